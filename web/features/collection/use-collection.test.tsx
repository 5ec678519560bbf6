// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { getBadge, start } from '../../../test/web/claims-device.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import type { AnsweredClaim } from '../claim/outbox/claim.ts';
import { useCollection } from './use-collection.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
  dispatchEvent(new Event('pagehide'));
});

test('a badge earned on another device that is missing here is loaded', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // state changes outside act() here
  hintAtSession(true);
  const requests: string[] = [];
  const responses: Record<string, object> = {
    '/v1/account': { $id: 'ann', name: 'Ann', email: 'ann@mail.example' },
    '/v1/hikers?userId=ann': { hikers: [] },
  };
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Response.json(responses[path] ?? { documents: [getBadge('Gorge')] });
  });
  let state = '';
  function Page() {
    ({ state } = useCollection({ regions: [] as CollectionGuide['regions'] } as CollectionGuide));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(<Page />);
  await expect.poll(() => state).toBe('signed-in');

  const claim: AnsweredClaim = {
    state: 'answered',
    claimId: 'one',
    takenAt: new Date(start).toISOString(),
    accuracy: 5,
    whose: { userId: 'ann' },
    reply: {
      outcome: 'already-earned',
      awarded: [],
      nearest: { badgeName: 'Lighthouse', trail: '/trails/ns/lighthouse', distanceKm: 0.1 },
    },
  };
  dispatchEvent(new Event('pageshow')); // opens the channel, which the tests of another file may have closed
  const worker = new BroadcastChannel('claims');
  worker.postMessage({ kind: 'result', claim });
  await expect.poll(() => requests.filter((path) => path === '/v1/account').length).toBe(2);
  worker.close();
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test('an answer to an earlier request that arrives late does not replace the newer one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // state changes outside act() here
  hintAtSession(true);
  // Without the outbox: the tests of another file may have left claims in it.
  vi.resetModules();
  const watch = () => () => {};
  vi.doMock('../claim/outbox/in-page.ts', () => ({
    claims: () => ({ current: () => [], watch }),
  }));
  const { useCollection } = await import('./use-collection.ts');
  let answerFirst: ((reply: Response) => void) | undefined;
  const responses: Record<string, object> = {
    '/v1/account': { $id: 'ann', name: 'Ann', email: 'ann@mail.example' },
    '/v1/hikers?userId=ann': { hikers: [] },
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const reply = responses[path];
    if (reply) return Response.json(reply);
    if (answerFirst) return Response.json({ documents: [getBadge('Gorge'), getBadge('Lighthouse')] });
    return new Promise<Response>((answer) => {
      answerFirst = answer;
    });
  });
  let seen: string[] = [];
  function Page() {
    const { hikers } = useCollection({ regions: [] as CollectionGuide['regions'] } as CollectionGuide);
    seen = hikers[0].badges.map(({ name }) => name);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    vi.doUnmock('../claim/outbox/in-page.ts');
    vi.resetModules();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  root.render(<Page />);
  await expect.poll(() => answerFirst).toBeDefined();
  dispatchEvent(new Event('online'));
  await expect.poll(() => seen).toHaveLength(2);
  answerFirst?.(Response.json({ documents: [getBadge('Gorge')] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toHaveLength(2);
});
