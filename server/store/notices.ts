/** Notices, as revisions: a correction, a withdrawal and its undo each add one. */
import { isDeepStrictEqual } from 'node:util';
import { deskLimits, type NoticeFields } from '../../domain/desk/desk.ts';
import { type Actor, change, type Doing } from './audit.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type NoticeRow = Schema['notices'];
/** The current revision, with who published the first one. */
export type CurrentNotice = NoticeRow & { created_at: string; created_by: string };

const list = (text: string): string[] => text.split(' ').filter(Boolean);
export const toFields = (row: Content): NoticeFields => ({
  hikes: list(row.hikes),
  regions: list(row.regions),
  all: row.everywhere === 1,
  kind: row.kind,
  words: row.words,
  from: row.starts_at,
  until: row.ends_at,
  source: row.source,
});

type Content = Omit<NoticeRow, 'id' | 'revision' | 'revised_at' | 'revised_by'>;

const toContent = (fields: NoticeFields): Content => ({
  hikes: [...new Set(fields.hikes)].join(' '),
  regions: [...new Set(fields.regions)].join(' '),
  everywhere: fields.all ? 1 : 0,
  kind: fields.kind,
  words: fields.words,
  starts_at: new Date(fields.from).toISOString(),
  ends_at: new Date(fields.until).toISOString(),
  source: fields.source,
  withdrawn: 0,
});

/** A notice without the author and time of the revision. */
const withoutHead = ({ id: _id, revision: _n, revised_at: _at, revised_by: _by, ...content }: NoticeRow): Content =>
  content;

const selectCurrent = (db: Db) =>
  db
    .selectFrom('notices')
    .innerJoin('notices as first', (join) => join.onRef('first.id', '=', 'notices.id').on('first.revision', '=', 1))
    .select(columns.notices.map((name) => `notices.${name}` as const))
    .select(['first.revised_at as created_at', 'first.revised_by as created_by'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('notices as later')
            .select('later.id')
            .whereRef('later.id', '=', 'notices.id')
            .whereRef('later.revision', '>', 'notices.revision'),
        ),
      ),
    );

/** Notices that end after that moment, including withdrawn ones. */
export const noticesEndingAfter = (db: Db, moment: Date): Promise<CurrentNotice[]> =>
  selectCurrent(db)
    .where('notices.ends_at', '>', moment.toISOString())
    .orderBy('notices.revised_at', 'desc')
    .orderBy('notices.id')
    .execute();

export const currentNotice = (db: Db, id: string): Promise<CurrentNotice | undefined> =>
  selectCurrent(db).where('notices.id', '=', id).executeTakeFirst();

const getRevisions = (db: Db, id: string): Promise<NoticeRow[]> =>
  db.selectFrom('notices').select(columns.notices).where('id', '=', id).orderBy('revision').execute();

/** The content of an earlier revision. */
export async function noticeAt(db: Db, id: string, revision: number): Promise<Content | undefined> {
  const row = (await getRevisions(db, id)).find((one) => one.revision === revision);
  return row && withoutHead(row);
}

/** A conflict includes the current version; full: no more notices may be live. */
export type Saved = { saved: CurrentNotice } | { conflict: CurrentNotice } | 'unknown' | 'full';

/** Idempotent; the same id with another text is a conflict. */
export const publishNotice = (db: Db, actor: Actor, id: string, fields: NoticeFields): Promise<Saved> =>
  change(db, actor, async (doing) => {
    const content = toContent(fields);
    const known = await currentNotice(doing.tx, id);
    if (!known) {
      if (await isFull(doing)) return 'full';
      return { saved: await append(doing, { action: 'publish', id, revision: 1, content }) };
    }
    const [first] = await getRevisions(doing.tx, id);
    const isRetry = first?.revised_by === actor.userId && isDeepStrictEqual(withoutHead(first), content);
    return isRetry ? { saved: known } : { conflict: known };
  });

type Based = { id: string; revision: number };

/**
 * Optimistic locking: saved only on top of the revision that its author has seen, and then live, also if that one was
 * withdrawn. Idempotent.
 */
export const correctNotice = (db: Db, actor: Actor, based: Based, fields: NoticeFields): Promise<Saved> =>
  change(db, actor, (doing) => revise(doing, 'correct', based, () => toContent(fields)));

export const withdrawNotice = (db: Db, actor: Actor, based: Based): Promise<Saved> =>
  change(db, actor, (doing) => revise(doing, 'withdraw', based, (current) => ({ ...current, withdrawn: 1 })));

export const restoreNotice = (db: Db, actor: Actor, based: Based): Promise<Saved> =>
  change(db, actor, (doing) => revise(doing, 'restore', based, (current) => ({ ...current, withdrawn: 0 })));

/** Or planned. */
const isLive = ({ withdrawn, ends_at: end }: Content, { now }: Actor): boolean =>
  withdrawn === 0 && end > now.toISOString();

async function isFull({ tx, actor }: Doing): Promise<boolean> {
  const notices = await noticesEndingAfter(tx, actor.now);
  return notices.filter((notice) => isLive(notice, actor)).length >= deskLimits.notices;
}

type Action = 'publish' | 'correct' | 'withdraw' | 'restore' | 'undo';

/** Inside a change. */
export async function revise(
  doing: Doing,
  action: Action,
  { id, revision }: Based,
  next: (base: Content) => Content,
): Promise<Saved> {
  const { tx, actor } = doing;
  const known = await currentNotice(tx, id);
  if (!known) return 'unknown';
  const revisions = await getRevisions(tx, id);
  const base = revisions.find((row) => row.revision === revision);
  if (!base) return { conflict: known };
  const content = next(withoutHead(base));
  if (known.revision === revision) {
    if (isLive(content, actor) && !isLive(known, actor) && (await isFull(doing))) return 'full';
    return { saved: await append(doing, { action, id, revision: revision + 1, content }) };
  }
  const follower = revisions.find((row) => row.revision === revision + 1);
  const isRetry =
    follower?.revision === known.revision &&
    follower.revised_by === actor.userId &&
    isDeepStrictEqual(withoutHead(follower), content);
  return isRetry ? { saved: known } : { conflict: known };
}

type Revised = { action: Action; id: string; revision: number; content: Content };

/** The log entry includes the public text. */
async function append({ tx, actor, note }: Doing, revised: Revised): Promise<CurrentNotice> {
  const { action, id, revision, content } = revised;
  await tx
    .insertInto('notices')
    .values({ id, revision, ...content, revised_at: actor.now.toISOString(), revised_by: actor.userId })
    .execute();
  await note({ action, subject: id, detail: { revision, ...content } });
  const saved = await currentNotice(tx, id);
  if (!saved) throw new Error('the notice just written was not found');
  return saved;
}

/** Inside a change: takes down what an account was the last to publish or correct, if it has not ended. */
export async function withdrawNoticesBy(doing: Doing, userId: string): Promise<void> {
  const notices = (await noticesEndingAfter(doing.tx, doing.actor.now)).filter(
    ({ withdrawn, revised_by: author }) => withdrawn === 0 && author === userId,
  );
  for (const notice of notices) await revise(doing, 'withdraw', notice, (current) => ({ ...current, withdrawn: 1 }));
}
