/** Responses of the weather service: the last good copy of each, and when to request it again. One server writes, all read. */
import { sql } from 'kysely';
import { columns, type Db, type Schema } from './schema.ts';

export type WeatherRow = Schema['weather'];

export const weatherRows = (db: Db): Promise<WeatherRow[]> =>
  db.selectFrom('weather').select(columns.weather).execute();

/** Grows with every new body, so servers read the rows only when it has changed. */
export async function weatherHead(db: Db): Promise<number> {
  const row = await db
    .selectFrom('weather')
    .select(({ fn }) => fn.max('revision').as('head'))
    .executeTakeFirst();
  return Number(row?.head ?? 0);
}

/** When each URL is due again; without the bodies, because every server polls every few seconds. */
export const weatherDue = (db: Db): Promise<Pick<WeatherRow, 'path' | 'due_at'>[]> =>
  db.selectFrom('weather').select(['path', 'due_at']).execute();

/** A new body gets the highest revision; otherwise it is unchanged. */
export async function saveWeather(db: Db, row: Omit<WeatherRow, 'revision'>, isNew: boolean): Promise<void> {
  const next = sql<number>`(select coalesce(max(revision), 0) + 1 from weather)`;
  const { path: _, ...set } = row;
  await db
    .insertInto('weather')
    .values({ ...row, revision: isNew ? next : 0 })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ ...set, ...(isNew && { revision: next }) }))
    .execute();
}

/** Cells without a trailhead, and points of removed hikes. */
export async function deleteWeather(db: Db, paths: readonly string[]): Promise<void> {
  await db.deleteFrom('weather').where('path', 'in', paths).execute();
}
