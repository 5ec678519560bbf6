/**
 * Figures that are counted once a night and stored as counted: asked again on the same day, they are the same, so that
 * nobody can watch a counter and learn who came when.
 */
import type { Db } from './schema.ts';

/** `day` is the last day that they count. The first reader of the next day has them counted. */
export async function nightlyFigures<Figures>(
  db: Db,
  name: string,
  day: string,
  count: () => Promise<Figures>,
): Promise<Figures> {
  const stored = await figuresOf<Figures>(db, name, day);
  if (stored) return stored;
  const set = { day, figures: JSON.stringify(await count()) };
  await db
    .insertInto('nightly_figures')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set).where('nightly_figures.day', '<>', day))
    .execute();
  const first = await figuresOf<Figures>(db, name, day); // another server may have been faster
  if (!first) throw new Error('the figures just stored were not found');
  return first;
}

async function figuresOf<Figures>(db: Db, name: string, day: string): Promise<Figures | undefined> {
  const row = await db
    .selectFrom('nightly_figures')
    .select('figures')
    .where('name', '=', name)
    .where('day', '=', day)
    .executeTakeFirst();
  return row && JSON.parse(row.figures);
}
