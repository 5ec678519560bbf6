// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { makeDevice } from '../../../../test/web/claims-device.ts';
import { claims } from './in-page.ts';
import { mayWait } from './waiting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dispatchEvent(new Event('pagehide'));
});

test('pages look for reports only while one waits on the device', async () => {
  makeDevice();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
  const report = { reportId: 'one', page: '/trails/a/b', facts: [], words: 'The pump is gone', contact: '' };
  const submitted = claims().submit({ ...report, writtenAt: new Date().toISOString() });
  await expect.poll(mayWait).toBe(true); // before it is sent: the page may be left
  expect(await submitted).toEqual({ kind: 'waiting', why: 'no-signal' });
  expect(mayWait()).toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({}));
  await claims().send();
  expect(mayWait()).toBe(false);
});
