/**
 * The outbox: the only module that saves, sends or deletes claims, and what else waits on the device. A claim is saved
 * first and then sent, in order, by one sender at a time; its id makes retries idempotent; results are broadcast to every
 * open page.
 */

import type { Position } from '../../../../domain/badge/rule.ts';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { ReportRequest } from '../../../../domain/wire/wire.ts';
import type { ClaimResponse } from '../../../lib/api.ts';
import type { WithLock } from '../../../lib/lock.ts';
import {
  type AccountRef,
  type Claim,
  type ClaimServer,
  type ConditionReport,
  findSender,
  hasWaitingReport,
  isTooLate,
  isWaiting,
  knownSender,
  mayBelongTo,
  type ReportResult,
  type Result,
  type RetryLater,
  sendReportTo,
  sendTo,
  stopsAll,
  toAnsweredClaim,
  toRejectedClaim,
  type WaitingClaim,
  withHikers,
} from './claim.ts';
import type { BrowserHelp, ClaimChannel, Queue } from './device.ts';
import { type Outcome, ownMistakeReports } from './mistake-reports.ts';

export type Dependencies = {
  store: Queue<Claim>;
  reportQueue: Queue<ReportRequest>;
  server: ClaimServer;
  withLock: WithLock;
  channel: ClaimChannel;
  now: () => number;
  browser: BrowserHelp;
  /** The worker cannot see that a user is back, so it sends nothing for users who logged out. */
  isWorker: boolean;
};

export type Claims = ReturnType<typeof ownClaims>;

type Change = (claim: Claim) => Claim | undefined;

/** The claimant as far as the page knows; `hikers` if there are several to choose from. */
export type Claimant = { whose?: AccountRef; hikers?: readonly string[]; isFamilyKnown?: boolean };

/** Signing in takes a page: until then the worker could send the claim only for a user who has left. */
const waitsForPage = ({ left, whose, trouble }: WaitingClaim): boolean =>
  left === true || (whose === undefined && trouble === 'signed-out');

const isPending = (claim: Claim): boolean => !claim.left && (isWaiting(claim) || hasWaitingReport(claim));

/** Its claim has been answered in range: otherwise the report would no longer wait. */
const isConditionToSend = (claim: Claim): claim is Claim & { report: ConditionReport } =>
  claim.state === 'answered' && hasWaitingReport(claim);

const tooOld: ClaimResponse = { outcome: 'too-old', awarded: [], nearest: null };

