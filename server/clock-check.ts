/**
 * Notices that this server's clock is wrong: servers that it talks to anyway have another time, or most claims seem to come
 * from the future. Each change is logged once.
 */
import type { FastifyBaseLogger } from 'fastify';
import { badgeRule } from '../domain/badge/rule.ts';
import type { Outcome } from '../domain/wire/wire.ts';
import type { Clock } from './clock.ts';

export const clockSources = ['identity provider', 'weather service'] as const;
export type ClockSource = (typeof clockSources)[number];

/** Less than what claims are allowed to differ. */
const mostSkewSeconds = (badgeRule.clockSkewMinutes * 60) / 2;
/** A few phones are always wrong. */
const latestClaims = 20;
const [alarmingShare, usualShare] = [0.5, 0.1];

export type ClockCheck = ReturnType<typeof makeClockCheck>;

export function makeClockCheck(log: FastifyBaseLogger, clock: Clock) {
  const skews = new Map<ClockSource, number>();
  const isAhead: boolean[] = [];
  let isAlarmed = false;

  return {
    /** By how many seconds our clock is ahead of each source; those that have not been asked are missing. */
    skews: (): ReadonlyMap<ClockSource, number> => skews,

    /** With the headers of its reply. A copy from a cache is as old as its Age says. */
    compare(source: ClockSource, headers: Headers): void {
      const theirs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
      if (Number.isNaN(theirs)) return;
      const seconds = Math.round((clock().getTime() - theirs) / 1000);
      const wasOff = Math.abs(skews.get(source) ?? 0) > mostSkewSeconds;
      const isOff = Math.abs(seconds) > mostSkewSeconds;
      skews.set(source, seconds);
      if (isOff && !wasOff) log.warn({ source, seconds }, 'the clock of this server is wrong');
      if (wasOff && !isOff) log.info({ source, seconds }, 'the clock of this server is right again');
    },

    countClaim(outcome: Outcome): void {
      isAhead.push(outcome === 'in-the-future');
      if (isAhead.length > latestClaims) isAhead.shift();
      const share = isAhead.filter(Boolean).length / latestClaims;
      if (share > alarmingShare && !isAlarmed) {
        isAlarmed = true;
        log.warn({ share }, 'most claims are refused as in the future: the clock of this server may be behind');
      } else if (share <= usualShare && isAlarmed) {
        isAlarmed = false;
        log.info({ share }, 'claims are in time again');
      }
    },
  };
}
