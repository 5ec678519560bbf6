/** What a hiker may rely on between the fix at the trailhead and the answer on the screen. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ann,
  byAnn,
  dayMs,
  getAward,
  hourMs,
  makeDevice,
  positionAt,
  start,
} from '../../../../test/web/claims-device.ts';
import { Rejection, Unreachable } from '../../../lib/api.ts';
import { isWaiting } from './claim.ts';

let device: ReturnType<typeof makeDevice>;
beforeEach(() => {
  device = makeDevice();
});
afterEach(() => device.close());

describe('a claim', () => {
  test('a claim is saved before anything is sent', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const claim = await claims.save(positionAt(start), byAnn);
    expect(device.calls).toEqual([]);
    expect(await device.only()).toEqual(claim);
    expect(claim).toMatchObject({ state: 'waiting', sendings: 0, whose: ann, ...positionAt(start) });
  });

  test('a claim takes one request in the session in which it was made', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(device.calls).toEqual([{ claimId, userId: 'ann', ...positionAt(start) }]);
  });

  test('a claim takes no request when nothing waits', async () => {
    device.signedIn = ann;
    await device.open().send();
    expect(device.calls).toEqual([]);
  });

  test('a claim leaves no position on the device once it is answered', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'answered', whose: ann, accuracy: 12 });
    expect(JSON.stringify(claim)).not.toMatch(/latitude|longitude|47\.2|-91\.37/);
  });

  test('a claim is deleted from the device once its answer has been read', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.save(positionAt(start), byAnn);
    await claims.send();
    await claims.hasBeenRead(claimId);
    expect(await device.kept()).toEqual([]);
    expect(claims.current()).toEqual([]);
  });

  test('a claim of a family carries who was there, however long it waits', async () => {
    device.signedIn = ann;
    device.signal = false;
    await device.open().save(positionAt(start), { ...byAnn, hikers: ['ann', 'max'] });
    const later = device.open();
    await later.send();
    device.signal = true;
    await later.send();
    expect(device.calls.at(-1)).toMatchObject({ hikers: ['ann', 'max'] });
  });

  test('a claim keeps its id on every retry', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.save(positionAt(start), byAnn);
    device.answer = () => {
      throw new Unreachable('the answer got lost');
    };
    await claims.send();
    await claims.send();
    device.answer = () => getAward('Split Rock');
    await claims.send();
    expect(device.attempts()).toEqual([claimId, claimId, claimId]);
    expect(await device.only()).toMatchObject({ state: 'answered', claimId });
  });
});

describe('several claims', () => {
  test('several claims are sent in the order in which they were made', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const later = await claims.save(positionAt(start + 2 * hourMs), byAnn);
    const first = await claims.save(positionAt(start), byAnn);
    const between = await claims.save(positionAt(start + hourMs), byAnn);
    await claims.send();
    expect(device.attempts()).toEqual([first, between, later].map(({ claimId }) => claimId));
    expect(device.calls).toHaveLength(3);
  });

  test.each([
    ['no signal', new Unreachable('no bar'), 'no-signal'],
    ['a session that is over', new Rejection('who?', 401), 'signed-out'],
  ])('stop at the first one that fails with %s', async (_, error, trouble) => {
    device.signedIn = ann;
    const claims = device.open();
    for (const hours of [0, 1, 2]) await claims.save(positionAt(start + hours * hourMs), byAnn);
    device.answer = () => {
      throw error;
    };
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    expect((await device.kept()).map((claim) => isWaiting(claim) && claim.trouble)).toEqual(Array(3).fill(trouble));
  });

  test('continue past one that the server cannot process', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const bad = await claims.save(positionAt(start), byAnn);
    const good = await claims.save(positionAt(start + hourMs), byAnn);
    device.answer = ({ claimId }) => {
      if (claimId === bad.claimId) throw new Rejection('boom', 500);
      return getAward('Split Rock');
    };
    await claims.send();
    expect(device.attempts()).toEqual([bad.claimId, good.claimId]);
    expect(await device.kept()).toMatchObject([{ state: 'waiting', trouble: 'server' }, { state: 'answered' }]);
  });
});

describe('a failure', () => {
  test.each([
    ['no signal', () => new Unreachable('no bar'), { trouble: 'no-signal' }],
    ['a session that is over', () => new Rejection('who?', 401), { trouble: 'signed-out' }],
    ['a fault of the server', () => new Rejection('boom', 500), { trouble: 'server' }],
    ['a server that is away', () => new Rejection('later', 503), { trouble: 'server' }],
    ['a filter on the way that forbids it', () => new Rejection('a filter on the way', 403), { trouble: 'server' }],
    ['an answer nobody understands', () => new TypeError('odd'), { trouble: 'server' }],
    [
      'too many tries',
      () => new Rejection('slow', 429, { retryAfterSeconds: 300 }),
      { trouble: 'too-many', retryAt: start + 300_000 },
    ],
    [
      'too many tries, without a time',
      () => new Rejection('slow', 429),
      { trouble: 'too-many', retryAt: start + 60_000 },
    ],
  ])('a failure with %s leaves the claim waiting', async (_, error, expected) => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    device.answer = () => {
      throw error();
    };
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'waiting', sendings: 1, ...positionAt(start), ...expected });
  });

  test('a failure without a signal does not even fetch the account', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'no-signal' });
    device.signal = true;
    device.signedIn = ann;
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'answered' });
  });

  test('a failure with a Retry-After delays the next attempt', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    device.answer = () => {
      throw new Rejection('slow', 429, { retryAfterSeconds: 300 });
    };
    await claims.send();
    device.answer = () => getAward('Split Rock');
    device.now += 299_999;
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    device.now += 1;
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'answered' });
  });

  test('a failure that is permanent shows the server’s reason, and the claim is not sent again', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    device.answer = () => {
      throw new Rejection('takenAt: expected a date', 400);
    };
    await claims.send();
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'refused', reason: 'takenAt: expected a date' });
    expect(claim).not.toHaveProperty('latitude');
  });

  test('a failure makes the page request persistent storage, which nothing else does', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(device.helpAsked).not.toContain('keep');
    device.signal = false;
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(device.helpAsked).toContain('keep');
  });
});

describe('a browser with background sync', () => {
  test('is asked for a sync before the first attempt, so that closing the page loses nothing', async () => {
    device.signedIn = ann;
    device.sendsWhenClosed = true;
    const claims = device.open();
    await claims.send();
    expect([device.helpAsked, claims.sendsWhenClosed()]).toEqual([[], false]);
    await claims.save(positionAt(start), byAnn);
    device.answer = () => {
      expect([device.helpAsked, claims.sendsWhenClosed()]).toEqual([['send'], true]);
      return getAward('Split Rock');
    };
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test.each([true, false])(
    'is reported as able to send after closing (%s), so that the page makes no false promise',
    async (sendsWhenClosed) => {
      device.sendsWhenClosed = sendsWhenClosed;
      device.signal = false;
      const claims = device.open();
      const changes = vi.fn();
      await claims.save(positionAt(start), byAnn);
      claims.watch(() => changes(claims.sendsWhenClosed()));
      await claims.send();
      expect(changes).toHaveBeenLastCalledWith(sendsWhenClosed);
    },
  );

  test('a browser with background sync is asked for no sync for users who logged out', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.leave(ann);
    await claims.send();
    expect(device.helpAsked).toEqual([]);
  });
});

describe('after seven days', () => {
  const waitingSince = async (days: number) => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start - days * dayMs), byAnn);
    await claims.send();
    return claims;
  };

  test('the server decides whether a claim is too late', async () => {
    const claims = await waitingSince(7.5);
    expect(await device.only()).toMatchObject({ state: 'waiting' });
    device.signal = true;
    device.signedIn = ann;
    device.answer = () => ({ outcome: 'too-old', awarded: [], nearest: null });
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test('and one more, the position is deleted and the hiker is told', async () => {
    await waitingSince(8.1);
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'answered', reply: { outcome: 'too-old' }, whose: ann });
    expect(claim).not.toHaveProperty('latitude');
    expect(device.calls).toEqual([]);
  });

  test('and one more, nothing is left of a user who logged out', async () => {
    const claims = await waitingSince(7.9);
    await claims.leave(ann);
    device.now += dayMs;
    await claims.send();
    expect(await device.kept()).toEqual([]);
  });
});
