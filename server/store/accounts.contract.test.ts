/** Accounts, their sessions and hikers, and what the operator does with them: each beside another account with the same. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hikerLimits } from '../../domain/badge/hikers.ts';
import { places } from '../../test/badges.ts';
import { build } from '../../test/databases.ts';
import { makeHiker, signInAt } from '../../test/hiker.ts';
import { at, badgeRow, claimRow, makeNeighbors, moment } from '../../test/neighbors.ts';
import { blockAccount, findAccounts, restoreAccount, unblockAccount, whyBlocked } from './accounts.ts';
import { addBadges } from './badges.ts';
import { addClaims, lockUsers } from './claims.ts';
import { deleteHiker, deleteUser } from './erase.ts';
import { addHiker, changeHiker, getHikers, hikersOfAll } from './hikers.ts';
import { isPostgres } from './schema.ts';
import { endAllSessions, endSessions, findSessions, getSessions, startSession } from './sessions.ts';
import { getIdentities, userOfIdentity } from './users.ts';

const identity = { issuer: 'https://one.example', subject: 'one', name: 'A', email: 'a@b.c', emailVerified: true };

describe('an account', () => {
  it('an account is created once, by however many first sign-ins at once', async () => {
    const { store, now } = await build();
    const ids = await Promise.all(Array.from({ length: 10 }, () => userOfIdentity(store.db, identity, now())));
    expect(new Set(ids).size).toBe(1);
    expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('an account is named by issuer and subject together', async () => {
    const { store, now } = await build();
    const ids = [
      await userOfIdentity(store.db, identity, now()),
      await userOfIdentity(store.db, { ...identity, issuer: 'https://two.example' }, now()),
      await userOfIdentity(store.db, { ...identity, subject: 'two' }, now()),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(await getIdentities(store.db, ids[1] ?? '')).toMatchObject([
      { issuer: 'https://two.example', subject: 'one' },
    ]);
  });

  it('an account takes name and e-mail address from a later sign-in that has them', async () => {
    const { store, now } = await build();
    const bare = { ...identity, name: '', email: '', emailVerified: false };
    const users = () => store.db.selectFrom('users').select(['name', 'email', 'email_verified']).execute();
    await userOfIdentity(store.db, bare, now());
    await userOfIdentity(store.db, identity, now());
    await userOfIdentity(store.db, bare, now());
    expect(await users()).toEqual([{ name: 'A', email: 'a@b.c', email_verified: 1 }]);
    await userOfIdentity(store.db, { ...identity, email: 'new@b.c', emailVerified: false }, now());
    expect(await users()).toEqual([{ name: 'A', email: 'new@b.c', email_verified: 0 }]);
  });

  it('an account is created again if it is deleted during a sign-in', async () => {
    const { store, now } = await build();
    const first = await userOfIdentity(store.db, identity, now());
    let signIn: Promise<string> | undefined;
    await store.db.transaction().execute(async (tx) => {
      if (isPostgres(store.db)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await deleteUser(tx, first);
      signIn = userOfIdentity(store.db, identity, now());
      // Queried outside the transaction, in which the statistics are a fixed snapshot.
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const whoWaits = async () => (await waiting.execute(store.db)).rows;
      if (isPostgres(store.db)) await expect.poll(whoWaits).not.toEqual([]);
    });
    const second = await signIn;
    expect(second).not.toBe(first);
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: second }]);
  });

  it('an account is found by a part of its name or e-mail address, or by a prefix of its id', async () => {
    const test = await build();
    const ada = await makeHiker(test, 'Ada Lake');
    await makeHiker(test, 'Bo_100% Ridge');
    await ada.claim(places.lighthouse, { hikers: [ada.id, await ada.bring('Max')] });
    const { db } = test.store;
    for (const text of ['ada', 'LAKE', 'da.lake@mail', ada.id.slice(0, 8)])
      expect(await findAccounts(db, text)).toMatchObject([{ id: ada.id, badges: 2, blocked_at: null }]);
    expect((await findAccounts(db, '_100%')).map(({ name }) => name)).toEqual(['Bo_100% Ridge']);
    expect(await findAccounts(db, '%')).toHaveLength(1);
    expect(await findAccounts(db, 'nobody')).toEqual([]);
  });

  it('an account that is blocked has no valid session until it is unblocked, and may not write', async () => {
    const { db, ada, bo, test } = await makeNeighbors();
    await blockAccount(db, ada.id, 'Positions were faked.', test.now());
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: bo.id }]);
    expect([await whyBlocked(db, ada.id), await whyBlocked(db, bo.id)]).toEqual(['Positions were faked.', undefined]);
    const late = await startSession(db, ada.id, test.now(), moment(1)); // of a sign-in that was pending
    const isValid = async () => (await findSessions(db, [late], test.now()))[0]?.user.id;
    expect(await isValid()).toBeUndefined();
    expect(await lockUsers(db, [bo.id, ada.id, 'nobody'])).toEqual(new Set([bo.id]));
    await unblockAccount(db, ada.id);
    expect([await isValid(), await whyBlocked(db, ada.id)]).toEqual([ada.id, undefined]);
  });
});

describe('sessions', () => {
  it('sessions are found in the order of their tokens, until the moment of their end', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const [long, short] = [
      await startSession(db, ada.id, moment(0), moment(20)),
      await startSession(db, bo.id, moment(1), moment(10)),
    ];
    const found = async (minute: number) =>
      (await findSessions(db, [short, 'none', long], moment(minute))).map(
        (one) => one && [one.user.id, one.sessionCreatedAt],
      );
    expect(await found(9)).toEqual([[bo.id, at(1)], undefined, [ada.id, at(0)]]);
    expect(await found(10)).toEqual([undefined, undefined, [ada.id, at(0)]]);
  });

  it('sessions of one account are listed and ended without those of another', async () => {
    const { db, ada, bo } = await makeNeighbors();
    await endAllSessions(db, ada.id);
    const tokens = [];
    for (const minute of [2, 1, 1]) tokens.push(await startSession(db, ada.id, moment(minute), moment(30)));
    expect((await getSessions(db, ada.id, moment(29))).map((row) => row.created_at)).toEqual([at(1), at(1), at(2)]);
    expect(await getSessions(db, ada.id, moment(30))).toEqual([]);
    await endSessions(db, tokens.slice(0, 1));
    await endSessions(db, []);
    expect(await getSessions(db, ada.id, moment(0))).toHaveLength(2);
    await endAllSessions(db, ada.id);
    expect([await getSessions(db, ada.id, moment(0)), await getSessions(db, bo.id, moment(0))]).toEqual([
      [],
      [expect.objectContaining({ user_id: bo.id })],
    ]);
  });
});

describe('the hikers of an account', () => {
  const wanted = (name: string, hikerId: string = randomUUID()) => ({ hikerId, name, color: 'pine' as const });

  it('the hikers of an account are listed in the order in which they were added, then by id', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const ids = [randomUUID(), randomUUID()].toSorted();
    for (const [n, id] of ids.toReversed().entries()) await addHiker(db, ada.id, wanted(`Later ${n}`, id), moment(1));
    expect((await getHikers(db, ada.id)).map(({ id }) => id)).toEqual([kid, ...ids]);
    expect((await getHikers(db, bo.id)).map(({ id }) => id)).toEqual([kid]);
    expect(await hikersOfAll(db, [bo.id, ada.id])).toHaveLength(4);
  });

  it('hikers are added once by id, up to a limit, and not to a deleted account', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const add = async (user: typeof ada, one: ReturnType<typeof wanted>) => {
      const added = await addHiker(db, user.id, one, moment(1));
      return typeof added === 'string' ? added : added.name;
    };
    expect(await add(ada, wanted('Other', kid.toUpperCase()))).toBe('Kid');
    expect(await add(ada, wanted('KID'))).toBe('same-name');
    const cousins = Array.from({ length: hikerLimits.others }, (_, n) => add(ada, wanted(`Cousin ${n}`)));
    expect((await Promise.all(cousins)).filter((name) => name === 'too-many')).toHaveLength(1);
    expect(await add(bo, wanted('Cousin 1'))).toBe('Cousin 1');
    await deleteUser(db, ada.id);
    expect(await add(ada, wanted('Late'))).toBe('gone');
  });

  it('the hikers of an account are renamed and recolored in their own account only', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const ida = randomUUID();
    await addHiker(db, ada.id, wanted('Ida', ida), moment(1));
    expect(await changeHiker(db, ada.id, ida, { name: 'kid', color: 'birch' })).toBe('same-name');
    expect(await changeHiker(db, bo.id, ida, { name: 'Mine', color: 'birch' })).toBeUndefined();
    expect(await changeHiker(db, ada.id, kid, { name: 'KID', color: 'birch' })).toMatchObject({ name: 'KID' });
    expect(await getHikers(db, bo.id)).toMatchObject([{ id: kid, name: 'Kid', color: 'lake' }]);
  });
});

describe('a deletion', () => {
  it('the deletion of a hiker takes their rows alone, not those of the same id elsewhere', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    for (const user of [ada, bo]) {
      for (const hiker_id of ['', kid]) {
        await addClaims(db, [claimRow(user, 0, { hiker_id })]);
        await addBadges(db, [badgeRow(user, 'Gorge', { hiker_id })]);
      }
    }
    expect(await deleteHiker(db, ada.id, kid)).toBe(true);
    expect(await deleteHiker(db, ada.id, kid)).toBe(false);
    for (const table of ['attempts', 'badges'] as const) {
      const rows = await db.selectFrom(table).select(['user_id', 'hiker_id']).execute();
      expect(rows.map((row) => [row.user_id, row.hiker_id]).toSorted()).toEqual(
        [
          [ada.id, ''],
          [bo.id, ''],
          [bo.id, kid],
        ].toSorted(),
      );
    }
    expect([await getHikers(db, ada.id), await getHikers(db, bo.id)]).toEqual([[], [expect.anything()]]);
  });
});

describe('an account restored from a copy', () => {
  /** A family of two with everything that an account can have, in the live database and in a copy of it. */
  const withCopy = async () => {
    const [live, copy] = [await build(), await build()];
    const hiker = await makeHiker(copy, 'Ada Lake');
    const max = await hiker.bring('Max');
    await hiker.claim(places.lighthouse, { hikers: [hiker.id, max] });
    await hiker.claim(places.nowhere);
    await hiker.appeal('Gorge');
    await hiker.wish('north-shore/gorge');
    await copy.store.db.updateTable('identities').set({ issuer: identity.issuer, subject: identity.subject }).execute();
    return { live, copy, hiker, max };
  };
  const tables = ['identities', 'hikers', 'badges', 'attempts', 'appeals', 'wishes'] as const;

  it('an account restored from a copy after a deletion has all its rows again, and no sessions', async () => {
    const { live, copy, hiker } = await withCopy();
    const neighbor = await makeHiker(copy);
    await neighbor.claim(places.lighthouse);
    expect(await restoreAccount(copy.store.db, live.store.db, hiker.id)).toEqual({
      accountId: hiker.id,
      badges: 2,
      hikers: 1,
    });
    await deleteUser(copy.store.db, neighbor.id);
    for (const table of ['users', ...tables] as const) {
      const rows = await Promise.all([live, copy].map(({ store }) => store.db.selectFrom(table).selectAll().execute()));
      const [there, here] = rows.map((found) => found.map((row) => JSON.stringify(row)).toSorted());
      expect(there?.length, table).toBeGreaterThan(0);
      expect(there, table).toEqual(here);
    }
    expect(await live.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('a restored account whose owner has signed in again is merged into the new one', async () => {
    const { live, copy, hiker } = await withCopy();
    const { db } = live.store;
    const { id } = await signInAt(live.store, identity, live.now());
    const bystander = await makeHiker(live);
    await bystander.claim(places.lighthouse);
    expect(await restoreAccount(copy.store.db, db, hiker.id)).toMatchObject({ accountId: id, badges: 2 });
    for (const table of tables) {
      const owners = (await db.selectFrom(table).select('user_id').execute()).map(({ user_id: owner }) => owner);
      expect(new Set(owners), table).toEqual(
        new Set(['identities', 'badges', 'attempts'].includes(table) ? [id, bystander.id] : [id]),
      );
    }
  });

  it('a restored account that still exists gets lost rows back and keeps newer ones', async () => {
    const { live, copy, hiker, max } = await withCopy();
    const { db } = live.store;
    await restoreAccount(copy.store.db, db, hiker.id);
    await deleteHiker(db, hiker.id, max);
    await db.updateTable('users').set({ name: 'Ada of today' }).execute();
    expect(await restoreAccount(copy.store.db, db, hiker.id)).toMatchObject({ badges: 1, hikers: 1 });
    expect(await restoreAccount(copy.store.db, db, hiker.id)).toMatchObject({ badges: 0, hikers: 0 });
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ada of today' }]);
    const numbers = await db.selectFrom('badges').select('sequence').orderBy('sequence').execute();
    expect(new Set(numbers.map(({ sequence }) => sequence)).size).toBe(2);
  });
});
