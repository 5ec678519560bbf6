// @vitest-environment happy-dom
/** The line of the offline guide in the footer, with a mocked service worker. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toMarkup } from '../../../test/markup.tsx';
import { FooterButton } from './footer-button.tsx';
import type { WorkerMessage } from './list.ts';

import { keepGuideOffline } from './page.ts';

let told: string[];
let worker: EventTarget;
let line: HTMLElement;
beforeEach(() => {
  told = [];
  document.body.innerHTML = toMarkup(<FooterButton />);
  line = document.createElement('p');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(connection?: object) {
  worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: ({ kind }: { kind: string }) => told.push(kind) } }),
    register: async () => {},
  });
  vi.stubGlobal('navigator', { connection, serviceWorker: worker });
  await keepGuideOffline(line);
}
const status = (fields: Partial<WorkerMessage> = {}) => {
  const data = { kind: 'offline-status', bytes: 3_000_000, isCached: false, ended: false, ...fields };
  worker.dispatchEvent(new MessageEvent('message', { data }));
};
const offer = 'Save the whole guide for offline use (3.0 MB)';

test.each([{ saveData: true }, { metered: true }, { type: 'cellular' }])(
  'a connection with %o downloads nothing without a tap',
  async (connection) => {
    await open(connection);
    status();
    expect(line.textContent).toBe(offer);
    expect(told).toEqual(['status']);
    line.querySelector('button')?.click();
    expect(line.textContent).toBe('Downloading the whole guide…');
    await vi.waitFor(() => expect(told).toEqual(['status', 'download']));
    status();
    expect(line.textContent).toBe('Downloading the whole guide…');
  },
);

test('an unmetered connection downloads once, and offers it again if it was interrupted', async () => {
  await open({ type: 'wifi' });
  status();
  status();
  await vi.waitFor(() => expect(told).toEqual(['status', 'download']));
  expect(line.getAttribute('role')).toBe('status');
  status({ ended: true });
  expect(line.textContent).toBe(offer);
  status({ isCached: true, ended: true });
  expect(line.textContent).toBe('Ready offline: the whole guide is saved on this device (3.0 MB).');
});

test('a worker that does not answer is asked again, and an offer is left as it is', async () => {
  vi.useFakeTimers();
  await open({ saveData: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['status', 'status']);
  status();
  const button = line.querySelector('button');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['status', 'status']);
  expect(line.querySelector('button')).toBe(button);
});

test('a download that does not end is asked for again', async () => {
  vi.useFakeTimers();
  await open({ type: 'wifi' });
  status();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['status', 'download', 'download']);
});

test('a guide that was saved earlier is not announced or downloaded', async () => {
  await open();
  status({ isCached: true });
  expect(line.textContent).toContain('Ready offline');
  expect(line.hasAttribute('role')).toBe(false);
  expect(told).toEqual(['status']);
});

test('a new build is asked for its state', async () => {
  await open();
  worker.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(told).toEqual(['status', 'status']));
});
