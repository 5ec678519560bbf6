import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { places, testGuide } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { addReport, daysAfter, endWaits, makeSteward, readNow, type Steward } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';
import { change, operator } from '../../store/audit.ts';
import { deleteExpired } from '../../store/cleanup.ts';
import { openMistakeReports } from '../../store/mistake-reports.ts';

describe('a notice about to end', () => {
  it('a notice about to end is queued for confirmation, and one tap extends it by a week', async () => {
    const test = await build();
    await (await makeSteward(test)).published({ until: daysAfter(test.now(), 7) });
    test.advance(4 * 24 * 60);
    const steward = await makeSteward(test);
    expect(await steward.queue()).toEqual([]);
    test.advance(24 * 60);
    const ranger = await makeSteward(test, 'steward', ['north-shore']);
    const [item] = await ranger.queue();
    expect(item).toMatchObject({ kind: 'ending', hike: 'lighthouse', region: 'north-shore', mayAnswer: true });
    const response = await ranger.answer(item?.id ?? '', 'still-true');
    expect(response.json()).toMatchObject({ answer: 'still-true', mayUndo: true });
    expect((await readNow(test)).notices[0]?.until).toBe(daysAfter(test.now(), 9));
    expect(await ranger.queue()).toEqual([]);
    expect((await ranger.undo(item?.id ?? '')).statusCode).toBe(204);
    expect((await readNow(test)).notices[0]?.until).toBe(daysAfter(test.now(), 2));
    expect(await ranger.queue()).toHaveLength(1);
  });

  it.each([
    ['fall', '2026-10-29T15:00:00.000Z', '2026-11-01T04:59:59.000Z', '2026-11-08T05:59:59.000Z'],
    ['spring', '2027-03-11T16:00:00.000Z', '2027-03-14T05:59:59.000Z', '2027-03-21T04:59:59.000Z'],
  ])('still ends at the end of a day after a week in which clocks change in %s', async (_, from, until, extended) => {
    const test = await build();
    test.advance((Date.parse(until) - test.now().getTime()) / 60_000 - 12 * 60);
    const ranger = await makeSteward(test);
    await ranger.published({ from, until });
    const [item] = await ranger.queue();
    await ranger.answer(item?.id ?? '', 'still-true');
    expect((await readNow(test)).notices[0]?.until).toBe(extended);
  });

  it('a notice about to end cannot be undone into another region', async () => {
    const test = await build();
    const [everywhere, shore] = [await makeSteward(test), await makeSteward(test, 'steward', ['north-shore'])];
    const both = await everywhere.published({ hikes: ['lighthouse', 'ridge'] });
    await everywhere.correct(both, { hikes: ['lighthouse'] });
    const undo = (steward: Steward) => steward.undo(`ending:${both.id}.${both.revision}`);
    expect((await undo(shore)).statusCode).toBe(403);
    expect((await readNow(test)).notices[0]?.hikes).toEqual(['lighthouse']);
    expect((await undo(everywhere)).statusCode).toBe(204);
  });

  it('a notice about to end is not put back by a steward who signed in too long ago', async () => {
    const test = await build();
    await (await makeSteward(test)).published({ until: daysAfter(test.now(), 1) });
    test.advance(13 * 60);
    const ranger = await makeSteward(test);
    const [{ id = '' } = {}] = await ranger.queue();
    await ranger.answer(id, 'over');
    test.advance(11);
    expect((await ranger.undo(id)).json()).toMatchObject({ type: 'desk_sign_in_required' });
    expect((await readNow(test)).notices).toEqual([]);
  });

  it('a notice about to end is withdrawn and restored with one tap each, after a recent sign-in', async () => {
    const test = await build();
    await (await makeSteward(test)).published({ until: daysAfter(test.now(), 1) });
    test.advance(13 * 60);
    const ranger = await makeSteward(test);
    const [{ id = '' } = {}] = await ranger.queue();
    await ranger.answer(id, 'over');
    expect((await readNow(test)).notices).toEqual([]);
    await ranger.undo(id);
    expect((await readNow(test)).notices).toHaveLength(1);
    test.advance(11);
    const [{ id: next = '' } = {}] = await ranger.queue();
    expect((await ranger.answer(next, 'over')).json()).toMatchObject({ type: 'desk_sign_in_required' });
  });
});

