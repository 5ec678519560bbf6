/** The wish list of the caller. */
import { hikeAt } from '../../../domain/finder/saved-hikes.ts';
import { changeWishesRequestSchema, wishListSchema } from '../../../domain/wire/wire.ts';
import { type Api, refusals } from '../../http/schemas.ts';
import { signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeWishes, type WishRow, wishesOf } from '../../store/saved-hikes.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'targets' | 'limiter' | 'clock'>;

/** Rate limit per account: a tap every five seconds. Calls without changes, which only sync, are not counted. */
export const wishChanges = { key: 'wishes', noun: 'wishes', most: 120, minutes: 10 } as const;

export function addWishRoutes(api: Api, { store, sessions, targets, limiter, clock }: Needs): void {
  const known = new Set(targets.flatMap(({ page }) => (page ? [hikeAt(page)] : [])));

  async function listOf(userId: string) {
    const rows = await wishesOf(store.db, userId);
    const wishes = rows
      .filter(({ wanted }) => wanted === 1)
      .map(({ hike, changed_at: changedAt }) => ({ hike, changedAt }));
    return { userId, total: wishes.length, wishes };
  }

  api.route({
    method: 'GET',
    url: '/wishes',
    schema: {
      operationId: 'listWishes',
      summary: 'The wish list of the caller',
      response: { 200: wishListSchema },
    },
    handler: (request) => listOf(sessions.of(request).user.id),
  });

  api.route({
    method: 'PATCH',
    url: '/wishes',
    schema: {
      operationId: 'changeWishes',
      summary: 'Add hikes to the list or remove them',
      body: changeWishesRequestSchema,
      response: { 200: wishListSchema, ...refusals(429) },
    },
    async handler(request) {
      const { id } = sessions.of(request).user;
      const { userId = id, wishes } = request.body;
      const now = clock().toISOString();
      /** Unknown hikes, removed or not yet added, are ignored instead of refusing the whole request. */
      const changes = wishes
        .filter(({ hike }) => userId === id && known.has(hike))
        .map(({ hike, wanted, changedAt }): WishRow => {
          const at = new Date(changedAt).toISOString();
          return { user_id: id, hike, wanted: wanted ? 1 : 0, changed_at: at < now ? at : now };
        });
      if (changes.length > 0) {
        await limiter.takeForAccount(id, wishChanges);
        if (!(await changeWishes(store.db, id, changes))) throw signedOut();
      }
      return listOf(id);
    },
  });
}
