/** Notices, as revisions: a correction, a withdrawal and its undo each add one. */
import { isDeepStrictEqual } from 'node:util';
import type { NoticeFields } from '../../domain/live/desk.ts';
import { type Actor, change, type Note } from './audit.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type NoticeRow = Schema['notices'];
/** The current revision, with who published the first one. */
export type CurrentNotice = NoticeRow & { created_at: string; created_by: string };

const list = (text: string): string[] => text.split(' ').filter(Boolean);
export const fieldsOf = (row: NoticeRow): NoticeFields => ({
  hikes: list(row.hikes),
  regions: list(row.regions),
  all: row.everywhere === 1,
  kind: row.kind,
  words: row.words,
  from: row.starts_at,
  until: row.ends_at,
  source: row.source,
});

export type Content = Omit<NoticeRow, 'id' | 'revision' | 'revised_at' | 'revised_by'>;

const contentOf = (fields: NoticeFields, withdrawn = false): Content => ({
  hikes: [...new Set(fields.hikes)].join(' '),
  regions: [...new Set(fields.regions)].join(' '),
  everywhere: fields.all ? 1 : 0,
  kind: fields.kind,
  words: fields.words,
  starts_at: new Date(fields.from).toISOString(),
  ends_at: new Date(fields.until).toISOString(),
  source: fields.source,
  withdrawn: withdrawn ? 1 : 0,
});

export const withoutHead = ({
  id: _id,
  revision: _n,
  revised_at: _at,
  revised_by: _by,
  ...content
}: NoticeRow): Content => content;

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

/** Those that end after that moment, withdrawn ones too. */
export const noticesEndingAfter = (db: Db, moment: Date): Promise<CurrentNotice[]> =>
  selectCurrent(db)
    .where('notices.ends_at', '>', moment.toISOString())
    .orderBy('notices.revised_at', 'desc')
    .orderBy('notices.id')
    .execute();

export const currentNotice = (db: Db, id: string): Promise<CurrentNotice | undefined> =>
  selectCurrent(db).where('notices.id', '=', id).executeTakeFirst();

export const revisionsOf = (db: Db, id: string): Promise<NoticeRow[]> =>
  db.selectFrom('notices').select(columns.notices).where('id', '=', id).orderBy('revision').execute();

/** A conflict carries what is there instead. */
export type Saved = { saved: CurrentNotice } | { conflict: CurrentNotice } | 'unknown';

/** Published once however often it is sent; the same id with another text is a conflict. */
export const publishNotice = (db: Db, actor: Actor, id: string, fields: NoticeFields): Promise<Saved> =>
  change(db, actor, async (tx, note) => {
    const content = contentOf(fields);
    const known = await currentNotice(tx, id);
    if (!known) return { saved: await append(tx, actor, note, { action: 'publish', id, revision: 1, content }) };
    const [first] = await revisionsOf(tx, id);
    const isRetry = first?.revised_by === actor.userId && isDeepStrictEqual(withoutHead(first), content);
    return isRetry ? { saved: known } : { conflict: known };
  });

type Based = { id: string; revision: number };

/** Saved only on top of the revision that its author has seen. The same correction sent again changes nothing. */
export const correctNotice = (db: Db, actor: Actor, based: Based, fields: NoticeFields): Promise<Saved> =>
  revise(db, actor, 'correct', based, (_, { withdrawn }) => ({ ...contentOf(fields), withdrawn }));

export const withdrawNotice = (db: Db, actor: Actor, based: Based): Promise<Saved> =>
  revise(db, actor, 'withdraw', based, (_, current) => ({ ...current, withdrawn: 1 }));

export const restoreNotice = (db: Db, actor: Actor, based: Based): Promise<Saved> =>
  revise(db, actor, 'restore', based, (_, current) => ({ ...current, withdrawn: 0 }));

/** As it was at an earlier revision. */
export const returnNotice = (db: Db, actor: Actor, based: Based, earlier: number): Promise<Saved> =>
  revise(db, actor, 'undo', based, (revisions, current) => {
    const row = revisions.find(({ revision }) => revision === earlier);
    return row ? withoutHead(row) : current;
  });

type Action = 'publish' | 'correct' | 'withdraw' | 'restore' | 'undo';
type Next = (revisions: NoticeRow[], current: Content) => Content;

const revise = (db: Db, actor: Actor, action: Action, { id, revision }: Based, next: Next): Promise<Saved> =>
  change(db, actor, async (tx, note) => {
    const known = await currentNotice(tx, id);
    if (!known) return 'unknown';
    const revisions = await revisionsOf(tx, id);
    const base = revisions.find((row) => row.revision === revision);
    if (!base) return { conflict: known };
    const content = next(revisions, withoutHead(base));
    if (known.revision === revision)
      return { saved: await append(tx, actor, note, { action, id, revision: revision + 1, content }) };
    const follower = revisions.find((row) => row.revision === revision + 1);
    const isRetry =
      follower?.revision === known.revision &&
      follower.revised_by === actor.userId &&
      isDeepStrictEqual(withoutHead(follower), content);
    return isRetry ? { saved: known } : { conflict: known };
  });

type Revised = { action: Action; id: string; revision: number; content: Content };

/** Inside a change. The log repeats the text, which is public: so the text is sealed too. */
export async function append(tx: Db, actor: Actor, note: Note, revised: Revised): Promise<CurrentNotice> {
  const { action, id, revision, content } = revised;
  await tx
    .insertInto('notices')
    .values({ id, revision, ...content, revised_at: actor.now.toISOString(), revised_by: actor.userId })
    .execute();
  await note({ action, subject: id, detail: { revision, ...content } });
  const saved = await currentNotice(tx, id);
  if (!saved) throw new Error('a notice that was just written is gone');
  return saved;
}