describe('a notice beside a report of a closed gate', () => {
  const gate = 'gate:lighthouse.2026-07-04';
  const queued = async (other: Parameters<Steward['published']>[0], isWithdrawn = false) => {
    const test = await build();
    const [hiker, steward, claimId] = [await makeHiker(test), await makeSteward(test), randomUUID()];
    await hiker.claim(places.lighthouse, { claimId });
    await hiker.report(claimId, ['gate']);
    await endWaits(test);
    const notice = await steward.published({ until: daysAfter(test.now(), 1), ...other });
    if (isWithdrawn) await steward.withdraw(notice);
    test.advance(13 * 60);
    return (await (await makeSteward(test)).queue())
      .map(({ id }) => (id === gate ? 'gate' : id.split(':')[0]))
      .toSorted();
  };

  it.each([
    ['closed', ['ending']],
    ['partly', ['ending']],
    ['hazard', ['ending', 'gate']],
    ['information', ['ending', 'gate']],
  ] as const)(
    'a notice beside a report of a closed gate of the kind %s leaves %j in the queue before its end',
    async (kind, items) => {
      expect(await queued({ kind })).toEqual(items);
    },
  );

  it.each([
    ['for its region', ['ending'], { hikes: [], regions: ['north-shore'] }],
    ['for all hikes', ['ending'], { hikes: [], all: true }],
    ['for another hike', ['ending', 'gate'], { hikes: ['gorge'] }],
    ['for later', ['gate'], { from: '2026-07-05T14:00:00.000Z' }],
    ['and is withdrawn', ['gate'], {}],
  ])('a notice beside a report of a closed gate that closes %s leaves %j in the queue', async (where, items, other) => {
    expect(await queued(other, where === 'and is withdrawn')).toEqual(items);
  });
});

describe('a mistake report in the queue', () => {
  it('a confirmed mistake report waits for a keeper, who closes it once the page is corrected', async () => {
    const test = await build();
    const id = `mistake:${await addReport(test)}`;
    const ranger = await makeSteward(test, 'steward', ['north-shore']);
    expect(await ranger.queue()).toMatchObject([
      {
        id,
        hike: 'lighthouse',
        facts: ['restrooms'],
        words: 'The toilet is locked.',
        contact: 'ada@mail.example',
        confirmed: false,
      },
    ]);
    expect((await ranger.answer(id, 'reader-right')).statusCode).toBe(200);
    expect(await ranger.queue()).toMatchObject([{ id, confirmed: true, mayAnswer: false, contact: null }]);
    expect((await ranger.answer(id, 'page-right')).statusCode).toBe(403);
    await ranger.undo(id);
    expect(await ranger.queue()).toMatchObject([{ confirmed: false, mayAnswer: true }]);
    expect((await ranger.undo(id)).statusCode).toBe(409);
    await ranger.answer(id, 'reader-right');
    const keeper = await makeSteward(test, 'keeper');
    expect(await keeper.queue()).toMatchObject([{ confirmed: true, mayAnswer: true, contact: 'ada@mail.example' }]);
    expect((await keeper.answer(id, 'corrected')).statusCode).toBe(200);
    expect(await keeper.queue()).toEqual([]);
    expect((await keeper.read('/figures')).json().reports.open).toBe(0);
    expect((await keeper.answer(id, 'page-right')).statusCode).toBe(404);
  });

  it('a mistake report in the queue is named by its whole id, and is not open once it is rejected', async () => {
    const test = await build();
    const ranger = await makeSteward(test);
    const id = `mistake:${await addReport(test)}`;
    const open = async () => (await ranger.read('/figures')).json().reports.open;
    expect(await open()).toBe(1);
    await ranger.answer(id, 'page-right');
    expect(await open()).toBe(0);
    expect((await ranger.undo(`${id.slice(0, -1)}_`)).statusCode).toBe(404);
    await ranger.undo(id);
    expect(await open()).toBe(1);
  });

  it('of two stewards who answer a mistake report at once the second gets a conflict', async () => {
    const test = await build();
    const [mary, dale] = [await makeSteward(test), await makeSteward(test)];
    const id = `mistake:${await addReport(test)}`;
    // Another change holds the lock until both have seen the item.
    let holding: Promise<void> | undefined;
    await new Promise<void>((holds) => {
      holding = change(test.store.db, { userId: operator, now: test.now() }, async () => {
        holds();
        await setTimeout(500);
      });
    });
    const responses = await Promise.all([mary.answer(id, 'page-right'), dale.answer(id, 'reader-right')]);
    await holding;
    const [first, second] = responses.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, expect.toBeOneOf([404, 409])]);
    const answers = await test.store.db.selectFrom('answers').select('answer').execute();
    expect(answers).toEqual([{ answer: first?.json().answer }]);
  });

  it('a rejected mistake report is deleted after a week, and returns a week after "can’t tell"', async () => {
    const test = await build();
    const [wrong, open] = [await addReport(test), await addReport(test)];
    const ranger = await makeSteward(test);
    await ranger.answer(`mistake:${wrong}`, 'page-right');
    await ranger.answer(`mistake:${open}`, 'later');
    expect(await ranger.queue()).toEqual([]);
    test.advance(7 * 24 * 60 + 1);
    await deleteExpired(test.store.db, test.now());
    expect((await openMistakeReports(test.store.db)).map(({ id }) => id)).toEqual([open]);
    expect(await ranger.queue()).toMatchObject([{ id: `mistake:${open}` }]);
  });

  it('a mistake report in the queue shows the contact only to members who may answer', async () => {
    const test = await build();
    await addReport(test);
    for (const [role, regions] of [
      ['reader', 'all'],
      ['steward', ['southeast']],
    ] as const) {
      const other = await makeSteward(test, role, regions === 'all' ? 'all' : [...regions]);
      expect(await other.queue()).toMatchObject([{ mayAnswer: false, contact: null }]);
    }
  });
});

