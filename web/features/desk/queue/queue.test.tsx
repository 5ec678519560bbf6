// @vitest-environment happy-dom
/** What the desk's queue shows of each kind of item, and what each answer sends. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { QueueItem, QueueKind } from '../../../../domain/desk/desk.ts';
import {
  eventually,
  moment,
  notice,
  open,
  openDeskInEachTest,
  openItem,
  place,
  read,
  responses,
  sent,
  tap,
  write,
} from '../../../../test/web/desk-page.tsx';
import { age, endDay, evidenceMessages, getHost, getVerdictMessage } from './queue.messages.ts';

openDeskInEachTest();

const item = { id: 'it', region: 'north-shore', hike: 'temperance', at: '2026-11-15T18:00:00.000Z', mayAnswer: true };
const measured = {
  distanceKm: 3.2187,
  accuracyM: 97,
  bearing: 90,
  countsAsKm: 3.17,
  limitKm: 2.414,
  verdict: 'too-far' as const,
};
const items = {
  ending: { ...item, kind: 'ending', notice: notice({ until: '2026-11-19T05:59:59.000Z' }) },
  gate: { ...item, kind: 'gate', reports: 1 },
  appeal: {
    ...item,
    kind: 'appeal',
    badgeName: 'Temperance',
    reason: 'too-far',
    forKeeper: false,
    words: 'I was there.',
    takenAt: '2026-11-14T20:05:00.000Z',
    photoDate: '2026-11-13',
    hikers: 3,
    earlier: 1,
    measured,
  },
  mistake: {
    ...item,
    kind: 'mistake',
    facts: ['Dogs', 'Fees'],
    words: '',
    writtenAt: item.at,
    confirmed: false,
    contact: 'a@b.example',
  },
  source: {
    ...item,
    kind: 'source',
    url: 'https://www.park.example/a?b#c',
    changedAt: '2026-11-12T18:00:00.000Z',
    readAt: '2026-10-02T18:00:00.000Z',
  },
  fact: { ...item, kind: 'fact', field: 'winter', words: 'Plowed.', known: '2025-10', source: 'DNR' },
} satisfies { [K in QueueKind]: Extract<QueueItem, { kind: K }> };

const shows = async (...all: QueueItem[]) => {
  responses['GET /v1/desk/queue'] = () => ({ body: { asOf: moment, items: all } });
  await open();
  await eventually(() => expect(openItem()).toBeTruthy());
};
const bodyText = () => place.querySelector('[id^=item-]')?.textContent;

test.each<[QueueKind, string[]]>([
  [
    'ending',
    ['Notice ends tomorrow', 'Nov 18', 'Still true? “The bridge is out.”', 'it comes down on its own tomorrow'],
  ],
  ['gate', ['Gate reported closed', '2 days', 'One hiker tapped “Road or gate closed” on November 15']],
  [
    'appeal',
    [
      ...['Too far by 0.5 mi', 'Temperance badge: was the hiker there?', 'Distance2.0 mi', 'error− 160 ft'],
      ...['Counts as2.0 mi', 'The rule1.5 mi', 'Tried November 14, 2:05 PM.', 'Has a photo from November 13, 2026.'],
      ...['For 3 hikers.', 'One appeal by this hiker before.'],
    ],
  ],
  ['mistake', ['Dogs, Fees', 'No comment, just the boxes checked above.', 'Contact: a@b.example', 'Sent November 15']],
  ['source', ['park.example changed', 'Changed November 12. We read it on October 2.']],
  ['fact', ['Older than a year', '“Plowed.” Last checked October 2025', 'Source: DNR. Last checked October 2025.']],
])('an item of kind %s shows its evidence', async (kind, words) => {
  await shows(items[kind]);
  for (const part of words) expect(read()).toContain(part);
});

test.each([
  ['season: works', 'Construction'],
  ['hazard: falling rock', 'Falling rock'],
  ['hours', 'Hours'],
])('the fact %s is named as on the page of its hike', async (field, name) => {
  await shows({ ...items.fact, field });
  expect(read()).toContain(`${name}“Plowed.”`);
});

test.each<[QueueKind, (string | undefined)[]]>([
  ['ending', ['still-true', 'over', '#correct/b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f0001']],
  ['gate', ['#close/temperance', 'not-closed', 'later']],
  ['appeal', ['grant', 'decline', 'ask-keeper']],
  ['mistake', ['reader-right', 'page-right', 'later']],
  ['source', ['nothing-new', '#close/temperance', 'mute']],
  ['fact', ['still-right', 'changed', 'unknown']],
])('the answers to an item of kind %s are sent as they read', async (kind, answers) => {
  const call = 'POST /v1/desk/queue/it/answer';
  responses[call] = () => ({ body: { id: 'it', answer: 'x', mayUndo: true } });
  responses['POST /v1/desk/queue/it/undo'] = () => ({ body: {} });
  await shows(items[kind]);
  const shown = () => [...place.querySelectorAll<HTMLElement>('[aria-label=Answers] > *')];
  const links = shown().map((one) => one.getAttribute('href'));
  expect(links).toEqual(answers.map((answer) => (answer?.startsWith('#') ? answer : null)));
  for (const [at, answer] of answers.entries()) {
    if (answer?.startsWith('#')) continue;
    await act(async () => shown()[at]?.click());
    expect(sent.at(-1)).toEqual({ call, body: { answer } });
    await eventually(() => expect(read()).toContain('All caught up'));
    await tap('Undo');
    await eventually(() => expect(openItem()).toBeTruthy());
  }
});

test('a confirmed mistake is closed once the page is fixed', async () => {
  await shows({ ...items.mistake, confirmed: true });
  expect(read()).toContain('Page to correct, for a keeper');
  await tap('The page is fixed');
  expect(sent.at(-1)?.body).toEqual({ answer: 'corrected' });
});

describe('an appeal', () => {
  test('an appeal is answered with a note to the hiker', async () => {
    await shows(items.appeal);
    await write('  The lot is fine, too. ');
    await tap('Give the badge');
    expect(sent[0]?.body).toEqual({ answer: 'grant', words: 'The lot is fine, too.' });
  });

  test('an appeal is drawn with north up, and the phone’s error to scale', async () => {
    await shows(items.appeal);
    const number = (name: string, selector: string) =>
      Number(place.querySelector(`svg[role=img] ${selector}`)?.getAttribute(name));
    expect(place.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('2.0 mi to the east');
    const mile = number('r', 'circle');
    const fix = 'circle:last-of-type';
    expect(number('cx', fix) - number('cx', 'circle')).toBeCloseTo(2 * mile, 1);
    expect(number('cy', fix)).toBeCloseTo(number('cy', 'circle'));
    expect(number('r', 'circle:nth-of-type(3)') / mile).toBeCloseTo(0.097 / 1.609, 2);
  });

  test('an appeal hides what the hiker wrote from those who may not answer, without an answer', async () => {
    const nothing = { words: null, takenAt: null, photoDate: null, hikers: null, earlier: null, measured: null };
    await shows({ ...items.appeal, ...nothing, mayAnswer: false });
    expect(bodyText()).toContain('Only people who can answer see what the hiker wrote');
    expect(bodyText()).toContain('A steward for North Shore answers this one.');
    expect(place.querySelector('[aria-label=Answers]')).toBeNull();
  });
});

test('the queue counts as to answer only what its user may answer', async () => {
  await shows(items.gate, { ...items.fact, id: 'f', mayAnswer: false });
  expect(read()).toContain('1 to answer. Oldest: 2 days.');
});

test('a notice that is still true is listed with its new end', async () => {
  const listed = (until: string) => {
    responses['GET /v1/desk/notices'] = () => ({ body: { asOf: moment, notices: [notice({ until })] } });
  };
  listed(items.ending.notice.until);
  responses['POST /v1/desk/queue/it/answer'] = () => {
    listed('2026-11-26T05:59:59.000Z');
    return { body: { id: 'it', answer: 'still-true', mayUndo: true } };
  };
  await shows(items.ending);
  await tap('Still true');
  await eventually(() => expect(read()).toContain('All caught up'));
  await act(async () => {
    location.hash = '#live';
  });
  await eventually(() => expect(read()).toContain('Through Wed, Nov 25'));
});

describe('filters', () => {
  test('filters by region keep what belongs to no region', async () => {
    const everywhere: QueueItem = { ...items.source, id: 's', hike: '', region: '', mayAnswer: false };
    await shows(items.gate, { ...items.fact, id: 'f', region: 'southeast' }, everywhere);
    expect(place.querySelector('select')?.value).toBe('north-shore');
    const rows = [...place.querySelectorAll('ol [aria-expanded]')].map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringContaining('Gate reported'), expect.stringContaining('Official page changed')]);
  });

  test('filters by kind count what waits in the region and hide empty kinds', async () => {
    await shows(items.gate, { ...items.fact, id: 'f' }, { ...items.fact, id: 'g', region: 'southeast' });
    const chips = [...place.querySelectorAll<HTMLElement>('fieldset [aria-pressed]')].filter(({ hidden }) => !hidden);
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All 2', 'Gates 1', 'Facts 1']);
    await tap('Facts');
    expect(place.querySelectorAll('ol [aria-expanded]')).toHaveLength(1);
    expect(bodyText()).toContain('Plowed.');
  });

  test('offer a way out of an empty region, which says when the next notice ends', async () => {
    const later = notice({ id: 'b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f0002', until: '2026-12-02T05:59:59.000Z' });
    const over = notice({
      id: 'b9a3f6f0-6f7e-4a36-9a43-0d6f4f3f0003',
      until: '2026-11-01T05:59:59.000Z',
      state: 'ended',
    });
    responses['GET /v1/desk/notices'] = () => ({ body: { asOf: moment, notices: [over, later, notice()] } });
    responses['GET /v1/desk/queue'] = () => ({
      body: { asOf: moment, items: [{ ...items.gate, region: 'southeast', mayAnswer: false }] },
    });
    await open();
    await eventually(() => expect(read()).toContain('Nothing’s waiting for you on the North Shore.'));
    await eventually(() => expect(read()).toContain('2 notices are live; the next one ends November 24.'));
    await tap('Other regions: 1 waiting');
    expect(openItem()).toBe('Temperance River');
  });
});

test('the age of an item counts days of the calendar from yesterday on', () => {
  const ages = ['T13:41:31', 'T13:22:00', 'T08:42:01', 'T05:59:00'].map((time) => `2026-11-17${time}Z`);
  const days = ['2026-11-16T06:00:00Z', '2026-11-15T20:00:00Z', '2026-09-19T20:00:00Z', '2026-09-18T20:00:00Z'];
  const years = ['2025-10-17T20:00:00Z', '2024-11-17T20:00:00Z', '2026-11-17T14:00:00Z'];
  expect([...ages, ...days, ...years].map((since) => age(since, new Date(moment)))).toEqual([
    ...['Just now', '20 min', '4 hr', 'Yesterday'],
    ...['Yesterday', '2 days', '59 days', '2 months'],
    ...['13 months', '2 years', 'Just now'],
  ]);
});

test('the end of a notice is a day of the calendar in the state', () => {
  const ends = [
    '2026-11-16T05:00:00Z',
    '2026-11-18T05:59:59Z',
    '2026-11-18T06:00:00Z',
    '2026-11-19T06:00:00Z',
    '2026-11-20T05:59:59Z',
  ];
  expect(ends.map((until) => endDay(until, new Date(moment)))).toEqual([
    'today',
    'today',
    'today',
    'tomorrow',
    'on November 19',
  ]);
});

test('a verdict states the margin, in units that are never zero', () => {
  const verdicts = [
    measured,
    { ...measured, countsAsKm: 2.46 },
    { ...measured, verdict: 'in-range' as const },
    { ...measured, verdict: 'too-vague' as const, accuracyM: 3218.7 },
  ];
  expect(verdicts.map(getVerdictMessage)).toEqual([
    'Too far by 0.5 mi',
    'Too far by a few steps',
    'In range by the rule',
    'Too vague: ± 2.0 mi',
  ]);
  expect([0.05, 0.17].map(evidenceMessages.less)).toEqual(['160 ft', '0.1 mi']);
  expect(['http://a.example', 'https://www.b.example?c'].map(getHost)).toEqual(['a.example', 'b.example']);
});
