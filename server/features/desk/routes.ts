/** The desk: what stewards do, below /v1/desk. */
import type { BadgeTarget } from '../../../domain/badge/rule.ts';
import type { Clock } from '../../clock.ts';
import type { Origins } from '../../http/origins.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import type { Api } from '../../http/schemas.ts';
import type { Sessions } from '../../http/session.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Store } from '../../store/open.ts';
import { addCallers } from './callers.ts';
import { addConditionRoutes } from './condition-routes.ts';
import { addFigureRoutes } from './figure-routes.ts';
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

type Needs = {
  store: Store;
  sessions: Sessions;
  origins: Origins;
  guide: Guide;
  targets: readonly BadgeTarget[];
  limiter: RateLimiter;
  clock: Clock;
  /** Enables the desk without a keeper: in the demonstration anyone can be one. */
  always: boolean;
  refreshNow(): Promise<void>;
};

export function addDeskRoutes(api: Api, needs: Needs): void {
  api.register(
    async (desk: Api) => {
      const callers = addCallers(desk, needs);
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
