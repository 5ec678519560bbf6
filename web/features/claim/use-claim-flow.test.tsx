// @vitest-environment happy-dom
/** A claim stays in the status line while it waits, whatever the browser does, and no longer. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ann, getAward, makeDevice } from '../../../test/web/claims-device.ts';
import { toAnsweredClaim } from './outbox/claim.ts';
import { claims } from './outbox/in-page.ts';
import { claimQuestion } from './start-claim.ts';
import { type ClaimFlow, useClaimFlow } from './use-claim-flow.ts';

let flow: ClaimFlow | undefined;
let root: Root;
let device: ReturnType<typeof makeDevice>;
function Page() {
  flow = useClaimFlow(ann, true);
  return null;
}
beforeEach(() => {
  flow = undefined;
  device = makeDevice();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // state changes outside act() here
  const position = { coords: { latitude: 47.2, longitude: -91.4, accuracy: 5 }, timestamp: Date.now() };
  const watchPosition = (found: (at: typeof position) => void) => {
    queueMicrotask(() => found(position));
    return 1;
  };
  vi.stubGlobal('navigator', { onLine: true, geolocation: { watchPosition, clearWatch: () => {} } });
  root = createRoot(document.createElement('div'));
  root.render(<Page />);
});
afterEach(() => {
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dispatchEvent(new Event('pagehide'));
  device.close();
});

test('a saved claim is shown as saved even if the browser loses its storage while sending', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const send = vi.spyOn(claims(), 'send').mockRejectedValue(new DOMException('The connection was lost'));
  await expect.poll(() => flow).toBeDefined();
  flow?.start();
  await expect.poll(() => flow?.status).toMatchObject({ kind: 'claim', claim: { state: 'waiting' } });
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  await send.mock.results.at(-1)?.value.catch(() => {});
  expect(flow?.status.kind).toBe('claim');
});

test('a claim sent by another page is gone from a page restored from the back/forward cache', async () => {
  vi.spyOn(claims(), 'send').mockResolvedValue();
  await expect.poll(() => flow).toBeDefined();
  flow?.start();
  await expect.poll(() => flow?.status).toMatchObject({ kind: 'claim', claim: { state: 'waiting' } });
  vi.spyOn(claims(), 'current').mockReturnValue([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => flow?.status.kind).toBe('idle');
});

test('an answer that arrives while the page is hidden counts as unread until the page is shown', async () => {
  vi.spyOn(claims(), 'send').mockResolvedValue();
  const read = vi.spyOn(claims(), 'hasBeenRead').mockResolvedValue();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const listen = vi.spyOn(document, 'addEventListener');
  await expect.poll(() => flow).toBeDefined();
  flow?.start();
  await expect.poll(() => flow?.status.kind).toBe('claim');
  const claim = claims().current().at(-1);
  if (!claim) throw new Error('The claim was not saved');
  vi.spyOn(claims(), 'current').mockReturnValue([toAnsweredClaim(claim, getAward('Gorge'))]);
  dispatchEvent(new Event('pageshow')); // opens the channel again
  const worker = new BroadcastChannel('claims');
  worker.postMessage({ kind: 'changed' });
  await expect.poll(() => listen.mock.calls.map(([event]) => event)).toContain('visibilitychange');
  expect(read).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledExactlyOnceWith(claim.claimId);
  worker.close();
});

test('an answer that arrived before the collection had loaded stays after it has been read', async () => {
  vi.spyOn(claims(), 'send').mockResolvedValue();
  const claim = await claims().save({
    latitude: 47.2,
    longitude: -91.4,
    accuracy: 5,
    takenAt: new Date().toISOString(),
  });
  let kept = [toAnsweredClaim(claim, getAward('Gorge'))];
  vi.spyOn(claims(), 'current').mockImplementation(() => kept);
  dispatchEvent(new Event('pageshow')); // opens the channel again
  const worker = new BroadcastChannel('claims');
  vi.spyOn(claims(), 'hasBeenRead').mockImplementation(async () => {
    kept = [];
    worker.postMessage({ kind: 'changed' });
  });
  const seen: number[] = [];
  claims().watch(() => seen.push(claims().current().length));
  const early = { saved: Promise.resolve(claim), watchFix: () => {}, cancel: () => {} };
  vi.spyOn(claimQuestion, 'takeEarlyClaim').mockReturnValueOnce(early);
  root.render(<Page key="after the early question" />);
  await expect.poll(() => seen).toContain(0);
  await expect.poll(() => flow?.earlier).toEqual([]);
  expect(flow?.status).toMatchObject({ kind: 'claim', claim: { state: 'answered' } });
  expect(flow?.busy).toBe(false);
  worker.close();
});
