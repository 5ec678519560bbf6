import { describe, expect, it } from 'vitest';
import { type ConditionKind, conditionKinds } from '../../../../domain/status/condition-reports.ts';
import { askMessages, getSentMessage, reportMessages } from './ask.messages.ts';
import { toggled } from './condition-form.tsx';

const today = '2026-11-18';

describe('a report that was sent says', () => {
  it.each([
    [
      'how long it stays up',
      ['icy'],
      today,
      'Thanks. Hikers will see it within three hours.',
      'Icy, at High Falls Trail. It stays up for three days.',
    ],
    [
      'what it says, all of it',
      ['icy', 'tree'],
      today,
      'Thanks. Hikers will see it within three hours.',
      'Icy, tree down, at High Falls Trail. It stays up for up to 30 days.',
    ],
    [
      'for which day it counts, sent late',
      ['muddy'],
      '2026-11-17',
      'Sent. It counts for Tuesday.',
      'Muddy, at High Falls Trail. It stays up through Thursday.',
    ],
    [
      'that its last day is today',
      ['water'],
      '2026-11-17',
      'Sent. It counts for Tuesday.',
      'High water, at High Falls Trail. It stays up through today.',
    ],
    [
      'that others see a danger sooner',
      ['water', 'tree'],
      today,
      'Thanks. Hikers will see it in a few minutes.',
      'High water, tree down, at High Falls Trail. It stays up for up to 30 days.',
    ],
    ['that a gate goes to the stewards', ['gate'], today, 'Thanks. The stewards will check it.', askMessages.gate],
    [
      'that a gate goes to the stewards, and the rest is posted',
      ['icy', 'gate'],
      today,
      'Thanks. Hikers will see it within three hours.',
      'Icy, at High Falls Trail. It stays up for three days. The closed road or gate goes to the park’s stewards.',
    ],
  ] as [string, ConditionKind[], string, string, string][])('%s', (_, kinds, day, title, text) => {
    expect(getSentMessage({ kinds, day }, 'High Falls Trail', today)).toEqual({ title, text });
  });
});

it('a report that expired before it was sent says why it was not posted', () => {
  expect(reportMessages.expired(['icy']).text).toBe(
    'Icy counts for three days, so we didn’t post it. Your badge is safe.',
  );
});

describe('the chips', () => {
  const chosenBy = (...taps: ConditionKind[]) => taps.reduce<readonly ConditionKind[]>(toggled, []);
  it('let the later of clear and a hazard win', () => {
    expect(chosenBy('icy', 'bugs', 'clear')).toEqual(['bugs', 'clear']);
    expect(chosenBy('clear', 'bugs', 'gate')).toEqual(['bugs', 'gate']);
  });
  it('allow at most four, and any of them can be deselected', () => {
    expect(chosenBy('icy', 'snow', 'muddy', 'water', 'tree')).toEqual(['icy', 'snow', 'muddy', 'water']);
    expect(chosenBy('icy', 'snow', 'icy')).toEqual(['snow']);
  });
  it('let "clear" replace four hazards', () => {
    expect(chosenBy('icy', 'snow', 'muddy', 'water', 'clear')).toEqual(['clear']);
  });
  it('name every kind in plain words', () => {
    expect(conditionKinds.map(askMessages.kind)).toEqual([
      'Clear',
      'Icy',
      'Snow-covered',
      'Muddy',
      'High water',
      'Tree down',
      'Bugs',
      'Peak color',
      'Road or gate closed',
    ]);
  });
});
