/** The list of saved hikes of the caller. */
import { hikeAt } from '../../../domain/finder/saved-hikes.ts';
import { changeSavedHikesRequestSchema, savedHikeListSchema } from '../../../domain/wire/wire.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import { signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeSavedHikes, getWishes, type SavedHikeRow } from '../../store/saved-hikes.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'targets' | 'limiter' | 'clock'>;

/** Rate limit per account: a tap every five seconds. Calls without changes, which only sync, are not counted. */
export const savedHikeChanges = { key: 'wishes', noun: 'wishes', most: 120, minutes: 10 } as const;

export function addSavedHikeRoutes(api: Api, { store, sessions, targets, limiter, clock }: Needs): void {
  const known = new Set(targets.flatMap(({ page }) => (page ? [hikeAt(page)] : [])));

  async function toList(userId: string) {
    const rows = await getWishes(store.db, userId);
    const savedHikes = rows
      .filter(({ wanted }) => wanted === 1)
      .map(({ hike, changed_at: changedAt }) => ({ hike, changedAt }));
    return { userId, total: savedHikes.length, wishes: savedHikes };
  }

  api.route({
    method: 'GET',
    url: '/wishes',
    schema: {
      operationId: 'listWishes',
      summary: 'The saved hikes of the caller',
      response: { 200: savedHikeListSchema },
    },
    handler: (request) => toList(sessions.of(request).user.id),
  });

  api.route({
    method: 'PATCH',
    url: '/wishes',
    schema: {
      operationId: 'changeWishes',
      summary: 'Add hikes to the list or remove them',
      body: changeSavedHikesRequestSchema,
      response: { 200: savedHikeListSchema, ...rejections(429) },
    },
    async handler(request) {
      const { id } = sessions.of(request).user;
      const { userId = id, wishes: savedHikes } = request.body;
      const now = clock().toISOString();
      /** Unknown hikes, removed or not yet added, are ignored instead of refusing the whole request. */
      const changes = savedHikes
        .filter(({ hike }) => userId === id && known.has(hike))
        .map(({ hike, wanted, changedAt }): SavedHikeRow => {
          const at = new Date(changedAt).toISOString();
          return { user_id: id, hike, wanted: wanted ? 1 : 0, changed_at: at < now ? at : now };
        });
      if (changes.length > 0) {
        await limiter.takeForAccount(id, savedHikeChanges);
        if (!(await changeSavedHikes(store.db, id, changes))) throw signedOut();
      }
      return toList(id);
    },
  });
}
