/** The effects of the operator's commands on accounts. */
import { expect, it } from 'vitest';
import { places } from '../../test/badges.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { makeHiker, signInAt } from '../../test/hiker.ts';
import { blockAccount, findAccounts, restoreAccount, unblockAccount, whyBlocked } from './accounts.ts';
import { deleteHiker, deleteUser } from './erase.ts';
import { startSession } from './sessions.ts';

onBothDatabases('an account', (build) => {
  it('is found by a part of its name or e-mail address, case-insensitively, or by a prefix of its id', async () => {
    const test = await build();
    const ada = await makeHiker(test, 'Ada Lake');
    await makeHiker(test, 'Bo_100% Ridge');
    await ada.claim(places.lighthouse);
    const { db } = test.store;
    for (const text of ['ada', 'LAKE', 'da.lake@mail', ada.id.slice(0, 8)])
      expect(await findAccounts(db, text)).toMatchObject([{ id: ada.id, badges: 1, blocked_at: null }]);
    expect((await findAccounts(db, '_100%')).map(({ name }) => name)).toEqual(['Bo_100% Ridge']);
    expect(await findAccounts(db, '%')).toHaveLength(1);
    expect(await findAccounts(db, 'nobody')).toEqual([]);
  });

  it('that is blocked is signed out at once, and none of its sessions is valid until it is unblocked', async () => {
    const test = await build();
    const [hiker, bystander] = [await makeHiker(test), await makeHiker(test)];
    const { db } = test.store;
    await blockAccount(db, hiker.id, 'Positions were faked.', test.now());
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    expect((await bystander.get('/v1/account')).statusCode).toBe(200);
    expect(await whyBlocked(db, hiker.id)).toBe('Positions were faked.');
    expect(await whyBlocked(db, bystander.id)).toBeUndefined();

    // A sign-in that was pending while the account was blocked.
    const token = await startSession(db, hiker.id, test.now(), new Date(test.now().getTime() + 60_000));
    const late = { url: '/v1/account', headers: { cookie: `a_session_north-star-trails=${token}` } };
    expect((await test.app.inject(late)).statusCode).toBe(401);
    await unblockAccount(db, hiker.id);
    expect((await test.app.inject(late)).statusCode).toBe(200);
  });
});

onBothDatabases('an account restored from a copy', (build) => {
  /** A family of two with everything that an account can have, in the live database and in a copy of it. */
  const withCopy = async () => {
    const [live, copy] = [await build(), await build()];
    const identity = { issuer: 'https://i.example', subject: '1', name: 'Ada', email: 'a@b.c', emailVerified: true };
    const hiker = await makeHiker(copy, 'Ada Lake');
    const max = await hiker.bring('Max');
    await hiker.claim(places.lighthouse, { hikers: [hiker.id, max] });
    await hiker.claim(places.nowhere);
    await hiker.appeal('Gorge');
    await hiker.wish('north-shore/gorge');
    await copy.store.db.updateTable('identities').set({ issuer: identity.issuer, subject: '1' }).execute();
    return { live, copy, hiker, max, identity };
  };
  const tables = ['identities', 'hikers', 'badges', 'attempts', 'appeals', 'wishes'] as const;

  it('after a deletion has all its rows again, and no sessions', async () => {
    const { live, copy, hiker } = await withCopy();
    expect(await restoreAccount(copy.store.db, live.store.db, hiker.id)).toEqual({
      accountId: hiker.id,
      badges: 2,
      hikers: 1,
    });
    for (const table of ['users', ...tables] as const) {
      const rows = await Promise.all([live, copy].map(({ store }) => store.db.selectFrom(table).selectAll().execute()));
      const [there, here] = rows.map((found) => found.map((row) => JSON.stringify(row)).toSorted());
      expect(there?.length, table).toBeGreaterThan(0);
      expect(there, table).toEqual(here);
    }
    expect(await live.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('whose owner has signed in again is merged into the new account, with badges earned since', async () => {
    const { live, copy, hiker, identity } = await withCopy();
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

  it('that still exists gets lost rows back and keeps newer ones, idempotently', async () => {
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
    await deleteUser(db, hiker.id);
    expect(await db.selectFrom('badges').select('id').execute()).toEqual([]);
  });
});
