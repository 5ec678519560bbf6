/** The rules of claims: what a hiker may rely on between the fix at the trailhead and the answer on the screen. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ann, awardOf, ben, dayMs, hourMs, makeDevice, positionAt, start } from '../../test/claims-device.ts';
import { Refusal, Unreachable } from '../lib/api.ts';
import { type Claim, isShownTo, isWaiting } from './claim.ts';

let device: ReturnType<typeof makeDevice>;
beforeEach(() => {
  device = makeDevice();
});
afterEach(() => device.close());

const only = async (): Promise<Claim> => {
  const kept = await device.kept();
  expect(kept).toHaveLength(1);
  return kept[0] as Claim;
};

describe('a try', () => {
  test('is kept before anything is sent', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const claim = await claims.keep(positionAt(start), ann);
    expect(device.calls).toEqual([]);
    expect(await only()).toEqual(claim);
    expect(claim).toMatchObject({ state: 'waiting', sendings: 0, whose: ann, ...positionAt(start) });
  });

  test('costs two calls: who is signed in, and the try itself', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(device.calls).toEqual(['who', { claimId, ...positionAt(start) }]);
  });

  test('costs no call where nothing waits', async () => {
    device.signedIn = ann;
    await device.open().send();
    expect(device.calls).toEqual([]);
  });

  test('that is answered leaves no position on the device', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    const claim = await only();
    expect(claim).toMatchObject({ state: 'answered', whose: ann, accuracy: 12 });
    expect(JSON.stringify(claim)).not.toMatch(/latitude|longitude|47\.2|-91\.37/);
  });

  test('whose answer has been read is gone from the device', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.keep(positionAt(start), ann);
    await claims.send();
    await claims.hasBeenRead(claimId);
    expect(await device.kept()).toEqual([]);
    expect(claims.current()).toEqual([]);
  });

  test('of a family carries who was there, however long it waits', async () => {
    device.signedIn = ann;
    device.signal = false;
    await device.open().keep(positionAt(start), ann, ['ann', 'max']);
    const later = device.open();
    await later.send();
    device.signal = true;
    await later.send();
    expect(device.calls.at(-1)).toMatchObject({ hikers: ['ann', 'max'] });
  });

  test('keeps its id, however often it is sent', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const { claimId } = await claims.keep(positionAt(start), ann);
    device.answer = () => {
      throw new Unreachable('the answer got lost');
    };
    await claims.send();
    await claims.send();
    device.answer = () => awardOf('Split Rock');
    await claims.send();
    expect(device.attempts()).toEqual([claimId, claimId, claimId]);
    expect(await only()).toMatchObject({ state: 'answered', claimId });
  });
});

describe('several tries', () => {
  test('are sent in the order in which they were made', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const later = await claims.keep(positionAt(start + 2 * hourMs), ann);
    const first = await claims.keep(positionAt(start), ann);
    const between = await claims.keep(positionAt(start + hourMs), ann);
    await claims.send();
    expect(device.attempts()).toEqual([first, between, later].map(({ claimId }) => claimId));
    expect(device.calls.filter((call) => call === 'who')).toHaveLength(1);
  });

  test('do not all run into the same wall', async () => {
    device.signedIn = ann;
    const claims = device.open();
    for (const hours of [0, 1, 2]) await claims.keep(positionAt(start + hours * hourMs), ann);
    device.answer = () => {
      throw new Unreachable('no bar');
    };
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    expect((await device.kept()).map((claim) => isWaiting(claim) && claim.trouble)).toEqual(Array(3).fill('no-signal'));
  });

  test('do not stop at one that the server cannot deal with', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const bad = await claims.keep(positionAt(start), ann);
    const good = await claims.keep(positionAt(start + hourMs), ann);
    device.answer = ({ claimId }) => {
      if (claimId === bad.claimId) throw new Refusal('boom', 500);
      return awardOf('Split Rock');
    };
    await claims.send();
    expect(device.attempts()).toEqual([bad.claimId, good.claimId]);
    expect(await device.kept()).toMatchObject([{ state: 'waiting', trouble: 'server' }, { state: 'answered' }]);
  });
});

describe('trouble', () => {
  test.each([
    ['no signal', () => new Unreachable('no bar'), { trouble: 'no-signal' }],
    ['a session that is over', () => new Refusal('who?', 401), { trouble: 'signed-out' }],
    ['a fault of the server', () => new Refusal('boom', 500), { trouble: 'server' }],
    ['a server that is away', () => new Refusal('later', 503), { trouble: 'server' }],
    ['an answer nobody understands', () => new TypeError('odd'), { trouble: 'server' }],
    ['too many tries', () => new Refusal('slow', 429, 300), { trouble: 'too-many', retryAt: start + 300_000 }],
    [
      'too many tries, without a time',
      () => new Refusal('slow', 429),
      { trouble: 'too-many', retryAt: start + 60_000 },
    ],
  ])('%s: the try waits', async (_, error, expected) => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    device.answer = () => {
      throw error();
    };
    await claims.send();
    expect(await only()).toMatchObject({ state: 'waiting', sendings: 1, ...positionAt(start), ...expected });
  });

  test('without a signal nobody is even asked who it is', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(await only()).toMatchObject({ trouble: 'no-signal' });
    device.signal = true;
    device.signedIn = ann;
    await claims.send();
    expect(await only()).toMatchObject({ state: 'answered' });
  });

  test('patience that the server asked for is had', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    device.answer = () => {
      throw new Refusal('slow', 429, 300);
    };
    await claims.send();
    device.answer = () => awardOf('Split Rock');
    device.now += 299_999;
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    device.now += 1;
    await claims.send();
    expect(await only()).toMatchObject({ state: 'answered' });
  });

  test('a claim that the server cannot read gets its words, and is not sent again', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    device.answer = () => {
      throw new Refusal('takenAt: expected a date', 400);
    };
    await claims.send();
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
    const claim = await only();
    expect(claim).toMatchObject({ state: 'refused', reason: 'takenAt: expected a date' });
    expect(claim).not.toHaveProperty('latitude');
  });

  test('makes the browser be asked not to clear it away, and nothing else does', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(device.helpAsked).not.toContain('keep');
    device.signal = false;
    await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(device.helpAsked).toContain('keep');
  });
});

describe('a browser that sends with the site closed', () => {
  test('is asked to before the page tries: closing it meanwhile loses nothing', async () => {
    device.signedIn = ann;
    device.sendsWhenClosed = true;
    const claims = device.open();
    await claims.send();
    expect(device.helpAsked).toEqual([]);
    await claims.keep(positionAt(start), ann);
    device.answer = () => {
      expect([device.helpAsked, claims.sendsWhenClosed()]).toEqual([['send'], true]);
      return awardOf('Split Rock');
    };
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test.each([true, false])('is known as one (%s), so that the page tells no untruth', async (sendsWhenClosed) => {
    device.sendsWhenClosed = sendsWhenClosed;
    device.signal = false;
    const claims = device.open();
    const changes = vi.fn();
    await claims.keep(positionAt(start), ann);
    claims.watch(() => changes(claims.sendsWhenClosed()));
    await claims.send();
    expect(changes).toHaveBeenLastCalledWith(sendsWhenClosed);
  });

  test('is asked nothing for those who logged out', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.leave(ann);
    await claims.send();
    expect(device.helpAsked).toEqual([]);
  });
});

describe('seven days', () => {
  const waitingSince = async (days: number) => {
    device.signal = false;
    const claims = device.open();
    await claims.keep(positionAt(start - days * dayMs), ann);
    await claims.send();
    return claims;
  };

  test('are the server’s to judge while there is a doubt', async () => {
    const claims = await waitingSince(7.5);
    expect(await only()).toMatchObject({ state: 'waiting' });
    device.signal = true;
    device.signedIn = ann;
    device.answer = () => ({ outcome: 'too-old', awarded: [], nearest: null });
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test('and one more: the position leaves the device, and the hiker is told', async () => {
    await waitingSince(8.1);
    const claim = await only();
    expect(claim).toMatchObject({ state: 'answered', reply: { outcome: 'too-old' }, whose: ann });
    expect(claim).not.toHaveProperty('latitude');
    expect(device.calls).toEqual([]);
  });

  test('and one more: of somebody who logged out nothing is left', async () => {
    const claims = await waitingSince(7.9);
    await claims.leave(ann);
    device.now += dayMs;
    await claims.send();
    expect(await device.kept()).toEqual([]);
  });
});

describe('between tabs and the worker', () => {
  test('a claim is sent once', async () => {
    device.signedIn = ann;
    const tab = device.open();
    await tab.keep(positionAt(start), ann);
    await Promise.all([tab.send(), device.open().send(), device.open({ isWorker: true }).send(), tab.send()]);
    expect(device.attempts()).toHaveLength(1);
  });

  test('a claim is sent once from a page without Web Locks, and two of them send the same id', async () => {
    device.signedIn = ann;
    const tab = device.open({ locks: null });
    const { claimId } = await tab.keep(positionAt(start), ann);
    await Promise.all([tab.send(), tab.send()]);
    expect(device.attempts()).toEqual([claimId]);

    const again = await tab.keep(positionAt(start), ann);
    await Promise.all([tab.send(), device.open({ locks: null }).send()]);
    expect(new Set(device.attempts())).toEqual(new Set([claimId, again.claimId]));
  });

  test('a sending that fails is not repeated by those who asked for it at the same time', async () => {
    device.signedIn = ann;
    device.answer = () => {
      throw new Unreachable('no bar');
    };
    const tabs = [device.open(), device.open(), device.open({ isWorker: true })];
    await tabs[0]?.keep(positionAt(start), ann);
    await Promise.all(tabs.map((tab) => tab.send()));
    expect(device.attempts()).toHaveLength(1);
    await tabs[1]?.send();
    expect(device.attempts()).toHaveLength(2);
  });

  test('changes and answers are announced everywhere, also where the answer was read elsewhere first', async () => {
    device.signedIn = ann;
    const tab = device.open();
    const other = device.open();
    const changed = vi.fn();
    const results: Claim[] = [];
    other.watch(changed);
    other.watchResults((claim) => results.push(claim));
    const { claimId } = await tab.keep(positionAt(start), ann);
    await expect.poll(() => other.current()).toHaveLength(1);
    expect(changed).toHaveBeenCalled();
    await tab.send();
    await tab.hasBeenRead(claimId);
    await expect.poll(() => results).toMatchObject([{ state: 'answered', claimId }]);
    await expect.poll(() => other.current()).toEqual([]);
  });

  test('who sends hears of it too, and nobody after they stopped listening', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const results: string[] = [];
    const changes = vi.fn();
    const stops = [claims.watchResults(({ state }) => results.push(state)), claims.watch(changes)];
    await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(results).toEqual(['answered']);
    expect(changes).toHaveBeenCalled();
    for (const stop of stops) stop();
    changes.mockClear();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    expect(results).toEqual(['answered']);
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('on a device with several hikers', () => {
  const keptOffline = async (whose?: typeof ann) => {
    device.signal = false;
    const claims = device.open();
    await claims.keep(positionAt(start), whose);
    await claims.send();
    device.signal = true;
    return claims;
  };

  test('a claim waits for who made it, and is sent for nobody else', async () => {
    const claims = await keptOffline(ann);
    device.signedIn = ben;
    await claims.send();
    expect(device.attempts()).toEqual([]);
    const claim = await only();
    expect(claim).toMatchObject({ state: 'waiting', trouble: 'signed-out', whose: ann });
    expect(isShownTo(ben, claim)).toBe(false);
    device.signedIn = ann;
    await claims.send();
    expect(await only()).toMatchObject({ state: 'answered', whose: ann });
  });

  test('a claim made signed out is that of whoever signs in next, even where its sending fails', async () => {
    const claims = await keptOffline();
    await claims.send();
    expect(await only()).toMatchObject({ trouble: 'signed-out' });
    expect(isShownTo(undefined, await only())).toBe(true);
    device.signedIn = ann;
    device.answer = () => {
      throw new Unreachable('no bar');
    };
    await claims.send();
    expect(await only()).toMatchObject({ state: 'waiting', whose: ann });
    device.signedIn = ben;
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test('after logging out nobody sees what waits, and nothing answered is left', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    device.signal = false;
    await claims.keep(positionAt(start + hourMs), ann);
    await claims.keep(positionAt(start + 2 * hourMs));
    await claims.leave(ann);
    const kept = await device.kept();
    expect(kept).toMatchObject([
      { state: 'waiting', whose: ann, left: true },
      { state: 'waiting', whose: ann, left: true },
    ]);
    for (const claim of kept) expect([isShownTo(undefined, claim), isShownTo(ben, claim)]).toEqual([false, false]);
  });

  test('after somebody unknown has logged out, a try made signed out is shown to nobody until the next sign-in', async () => {
    const claims = await keptOffline();
    await claims.leave(undefined);
    expect(isShownTo(undefined, await only())).toBe(false);
    device.signedIn = ben;
    await claims.send();
    expect(await only()).toMatchObject({ state: 'answered', whose: ben });
  });

  test('who logged out and is back gets what waited', async () => {
    const claims = await keptOffline(ann);
    await claims.leave(ann);
    await claims.send();
    expect(isShownTo(undefined, await only())).toBe(false);
    device.signedIn = ann;
    await claims.send();
    const claim = await only();
    expect(claim).toMatchObject({ state: 'answered' });
    expect(isShownTo(ann, claim)).toBe(true);
  });

  test('the worker sends nothing of who logged out, though the server may not know of that yet', async () => {
    const claims = await keptOffline(ann);
    await claims.leave(ann);
    device.signedIn = ann;
    await device.open({ isWorker: true }).send();
    expect(device.calls).toEqual([]);
  });

  test('an answer that arrives after logging out is not kept', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    device.answer = async () => {
      await claims.leave(ann);
      return awardOf('Split Rock');
    };
    await claims.send();
    expect(await device.kept()).toEqual([]);
  });

  test('a session that ended by itself still shows its hiker what waits', async () => {
    const claims = await keptOffline(ann);
    await claims.send();
    expect(isShownTo(undefined, await only())).toBe(true);
    expect(isShownTo(ann, await only())).toBe(true);
  });

  test('answers are for their owner alone', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.send();
    const claim = await only();
    expect([ann, ben, undefined].map((whose) => isShownTo(whose, claim))).toEqual([true, false, false]);
  });

  test('a deleted account takes its claims along, and leaves those of others', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.keep(positionAt(start), ann);
    await claims.keep(positionAt(start + hourMs));
    const bens = await claims.keep(positionAt(start + 2 * hourMs), ben);
    await claims.forget(ann);
    expect((await device.kept()).map(({ claimId }) => claimId)).toEqual([bens.claimId]);
  });
});
