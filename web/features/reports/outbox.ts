/**
 * Queues reports on the device until they are sent. Like a claim, a report is saved first and then sent, in order, by
 * one sender at a time; its id makes retries idempotent. Unlike a claim, its result is not stored: a report that is
 * accepted, refused or too old is deleted.
 */
import { dayMs } from '../../../domain/time/retention.ts';
import { reportLimits } from '../../../domain/wire/reports.ts';
import type { ReportRequest } from '../../../domain/wire/wire.ts';
import { Refusal } from '../../lib/api.ts';
import type { WithLock } from '../../lib/lock.ts';
import { waitedTooLong } from './outbox-words.ts';
import type { ReportStore } from './store.ts';

/** The name of the lock, and the tag of the background sync. */
export const sendingReports = 'send-reports';

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'waiting'; why: 'no-signal' | 'busy' }
  | { kind: 'refused'; reason: string }
  /** Not sent, and this browser cannot store it for later. */
  | { kind: 'lost' };

export type Dependencies = {
  store: ReportStore;
  sendReport: (report: ReportRequest) => Promise<unknown>;
  withLock: WithLock;
  now: () => number;
};

const longestWaitMs = reportLimits.waitDays * dayMs;

export type Outbox = ReturnType<typeof makeOutbox>;

export function makeOutbox({ store, sendReport, withLock, now }: Dependencies) {
  const sendOne = async (report: ReportRequest): Promise<Outcome> => {
    if (now() - Date.parse(report.writtenAt) > longestWaitMs) return { kind: 'refused', reason: waitedTooLong };
    try {
      await sendReport(report);
      return { kind: 'sent' };
    } catch (error) {
      if (!(error instanceof Refusal)) return { kind: 'waiting', why: 'no-signal' };
      const mayPass = error.status === 429 || error.status >= 500;
      return mayPass ? { kind: 'waiting', why: 'busy' } : { kind: 'refused', reason: error.message };
    }
  };

  /** The outcome of each report by its id; the first that has to wait stops the rest. */
  const sendAll = async (): Promise<Map<string, Outcome>> =>
    withLock(async () => {
      const outcomes = new Map<string, Outcome>();
      let stopped: Outcome | undefined;
      for (const report of await store.all()) {
        const outcome: Outcome = stopped ?? (await sendOne(report));
        if (outcome.kind === 'waiting') stopped = outcome;
        else await store.drop(report.reportId);
        outcomes.set(report.reportId, outcome);
      }
      return outcomes;
    });

  const canSave = (report: ReportRequest): Promise<boolean> =>
    store.save(report).then(
      () => true,
      () => false,
    );

  return {
    /** Sends what waits; resolves to whether anything still does. */
    async sendWaiting(): Promise<boolean> {
      await sendAll();
      return (await store.all()).length > 0;
    },

    /**
     * Saves a new report, sends it after the earlier ones, and returns its outcome. Help is requested first, because
     * the page may be closed meanwhile.
     */
    async submit(report: ReportRequest, askForHelp: () => unknown): Promise<Outcome> {
      if (!(await canSave(report))) return orLost(await sendOne(report));
      askForHelp();
      // Missing: another tab has sent it and deleted it from the store.
      return (await sendAll()).get(report.reportId) ?? { kind: 'sent' };
    },
  };
}

const orLost = (outcome: Outcome): Outcome => (outcome.kind === 'waiting' ? { kind: 'lost' } : outcome);
