/** Moderation of condition reports: switching them off, and clearing a kind. */
import { clearConditionSchema, deskConditionsSchema, switchReportsSchema } from '../../../domain/desk/desk.ts';
import type { Clock } from '../../clock.ts';
import { toConditions } from '../../http/responses.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import { clearKind, countedReports, everywhere, switchedOff, switchReports } from '../../store/conditions.ts';
import type { Store } from '../../store/open.ts';
import type { Callers } from './callers.ts';
import type { DeskHikes } from './hikes.ts';

type Needs = { store: Store; callers: Callers; hikes: DeskHikes; clock: Clock };

export function addConditionRoutes(desk: Api, { store, callers, hikes, clock }: Needs): void {
  const { db } = store;
  const oneHike = (hike: string) => ({ hikes: [hike], regions: [], all: false });

  desk.route({
    method: 'GET',
    url: '/conditions',
    config: { role: 'reader' },
    schema: {
      operationId: 'readConditions',
      summary: 'Condition reports, and hikes with reports switched off',
      response: { 200: deskConditionsSchema, ...rejections(403, 404) },
    },
    async handler() {
      const now = clock();
      const off = await switchedOff(db);
      return { asOf: now.toISOString(), off, conditions: toConditions(await countedReports(db, now), now) };
    },
  });

  desk.route({
    method: 'PUT',
    url: '/conditions/switch',
    config: { role: 'steward', fresh: true },
    schema: {
      operationId: 'switchReports',
      summary: 'Switch condition reports off or on',
      body: switchReportsSchema,
      response: { 204: nothing, ...rejections(404) },
    },
    async handler(request, reply) {
      const { hike, on } = request.body;
      if (hike !== undefined) hikes.requireKnown(oneHike(hike));
      callers.requireRegions(request, hike === undefined ? 'all' : hikes.getRegions(oneHike(hike)));
      await switchReports(db, callers.actor(request), hike ?? everywhere, on);
      await desk.refreshLiveDocument();
      return reply.code(204).send();
    },
  });

  desk.route({
    method: 'POST',
    url: '/conditions/clear',
    config: { role: 'steward', fresh: true },
    schema: {
      operationId: 'clearCondition',
      summary: 'Remove outdated condition reports',
      body: clearConditionSchema,
      response: { 204: nothing, ...rejections(404) },
    },
    async handler(request, reply) {
      const { hike, kind } = request.body;
      hikes.requireKnown(oneHike(hike));
      callers.requireRegions(request, hikes.getRegions(oneHike(hike)));
      await clearKind(db, callers.actor(request), hike, kind);
      await desk.refreshLiveDocument();
      return reply.code(204).send();
    },
  });
}
