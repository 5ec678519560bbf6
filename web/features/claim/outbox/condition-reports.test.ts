/** A condition report waits beside its claim, and is sent once, after the claim was answered in range. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ann, byAnn, dayMs, getAward, makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import { Rejection, Unreachable } from '../../../lib/api.ts';
import type { Claims } from './claims.ts';
import { nextSending } from './in-page.ts';
import { getNews } from './watch-claims.ts';

let device: ReturnType<typeof makeDevice>;
let claims: Claims;
beforeEach(() => {
  device = makeDevice();
  device.signedIn = ann;
  claims = device.open();
});
afterEach(() => device.close());

/** At a trailhead without a signal. */
async function claimOffline() {
  device.signal = false;
  const claim = await claims.save(positionAt(start), byAnn);
  await claims.send();
  return claim;
}

async function answeredClaim() {
  const { claimId } = await claims.save(positionAt(start), byAnn);
  await claims.send();
  const claim = (await device.kept()).find((kept) => kept.claimId === claimId);
  if (!claim) throw new Error('no claim');
  return claim;
}

describe('a report made without a signal', () => {
  it('is sent after its claim, once, even when several tabs send at the same time', async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['icy', 'tree']);
    await claims.send();
    expect(device.reports()).toEqual([]);
    device.signal = true;
    const worker = device.open({ isWorker: true });
    await Promise.all([claims.send(), worker.send(), device.open().send()]);
    await claims.send();
    expect(device.attempts()).toEqual([claim.claimId]);
    expect(device.reports()).toEqual([
      { userId: 'ann', id: expect.any(String), claimId: claim.claimId, kinds: ['icy', 'tree'] },
    ]);
    expect((await device.only()).report).toMatchObject({ state: 'sent', day: '2026-07-04' });
  });

  it('is dropped if its claim was not in range, and the claim records that', async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['icy']);
    device.signal = true;
    device.answer = () => ({ outcome: 'too-far', awarded: [], nearest: null });
    await claims.send();
    expect(device.reports()).toEqual([]);
    expect((await device.only()).report?.state).toBe('not-there');
  });

  it("a report made without a signal is sent for a family's claim if any of them was in range", async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['muddy']);
    device.signal = true;
    const hikers = [
      { hikerId: 'a', outcome: 'too-fast' as const, awarded: [] },
      { hikerId: 'b', outcome: 'already-earned' as const, awarded: [] },
    ];
    device.answer = () => ({ outcome: 'too-fast', awarded: [], nearest: null, hikers });
    await claims.send();
    expect(device.reports()).toHaveLength(1);
  });

  it('a report made without a signal is sent in its last version if it was changed before sending', async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['icy']);
    await claims.report(claim, ['muddy']);
    device.signal = true;
    await claims.send();
    expect(device.reports().map(({ kinds }) => kinds)).toEqual([['muddy']]);
  });

  it('a report made without a signal is not sent if it was withdrawn, and its claim is', async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['icy']);
    await claims.report(claim, []);
    device.signal = true;
    await claims.send();
    expect([device.attempts().length, device.reports().length]).toEqual([1, 0]);
  });
});

