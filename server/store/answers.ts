/** Stewards' answers to queue items that have no column of their own for it. */
import type { Db, Schema } from './schema.ts';

export type AnswerRow = Schema['answers'];

/** Unexpired answers; when one expires, its item returns to the queue. */
export async function answersAt(db: Db, now: Date): Promise<Map<string, AnswerRow>> {
  const rows = await db
    .selectFrom('answers')
    .select(['item', 'answer', 'answered_at', 'until'])
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]))
    .execute();
  return new Map(rows.map((row) => [row.item, row]));
}

export const answerAt = async (db: Db, item: string, now: Date): Promise<AnswerRow | undefined> => {
  const row = await db
    .selectFrom('answers')
    .select(['item', 'answer', 'answered_at', 'until'])
    .where('item', '=', item)
    .executeTakeFirst();
  return row && (row.until === null || row.until > now.toISOString()) ? row : undefined;
};

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
