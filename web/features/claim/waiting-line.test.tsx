// @vitest-environment happy-dom
/** Claims made before the family was known: the hiker is asked afterward, claim by claim. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClaimRequest } from '../../../domain/wire/wire.ts';
import { collectionGuide, inCollection } from '../../../test/collection.tsx';
import { toVisibleText } from '../../../test/markup.tsx';
import { ann, dayMs, getAward, getBadge, makeDevice, positionAt, start } from '../../../test/web/claims-device.ts';
import type { Hiker } from '../badges/hikers.ts';
import { stayedHome } from '../session/remembered.ts';
import { toMoment } from './claim.messages.ts';
import { EarlierClaims } from './earlier-claims.tsx';
import { type Claim, toAnsweredClaim, type WaitingClaim, withHikers } from './outbox/claim.ts';
import { openClaimQueue } from './outbox/device.ts';
import type { ClaimFlow } from './use-claim-flow.ts';
import { ErrorLine, WaitingLine } from './waiting-line.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const own: Hiker = { id: 'ann', name: 'Ann', color: 'night', isOwn: true, badges: [] };
const max: Hiker = { ...own, id: 'max', name: 'Max', color: 'lake', isOwn: false };
const claimedAt = (claimId: string, at = start): WaitingClaim => ({
  state: 'waiting',
  claimId,
  sendings: 1,
  whose: ann,
  isUnasked: true,
  trouble: 'who-was-there',
  ...positionAt(at),
});
const yesterday = claimedAt('yesterday');
const today = claimedAt('today', start + dayMs);

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const getGroup = (claim: WaitingClaim) =>
  place.querySelector(`fieldset[aria-label="${toMoment(claim)}"]`) as HTMLElement;
const boxes = (claim: WaitingClaim) => [...getGroup(claim).querySelectorAll('input')];
const chosen = (claim: WaitingClaim) => boxes(claim).map(({ checked }) => checked);
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const send = (claim: WaitingClaim) => press(getGroup(claim).querySelector('button'));
const alerts = () => [...place.querySelectorAll('[role="alert"]')];

describe('the question who was there', () => {
  const tellWho = vi.fn<ClaimFlow['tellWho']>(async () => {});
  const flow = { sendsWhenClosed: false, sendNow: vi.fn(), tellWho };
  beforeEach(() => tellWho.mockClear());
  const ask = () =>
    act(async () =>
      root.render(
        inCollection(
          { collectors: [own, max] },
          <>
            <WaitingLine claim={yesterday} flow={flow} />
            <WaitingLine claim={today} flow={flow} />
          </>,
        ),
      ),
    );

  test('is asked per claim: the answer to one selects nobody for the other, nor for the next trailhead', async () => {
    await ask();
    await press(boxes(yesterday)[1]);
    await send(yesterday);
    expect(tellWho).toHaveBeenLastCalledWith(yesterday, ['ann']);
    await ask();
    expect(chosen(today)).toEqual([true, true]);
    await send(today);
    expect(tellWho).toHaveBeenLastCalledWith(today, ['ann', 'max']);
    expect(stayedHome.read()).toBeUndefined();
  });

  test('the question who was there requires a selection, and reports a missing one on every press', async () => {
    await ask();
    for (const box of boxes(today)) await press(box);
    await send(today);
    const [first] = alerts();
    expect(first?.textContent).toBe('Choose who was there, then send it.');
    expect(getGroup(today).querySelector('fieldset')?.getAttribute('aria-describedby')).toBe(first?.id);
    await send(today);
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]).not.toBe(first);
    expect(tellWho).not.toHaveBeenCalled();
    await press(boxes(today)[1]);
    expect(alerts()).toEqual([]);
  });

  test('the question who was there reports it if the device cannot save the answer', async () => {
    tellWho.mockRejectedValueOnce(new Error('the storage is full'));
    await ask();
    await send(today);
    expect(alerts()[0]?.textContent).toBe('We couldn’t save that on this device, and nothing was sent. Try again.');
  });

  test("the question who was there offers to send again if the account's hikers are not loaded yet", async () => {
    for (const Shown of [ErrorLine, WaitingLine]) {
      flow.sendNow.mockClear();
      await act(async () => root.render(inCollection({ collectors: [own] }, <Shown claim={today} flow={flow} />)));
      expect(place.querySelector('fieldset')).toBeNull();
      await press(place.querySelector('button'));
      expect(flow.sendNow).toHaveBeenCalledOnce();
    }
  });
});

describe('earlier claims', () => {
  const guide = collectionGuide();
  const read = (earlier: readonly Claim[], isFamilyKnown: boolean, hikers = [own]) => {
    const flow = { earlier, sendsWhenClosed: false } as unknown as ClaimFlow;
    return toVisibleText(
      inCollection({ guide, collectors: hikers }, <EarlierClaims flow={flow} isFamilyKnown={isFamilyKnown} />),
    );
  };

  test('earlier claims are shown while they are being sent with who was there', () => {
    const told = withHikers(yesterday, ['max']);
    expect(read([told], true)).toMatch(/^Checking location\.\.\./);
    expect(read([{ ...told, sendings: 0 }], true)).toBe('');
  });

  test('show no answer until it is known who was there', () => {
    const forMax = { hikerId: 'max', outcome: 'awarded' as const, awarded: [getBadge('Gorge')] };
    const claim = toAnsweredClaim(yesterday, { ...getAward('Gorge'), hikers: [forMax] });
    expect(read([claim], false)).toBe('');
    expect(read([claim], false, [own, max])).toContain('Max earned the Gorge badge!');
    expect(read([toAnsweredClaim(yesterday, getAward('Gorge'))], false)).toContain('You earned the Gorge badge!');
  });
});

test('answering who was there does not replace a claim in progress', async () => {
  const device = makeDevice();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // state changes outside act() here
  vi.stubGlobal('navigator', { onLine: true, geolocation: { watchPosition: () => 1, clearWatch: () => {} } });
  const sent: ClaimRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/v1/hikers'))
      return Response.json({ hikers: [{ $id: 'max', name: 'Max', color: 'lake', badges: [] }] });
    if (!path.endsWith('/attempts')) return Response.json({ $id: 'ann', name: 'Ann', email: 'a@b.c' });
    sent.push(JSON.parse(String(body)));
    return Response.json(getAward('Split Rock'));
  });
  const [first, second] = [claimedAt('first', Date.now() - dayMs), claimedAt('second', Date.now() - dayMs)];
  await openClaimQueue().save(first);
  vi.resetModules();
  const { hintAtSession } = await import('../../../test/session-hint.ts');
  hintAtSession(true);
  const { useClaimFlow } = await import('./use-claim-flow.ts');
  let flow: ClaimFlow | undefined;
  function Page() {
    flow = useClaimFlow(ann, true);
    return null;
  }
  root.render(<Page />);
  await expect.poll(() => flow?.earlier).toMatchObject([{ claimId: 'first' }]);
  flow?.start(['ann']);
  await expect.poll(() => flow?.status.kind).toBe('checking');
  await flow?.tellWho(first, ['max']);
  await expect.poll(() => flow?.earlier).toMatchObject([{ state: 'answered', claimId: 'first' }]);
  expect(flow?.status.kind).toBe('checking');

  flow?.cancel();
  await expect.poll(() => flow?.status.kind).toBe('idle');
  await openClaimQueue().save(second);
  await flow?.tellWho(second, ['ann', 'max']);
  await expect.poll(() => flow?.status).toMatchObject({ claim: { claimId: 'second', state: 'answered' } });
  expect(sent.map(({ claimId, hikers }) => [claimId, hikers])).toEqual([
    ['first', ['max']],
    ['second', ['ann', 'max']],
  ]);
  hintAtSession(false);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  dispatchEvent(new Event('pagehide'));
  device.close();
});
