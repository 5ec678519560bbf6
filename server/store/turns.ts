/**
 * One attempt of a user at a time, on any instance: what it reads stays true until it is written.
 * PostgreSQL holds the user's row. SQLite has one writer anyway, so whatever arrives while a commit is being made durable
 * shares the next one: each turn in a savepoint of its own, each told only after the commit.
 */
import { sql } from 'kysely';
import type { Engine } from './open.ts';
import type { Db } from './schema.ts';

export type Turns = <T>(userId: string, work: (tx: Db) => Promise<T>) => Promise<T>;

export const makeTurns = (db: Db, engine: Engine): Turns => (engine === 'postgres' ? rowLocks(db) : sharedCommits(db));

function rowLocks(db: Db): Turns {
  return (userId, work) =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      return work(tx);
    });
}

type Turn = {
  run(tx: Db): Promise<void>;
  /** After the commit: tells the result, or the failure of the turn or of the commit. */
  tell(commitFailure: unknown): void;
};

function sharedCommits(db: Db): Turns {
  let waiting: Turn[] = [];
  let committing = false;

  async function commitAll(): Promise<void> {
    committing = true;
    while (waiting.length > 0) {
      const turns = waiting;
      waiting = [];
      await commitTogether(db, turns);
    }
    committing = false;
  }

  return <T>(_userId: string, work: (tx: Db) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let outcome: Promise<T>;
      waiting.push({
        run: async (tx) => {
          outcome = inSavepoint(tx, work);
          await outcome.catch(() => {});
        },
        tell: (commitFailure) => {
          if (commitFailure === undefined) resolve(outcome);
          else reject(commitFailure);
        },
      });
      if (!committing) void commitAll();
    });
}

async function commitTogether(db: Db, turns: Turn[]): Promise<void> {
  let failure: unknown;
  try {
    await db.transaction().execute(async (tx) => {
      for (const turn of turns) await turn.run(tx);
    });
  } catch (error) {
    failure = error;
  }
  for (const turn of turns) turn.tell(failure);
}

async function inSavepoint<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  await sql`savepoint turn`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release turn`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to turn`.execute(tx);
    await sql`release turn`.execute(tx);
    throw error;
  }
}
