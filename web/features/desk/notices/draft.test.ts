/** The validation of the notice form, with its messages. */
import { expect, test } from 'vitest';
import { deskLimits, noticeIssue } from '../../../../domain/desk/desk.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { getEnd, getStart } from '../shell/days.ts';
import { type Draft, getFaults, newDraft, toFields, withTemplate } from './draft.ts';
import { templateMessages } from './form.messages.ts';

/** 7:42 in the morning in Minnesota. */
const now = new Date('2026-11-17T13:42:00Z');
const draft = (fields: Partial<Draft> = {}): Draft => ({
  ...newDraft(now, 'temperance-river'),
  words: 'The footbridge is out.',
  ...fields,
});

test('a notice with a hike, words and dates is valid, and lasts a week by default', () => {
  expect(getFaults(draft(), now)).toEqual({});
  expect(draft()).toMatchObject({ from: '2026-11-17', until: '2026-11-24', kind: 'closed' });
});

test.each([
  ['without a hike', { hikes: [] }, { hikes: 'Pick at least one hike.' }],
  ['without words', { words: ' \u200b ' }, { words: 'Say what hikers should know.' }],
  ['with 292 characters', { words: 'x'.repeat(292) }, { words: 'Cut 12 characters.' }],
  ['without an end', { until: '' }, { dates: 'Pick an end date.' }],
  ['that ends before it starts', { from: '2026-11-20', until: '2026-11-19' }, { dates: 'That ends before it starts.' }],
  ['that is over', { from: '2026-11-01', until: '2026-11-16' }, { dates: 'That day is over. Pick today or later.' }],
  ['of 104 days', { until: '2027-03-01' }, { dates: 'That’s more than 90 days. Pick February 15 or earlier.' }],
])('a notice %s gets a message that says what to change', (_, fields, issues) => {
  expect(getFaults(draft(fields), now)).toEqual(issues);
});

test('the last day that the page allows is accepted by the server', () => {
  const latest = draft({ until: '2027-02-15' });
  expect(getFaults(latest, now)).toEqual({});
  expect(noticeIssue(toFields(latest, now), now)).toBeUndefined();
});

test('a notice that starts today starts now, and lasts until the end of its last day', () => {
  const { from, until } = toFields(draft(), now);
  expect(from).toBe(now.toISOString());
  expect(until).toBe('2026-11-25T05:59:59.000Z');
});

test('"Tonight" is a whole evening, even across a daylight saving change', () => {
  expect(getEnd('2026-11-01').toISOString()).toBe('2026-11-02T05:59:59.000Z');
  expect(getStart('2026-11-01').toISOString()).toBe('2026-11-01T05:00:00.000Z');
  expect(getEnd('2026-07-04').toISOString()).toBe('2026-07-05T04:59:59.000Z');
});

test('a correction keeps the start of the notice', () => {
  const published = { from: '2026-11-17T12:00:00.000Z' };
  expect(toFields(draft(), now, published).from).toBe(published.from);
});

test('a template fills in kind, words and end, and another replaces it', () => {
  const ice = withTemplate(draft({ words: '' }), 'ice', now);
  expect(ice).toMatchObject({ kind: 'hazard', until: '2026-11-20', words: templateMessages.ice?.words });
  expect(withTemplate(ice, 'burn', now)).toMatchObject({ kind: 'closed', words: templateMessages.burn?.words });
});

test('a template does not overwrite typed text', () => {
  expect(withTemplate(draft(), 'ice', now)).toMatchObject({ kind: 'hazard', words: 'The footbridge is out.' });
});

test('every template can be published unchanged', () => {
  for (const id of Object.keys(templateMessages)) {
    const filled = withTemplate(draft({ words: '' }), id, now);
    expect(getFaults(filled, now)).toEqual({});
    expect(filled.words.length).toBeLessThanOrEqual(deskLimits.words);
    expect(filled.words).not.toMatch(/\bopen\b/i);
  }
});

test('"I saw it" publishes no source, and a notice for the whole guide no hikes', () => {
  expect(toFields(draft(), now).source).toBe('');
  expect(toFields(draft({ source: 'Sheriff', all: true }), now)).toMatchObject({
    source: 'Sheriff',
    hikes: [],
    all: true,
  });
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
