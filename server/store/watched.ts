/** Official pages that the server watches. Of a page only a hash of its text is stored. */
import { createHash } from 'node:crypto';
import type { Db, Schema } from './schema.ts';

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

type ChangedRow = WatchedRow & { changed_at: string };

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16);

/** Of the page and of this change of it. */
export const pageKey = ({ url, changed_at: at }: Pick<ChangedRow, 'url' | 'changed_at'>): string =>
  `${hashOf(url)}.${Date.parse(at)}`;

export const changedPages = async (db: Db): Promise<ChangedRow[]> =>
  (await watchedPages(db)).filter((row): row is ChangedRow => row.changed_at !== null && row.muted === 0);

/** Also where it has changed again since. */
export async function watchedPage(db: Db, key: string): Promise<WatchedRow | undefined> {
  const [hash] = key.split('.');
  return (await watchedPages(db)).find(({ url }) => hashOf(url) === hash);
}

export async function markRead(tx: Db, url: string, at: string): Promise<void> {
  await tx.updateTable('watched').set({ read_at: at }).where('url', '=', url).execute();
}

export async function setMuted(tx: Db, url: string, muted: 0 | 1): Promise<void> {
  await tx.updateTable('watched').set({ muted }).where('url', '=', url).execute();
}

export async function savePage(db: Db, row: WatchedRow): Promise<void> {
  const { url: _, ...set } = row;
  await db
    .insertInto('watched')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doUpdateSet(set))
    .execute();
}