export function ownClaims({ store, reportQueue, server, withLock, channel, now, browser, isWorker }: Dependencies) {
  const reports = ownMistakeReports({ queue: reportQueue, send: server.sendReport, now });
  let current: readonly Claim[] = [];
  let sendsWhenClosed = false;
  const watchers = new Set<(settled?: Claim) => void>();

  const notify = (settled?: Claim) => {
    for (const react of watchers) react(settled);
  };
  const refresh = async () => {
    current = await store.all();
    notify();
  };
  const announceChange = async () => {
    channel.broadcast({ kind: 'changed' });
    await refresh();
  };
  channel.listen((message) => {
    if (message.kind === 'result') notify(message.claim);
    else refresh().catch((error) => console.warn('The claims on this device could not be read', error));
  });

  const change = async (claims: readonly Pick<Claim, 'claimId'>[], next: Change) => {
    for (const { claimId } of claims) await store.change(claimId, next);
    await announceChange();
  };

  const waiting = async () => (await store.all()).filter(isWaiting);

  /** Before sending, so that closing the page meanwhile loses nothing. Not awaited. */
  const askForHelp = () => {
    if (!current.some(isPending) && !reports.areWaiting()) return;
    browser.sendWhenClosed().then((isSent) => {
      if (isSent === sendsWhenClosed) return;
      sendsWhenClosed = isSent;
      notify();
    });
  };

  /** A user who has logged out meanwhile leaves no answer on the device. */
  const settle = async (claim: WaitingClaim, result: Result) => {
    const settled = withResult(claim, result, now());
    await change([claim], (kept) => (kept.left && !isWaiting(settled) ? undefined : withResult(kept, result, now())));
    channel.broadcast({ kind: 'result', claim: settled });
    notify(settled);
  };

  const settleAll = async (claims: readonly WaitingClaim[], result: Result) => {
    for (const claim of claims) await settle(claim, result);
  };

  const sendAs = async (account: AccountRef, claims: readonly WaitingClaim[]) => {
    let stopped: RetryLater | undefined;
    for (const claim of claims) {
      // A user who had left is back; one who logs out during the sync stays logged out.
      const left = (kept: Claim) => (claim.left ? undefined : kept.left);
      await change([claim], (kept) => ({ ...kept, whose: account, session: server.session(), left: left(kept) }));
      const result: Result = stopped ?? (await sendTo(server, claim, account));
      if ('trouble' in result && stopsAll(result)) stopped = result;
      await settle({ ...claim, whose: account, left: undefined }, result);
    }
  };

  const sendAll = async (claims: readonly WaitingClaim[]) => {
    if (claims.length === 0) return;
    const known = knownSender(server, claims);
    const sender = known ? { whose: known } : await findSender(server);
    if ('trouble' in sender) return settleAll(claims, sender);
    const isTheirs = (claim: Claim) => mayBelongTo(claim, sender.whose);
    await sendAs(sender.whose, claims.filter(isTheirs));
    const others = claims.filter((claim) => !isTheirs(claim) && claim.trouble !== 'signed-out');
    await settleAll(others, { trouble: 'signed-out' });
  };

  /** A report that was replaced while it was being sent is not settled: the new one is sent next. */
  const settleCondition = async (claim: Claim & { report: ConditionReport }, result: ReportResult) => {
    const report = reportWith(claim.report, result, now());
    const isDone = claim.isRead && report.state === 'sent';
    await change([claim], (kept) => {
      if (kept.report?.id !== report.id) return kept;
      return isDone ? undefined : { ...kept, report };
    });
    const settled = { ...claim, report };
    channel.broadcast({ kind: 'result', claim: settled });
    notify(settled);
  };

  /** After the claims: the report of a claim that has just been answered in range is sent in the same run. */
  const sendConditions = async (asked: ReadonlyMap<string, number>) => {
    const isDue = ({ report: { id, sendings, retryAt = 0 } }: { report: ConditionReport }) =>
      sendings === (asked.get(id) ?? 0) && retryAt <= now();
    const due = (await store.all()).filter(isConditionToSend).filter(isDue);
    if (due.length === 0) return;
    let stopped: RetryLater | undefined;
    for (const claim of due) {
      const result = stopped ?? (await sendReportTo(server, claim, claim.report));
      if ('trouble' in result && stopsAll(result)) stopped = result;
      await settleCondition(claim, result);
    }
  };

  /** Deletes the position of a claim that can no longer earn a badge. */
  const giveUpLate = async () => {
    for (const claim of await waiting()) if (isTooLate(claim, now())) await settle(claim, { reply: tooOld });
  };

  return {
    /** The claims of this device as last read, oldest first. */
    current: (): readonly Claim[] => current,

    /** Whether waiting claims are also sent while the site is closed: not every browser supports that. */
    sendsWhenClosed: (): boolean => sendsWhenClosed,

    /**
     * Called on every change, in whichever tab it was made; after an attempt with the claim and its result, even if
     * another tab has read the answer first.
     */
    watch(react: (settled?: Claim) => void): () => void {
      watchers.add(react);
      return () => watchers.delete(react);
    },

    /** Saves a claim; `send` sends it. */
    async save(position: Position, { whose, hikers, isFamilyKnown }: Claimant = {}): Promise<WaitingClaim> {
      const claimId = crypto.randomUUID();
      const isUnasked = isFamilyKnown ? undefined : true;
      const session = whose && server.session();
      const claim: WaitingClaim = {
        state: 'waiting',
        claimId,
        sendings: 0,
        whose,
        session,
        hikers,
        isUnasked,
        ...position,
      };
      await store.save(claim);
      await announceChange();
      return claim;
    },

    /** Sends what waits. Skips claims that another tab has attempted since this call. */
    async send(): Promise<void> {
      await refresh();
      askForHelp();
      const asked = new Map(current.filter(isWaiting).map(({ claimId, sendings }) => [claimId, sendings]));
      const askedConditions = new Map(current.flatMap(({ report }) => (report ? [[report.id, report.sendings]] : [])));
      await withLock(async () => {
        await giveUpLate();
        const isDue = ({ claimId, sendings, retryAt = 0 }: WaitingClaim) =>
          sendings === (asked.get(claimId) ?? 0) && retryAt <= now();
        const due = (await waiting()).filter(isDue);
        await sendAll(isWorker ? due.filter((claim) => !waitsForPage(claim)) : due);
        await sendConditions(askedConditions);
        await reports.sendAll();
      });
      await refresh();
      if (current.some(isPending)) browser.keepFromClearing();
    },

    /** Whether reports of mistakes wait, as last read; undefined before. */
    hasReports: reports.areWaiting,

    /** Saves a report of a mistake, sends it after the earlier ones, and returns its outcome. */
    async submit(report: ReportRequest): Promise<Outcome> {
      try {
        await reports.save(report);
      } catch {
        return reports.sendUnsaved(report);
      }
      askForHelp();
      notify();
      const outcomes = await withLock(reports.sendAll);
      notify();
      // Missing: another tab has sent it and deleted it from the queue.
      return outcomes.get(report.reportId) ?? { kind: 'sent' };
    },

    /** Records who was there, for a claim that waits for it. */
    async tellWho({ claimId }: WaitingClaim, hikers: readonly string[]): Promise<Claim | undefined> {
      await change([{ claimId }], (kept) => (isWaiting(kept) ? withHikers(kept, hikers) : kept));
      return current.find((claim) => claim.claimId === claimId);
    },

    /** Its answer has been shown: deletes the claim, unless its report still waits. */
    hasBeenRead: (claimId: string) =>
      change([{ claimId }], (kept) => (isConditionToSend(kept) ? { ...kept, isRead: true } : undefined)),

    /**
     * Saves what the hiker saw with the claim that proves they were there. A second report replaces the first; without
     * kinds it is withdrawn. Returns false if the claim is no longer on the device.
     */
    async report(claim: Claim, kinds: readonly ConditionKind[]): Promise<boolean> {
      const report: ConditionReport | undefined =
        kinds.length > 0 ? { id: crypto.randomUUID(), kinds, state: 'waiting', sendings: 0 } : undefined;
      const isSaved = () => current.some((kept) => kept.report?.id === report?.id);
      await change([claim], (kept) => (kept.isRead && !report ? undefined : { ...kept, report }));
      if (!report || isSaved()) return true;
      if (isWaiting(claim)) return false;
      // The claim was deleted when its answer was read.
      await store.save({ ...claim, report, isRead: true });
      await announceChange();
      return true;
    },

    /**
     * On logout: deletes answers, and hides what waits until its user is back. The user may be unknown if the server
     * has not answered yet.
     */
    leave: async (account: AccountRef | undefined) =>
      change(await store.all(), (claim) =>
        isWaiting(claim) ? { ...claim, whose: claim.whose ?? account, left: true } : undefined,
      ),

    /** The account was deleted: deletes its claims and those that would have become its own. */
    forget: async (account: AccountRef) =>
      change(await store.all(), (claim) => (mayBelongTo(claim, account) ? undefined : claim)),
  };
}

function reportWith(report: ConditionReport, result: ReportResult, now: number): ConditionReport {
  if ('state' in result) return { ...report, ...result };
  const { trouble, patienceMs: retryAfterMs } = result;
  return { ...report, sendings: report.sendings + 1, trouble, retryAt: retryAfterMs && now + retryAfterMs };
}

function withResult(claim: Claim, result: Result, now: number): Claim {
  if (!isWaiting(claim)) return claim;
  if ('reply' in result) return toAnsweredClaim(claim, result.reply);
  if ('refusal' in result) return toRejectedClaim(claim, result.refusal);
  const { trouble, patienceMs: retryAfterMs } = result;
  const isAnsweredMeanwhile = trouble === 'who-was-there' && !claim.isUnasked;
  if (isAnsweredMeanwhile) return claim;
  const sendings = claim.sendings + 1;
  // Keep asking: who was there can be answered offline, and nothing is sent before that.
  const isStillAsked = claim.trouble === 'who-was-there' && trouble !== 'signed-out';
  return isStillAsked
    ? { ...claim, sendings }
    : { ...claim, sendings, trouble, retryAt: retryAfterMs && now + retryAfterMs };
}
