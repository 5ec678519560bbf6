/** A shared device: whose claims are sent, shown and stored. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ann,
  anotherAccount,
  ben,
  byAnn,
  byBen,
  getAward,
  hourMs,
  makeDevice,
  positionAt,
  start,
} from '../../../../test/web/claims-device.ts';
import { Rejection, Unreachable } from '../../../lib/api.ts';
import { isShownTo, isWaiting } from './claim.ts';
import type { Claimant } from './claims.ts';

let device: ReturnType<typeof makeDevice>;
beforeEach(() => {
  device = makeDevice();
});
afterEach(() => device.close());

describe('on a device with several hikers', () => {
  const keptOffline = async (claimant?: Claimant) => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start), claimant);
    await claims.send();
    device.signal = true;
    return claims;
  };

  test('a claim waits for the hiker who made it and is sent for nobody else', async () => {
    device.signedIn = ann;
    const claims = await keptOffline(byAnn);
    device.signedIn = ben;
    await claims.send();
    expect(device.calls).toEqual(['who']);
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'waiting', trouble: 'signed-out', whose: ann });
    expect(isShownTo(ben, claim)).toBe(false);
    device.signedIn = ann;
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'answered', whose: ann });
  });

  test('a claim from a page that outlived its session does not block those of the current user', async () => {
    device.signedIn = ben;
    const claims = device.open();
    const late = await claims.save(positionAt(start), byAnn);
    const bens = await claims.save(positionAt(start + hourMs), byBen);
    await claims.send();
    await claims.send();
    expect(await device.kept()).toMatchObject([
      { claimId: late.claimId, trouble: 'signed-out', whose: ann },
      { claimId: bens.claimId, state: 'answered', whose: ben },
    ]);
    expect(device.attempts()).toEqual([bens.claimId]);
  });

  test('a claim made signed out belongs to the next user who signs in, even if sending it fails', async () => {
    const claims = await keptOffline();
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'signed-out' });
    expect(isShownTo(undefined, await device.only())).toBe(true);
    device.signedIn = ann;
    device.answer = () => {
      throw new Unreachable('no bar');
    };
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'waiting', whose: ann });
    device.signedIn = ben;
    await claims.send();
    expect(device.attempts()).toHaveLength(1);
  });

  test('waiting claims are seen by nobody after logging out, and no answered ones are left', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    device.signal = false;
    await claims.save(positionAt(start + hourMs), byAnn);
    await claims.save(positionAt(start + 2 * hourMs));
    await claims.leave(ann);
    const kept = await device.kept();
    expect(kept).toMatchObject([
      { state: 'waiting', whose: ann, left: true },
      { state: 'waiting', whose: ann, left: true },
    ]);
    for (const claim of kept) expect([isShownTo(undefined, claim), isShownTo(ben, claim)]).toEqual([false, false]);
  });

  test('a claim made signed out is hidden after an unknown user has logged out', async () => {
    const claims = await keptOffline();
    await claims.leave(undefined);
    expect(isShownTo(undefined, await device.only())).toBe(false);
    device.signedIn = ben;
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'answered', whose: ben });
  });

  test('a waiting claim stays its owner’s when another user logs out on the same device', async () => {
    const claims = await keptOffline(byAnn);
    await claims.leave(ben);
    device.signedIn = ben;
    await claims.send();
    expect(device.attempts()).toEqual([]);
    device.signedIn = ann;
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'answered', whose: ann });
  });

  test('waiting claims are sent when the user who logged out is back', async () => {
    const claims = await keptOffline(byAnn);
    await claims.leave(ann);
    await claims.send();
    expect(isShownTo(undefined, await device.only())).toBe(false);
    device.signedIn = ann;
    await claims.send();
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'answered' });
    expect(isShownTo(ann, claim)).toBe(true);
  });

  test('the worker sends nothing for a user who logged out before the server ended the session', async () => {
    const claims = await keptOffline(byAnn);
    await claims.leave(ann);
    device.signedIn = ann;
    await device.open({ isWorker: true }).send();
    expect(device.calls).toEqual([]);
  });

  test('an answer that arrives after logging out is not stored', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    device.answer = async () => {
      await claims.leave(ann);
      return getAward('Split Rock');
    };
    await claims.send();
    expect(await device.kept()).toEqual([]);
  });

  test('waiting claims are still shown after their session has expired', async () => {
    const claims = await keptOffline(byAnn);
    await claims.send();
    expect(isShownTo(undefined, await device.only())).toBe(true);
    expect(isShownTo(ann, await device.only())).toBe(true);
  });

  test('answers of claims are shown only to their owner', async () => {
    device.signedIn = ann;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    const claim = await device.only();
    expect([ann, ben, undefined].map((account) => isShownTo(account, claim))).toEqual([true, false, false]);
  });

  test('deleting an account deletes its claims and leaves those of others', async () => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start), byAnn);
    await claims.save(positionAt(start + hourMs));
    const bens = await claims.save(positionAt(start + 2 * hourMs), byBen);
    await claims.forget(ann);
    expect((await device.kept()).map(({ claimId }) => claimId)).toEqual([bens.claimId]);
  });
});

describe('a claim made signed out, by a user who turns out to have a family', () => {
  /** Saved at the trailhead, and first sent with Ann signed in. */
  const sentAfterSigningIn = async () => {
    const claims = device.open();
    await claims.save(positionAt(start));
    await claims.send();
    device.signedIn = ann;
    device.isFamily = true;
    await claims.send();
    return claims;
  };

  test('a claim of an unasked family is not sent until they say who was there', async () => {
    const claims = await sentAfterSigningIn();
    expect(device.attempts()).toEqual([]);
    const claim = await device.only();
    expect(claim).toMatchObject({ state: 'waiting', trouble: 'who-was-there', whose: ann, ...positionAt(start) });
    if (isWaiting(claim)) await claims.tellWho(claim, ['ann', 'max']);
    await claims.send();
    expect(device.calls.at(-1)).toMatchObject({ claimId: claim.claimId, hikers: ['ann', 'max'] });
    expect(await device.only()).toMatchObject({ state: 'answered', whose: ann });
  });

  test('a claim of an unasked family is never sent for one hiker alone', async () => {
    const claims = await sentAfterSigningIn();
    await claims.send();
    await device.open().send();
    await device.open({ isWorker: true }).send();
    expect(device.attempts()).toEqual([]);
  });

  test('still asks who was there after they logged out in between', async () => {
    const claims = await keptOfflineAndLeft();
    device.signedIn = ann;
    device.isFamily = true;
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'who-was-there', whose: ann });
  });

  test('a claim waits for a signal first if the connection drops before the family is known', async () => {
    const claims = device.open();
    await claims.save(positionAt(start));
    device.signedIn = ann;
    device.whoIsSignedIn = async () => {
      device.signal = false;
      return ann;
    };
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'no-signal', whose: ann });
    device.signal = true;
    device.isFamily = true;
    device.whoIsSignedIn = async () => ann;
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'who-was-there', whose: ann });
  });

  test.each([
    ['a lost signal', () => new Unreachable('no bar')],
    ['a fault of the server', () => new Rejection('boom', 500)],
  ])('a claim of an unasked family keeps asking who was there after another failure: %s', async (_, error) => {
    const claims = await sentAfterSigningIn();
    const { answer } = device;
    device.askForFamily = async () => {
      throw error();
    };
    device.answer = () => {
      throw error();
    };
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'waiting', trouble: 'who-was-there' });
    const claim = await device.only();
    if (isWaiting(claim)) await claims.tellWho(claim, ['max']);
    await claims.send();
    expect(await device.only()).not.toHaveProperty('trouble', 'who-was-there');
    device.answer = answer;
    await claims.send();
    expect(device.calls.at(-1)).toMatchObject({ hikers: ['max'] });
  });

  test('a claim of an unasked family waits for a sign-in again if the session has expired', async () => {
    const claims = await sentAfterSigningIn();
    device.signedIn = undefined;
    await claims.send();
    expect(await device.only()).toMatchObject({ trouble: 'signed-out', whose: ann });
  });

  test('a claim is not lost if the request for the family is refused', async () => {
    const claims = device.open();
    await claims.save(positionAt(start));
    device.signedIn = ann;
    device.askForFamily = () => {
      throw new Rejection('a portal stands between', 400);
    };
    await claims.send();
    expect(await device.only()).toMatchObject({ state: 'waiting', trouble: 'server', ...positionAt(start) });
  });

  test('a claim that is gone when the answer comes is not reported', async () => {
    const claims = await sentAfterSigningIn();
    const claim = await device.only();
    await claims.hasBeenRead(claim.claimId);
    expect(isWaiting(claim) && (await claims.tellWho(claim, ['max']))).toBeUndefined();
  });

  test('an unasked family is asked once, even if the answer comes while it is being fetched', async () => {
    const claims = await sentAfterSigningIn();
    const claim = await device.only();
    device.askForFamily = async () => {
      if (isWaiting(claim)) await claims.tellWho(claim, ['max']);
      return true;
    };
    await claims.send();
    expect(await device.only()).not.toHaveProperty('trouble', 'who-was-there');
    await claims.send();
    expect(device.calls.at(-1)).toMatchObject({ hikers: ['max'] });
  });

  test('a claim is sent without asking if the family is gone by then', async () => {
    const claims = await sentAfterSigningIn();
    device.isFamily = false;
    await claims.send();
    expect(device.calls.at(-1)).not.toHaveProperty('hikers');
    expect(await device.only()).toMatchObject({ state: 'answered' });
  });

  const keptOfflineAndLeft = async () => {
    device.signal = false;
    const claims = device.open();
    await claims.save(positionAt(start));
    await claims.leave(ann);
    device.signal = true;
    return claims;
  };
});

