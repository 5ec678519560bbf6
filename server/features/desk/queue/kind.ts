/** Interface of queue item kinds. An answer and its undo each run inside one transaction. */
import { mayActIn, type QueueAnswer, type QueueItem, type QueueKind } from '../../../../domain/desk/desk.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Doing } from '../../../store/audit.ts';
import type { Db } from '../../../store/schema.ts';
import type { Caller } from '../callers.ts';

export type Given = { answer: QueueAnswer; words: string };
export type Answering = Doing & { caller: Caller };

export type Kind = {
  items(db: Db, caller: Caller, now: Date): Promise<QueueItem[]>;
  /** Throws if the item is not open anymore, or not for this caller. */
  answer(id: string, given: Given, answering: Answering): Promise<void>;
  /** Regions of an item, answered or not; undefined: the item no longer exists. */
  getRegions(db: Db, id: string): Promise<'all' | readonly string[] | undefined>;
  /** What the log calls it. */
  getSubject(id: string): string;
  /** False: nothing to undo. */
  undo(id: string, answering: Answering): Promise<boolean>;
};

export type Kinds = Record<QueueKind, Kind>;

type Parts<Item extends QueueItem> = Pick<Kind, 'getRegions' | 'undo'> &
  Partial<Pick<Kind, 'getSubject'>> & {
    items(db: Db, caller: Caller, now: Date): Promise<Item[]>;
    /** One open item; by default among all. */
    find?(db: Db, id: string, caller: Caller, now: Date): Promise<Item | undefined>;
    /** False: somebody else has answered meanwhile. */
    answer(item: Item, given: Given, answering: Answering): Promise<boolean>;
  };

export function makeKind<Item extends QueueItem>({ items, find, answer, ...rest }: Parts<Item>): Kind {
  const open = find ?? (async (db, id, caller, now) => (await items(db, caller, now)).find((item) => item.id === id));
  return {
    getSubject: (id) => id,
    ...rest,
    items,
    async answer(id, given, answering) {
      const { tx, caller, actor } = answering;
      const item = await open(tx, id, caller, actor.now);
      if (!item) throw noSuchItem();
      if (!item.mayAnswer) throw notForYou();
      if (!(await answer(item, given, answering))) throw answered();
    },
  };
}

/** The part of an id after its kind. */
export const getKey = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Items without a known region are for members with access to all regions. */
export const asRegions = (region: string | undefined): 'all' | string[] => (region ? [region] : 'all');
export const mayAnswerIn = (caller: Caller, region: string): boolean => mayActIn(caller, asRegions(region));

export const daysAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * dayMs).toISOString();

export const noSuchItem = () => new ApiError(404, 'queue_item_not_found', 'That item isn’t in the queue anymore.');
const answered = () => new ApiError(409, 'queue_item_answered', 'Someone else answered this in the meantime.');
const notForYou = () => new ApiError(403, 'general_access_forbidden', 'Someone else has to answer this one.');
export const ownCase = () =>
  new ApiError(403, 'general_access_forbidden', 'This appeal is yours. Someone else has to decide it.');
