/** Trailhead health and figures. */
import * as z from 'zod/mini';
import { figuresSchema, figureTables, trailheadsSchema } from '../../../domain/live/desk.ts';
import type { Clock } from '../../clock.ts';
import { sendAsIs } from '../../http/replies.ts';
import { type Api, refusals } from '../../http/schemas.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Store } from '../../store/open.ts';
import { csvOf, figures } from './figures.ts';
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

  desk.route({
    method: 'GET',
    url: '/figures.csv',
    config: { role: 'reader' },
    schema: {
      operationId: 'downloadFigures',
      summary: 'One table of the figures as CSV',
      querystring: z.object({ table: z.enum(figureTables) }),
      response: { 200: z.string().check(z.describe('CSV, RFC 4180.')), ...refusals(400, 403, 404) },
    },
    async handler(request, reply) {
      const { table } = request.query;
      const csv = csvOf(await figures(db, guide, clock()), table);
      reply.header('content-disposition', `attachment; filename="${table}.csv"`);
      return sendAsIs(reply, 'text/csv; charset=utf-8', Buffer.from(csv));
    },
  });
}
