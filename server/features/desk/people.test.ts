import { describe, expect, it } from 'vitest';
import { build } from '../../../test/databases.ts';
import { daysAfter, makeSteward, readNow } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';
import { change } from '../../store/audit.ts';

describe('the people of the desk', () => {
  it('the people of the desk are appointed by a keeper, by their sign-in e-mail address', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper', 'all', 'Anna');
    const ranger = await makeHiker(test, 'Mary');
    expect((await ranger.get('/v1/desk/me')).statusCode).toBe(403);
    const email = ` ${ranger.email.toUpperCase()} `;
    const response = await keeper.send('POST', '/people', { email, role: 'steward', regions: ['north-shore'] });
    expect(response.statusCode).toBe(201);
    expect((await ranger.get('/v1/desk/me')).json()).toMatchObject({
      role: 'steward',
      regions: ['north-shore'],
      fresh: true,
    });
    await keeper.send('PUT', `/people/${ranger.id}`, { role: 'reader', regions: 'all' });
    expect((await ranger.get('/v1/desk/me')).json()).toMatchObject({ role: 'reader', regions: 'all' });
    const { people } = (await keeper.read('/people')).json();
    expect(people.map(({ name, role }: { name: string; role: string }) => `${name} ${role}`)).toEqual([
      'Anna keeper',
      'Mary reader',
    ]);
    expect((await keeper.send('DELETE', `/people/${ranger.id}`)).statusCode).toBe(204);
    expect((await ranger.get('/v1/account')).statusCode, 'signed out').toBe(401);
  });

  it('need an address that the identity provider has verified, and an account', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper');
    const impostor = await makeHiker(test, 'Impostor');
    await test.store.db.updateTable('users').set({ email_verified: 0 }).where('id', '=', impostor.id).execute();
    for (const email of [impostor.email, 'nobody@mail.example', '%']) {
      const response = await keeper.send('POST', '/people', { email, role: 'keeper', regions: 'all' });
      expect(response.statusCode).toBe(email === '%' ? 400 : 404);
    }
    const unknown = await keeper.send('PUT', `/people/${impostor.id}`, { role: 'keeper', regions: 'all' });
    expect(unknown.statusCode).toBe(404);
    const elsewhere = { email: keeper.email, role: 'steward', regions: ['alps'] };
    expect((await keeper.send('POST', '/people', elsewhere)).json().message).toBe('regions: the guide has no alps.');
  });

  it('the people of the desk always include a keeper', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper');
    expect((await keeper.send('DELETE', `/people/${keeper.id}`)).json()).toMatchObject({
      code: 409,
      type: 'last_keeper',
    });
    const down = await keeper.send('PUT', `/people/${keeper.id}`, { role: 'steward', regions: 'all' });
    expect(down.json()).toMatchObject({ code: 409, type: 'last_keeper' });
    const other = await makeSteward(test, 'keeper');
    expect((await other.send('DELETE', `/people/${keeper.id}`)).statusCode).toBe(204);
  });
});

describe('a stolen account of a steward', () => {
  it('a stolen steward account loses role, sessions and live notices in one step', async () => {
    const test = await build();
    const [keeper, thief, mary] = [
      await makeSteward(test, 'keeper'),
      await makeSteward(test),
      await makeSteward(test, 'steward'),
    ];
    await thief.published({ words: 'False.' });
    await thief.published({ words: 'False soon.', from: daysAfter(test.now(), 1) });
    await thief.correct(await mary.published({ words: 'True.' }), { words: 'Made false.' });
    await mary.correct(await thief.published({ words: 'False.' }), { words: 'Set right.' });
    await mary.published({ words: 'Never touched.' });
    expect((await keeper.send('DELETE', `/people/${thief.id}?takeDown=notices`)).statusCode).toBe(204);
    const { notices } = await readNow(test);
    expect(notices.map(({ words }) => words).toSorted()).toEqual(['Never touched.', 'Set right.']);
    expect((await thief.get('/v1/account')).statusCode).toBe(401);
    const { entries } = (await keeper.read('/log')).json();
    expect(entries.slice(0, 4).map(({ action }: { action: string }) => action)).toEqual([
      'dismiss',
      ...['withdraw', 'withdraw', 'withdraw'],
    ]);
  });

  it('a change that waited for the database while the role ended is refused', async () => {
    const test = await build();
    const [keeper, thief] = [await makeSteward(test, 'keeper'), await makeSteward(test)];
    const [dismissed, ...late] = await Promise.all([
      keeper.send('DELETE', `/people/${thief.id}?takeDown=notices`),
      ...Array.from({ length: 8 }, () => thief.publish({ words: 'False.' })),
    ]);
    expect(dismissed.statusCode).toBe(204);
    expect(late.map(({ statusCode }) => statusCode)).not.toContain(500);
    expect((await readNow(test)).notices).toEqual([]);
  });
});

describe('the log of the desk', () => {
  it('the log of the desk has every entry once, in order, and names people by id only', async () => {
    const test = await build();
    const stewards = await Promise.all(
      ['Ada', 'Ben', 'Cyd', 'Dot'].map((name) => makeSteward(test, 'steward', 'all', name)),
    );
    await Promise.all(stewards.flatMap((steward) => [1, 2, 3].map(() => steward.publish())));
    const rows = await test.store.db.selectFrom('audit').selectAll().orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Ben|Cyd|Dot|mail\.example/);
    const { entries } = (await stewards[0]?.read('/log'))?.json() ?? {};
    expect(entries[0]).toMatchObject({
      seq: 16,
      action: 'publish',
      detail: { words: 'The bridge is out.' },
      about: null,
    });
    expect(entries.at(-1)).toMatchObject({
      action: 'appoint',
      about: { name: expect.stringMatching(/Ada|Ben|Cyd|Dot/) },
    });
  });

  it('the log of the desk is paginated, newest first', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper');
    const actor = { userId: keeper.id, now: test.now() };
    await change(test.store.db, actor, async ({ note }) => {
      for (let i = 0; i < 199; i += 1) await note({ action: 'answer', subject: `item ${i}` });
    });
    const first = (await keeper.read('/log')).json();
    const second = (await keeper.read(`/log?before=${first.next}`)).json();
    const numbers = [...first.entries, ...second.entries].map(({ seq }: { seq: number }) => seq);
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, i) => 200 - i));
    expect(second.next, 'the second page is exactly full').toBeNull();
  });
});
