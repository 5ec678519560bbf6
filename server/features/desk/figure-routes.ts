/** Trailhead health and figures. */
import { figuresSchema, trailheadsSchema } from '../../../domain/live/desk.ts';
import type { Clock } from '../../clock.ts';
import { type Api, refusals } from '../../http/schemas.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Store } from '../../store/open.ts';
import { figures } from './figures.ts';
import { trailheads } from './trailheads.ts';

type Needs = {
  store: Store;
  guide: Guide;
  clock: Clock;
};

export function addFigureRoutes(desk: Api, { store, guide, clock }: Needs): void {
  const { db } = store;

  desk.route({
    method: 'GET',
    url: '/trailheads',
    config: { role: 'reader' },
    schema: {
      operationId: 'readTrailheads',
      summary: 'Outcomes of claims by trailhead, counted once a night',
      response: { 200: trailheadsSchema, ...refusals(403, 404) },
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
      response: { 200: figuresSchema, ...refusals(403, 404) },
    },
    handler: () => figures(db, guide, clock()),
  });
}