describe('an appeal in the queue', () => {
  const appealed = async (test: Awaited<ReturnType<typeof build>>) => {
    const hiker = await makeHiker(test);
    const claimId = randomUUID();
    const { latitude, longitude } = places.lighthouse;
    await hiker.claim({ latitude: latitude + 0.03, longitude }, { claimId, accuracy: 50 });
    const appealId = randomUUID();
    await hiker.appeal('Lighthouse', { appealId, claimId });
    return { hiker, id: `appeal:${appealId}` };
  };

  it('an appeal in the queue has the distance, the accuracy, the direction and the result of the rule', async () => {
    const test = await build();
    const { id, hiker } = await appealed(test);
    const ranger = await makeSteward(test, 'steward', ['north-shore']);
    const [item] = await ranger.queue();
    expect(item).toMatchObject({
      id,
      hike: 'lighthouse',
      badgeName: 'Lighthouse',
      words: 'The lot was full.',
      earlier: 0,
      hikers: 1,
      measured: { accuracyM: 50, bearing: 0, verdict: 'too-far', limitKm: expect.closeTo(1.609, 3) },
    });
    expect(item?.kind === 'appeal' && item.measured?.distanceKm).toBeCloseTo(3.336, 2);
    expect(item?.kind === 'appeal' && item.measured?.countsAsKm).toBeCloseTo(3.286, 2);
    expect(JSON.stringify(item)).not.toMatch(new RegExp(`${hiker.id}|${hiker.name}|${hiker.email}`));
    const reader = await makeSteward(test, 'reader');
    expect(await reader.queue()).toMatchObject([{ words: null, measured: null, takenAt: null, mayAnswer: false }]);
  });

  it('an appeal in the queue grants the badge with one tap, and can be undone for ten minutes', async () => {
    const test = await build();
    const { hiker, id } = await appealed(test);
    const ranger = await makeSteward(test);
    await ranger.answer(id, 'grant', 'Sorry about the fog.');
    expect(await hiker.badges()).toEqual(['Lighthouse']);
    expect((await hiker.get('/v1/appeals')).json().appeals).toMatchObject([
      { state: 'granted', answer: 'Sorry about the fog.' },
    ]);
    expect((await ranger.undo('appeal:_')).statusCode).toBe(404);
    expect((await ranger.undo(id)).statusCode).toBe(204);
    expect(await hiker.badges()).toEqual([]);
    expect(await ranger.queue()).toHaveLength(1);
    await ranger.answer(id, 'grant');
    test.advance(11);
    expect((await ranger.undo(id)).json()).toMatchObject({ code: 409, type: 'queue_item_answered' });
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });

  it('an appeal in the queue that is declined always has a reason for the hiker', async () => {
    const test = await build();
    const { hiker, id } = await appealed(test);
    const ranger = await makeSteward(test);
    await ranger.answer(id, 'decline');
    expect((await hiker.get('/v1/appeals')).json().appeals).toMatchObject([
      { state: 'declined', answer: expect.stringMatching(/too far from the trailhead/) },
    ]);
    expect((await ranger.undo(id)).statusCode).toBe(204);
    expect(await ranger.queue()).toMatchObject([{ id }]);
  });

  it('an appeal in the queue that a steward passes to a keeper can be answered only by a keeper', async () => {
    const test = await build();
    const { id } = await appealed(test);
    const [ranger, keeper] = [await makeSteward(test), await makeSteward(test, 'keeper')];
    await ranger.answer(id, 'ask-keeper');
    expect(await ranger.queue()).toMatchObject([{ forKeeper: true, mayAnswer: false }]);
    expect((await ranger.answer(id, 'grant')).statusCode).toBe(403);
    expect((await keeper.answer(id, 'grant')).statusCode).toBe(200);
  });
});

