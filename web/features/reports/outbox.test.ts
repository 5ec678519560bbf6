import { describe, expect, test } from 'vitest';
import type { ReportRequest } from '../../../domain/wire/wire.ts';
import { Refusal, Unreachable } from '../../lib/api.ts';
import { createLock } from '../../lib/lock.ts';
import { makeOutbox } from './outbox.ts';

const now = Date.parse('2026-07-04T15:00:00.000Z');

function report(reportId: string, writtenAt = now): ReportRequest {
  const at = new Date(writtenAt).toISOString();
  return { reportId, page: '/trails/a/b', facts: ['water'], words: '', contact: '', writtenAt: at };
}

/** A device with working storage, and a server with the given responses. */
function makeDevice(answers: (report: ReportRequest) => Error | undefined = () => undefined) {
  const kept = new Map<string, ReportRequest>();
  const sent: string[] = [];
  let answer = answers;
  const store = {
    all: async () => [...kept.values()].sort((a, b) => a.writtenAt.localeCompare(b.writtenAt)),
    save: async (one: ReportRequest) => void kept.set(one.reportId, one),
    drop: async (id: string) => void kept.delete(id),
  };
  const sendReport = async (one: ReportRequest) => {
    const error = answer(one);
    if (error) throw error;
    sent.push(one.reportId);
  };
  const dependencies = { store, sendReport, withLock: createLock('reports', null), now: () => now };
  return {
    outbox: makeOutbox(dependencies),
    dependencies,
    kept: () => [...kept.keys()],
    sent,
    answerWith: (next: typeof answers) => {
      answer = next;
    },
  };
}

const noHelp = () => {};
const noSignal = () => new Unreachable(new TypeError('Failed to fetch'));
const tooMany = () => new Refusal('Too many', 429, { retryAfterSeconds: 60 });

describe('a report', () => {
  test('is sent, and then deleted from the device', async () => {
    const { outbox, kept, sent } = makeDevice();
    expect(await outbox.submit(report('1'), noHelp)).toEqual({ kind: 'sent' });
    expect([sent, kept()]).toEqual([['1'], []]);
  });

  test('waits offline, and is sent once when there is a signal', async () => {
    const { outbox, kept, sent, answerWith } = makeDevice(noSignal);
    expect(await outbox.submit(report('1'), noHelp)).toEqual({ kind: 'waiting', why: 'no-signal' });
    expect(kept()).toEqual(['1']);
    expect(await outbox.sendWaiting()).toBe(true);
    answerWith(() => undefined);
    expect(await outbox.sendWaiting()).toBe(false);
    expect(await outbox.sendWaiting()).toBe(false);
    expect([sent, kept()]).toEqual([['1'], []]);
  });

  test.each([tooMany(), new Refusal('Trouble', 503)])('waits while the server has %s', async (error) => {
    const { outbox, kept } = makeDevice(() => error);
    expect(await outbox.submit(report('1'), noHelp)).toEqual({ kind: 'waiting', why: 'busy' });
    expect(kept()).toEqual(['1']);
  });

  test('registers a background sync once it is saved, before it is sent', async () => {
    const device = makeDevice();
    const seen: unknown[] = [];
    device.answerWith(() => void seen.push('sending'));
    await device.outbox.submit(report('1'), () => seen.push(device.kept()));
    expect(seen).toEqual([['1'], 'sending']);
  });

  test('that was added while others were being sent still waits', async () => {
    const device = makeDevice();
    await device.dependencies.store.save(report('1'));
    device.answerWith((one) => {
      if (one.reportId === '1') device.dependencies.store.save(report('2'));
      return undefined;
    });
    expect(await device.outbox.sendWaiting()).toBe(true);
    expect(device.kept()).toEqual(['2']);
  });

  test('that is refused shows why, and is deleted', async () => {
    const { outbox, kept } = makeDevice(() => new Refusal('words: too long', 400));
    expect(await outbox.submit(report('1'), noHelp)).toEqual({ kind: 'refused', reason: 'words: too long' });
    expect(kept()).toEqual([]);
  });

  test('is sent after earlier ones, and waits with them', async () => {
    const device = makeDevice(noSignal);
    await device.outbox.submit(report('1', now - 1000), noHelp);
    await device.outbox.submit(report('2'), noHelp);
    let tries = 0;
    device.answerWith(() => {
      tries += 1;
      return noSignal();
    });
    await device.outbox.sendWaiting();
    expect(tries).toBe(1);
    device.answerWith(() => undefined);
    await device.outbox.sendWaiting();
    expect(device.sent).toEqual(['1', '2']);
  });

  test('is dropped after a month', async () => {
    const { outbox, dependencies, sent, kept } = makeDevice();
    await dependencies.store.save(report('1', now - 31 * 24 * 60 * 60_000));
    expect(await outbox.sendWaiting()).toBe(false);
    expect([sent, kept()]).toEqual([[], []]);
  });

  test('is sent even if the browser cannot store it, and lost only without a signal', async () => {
    const { dependencies, sent, answerWith } = makeDevice();
    const forbidden = { ...dependencies.store, save: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const outbox = makeOutbox({ ...dependencies, store: forbidden });
    expect(await outbox.submit(report('1'), noHelp)).toEqual({ kind: 'sent' });
    expect(sent).toEqual(['1']);
    answerWith(noSignal);
    expect(await outbox.submit(report('2'), noHelp)).toEqual({ kind: 'lost' });
  });
});
