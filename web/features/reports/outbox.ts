/**
 * Reports that wait on the device until they are sent. Like a claim, a report is kept first and then sent, in turn, by one
 * sender at a time; its id makes sending it again harmless. Unlike a claim nobody waits for what comes of it later: a
 * report that is taken, refused or too old is gone from the device.
 */
import { dayMs } from '../../../domain/time/retention.ts';
import { reportLimits } from '../../../domain/wire/reports.ts';
import type { ReportRequest } from '../../../domain/wire/wire.ts';
import { Refusal } from '../../lib/api.ts';
import type { InTurn } from '../../lib/lock.ts';
import { waitedTooLong } from './outbox-words.ts';
import type { ReportStore } from './store.ts';

/** The name of the turn, and of the background sync by which the service worker is asked to send. */
export const sendingReports = 'send-reports';

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'waiting'; why: 'no-signal' | 'busy' }
  | { kind: 'refused'; reason: string }
  /** Not sent, and this browser keeps nothing for later. */
  | { kind: 'lost' };

export type Dependencies = {
  store: ReportStore;
  sendReport: (report: ReportRequest) => Promise<unknown>;
  inTurn: InTurn;
  now: () => number;
};

const longestWaitMs = reportLimits.waitDays * dayMs;

export type Outbox = ReturnType<typeof makeOutbox>;

export function makeOutbox({ store, sendReport, inTurn, now }: Dependencies) {
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

  /** What came of each, by its id; the first that has to wait keeps the others waiting. */
  const sendAll = async (): Promise<Map<string, Outcome>> =>
    inTurn(async () => {
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
    /** Sends what waits; whether something still does. */
    async sendWaiting(): Promise<boolean> {
      await sendAll();
      return (await store.all()).length > 0;
    },

    /** Keeps a new report, sends it after all that waited before it, and tells what came of it. The page may be left meanwhile: so help is asked for first. */
    async submit(report: ReportRequest, askForHelp: () => unknown): Promise<Outcome> {
      if (!(await canSave(report))) return orLost(await sendOne(report));
      askForHelp();
      // Who sent it meanwhile, in another tab, has taken it from the store.
      return (await sendAll()).get(report.reportId) ?? { kind: 'sent' };
    },
  };
}

const orLost = (outcome: Outcome): Outcome => (outcome.kind === 'waiting' ? { kind: 'lost' } : outcome);