describe('a report on an answer that has been read', () => {
  it('restores its claim until the report is sent, and leaves nothing behind', async () => {
    const claim = await answeredClaim();
    await claims.hasBeenRead(claim.claimId);
    device.signal = false;
    expect(await claims.report(claim, ['bugs'])).toBe(true);
    await claims.send();
    expect(await device.only()).toMatchObject({ isRead: true, report: { state: 'waiting', trouble: 'no-signal' } });
    expect(getNews(claims.current(), start)).toBe(undefined);
    expect(nextSending(claims.current(), start, 5)).toBe(start + 5);
    device.signal = true;
    await claims.send();
    expect(await device.kept()).toEqual([]);
    expect(device.attempts()).toHaveLength(1);
  });

  it('survives when the answer is read while the report waits', async () => {
    const claim = await claimOffline();
    await claims.report(claim, ['bugs']);
    device.signal = true;
    device.answerReport = () => {
      throw new Unreachable('lost again');
    };
    await claims.send();
    await claims.hasBeenRead(claim.claimId);
    device.answerReport = ({ kinds }) => ({ day: '2026-07-04', kinds });
    await claims.send();
    expect([device.reports().length, await device.kept()]).toEqual([2, []]);
    expect(new Set(device.reports().map(({ id }) => id)).size).toBe(1);
  });

  it('a report on an answer that has been read stays visible if it was refused', async () => {
    const claim = await answeredClaim();
    await claims.hasBeenRead(claim.claimId);
    device.now = start + 4 * dayMs;
    device.answerReport = () => {
      throw new Rejection('too old', 410, { type: 'condition_expired' });
    };
    await claims.report(claim, ['icy']);
    await claims.send();
    expect((await device.only()).report?.state).toBe('expired');
    await claims.hasBeenRead(claim.claimId);
    expect(await device.kept()).toEqual([]);
  });
});

it.each([
  ['is over', 410, 'condition_expired', 'expired'],
  ['are switched off', 403, 'conditions_off', 'off'],
  ['does not fit its claim', 404, 'claim_not_found', 'lost'],
  ['goes to a server that does not know the call yet', 404, 'general_route_not_found', 'waiting'],
  ['meets a fault of the server', 500, 'general_unknown', 'waiting'],
  ['is one of too many', 429, 'general_rate_limit_exceeded', 'waiting'],
] as const)('a report that %s (%i %s) is %s', async (_, status, type, state) => {
  const claim = await answeredClaim();
  device.answerReport = () => {
    throw new Rejection('no', status, { type, retryAfterSeconds: 90 });
  };
  await claims.report(claim, ['icy']);
  await claims.send();
  const { report } = await device.only();
  expect(report?.state).toBe(state);
  if (status !== 429) return;
  expect([report?.retryAt, nextSending(claims.current(), start, 5)]).toEqual([start + 90_000, start + 90_000]);
  device.now = start + 89_000;
  await claims.send();
  expect(device.reports(), 'not before the server allows it').toHaveLength(1);
  device.now = start + 90_000;
  await claims.send();
  expect(device.reports()).toHaveLength(2);
});

it('a report is not sent for another user who has signed in since', async () => {
  const posted: string[] = [];
  device.answerReport = ({ kinds }) => ({ day: '2026-07-04', kinds: posted.push(...kinds) ? kinds : [] });
  const claim = await answeredClaim();
  device.signedIn = { userId: 'ben' };
  await claims.report(claim, ['icy']);
  await claims.send();
  expect([posted, (await device.only()).report?.trouble]).toEqual([[], 'signed-out']);
  device.signedIn = ann;
  await claims.send();
  expect(posted).toEqual(['icy']);
});

it('a late report records which of its kinds still counted', async () => {
  const claim = await answeredClaim();
  device.answerReport = () => ({ day: '2026-07-04', kinds: ['tree'] });
  await claims.report(claim, ['icy', 'tree']);
  await claims.send();
  expect((await device.only()).report).toMatchObject({ state: 'sent', kinds: ['tree'] });
});

it('a report that is replaced while it is being sent does not lose the new one', async () => {
  const claim = await answeredClaim();
  await claims.report(claim, ['icy']);
  device.answerReport = (request) => {
    if (request.kinds[0] === 'icy') replaced = claims.report(claim, ['clear']);
    return { day: '2026-07-04', kinds: request.kinds };
  };
  let replaced: Promise<boolean> | undefined;
  await claims.send();
  await replaced;
  await claims.send();
  expect(device.reports().map(({ kinds: [kind] }) => kind)).toEqual(['icy', 'clear']);
});

it('an answered claim has no report if none was made', async () => {
  device.answer = () => getAward('Split Rock');
  await answeredClaim();
  expect([device.reports(), (await device.only()).report]).toEqual([[], undefined]);
});
