/**
 * Reports of mistakes in the outbox. Like a claim, a report is saved first and then sent, in order; its id makes retries
 * idempotent. It belongs to no account, and its result is not stored: one that is accepted, refused or too old is
 * deleted.
 */
import { dayMs } from '../../../../domain/time/retention.ts';
import { mistakeReportLimits } from '../../../../domain/wire/mistake-reports.ts';
import type { ReportRequest } from '../../../../domain/wire/wire.ts';
import { Rejection } from '../../../lib/api.ts';
import type { Queue } from './device.ts';
import { waitedTooLong } from './mistake-reports.messages.ts';

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'waiting'; why: 'no-signal' | 'busy' }
  | { kind: 'refused'; reason: string }
  /** Not sent, and this browser cannot store it for later. */
  | { kind: 'lost' };

export type Dependencies = {
  queue: Queue<ReportRequest>;
  send: (report: ReportRequest) => Promise<unknown>;
  now: () => number;
};

const longestWaitMs = mistakeReportLimits.waitDays * dayMs;

export function ownMistakeReports({ queue, send, now }: Dependencies) {
  let areWaiting: boolean | undefined;

  const sendOne = async (report: ReportRequest): Promise<Outcome> => {
    if (now() - Date.parse(report.writtenAt) > longestWaitMs) return { kind: 'refused', reason: waitedTooLong };
    try {
      await send(report);
      return { kind: 'sent' };
    } catch (error) {
      if (!(error instanceof Rejection)) return { kind: 'waiting', why: 'no-signal' };
      const mayPass = error.status === 429 || error.status >= 500;
      return mayPass ? { kind: 'waiting', why: 'busy' } : { kind: 'refused', reason: error.message };
    }
  };

  return {
    /** As last read; undefined before. */
    areWaiting: (): boolean | undefined => areWaiting,

    async save(report: ReportRequest): Promise<void> {
      await queue.save(report);
      areWaiting = true;
    },

    /** The outcome of each report by its id; the first that has to wait stops the rest. */
    async sendAll(): Promise<Map<string, Outcome>> {
      const outcomes = new Map<string, Outcome>();
      let stopped: Outcome | undefined;
      for (const mistakeReport of await queue.all()) {
        const outcome: Outcome = stopped ?? (await sendOne(mistakeReport));
        if (outcome.kind === 'waiting') stopped = outcome;
        else await queue.change(mistakeReport.reportId, () => undefined);
        outcomes.set(mistakeReport.reportId, outcome);
      }
      areWaiting = (await queue.all()).length > 0;
      return outcomes;
    },

    /** Where it cannot be saved. */
    async sendUnsaved(report: ReportRequest): Promise<Outcome> {
      const outcome = await sendOne(report);
      return outcome.kind === 'waiting' ? { kind: 'lost' } : outcome;
    },
  };
}
