/** Trailhead health and figures. */
import * as z from 'zod/mini';
import type { BadgeTarget } from '../../../domain/badge/rule.ts';
import {
  checkPointSchema,
  figuresSchema,
  figureTables,
  patchSchema,
  trailheadsSchema,
} from '../../../domain/live/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, refusals } from '../../http/schemas.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Store } from '../../store/open.ts';
import type { Callers } from './callers.ts';
import { checkPointPatch } from './check-point.ts';
import { csvOf, figures } from './figures.ts';
import type { DeskHikes } from './hikes.ts';
import { trailheads } from './trailheads.ts';

type Needs = {
  store: Store;
  callers: Callers;
  guide: Guide;
  hikes: DeskHikes;
  targets: readonly BadgeTarget[];
  clock: Clock;
};

export function addFigureRoutes(desk: Api, { store, callers, guide, hikes, targets, clock }: Needs): void {
  const { db } = store;

  desk.route({
    method: 'GET',
    url: '/trailheads',
    config: { role: 'reader' },
    schema: {
      operationId: 'readTrailheads',
      summary: 'Outcomes of claims by trailhead',
      response: { 200: trailheadsSchema, ...refusals(403, 404) },
    },
    handler: () => trailheads(db, { guide, targets, now: clock() }),
  });

  desk.route({
    method: 'POST',
    url: '/trailheads/:hike/patch',
    config: { role: 'steward' },
    schema: {
      operationId: 'suggestCheckPoint',
      summary: 'A patch that adds a checkpoint to the content file, for a maintainer; changes nothing',
      params: z.object({ hike: z.string() }),
      body: checkPointSchema,
      response: { 200: patchSchema, ...refusals(404) },
    },
    async handler(request) {
      const hike = hikes.bySlug(request.params.hike);
      if (!hike) throw noSuchHike();
      callers.requireRegions(request, [hike.region]);
      const patch = checkPointPatch(`${hike.region}/${hike.slug}`, request.body);
      if (!patch) throw noSuchHike();
      if ('fault' in patch) throw new ApiError(400, 'general_argument_invalid', patch.fault);
      return patch;
    },
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
      return reply
        .header('content-disposition', `attachment; filename="${table}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Buffer.from(csv) as never); // text, not JSON
    },
  });
}

const noSuchHike = () => new ApiError(404, 'document_not_found', 'The guide has no such hike.');
