/**
 * Two accounts of the demonstration have a role at the desk, so that it can be tried at once. Anyone can sign in under these
 * names: the demonstration exists on loopback only.
 */
import type { Role } from '../../../../domain/desk/desk.ts';
import type { Clock } from '../../../clock.ts';
import type { Guide } from '../../../site/catalog.ts';
import { operator } from '../../../store/audit.ts';
import type { Store } from '../../../store/open.ts';
import { appoint, getSteward } from '../../../store/stewards.ts';

/** By the answer of the page. */
export const demoPeople: Partial<Record<string, { name: string; role: Role }>> = {
  steward: { name: 'Sam Steward', role: 'steward' },
  keeper: { name: 'Kim Keeper', role: 'keeper' },
};

type Needs = { store: Store; guide: Guide; clock: Clock };

/** Runs after a sign-in. Keeps a role that a keeper has changed. */
export function makeDemoRoles({ store, guide, clock }: Needs) {
  return async (userId: string, name: string): Promise<void> => {
    const person = Object.values(demoPeople).find((one) => one?.name === name);
    if (!person || (await getSteward(store.db, userId))) return;
    const regions = person.role === 'steward' ? guide.regions.slice(0, 1) : ('all' as const);
    await appoint(store.db, { userId: operator, now: clock() }, userId, { role: person.role, regions });
  };
}
