import { describe, expect, test } from 'vitest';
import { dayMs, positionAt, start } from '../../../test/web/claims-device.ts';
import { localDayAndTime, localTime } from '../../lib/text/local-time.ts';
import { getErrorMessage, getWaitingMessage, toMoment } from './claim.messages.ts';
import type { SendError, WaitingClaim } from './outbox/claim.ts';

const claim = (trouble: SendError, retryAt?: number): WaitingClaim => ({
  state: 'waiting',
  claimId: 'x',
  sendings: 1,
  trouble,
  retryAt,
  ...positionAt(start),
});
const time = localTime(start);
const until = localDayAndTime(start + 7 * dayMs);

describe('a claim that has just failed to send', () => {
  test('promises to be sent with the page closed only where the browser does that', () => {
    const able = getErrorMessage(claim('no-signal'), true);
    expect(able.title).toBe('Saved on this device. We’ll send it when you’re back in range.');
    expect(able.text).toBe(`Your ${time} try is good for 7 days. You can close this page.`);
    const unable = getErrorMessage(claim('no-signal'), false);
    expect(unable.title).toBe('Saved on this device. Open this site again when you’re back in range.');
    expect(unable.text).toContain('We’ll send it while any page of this site is open.');
  });

  test('a claim that has just failed to send says what it waits for', () => {
    expect(getErrorMessage(claim('signed-out'), true)).toEqual({
      title: 'Please sign in with Google first.',
      text: `Your ${time} try is saved on this device. Sign in and we’ll send it. Only you can see your badges.`,
    });
    expect(getErrorMessage(claim('who-was-there'), true)).toEqual({
      title: 'Tell us who was there.',
      text: `Your ${time} try is saved on this device. Choose who was with you and we’ll send it for all of you.`,
    });
    expect(getErrorMessage(claim('server'), true)).toEqual({
      title: 'Error saving your badge.',
      text: `Nothing is lost. Your ${time} try is saved on this device for 7 days, and we’ll send it again.`,
      bad: true,
    });
    expect(getErrorMessage(claim('too-many', start + 600_000), true)).toMatchObject({
      title: 'That’s a lot of tries in a short time.',
      text: expect.stringContaining(`send it after ${localTime(start + 600_000)}`),
      bad: true,
    });
  });
});

describe('an earlier claim', () => {
  const words = (
    trouble: SendError,
    { able = true, now = start + dayMs, retryAt = undefined as number | undefined } = {},
  ) => getWaitingMessage(claim(trouble, retryAt), able, now);

  const signal = 'Waiting for a signal';
  const server = 'Waiting for our server';
  test.each([
    ['no-signal', true, 'when there’s a signal.', signal],
    ['no-signal', false, 'when there’s a signal while this site is open.', signal],
    ['server', true, 'when our server is back.', server],
    ['server', false, 'when our server is back while this site is open.', server],
    ['signed-out', false, 'once you sign in.', 'Sign in to send your try'],
    ['who-was-there', true, 'once you choose who was there.', 'Tell us who was there'],
  ] as const)('an earlier claim waits (%s, sent with the site closed: %s) %s', (trouble, able, end, heading) => {
    const { text, title, bad } = words(trouble, { able });
    expect(text).toBe(
      `Your try from ${toMoment({ takenAt: positionAt(start).takenAt })} is saved on this device. We’ll send it ${end} It’s good for 7 days.`,
    );
    expect(title).toBe(heading);
    expect(bad).toBeUndefined();
  });

  test('an earlier claim waits until the time that the server named', () => {
    expect(words('too-many').title).toBe('Waiting to send');
    expect(words('too-many', { retryAt: start + 600_000 }).text).toContain(
      `send it after ${localTime(start + 600_000)}.`,
    );
    expect(words('too-many').text).toContain('send it when there’s a signal.');
    expect(words('server', { retryAt: start + 600_000 }).text).toContain('when our server is back.');
  });

  test.each([
    ['no-signal', 'Find a signal and open this page before then to earn the badge.'],
    ['server', 'Open this page again before then to earn the badge.'],
    ['too-many', 'Open this page again before then to earn the badge.'],
    ['signed-out', 'Sign in before then to earn the badge.'],
    ['who-was-there', 'Choose who was there before then to earn the badge.'],
  ] as const)('warns in its last two days (%s)', (trouble, advice) => {
    const { title, text, bad } = words(trouble, { now: start + 5 * dayMs + 1 });
    expect(title).toBe(`Good only until ${until}`);
    expect(text).toContain(advice);
    expect(bad).toBe(true);
  });

  test('an earlier claim stays valid until the end of its seven days', () => {
    expect(words('no-signal', { now: start + 7 * dayMs }).title).toBe(`Good only until ${until}`);
  });

  test('an earlier claim promises nothing after its seven days', () => {
    const { title, text, bad } = words('no-signal', { now: start + 7 * dayMs + 1 });
    expect(bad).toBe(true);
    expect(title).toBe('More than 7 days old');
    expect(text).toContain('we’ll tell you if it still counts');
  });
});

test('the time of a claim is shown as day and time', () => {
  expect(toMoment({ takenAt: new Date(start).toISOString() })).toBe(`July 4, 2026, ${time}`);
});
