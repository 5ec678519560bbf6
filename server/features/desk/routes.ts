/** The desk: what stewards do, below /v1/desk. */
import { figuresSchema, trailheadsSchema } from '../../../domain/desk/desk.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { addCallers } from './callers.ts';
import { addConditionRoutes } from './condition-routes.ts';
import { figures } from './figures.ts';
import { makeHikes } from './hikes.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { makeAppeals } from './queue/appeals.ts';
import { makeEnding } from './queue/ending.ts';
import { makeFacts } from './queue/facts.ts';
import { makeGates } from './queue/gates.ts';
import type { Kinds } from './queue/kind.ts';
import { makeMistakes } from './queue/mistakes.ts';
import { makeSources } from './queue/sources.ts';
import { addQueueRoutes } from './queue-routes.ts';
import { trailheads } from './trailheads.ts';

type Needs = Pick<Services, 'config' | 'store' | 'sessions' | 'origins' | 'guide' | 'targets' | 'limiter' | 'clock'>;

export function addDeskRoutes(api: Api, needs: Needs): void {
  api.register(
    async (desk: Api) => {
      const callers = addCallers(desk, { ...needs, always: needs.config.identity === 'demo' });
      const hikes = makeHikes(needs.guide);
      addNoticeRoutes(desk, { ...needs, callers, hikes });
      const kinds: Kinds = {
        ending: makeEnding(hikes),
        gate: makeGates(hikes),
        appeal: makeAppeals(hikes, needs.targets),
        mistake: makeMistakes(hikes),
        source: makeSources(needs.guide),
        fact: makeFacts(needs.guide, hikes),
      };
      addQueueRoutes(desk, { ...needs, callers, kinds });
      addConditionRoutes(desk, { ...needs, callers, hikes });
      addFigureRoutes(desk, needs);
      addPeopleRoutes(desk, { ...needs, callers });
    },
    { prefix: '/desk' },
  );
}

/** Trailhead health and figures. */
function addFigureRoutes(desk: Api, { store, guide, clock }: Needs): void {
  const { db } = store;

  desk.route({
    method: 'GET',
    url: '/trailheads',
    config: { role: 'reader' },
    schema: {
      operationId: 'readTrailheads',
      summary: 'Outcomes of claims by trailhead, counted once a night',
      response: { 200: trailheadsSchema, ...rejections(403, 404) },
    },
    handler: () => trailheads(db, { guide, now: clock() }),
  });

  desk.route({
    method: 'GET',
    url: '/figures',
    config: { role: 'reader' },
    schema: {
      operationId: 'readFigures',
      summary: 'Badges, claims, open reports and the age of facts',
      response: { 200: figuresSchema, ...rejections(403, 404) },
    },
    handler: () => figures(db, guide, clock()),
  });
}