describe('an old fact in the queue', () => {
  const season = (field: string, known: string, months: number[]) => ({
    field,
    words: `${field} since ${known}`,
    known,
    source: 'DNR',
    when: { months },
  });
  const guide = {
    ...testGuide,
    hikes: testGuide.hikes.map((hike) =>
      hike.slug === 'lighthouse'
        ? {
            ...hike,
            facts: [
              season('season: hunt', '2024', [7]),
              season('season: high water', '2025-06', [8]),
              season('season: ice', '2019', [12]),
              season('season: works', '2025-09', [7]),
            ],
          }
        : hike,
    ),
  };
  const withMore = {
    ...guide,
    hikes: guide.hikes.map((hike) =>
      hike.slug === 'lighthouse' || hike.slug === 'ridge'
        ? {
            ...hike,
            facts: ['2021', '2022', '2023', '2024'].map((known) => season(`${hike.slug} in ${known}`, known, [7])),
          }
        : hike,
    ),
  };

  it('an old fact in the queue waits until the three oldest of its region are answered', async () => {
    const test = await build({ guide: withMore });
    const ranger = await makeSteward(test);
    const fields = async () => (await ranger.queue()).map((item) => item.kind === 'fact' && item.field);
    expect((await fields()).toSorted()).toEqual(
      ['lighthouse', 'ridge'].flatMap((slug) => ['2021', '2022', '2023'].map((known) => `${slug} in ${known}`)),
    );
  });

  it('an old fact in the queue is queued when its season is near and its source is older than a year', async () => {
    const test = await build({ guide });
    const ranger = await makeSteward(test);
    expect((await ranger.queue()).map((item) => item.kind === 'fact' && item.field)).toEqual([
      'season: hunt',
      'season: high water',
    ]);
  });

  it('an old fact is confirmed for another year, or becomes a confirmed report if it changed', async () => {
    const test = await build({ guide });
    const ranger = await makeSteward(test);
    const [hunt, water] = await ranger.queue();
    await ranger.answer(hunt?.id ?? '', 'still-right');
    await ranger.answer(water?.id ?? '', 'changed');
    expect(await ranger.queue()).toMatchObject([{ kind: 'mistake', hike: 'lighthouse', confirmed: true }]);
    expect((await openMistakeReports(test.store.db)).map(({ page, words }) => [page, words])).toEqual([
      ['/trails/north-shore/lighthouse', expect.stringContaining('season: high water since 2025-06')],
    ]);
    await ranger.undo(water?.id ?? '');
    expect(await openMistakeReports(test.store.db)).toEqual([]);
    expect(await ranger.queue()).toHaveLength(1);
    test.advance(364 * 24 * 60);
    const next = await makeSteward(test);
    expect((await next.queue()).map(({ id }) => id)).not.toContain(hunt?.id);
    test.advance(2 * 24 * 60);
    expect((await next.queue()).map(({ id }) => id)).toContain(hunt?.id);
  });

  it('an old fact in the queue is asked about again after a month if nobody knew', async () => {
    const test = await build({ guide });
    const ranger = await makeSteward(test);
    const [, { id = '' } = {}] = await ranger.queue();
    await ranger.answer(id, 'unknown');
    test.advance(30 * 24 * 60 - 1);
    const next = await makeSteward(test);
    const isAsked = async () => (await next.queue()).some((item) => item.id === id);
    expect(await isAsked()).toBe(false);
    test.advance(1);
    expect(await isAsked()).toBe(true);
  });

  it('an old fact in the queue accepts only answers of its kind', async () => {
    const test = await build({ guide });
    const ranger = await makeSteward(test);
    const [{ id = '' } = {}] = await ranger.queue();
    expect((await ranger.answer(id, 'grant')).json().message).toBe('answer: expected still-right, changed, unknown');
    for (const unknown of ['fact:lighthouse.0', 'nothing:x'])
      expect((await ranger.answer(unknown, 'still-right')).statusCode).toBe(404);
    expect((await ranger.answer('gate:x', 'later')).statusCode).toBe(404);
  });
});

describe('the account of a steward', () => {
  it('a steward’s export has role and log entries, and a deletion leaves only an id behind', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper');
    const steward = await makeSteward(test, 'steward', ['north-shore'], 'Wilhelmina');
    const published = await steward.published();
    expect((await steward.get('/v1/account/export')).json().desk).toMatchObject({
      role: 'steward',
      regions: 'north-shore',
      log: [{ action: 'publish', subject: published.id }],
    });
    await steward.del('/v1/account');
    const { entries } = (await keeper.read('/log')).json();
    expect(entries[0]).toMatchObject({ action: 'leave', by: { id: steward.id, name: null } });
    for (const table of ['stewards', 'notices', 'audit', 'answers'] as const) {
      const rows = JSON.stringify(await test.store.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/Wilhelmina|mail\.example/);
    }
    expect((await readNow(test)).notices).toHaveLength(1);
    const listed = (await keeper.read('/notices')).json().notices;
    expect(listed[0].revisedBy).toEqual({ id: steward.id, name: null });
  });
});
