import { describe, expect, test } from 'vitest';
import { dayMs, positionAt, start } from '../../../test/claims-device.ts';
import { localDayAndTime, localTime } from '../../lib/text/local-time.ts';
import type { Trouble, WaitingClaim } from './outbox/claim.ts';
import { momentOf, troubleWords, waitingWords } from './words.ts';

const claim = (trouble: Trouble, retryAt?: number): WaitingClaim => ({
  state: 'waiting',
  claimId: 'x',
  sendings: 1,
  trouble,
  retryAt,
  ...positionAt(start),
});
const time = localTime(start);
const until = localDayAndTime(start + 7 * dayMs);

describe('a try that has just met trouble', () => {
  test('promises to be sent with the page closed only where the browser does that', () => {
    const able = troubleWords(claim('no-signal'), true);
    expect(able.title).toBe('Saved on this device. We will send it when you are back in range.');
    expect(able.text).toBe(`Your try at ${time} keeps for 7 days. It is sent even if you close this page.`);
    const unable = troubleWords(claim('no-signal'), false);
    expect(unable.title).toBe('Saved on this device. Open this site again when you are back in range.');
    expect(unable.text).toContain('sent while any page of this site is open; this page tries again by itself');
  });

  test('says what it waits for', () => {
    expect(troubleWords(claim('signed-out'), true)).toEqual({
      title: 'Please sign in with Google first.',
      text: `Your try at ${time} is kept on this device and sent once you are signed in. Badges are kept with your account, and only you can see them.`,
    });
    expect(troubleWords(claim('who-was-there'), true)).toEqual({
      title: 'Say who was there.',
      text: `Your try at ${time} was made before this page knew who hikes with you. It is kept on this device and sent for everybody whom you choose.`,
    });
    expect(troubleWords(claim('server'), true)).toEqual({
      title: 'Error saving your badge.',
      text: `Nothing is lost: your try at ${time} is kept on this device and sent again. It keeps for 7 days.`,
      bad: true,
    });
    expect(troubleWords(claim('too-many', start + 600_000), true)).toMatchObject({
      title: 'That is a lot of tries in a short time.',
      text: expect.stringContaining(`sent after ${localTime(start + 600_000)}`),
      bad: true,
    });
  });
});

describe('a try of another moment', () => {
  const words = (
    trouble: Trouble,
    { able = true, now = start + dayMs, retryAt = undefined as number | undefined } = {},
  ) => waitingWords(claim(trouble, retryAt), able, now);

  const signal = 'Waiting for a signal';
  const server = 'Waiting for our server';
  test.each([
    ['no-signal', true, 'as soon as there is a signal.', signal],
    ['no-signal', false, 'as soon as there is a signal while this site is open.', signal],
    ['server', true, 'as soon as the server can be reached.', server],
    ['server', false, 'as soon as the server can be reached while this site is open.', server],
    ['signed-out', false, 'when you are signed in.', 'Waiting for you to sign in'],
    ['who-was-there', true, 'when you have said who was there.', 'Waiting for you to say who was there'],
  ] as const)('waits (%s, sent with the site closed: %s) %s', (trouble, able, end, heading) => {
    const { text, title, bad } = words(trouble, { able });
    expect(text).toBe(
      `Your try of ${momentOf({ takenAt: positionAt(start).takenAt })} is kept on this device and sent once, ${end} It keeps for 7 days.`,
    );
    expect(title).toBe(heading);
    expect(bad).toBeUndefined();
  });

  test('waits for the time that the server named', () => {
    expect(words('too-many').title).toBe('Waiting for its turn');
    expect(words('too-many', { retryAt: start + 600_000 }).text).toContain(
      `sent once, after ${localTime(start + 600_000)}.`,
    );
    expect(words('too-many').text).toContain('sent once, as soon as there is a signal.');
    expect(words('server', { retryAt: start + 600_000 }).text).toContain('as soon as the server can be reached.');
  });

  test.each([
    ['no-signal', 'Find a signal and open this page before then.'],
    ['server', 'Open this page again before then.'],
    ['too-many', 'Open this page again before then.'],
    ['signed-out', 'Sign in before then.'],
    ['who-was-there', 'Say who was there before then.'],
  ] as const)('warns in its last two days (%s)', (trouble, advice) => {
    const { title, text, bad } = words(trouble, { now: start + 5 * dayMs + 1 });
    expect(title).toBe(`Only until ${until}`);
    expect(text).toContain(advice);
    expect(bad).toBe(true);
  });

  test('keeps up to the last moment of its seven days', () => {
    expect(words('no-signal', { now: start + 7 * dayMs }).title).toBe(`Only until ${until}`);
  });

  test('does not promise anything after its seven days', () => {
    const { title, text, bad } = words('no-signal', { now: start + 7 * dayMs + 1 });
    expect(bad).toBe(true);
    expect(title).toBe('Its 7 days are over');
    expect(text).toContain('the server will say whether it still counts');
  });
});

test('the moment of a try is its day and its time', () => {
  expect(momentOf({ takenAt: new Date(start).toISOString() })).toBe(`July 4, 2026, ${time}`);
});
