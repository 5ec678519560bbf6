/** What stewards have said to items of the queue, where the item itself has no place for it. */
import type { Db, Schema } from './schema.ts';

export type AnswerRow = Schema['answers'];

/** Those that hold: some expire, and the item asks again. */
export async function answersAt(db: Db, now: Date): Promise<Map<string, AnswerRow>> {
  const rows = await db
    .selectFrom('answers')
    .select(['item', 'answer', 'answered_at', 'until'])
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]))
    .execute();
  return new Map(rows.map((row) => [row.item, row]));
}

export async function saveAnswer(tx: Db, row: AnswerRow): Promise<void> {
  const { item: _, ...set } = row;
  await tx
    .insertInto('answers')
    .values(row)
    .onConflict((conflict) => conflict.column('item').doUpdateSet(set))
    .execute();
}

export async function deleteAnswer(tx: Db, item: string): Promise<AnswerRow | undefined> {
  return tx
    .deleteFrom('answers')
    .where('item', '=', item)
    .returning(['item', 'answer', 'answered_at', 'until'])
    .executeTakeFirst();
}
