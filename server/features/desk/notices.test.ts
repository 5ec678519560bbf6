import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { testGuide } from '../../../test/badges.ts';
import { build, newDatabase } from '../../../test/databases.ts';
import { daysAfter, makeSteward, readNow } from '../../../test/desk.ts';
import { change, operator } from '../../store/audit.ts';

describe('a notice', () => {
  it('a notice is in the live document once its author has the response, signed by a role', async () => {
    const test = await build();
    const steward = await makeSteward(test, 'steward', ['north-shore'], 'Mary Steward');
    const response = await steward.publish();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      revision: 1,
      state: 'live',
      hikes: ['lighthouse'],
      kind: 'closed',
      words: 'The bridge is out.',
      mayChange: true,
      revisedBy: { id: steward.id, name: 'Mary Steward' },
    });
    const { body } = await test.app.inject({ url: '/now.json' });
    expect(JSON.parse(body).notices).toEqual([
      {
        id: response.json().id,
        hikes: ['lighthouse'],
        kind: 'closed',
        words: 'The bridge is out.',
        by: 'steward',
        from: test.now().toISOString(),
        until: daysAfter(test.now(), 7),
        asOf: test.now().toISOString(),
        source: 'Park office',
      },
    ]);
    const feed = (await test.app.inject({ url: '/now.atom' })).body;
    for (const text of [body, feed]) expect(text).not.toMatch(new RegExp(`${steward.id}|Mary|${steward.email}`));
  });

  it('a notice for a region or for all hikes lists every hike it covers', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published({ hikes: ['ridge'], regions: ['north-shore'] });
    await steward.published({ hikes: [], all: true, kind: 'information' });
    const slugs = ['lighthouse', 'gorge', 'swing-bridge', 'ridge'];
    expect((await readNow(test)).notices.map(({ hikes }) => hikes)).toEqual([slugs, slugs]);
  });

  it('about a hike that is no longer in the guide is left to members for all regions', async () => {
    const options = await newDatabase();
    const before = await build(options);
    const hikes = testGuide.hikes.filter(({ slug }) => slug !== 'lighthouse');
    const elsewhere = await build({ ...options, guide: { ...testGuide, hikes } });
    const [ranger, everywhere] = [await makeSteward(before, 'steward', ['north-shore']), await makeSteward(before)];
    const { id, revision } = await ranger.published();
    const withdraw = ({ cookie }: { cookie: string }) =>
      elsewhere.app.inject({
        method: 'POST',
        url: `/v1/desk/notices/${id}/withdraw`,
        headers: { cookie },
        payload: { revision },
      });
    await elsewhere.refreshLiveDocument();
    expect((await readNow(elsewhere)).notices).toEqual([]);
    expect((await readNow(before)).notices).toHaveLength(1);
    expect((await withdraw(ranger)).statusCode).toBe(403);
    expect((await withdraw(everywhere)).statusCode).toBe(200);
  });

  it('a notice has ended at the moment of its end', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published({ until: daysAfter(test.now(), 1) });
    test.advance(24 * 60);
    expect((await steward.read('/notices')).json().notices).toMatchObject([{ state: 'ended' }]);
  });

  it('a notice is not found under a revision that it does not have yet', async () => {
    const steward = await makeSteward(await build());
    const { id } = await steward.published();
    expect((await steward.withdraw({ id, revision: 2 })).json()).toMatchObject({ code: 404, type: 'notice_not_found' });
  });

  it('a notice may be dated in any time zone, and expires at that moment', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published({ from: '2026-07-04T09:00:00-05:00', until: '2026-07-04T12:00:00-05:00' });
    const span = { from: '2026-07-04T14:00:00.000Z', until: '2026-07-04T17:00:00.000Z' };
    expect((await readNow(test)).notices).toMatchObject([span]);
    test.advance(119);
    await test.refreshLiveDocument();
    expect((await readNow(test)).notices).toMatchObject([span]);
  });

  it('a notice is removed from the live document when it expires, without an edit', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published({ until: daysAfter(test.now(), 1) });
    const coming = await steward.published({ from: daysAfter(test.now(), 2), until: daysAfter(test.now(), 3) });
    test.advance(24 * 60 - 1);
    await steward.read('/notices');
    expect((await readNow(test)).notices).toHaveLength(2);
    test.advance(2);
    const fresh = await makeSteward(test);
    await fresh.published({ kind: 'information', hikes: ['gorge'] });
    expect((await readNow(test)).notices.map(({ id }) => id)).toContain(coming.id);
    expect((await readNow(test)).notices.map(({ kind }) => kind)).toEqual(['closed', 'information']);
    const listed = (await steward.read('/notices')).json().notices;
    expect(listed.map(({ state }: { state: string }) => state)).toEqual(['live', 'coming', 'ended']);
  });

  it('of two stewards who correct a notice at once the second gets a conflict with both texts', async () => {
    const test = await build();
    const [mary, dale] = [
      await makeSteward(test, 'steward', 'all', 'Mary'),
      await makeSteward(test, 'steward', 'all', 'Dale'),
    ];
    const published = await mary.published();
    const responses = await Promise.all([
      dale.correct(published, { words: 'The whole park is closed.' }),
      mary.correct(published, { words: 'Both banks are closed.' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = responses.find(({ statusCode }) => statusCode === 409)?.json();
    const won = responses.find(({ statusCode }) => statusCode === 200)?.json();
    expect(lost).toMatchObject({ type: 'notice_conflict', current: { words: won.words, revision: 2 } });
    expect([won.words, lost.yours.words].toSorted()).toEqual(['Both banks are closed.', 'The whole park is closed.']);
    expect((await readNow(test)).notices.map(({ words }) => words)).toEqual([won.words]);
    expect((await mary.withdraw(published)).statusCode).toBe(409);
  });

  it('a notice withdrawn while another steward corrects it is live again if they decide so', async () => {
    const test = await build();
    const [mary, dale] = [await makeSteward(test), await makeSteward(test)];
    const published = await mary.published();
    await dale.withdraw(published);
    const conflict = await mary.correct(published, { words: 'Both banks are closed.' });
    expect(conflict.json()).toMatchObject({ code: 409, current: { state: 'withdrawn', revision: 2 } });
    const again = await mary.correct(conflict.json().current, { words: 'Both banks are closed.' });
    expect(again.json()).toMatchObject({ state: 'live', revision: 3 });
    expect((await readNow(test)).notices.map(({ words }) => words)).toEqual(['Both banks are closed.']);
  });

  it('a notice that is withdrawn disappears at once and can be restored; the log has both actors', async () => {
    const test = await build();
    const steward = await makeSteward(test, 'steward', 'all', 'Dale');
    const published = await steward.published();
    const withdrawn = await steward.withdraw(published);
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn', revision: 2 });
    expect((await readNow(test)).notices).toEqual([]);
    expect((await steward.restore(withdrawn.json())).json()).toMatchObject({ state: 'live', revision: 3 });
    expect((await readNow(test)).notices).toHaveLength(1);
    const { entries } = (await steward.read('/log')).json();
    expect(
      entries.slice(0, 3).map(({ action, by }: { action: string; by: { name: string } }) => [action, by.name]),
    ).toEqual([
      ['restore', 'Dale'],
      ['withdraw', 'Dale'],
      ['publish', 'Dale'],
    ]);
  });

  it.each([
    ['without hikes', { hikes: [] }, /^hikes: choose/],
    ['about a hike that the guide does not have', { hikes: ['everest'] }, /^hikes: the guide has no everest\.$/],
    ['about a region that the guide does not have', { regions: ['alps'] }, /^regions: the guide has no alps\.$/],
    ['without words', { words: ' ' }, /^words: expected a few words$/],
    ['of 281 characters', { words: 'a'.repeat(281) }, /^words: /],
    ['that ends before it starts', { until: '2026-07-04T14:00:00.000Z' }, /^until: that is before it starts\.$/],
    [
      'that has ended',
      { from: '2026-07-01T00:00:00.000Z', until: '2026-07-02T00:00:00.000Z' },
      /^until: that has passed/,
    ],
    ['of 91 days', { until: '2026-10-03T15:00:00.000Z' }, /^until: that is more than 90 days\.$/],
    ['without an end', { until: undefined as never }, /^until: /],
    ['of a kind that promises too much', { kind: 'open' as never }, /^kind: /],
  ])('%s is refused with a reason', async (_, other, message) => {
    const test = await build();
    const response = await (await makeSteward(test)).publish(other);
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringMatching(message)]);
    expect((await readNow(test)).notices).toEqual([]);
  });

  it('a notice is limited to the regions of its steward, before and after a correction', async () => {
    const test = await build();
    const shore = await makeSteward(test, 'steward', ['north-shore']);
    const everywhere = await makeSteward(test);
    for (const other of [{ hikes: ['ridge'] }, { hikes: [], regions: ['southeast'] }, { all: true }])
      expect((await shore.publish(other)).statusCode).toBe(403);
    const ridge = await everywhere.published({ hikes: ['ridge'] });
    expect((await shore.correct(ridge, { hikes: ['lighthouse'] })).statusCode).toBe(403);
    expect((await shore.withdraw(ridge)).statusCode).toBe(403);
    const own = await shore.published();
    expect((await shore.correct(own, { hikes: ['lighthouse', 'ridge'] })).statusCode).toBe(403);
    const [seen] = (await shore.read('/notices')).json().notices.filter(({ id }: { id: string }) => id === ridge.id);
    expect(seen.mayChange).toBe(false);
  });

  it('a notice that moves to another region cannot be changed by guessing its revision', async () => {
    const test = await build();
    const [everywhere, shore] = [await makeSteward(test), await makeSteward(test, 'steward', ['north-shore'])];
    const published = await everywhere.published();
    const holding = change(test.store.db, { userId: operator, now: test.now() }, () => setTimeout(500));
    const moving = everywhere.correct(published, { hikes: ['ridge'] });
    await setTimeout(200);
    const guess = await shore.correct({ id: published.id, revision: 2 }, { words: 'All clear.' });
    await Promise.all([holding, moving]);
    expect([403, 404]).toContain(guess.statusCode);
    expect((await readNow(test)).notices.map(({ hikes }) => hikes)).toEqual([['ridge']]);
  });
});
