/** Several tabs and the service worker of one device share one outbox. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ann, byAnn, makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import { Unreachable } from '../../../lib/api.ts';
import type { Claim } from './claim.ts';

let device: ReturnType<typeof makeDevice>;
beforeEach(() => {
  device = makeDevice();
});
afterEach(() => device.close());

describe('between tabs and the worker', () => {
  test('a claim is sent once', async () => {
    device.signedIn = ann;
    const tab = device.open();
    await tab.save(positionAt(start), byAnn);
    await Promise.all([tab.send(), device.open().send(), device.open({ isWorker: true }).send(), tab.send()]);
    expect(device.attempts()).toHaveLength(1);
  });

  test('a page without Web Locks sends a claim once, and two pages send it under the same id', async () => {
    device.signedIn = ann;
    const tab = device.open({ locks: null });
    const { claimId } = await tab.save(positionAt(start), byAnn);
    await Promise.all([tab.send(), tab.send()]);
    expect(device.attempts()).toEqual([claimId]);

    const again = await tab.save(positionAt(start), byAnn);
    await Promise.all([tab.send(), device.open({ locks: null }).send()]);
    expect(new Set(device.attempts())).toEqual(new Set([claimId, again.claimId]));
  });

  test('a failed attempt is not repeated by other tabs that asked to send at the same time', async () => {
    device.signedIn = ann;
    device.answer = () => {
      throw new Unreachable('no bar');
    };
    const tabs = [device.open(), device.open(), device.open({ isWorker: true })];
    await tabs[0]?.save(positionAt(start), byAnn);
    await Promise.all(tabs.map((tab) => tab.send()));
    expect(device.attempts()).toHaveLength(1);
    await tabs[1]?.send();
    expect(device.attempts()).toHaveLength(2);
  });

  test('changes and answers of claims are broadcast to every tab', async () => {
    device.signedIn = ann;
    const tab = device.open();
    const other = device.open();
    const changed = vi.fn<(settled?: Claim) => void>();
    const results = () => changed.mock.calls.flatMap(([settled]) => settled ?? []);
    other.watch(changed);
    const { claimId } = await tab.save(positionAt(start), byAnn);
    await expect.poll(() => other.current()).toHaveLength(1);
    expect(changed).toHaveBeenCalled();
    await tab.send();
    await tab.hasBeenRead(claimId);
    await expect.poll(results).toMatchObject([{ state: 'answered', claimId }]);
    await expect.poll(() => other.current()).toEqual([]);
  });

  test('the sending tab is notified too, and a tab that has stopped watching is not', async () => {
    device.signedIn = ann;
    const claims = device.open();
    const changes = vi.fn<(settled?: Claim) => void>();
    const results = () => changes.mock.calls.flatMap(([settled]) => settled?.state ?? []);
    const stop = claims.watch(changes);
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(results()).toEqual(['answered']);
    stop();
    changes.mockClear();
    await claims.save(positionAt(start), byAnn);
    await claims.send();
    expect(changes).not.toHaveBeenCalled();
  });
});
