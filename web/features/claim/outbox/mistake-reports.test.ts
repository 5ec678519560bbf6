/** Reports of mistakes wait in the outbox, beside the claims. */
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReportRequest } from '../../../../domain/wire/wire.ts';
import { ann, byAnn, dayMs, makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import { Rejection, Unreachable } from '../../../lib/api.ts';
import type { Claims } from './claims.ts';
import { openReportQueue } from './device.ts';

let device: ReturnType<typeof makeDevice>;
let outbox: Claims;
beforeEach(() => {
  device = makeDevice();
  outbox = device.open();
});
afterEach(() => device.close());

function report(reportId: string, writtenAt = start): ReportRequest {
  const at = new Date(writtenAt).toISOString();
  return { reportId, page: '/trails/a/b', facts: ['water'], words: '', contact: '', writtenAt: at };
}

const kept = async () => (await openReportQueue().all()).map(({ reportId }) => reportId);
const failing = (error: Error) => () => {
  throw error;
};

describe('a report', () => {
  test('a report is sent, and then deleted from the device', async () => {
    expect(await outbox.submit(report('1'))).toEqual({ kind: 'sent' });
    expect([device.mistakes, await kept()]).toEqual([['1'], []]);
  });

  test('a report waits offline, and is sent once when there is a signal', async () => {
    device.signal = false;
    expect(await outbox.submit(report('1'))).toEqual({ kind: 'waiting', why: 'no-signal' });
    expect([await kept(), outbox.hasReports()]).toEqual([['1'], true]);
    await outbox.send();
    device.signal = true;
    await Promise.all([outbox.send(), device.open({ isWorker: true }).send(), device.open().send()]);
    await outbox.send();
    expect([device.mistakes, await kept(), outbox.hasReports()]).toEqual([['1'], [], false]);
  });

  test('a report that an earlier version has stored is sent', async () => {
    const database = await openDB('north-star-trails-reports', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('reports', { keyPath: 'reportId' }),
    });
    await database.put('reports', report('of an earlier version'));
    await outbox.send();
    expect([device.mistakes, await kept()]).toEqual([['of an earlier version'], []]);
    database.close();
  });

  test.each([new Rejection('Too many', 429, { retryAfterSeconds: 60 }), new Rejection('Trouble', 503)])(
    'a report waits while the server has %s',
    async (error) => {
      device.answerMistake = failing(error);
      expect(await outbox.submit(report('1'))).toEqual({ kind: 'waiting', why: 'busy' });
      expect(await kept()).toEqual(['1']);
    },
  );

  test('a report registers a background sync once it is saved, before it is sent', async () => {
    device.answerMistake = () => expect(device.helpAsked).toEqual(['send']);
    expect(await outbox.submit(report('1'))).toEqual({ kind: 'sent' });
  });

  test('a report that was added while others were being sent still waits', async () => {
    await openReportQueue().save(report('1'));
    device.answerMistake = () => openReportQueue().save(report('2'));
    await outbox.send();
    expect([await kept(), outbox.hasReports()]).toEqual([['2'], true]);
  });

  test('a report that is refused shows why, and is deleted', async () => {
    device.answerMistake = failing(new Rejection('words: too long', 400));
    expect(await outbox.submit(report('1'))).toEqual({ kind: 'refused', reason: 'words: too long' });
    expect(await kept()).toEqual([]);
  });

  test('a report is sent after earlier ones, and waits with them', async () => {
    device.signal = false;
    await outbox.submit(report('1', start - 1000));
    await outbox.submit(report('2'));
    device.signal = true;
    let requests = 0;
    device.answerMistake = () => {
      requests += 1;
      throw new Unreachable('no bar');
    };
    await outbox.send();
    expect(requests).toBe(1);
    device.answerMistake = () => undefined;
    await outbox.send();
    expect(device.mistakes).toEqual(['1', '2']);
  });

  test('a report is dropped after a month', async () => {
    await openReportQueue().save(report('1', start - 31 * dayMs));
    await outbox.send();
    expect([device.mistakes, await kept()]).toEqual([[], []]);
  });

  test('a report waits beside a claim, and neither holds back the other', async () => {
    device.signedIn = ann;
    device.signal = false;
    const { claimId } = await outbox.save(positionAt(start), byAnn);
    await outbox.submit(report('1'));
    device.signal = true;
    await outbox.send();
    expect([device.attempts(), device.mistakes]).toEqual([[claimId], ['1']]);
  });

  test('a report stays on the device when its user logs out: it belongs to no account', async () => {
    device.signal = false;
    await outbox.submit(report('1'));
    await outbox.leave(ann);
    await outbox.forget(ann);
    expect(await kept()).toEqual(['1']);
  });
});

test('a report is sent even if the browser cannot store it, and lost only without a signal', async () => {
  globalThis.indexedDB = { open: failing(new DOMException('no', 'SecurityError')) } as unknown as IDBFactory;
  const forbidden = device.open();
  expect(await forbidden.submit(report('1'))).toEqual({ kind: 'sent' });
  expect(device.mistakes).toEqual(['1']);
  device.signal = false;
  expect(await forbidden.submit(report('2'))).toEqual({ kind: 'lost' });
});
