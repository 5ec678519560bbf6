import { describe, expect, test } from 'vitest';
import { milesToKm } from '../../../domain/units.ts';
import { getAward, positionAt, start } from '../../../test/web/claims-device.ts';
import type { ClaimResponse } from '../../lib/api.ts';
import { localDate, localTime } from '../../lib/text/local-time.ts';
import { claimedAt, getRefusalMessage, measurement } from './answer.messages.ts';
import { type Claim, toAnsweredClaim, toRejectedClaim, type WaitingClaim } from './outbox/claim.ts';

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 0, ...positionAt(start) };
const reply = (outcome: ClaimResponse['outcome'], nearest: ClaimResponse['nearest'] = null): ClaimResponse => ({
  outcome,
  awarded: [],
  nearest,
});
const near = (badgeName: string, miles: number) => ({ badgeName, trail: null, distanceKm: milesToKm(miles) });

describe('the measurement', () => {
  const of = (answer: ClaimResponse) => measurement(toAnsweredClaim(claim, answer));

  test('the measurement is shown with the rule for hikes', () => {
    expect(of(reply('too-far', near('Split Rock', 1.51)))).toBe(
      'You were 1.51 miles from the trailhead in a straight line, give or take 40 feet. You earn a badge within one mile of the trailhead. We allow for GPS error, up to half a mile.',
    );
  });

  test('the measurement is shown with its own rule for the Test Badge', () => {
    expect(of({ ...getAward('Test Badge'), nearest: near('Test Badge', 3.2) })).toBe(
      'You were 3.2 miles from the test spot in a straight line, give or take 40 feet. The Test Badge has its own rule: within 6.5 km, about four miles, with no allowance.',
    );
  });

  test('the measurement is the accuracy of the device if there is no distance', () => {
    expect(of(reply('too-vague'))).toMatch(/^Your device knew where you were to within 40 feet\. You earn a badge/);
    expect(measurement(toRejectedClaim(claim, 'no'))).toMatch(/^Your device knew where you were to within 40 feet\./);
  });
});

test('an answer without a reason has no text of its own', () => {
  expect(getRefusalMessage(toAnsweredClaim(claim, reply('too-far')))).toEqual({
    title: 'No badge this time',
    text: '',
  });
});

test('the answer to an earlier claim says which claim it was', () => {
  expect(claimedAt(claim)).toBe(`Your try from July 4, 2026, ${localTime(start)}.`);
});

test.each<[Claim['state'], ClaimResponse['outcome'] | undefined, string, string]>([
  ['answered', 'too-vague', 'Your location was too vague', 'Step out under open sky'],
  [
    'answered',
    'too-old',
    'This try came in too late',
    `since ${localDate(claim.takenAt)}, and a try is only good for 7 days.`,
  ],
  ['answered', 'in-the-future', 'This device’s clock is ahead of ours', `It said ${localTime(start)} when you tried.`],
  ['answered', 'too-fast', 'No one travels that fast', 'too far from your last badge'],
  ['answered', 'unknown', 'We got your try', 'This page is out of date and can’t show the answer. Reload it'],
  ['refused', undefined, 'No badge this time', 'takenAt: expected a date'],
])('a claim that is %s %s is shown as "%s"', (_, outcome, title, text) => {
  const messages = getRefusalMessage(
    outcome ? toAnsweredClaim(claim, reply(outcome)) : toRejectedClaim(claim, 'takenAt: expected a date'),
  );
  expect(messages.title).toBe(title);
  expect(messages.text).toContain(text);
});