test('a claim of a user whose family is known does not fetch the family', async () => {
  device.signedIn = ann;
  device.isFamily = true;
  const claims = device.open();
  await claims.save(positionAt(start), byAnn);
  await claims.send();
  expect(device.calls).not.toContain('family');
  expect(device.attempts()).toHaveLength(1);
});

test('a signed-in user whose family this page has not loaded is asked who was there', async () => {
  device.signedIn = ann;
  device.isFamily = true;
  const claims = device.open();
  await claims.save(positionAt(start), { whose: ann, isFamilyKnown: false });
  await claims.send();
  expect(await device.only()).toMatchObject({ trouble: 'who-was-there', whose: ann });
});

test('a claim waits for its owner if another user signs in while the family is being fetched', async () => {
  device.signedIn = ann;
  const claims = device.open();
  await claims.save(positionAt(start), { whose: ann, isFamilyKnown: false });
  device.askForFamily = async () => {
    device.signedIn = ben;
    throw anotherAccount();
  };
  await claims.send();
  expect(await device.only()).toMatchObject({ trouble: 'signed-out', whose: ann });
});

test('the worker sends no claim that waits for a sign-in: its session may be of someone else', async () => {
  const claims = device.open();
  await claims.save(positionAt(start));
  await claims.send();
  expect(await device.only()).toMatchObject({ trouble: 'signed-out' });
  device.signedIn = ann;
  await device.open({ isWorker: true }).send();
  expect(device.attempts()).toEqual([]);
  await claims.send();
  expect(device.attempts()).toHaveLength(1);
});

test('a claim names its user and waits for them if another user has just signed in', async () => {
  device.signedIn = ann;
  const claims = device.open();
  await claims.save(positionAt(start), byAnn);
  device.answer = ({ userId }) => {
    expect(userId).toBe('ann');
    device.signedIn = ben;
    throw anotherAccount();
  };
  await claims.send();
  expect(await device.only()).toMatchObject({ state: 'waiting', trouble: 'signed-out', whose: ann });
});
