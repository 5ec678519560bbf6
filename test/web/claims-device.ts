/** A phone for tests of claims: its database, its tabs, and a server that is reachable or not. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Position } from '../../domain/badge/rule.ts';
import type { ConditionRequest } from '../../domain/status/live-schema.ts';
import type { ClaimRequest, ReportRequest } from '../../domain/wire/wire.ts';
import type { AccountRef } from '../../web/features/claim/outbox/claim.ts';
import { type Claimant, type Claims, ownClaims } from '../../web/features/claim/outbox/claims.ts';
import { openClaimChannel, openClaimQueue, openReportQueue } from '../../web/features/claim/outbox/device.ts';
import { type Badge, type ClaimResponse, type ConditionResponse, Rejection, Unreachable } from '../../web/lib/api.ts';
import { createLock } from '../../web/lib/lock.ts';

export const ann: AccountRef = { userId: 'ann' };
export const ben: AccountRef = { userId: 'ben' };

/** They have answered who is there, or are known to hike alone. */
export const byAnn: Claimant = { whose: ann, isFamilyKnown: true };
export const byBen: Claimant = { whose: ben, isFamilyKnown: true };

export const start = Date.parse('2026-07-04T15:00:00.000Z');
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const positionAt = (time: number): Position => ({
  latitude: 47.2,
  longitude: -91.37,
  accuracy: 12,
  takenAt: new Date(time).toISOString(),
});

export const getBadge = (badgeName: string, other: Partial<Badge> = {}): Badge => ({
  $id: `the record of ${badgeName}`,
  badgeName,
  earnedDate: new Date(start).toISOString(),
  badgeFile: null,
  ...other,
});

export const getAward = (badgeName: string): ClaimResponse => ({
  outcome: 'awarded',
  awarded: [getBadge(badgeName)],
  nearest: { badgeName, trail: '/trails/somewhere', distanceKm: 0.1 },
});

type Call = 'who' | 'family' | ConditionRequest | ClaimRequest;

export const anotherAccount = () => new Rejection('somebody else is signed in', 403, { type: 'user_unauthorized' });

let devices = 0;

export function makeDevice() {
  globalThis.indexedDB = new IDBFactory();
  devices += 1;
  const name = `claims of device ${devices}`;
  const pages: EventTarget[] = [];
  const device = {
    now: start,
    signal: true,
    signedIn: undefined as AccountRef | undefined,
    whoIsSignedIn: async (): Promise<AccountRef | undefined> => device.signedIn,
    isFamily: false,
    askForFamily: async (): Promise<boolean> => device.isFamily,
    /** The calls that reached the server. */
    calls: [] as Call[],
    /** How the server answers a claim; may throw. */
    answer: (request: ClaimRequest): ClaimResponse | Promise<ClaimResponse> => getAward(`Badge of ${request.takenAt}`),
    /** How it answers a condition report. */
    answerReport: ({ kinds }: ConditionRequest): ConditionResponse => ({ day: '2026-07-04', kinds }),
    /** How it answers a report of a mistake; may throw. */
    answerMistake: (_report: ReportRequest): unknown => undefined,
    /** The reports of mistakes that it accepted. */
    mistakes: [] as string[],
    /** What was requested of the browser. */
    helpAsked: [] as ('send' | 'keep')[],
    sendsWhenClosed: false,

    /** Another tab, or the service worker. */
    open(options: { isWorker?: boolean; locks?: null } = {}): Claims {
      const page = new EventTarget();
      pages.push(page);
      return ownClaims({
        store: openClaimQueue(),
        reportQueue: openReportQueue(),
        server: {
          session: () => (options.isWorker ? undefined : device.signedIn && `a session of ${device.signedIn.userId}`),
          whoIsSignedIn: async () => reached('who', device.whoIsSignedIn),
          isFamily: async (account) => reached('family', device.askForFamily, account.userId),
          sendClaim: async (request) => reached(request, () => device.answer(request), request.userId),
          sendCondition: async (request) => reached(request, () => device.answerReport(request), request.userId),
          sendReport: async (report) => {
            if (!device.signal) throw new Unreachable('no bar');
            await device.answerMistake(report);
            device.mistakes.push(report.reportId);
          },
        },
        withLock: createLock(name, options.locks),
        channel: openClaimChannel(name, page),
        now: () => device.now,
        browser: {
          sendWhenClosed: async () => {
            device.helpAsked.push('send');
            return device.sendsWhenClosed;
          },
          keepFromClearing: () => device.helpAsked.push('keep'),
        },
        isWorker: options.isWorker ?? false,
      });
    },
    attempts: () => device.calls.flatMap((call) => (typeof call === 'object' && 'takenAt' in call ? call.claimId : [])),
    reports: () => device.calls.flatMap((call) => (typeof call === 'object' && 'kinds' in call ? call : [])),
    /** All claim data on the device. */
    kept: () => openClaimQueue().all(),
    /** The only claim on the device. */
    only: async () => {
      const [claim, ...others] = await device.kept();
      if (!claim || others.length > 0) throw new Error('The device holds not one claim, but none or several');
      return claim;
    },
    close: () => {
      for (const page of pages) page.dispatchEvent(new Event('pagehide'));
    },
  };
  /** The server refuses calls for a user who is not signed in. */
  async function reached<T>(call: Call, answer: () => T | Promise<T>, userId?: string): Promise<T> {
    if (!device.signal) throw new Unreachable('no bar');
    device.calls.push(call);
    if (userId !== undefined) {
      if (!device.signedIn) throw new Rejection('nobody is signed in', 401, { type: 'general_unauthorized_scope' });
      if (device.signedIn.userId !== userId) throw anotherAccount();
    }
    return answer();
  }
  return device;
}
