/** Watched official pages. Only a hash of a page's text is stored. */
import { createHash } from 'node:crypto';
import { type Db, isPostgres, type Schema } from './schema.ts';

export type WatchedRow = Schema['watched'];

const watchedColumns = [
  'url',
  'hash',
  'etag',
  'last_modified',
  'asked_at',
  'changed_at',
  'read_at',
  'changes',
  'muted',
] as const;

export const watchedPages = (db: Db): Promise<WatchedRow[]> =>
  db.selectFrom('watched').select(watchedColumns).execute();

export type ChangedRow = WatchedRow & { changed_at: string };

const toHash = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16);

/** Id of the page and its current change. */
export const pageKey = ({ url, changed_at: at }: Pick<ChangedRow, 'url' | 'changed_at'>): string =>
  `${toHash(url)}.${Date.parse(at)}`;

/** Changed since a steward last read it. */
export const waitsForReader = (row: WatchedRow): row is ChangedRow =>
  row.changed_at !== null && (row.read_at === null || row.read_at < row.changed_at);

export const changedPages = async (db: Db): Promise<ChangedRow[]> =>
  (await watchedPages(db)).filter(waitsForReader).filter(({ muted }) => muted === 0);

/** Even if it has changed again since. */
export async function watchedPage(db: Db, key: string): Promise<WatchedRow | undefined> {
  const [hash] = key.split('.');
  return (await watchedPages(db)).find(({ url }) => toHash(url) === hash);
}

/** null: not fetched yet. */
export async function markRead(tx: Db, url: string, readAt: string | null, muted: 0 | 1): Promise<void> {
  await tx.updateTable('watched').set({ read_at: readAt, muted }).where('url', '=', url).execute();
}

/**
 * Saves what a response has changed, on top of the row as it is now: a round takes minutes, and a steward may have read or muted
 * the page meanwhile.
 */
export const updatePage = (db: Db, page: WatchedRow, next: (row: WatchedRow) => WatchedRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const stored = tx.selectFrom('watched').select(watchedColumns).where('url', '=', page.url);
    const row = await (isPostgres(tx) ? stored.forUpdate() : stored).executeTakeFirst();
    const { url, ...set } = next(row ?? page);
    await tx
      .insertInto('watched')
      .values({ url, ...set })
      .onConflict((conflict) => conflict.column('url').doUpdateSet(set))
      .execute();
  });
