/** Interface of queue item kinds. An answer and its undo each run inside one transaction. */
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
  /** Regions of an item, answered or not; undefined: the item no longer exists. */
  regionsOf(db: Db, id: string): Promise<'all' | readonly string[] | undefined>;
  /** False: nothing to undo, or too late. */
  undo(id: string, doing: Doing): Promise<boolean>;
};

/** The kinds that this server supports. */
export type Kinds = Partial<Record<QueueKind, Kind>>;

/** The part of an id after its kind. */
export const keyOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Items without a known region are for members with access to all regions. */
export const asRegions = (region: string | undefined): 'all' | string[] => (region ? [region] : 'all');
export const mayAnswerIn = (caller: Caller, region: string): boolean => mayActIn(caller, asRegions(region));

export const daysAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * dayMs).toISOString();
