/** What every kind of item in the queue can do. An answer and its undo each run inside one transaction. */
import { mayActIn, type QueueAnswer, type QueueItem, type QueueKind } from '../../../../domain/live/desk.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { Doing } from '../../../store/audit.ts';
import type { Db } from '../../../store/schema.ts';
import type { Caller } from '../callers.ts';

export type Given = { answer: QueueAnswer; words: string };

export type Kind<Item extends QueueItem = QueueItem> = {
  items(db: Db, caller: Caller, now: Date): Promise<Item[]>;
  /** False: somebody else has answered meanwhile. */
  answer(item: Item, given: Given, doing: Doing): Promise<boolean>;
  /** Which regions an item is about, answered or not; undefined: there is no such item any more. */
  regionsOf(db: Db, id: string): Promise<'all' | readonly string[] | undefined>;
  /** False: there is nothing to undo, or it is too late. */
  undo(id: string, doing: Doing): Promise<boolean>;
};

/** Those that this server can fill. */
export type Kinds = Partial<Record<QueueKind, Kind>>;

/** The part of an id behind its kind. */
export const keyOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Items about no region of ours are for those who may act everywhere. */
export const asRegions = (region: string | undefined): 'all' | string[] => (region ? [region] : 'all');
export const mayAnswerIn = (caller: Caller, region: string): boolean => mayActIn(caller, asRegions(region));

export const daysAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * dayMs).toISOString();
