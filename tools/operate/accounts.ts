/**
 * Accounts: `npm run -s accounts -- find WORDS` searches ids, names and email addresses, `-- block ID REASON` signs one out and
 * locks it, `-- unblock ID`, `-- delete ID`, `-- restore COPY WORDS` restores one from a copy of the database. An id may be
 * abbreviated where it is unambiguous, except to delete.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountRow,
  blockAccount,
  findAccounts,
  mostFound,
  restoreAccount,
  unblockAccount,
} from '../../server/store/accounts.ts';
import { databaseUrlIssue } from '../../server/store/database-url.ts';
import { deleteUser } from '../../server/store/erase.ts';
import { openStore, type Store } from '../../server/store/open.ts';
import type { Db } from '../../server/store/schema.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { answer, Rejection, shortId, theOne, withStore } from './operator.ts';

const usage =
  'npm run -s accounts -- find WORDS, -- block ID REASON, -- unblock ID, -- delete ID, -- restore COPY WORDS';

/** The length is limited because it is sent in a cookie. */
const longestReason = 300;

export const accounts = ([command, first, ...rest]: string[], env: NodeJS.ProcessEnv) =>
  withStore(env, async (store) => {
    const words = rest.join(' ').trim();
    const named = async (start: string) =>
      (await findAccounts(store.db, start)).filter(({ id }) => id.startsWith(start));
    const account = () => theOne(first, { what: 'account', usage, named });
    if (command === 'find') return find(store.db, [first, words].join(' ').trim());
    if (command === 'block') return block(store.db, await account(), words);
    if (command === 'unblock') return unblock(store.db, await account());
    if (command === 'delete') return erase(store, await account(), first);
    if (command === 'restore') return restore(store.db, first, words);
    throw new Rejection(`Usage: ${usage}`);
  });

const getBadges = ({ badges }: { badges: number }) => (badges === 1 ? 'one badge' : `${badges} badges`);

const toLine = (account: AccountRow) =>
  [
    account.id,
    `since ${account.created_at.slice(0, 10)}`,
    getBadges(account),
    `${account.name || '(no name)'} <${account.email}>`,
    ...(account.blocked_at ? [`blocked ${account.blocked_at.slice(0, 10)}: ${account.blocked_reason}`] : []),
  ].join('  ');

async function find(db: Db, words: string): Promise<string> {
  if (words === '') throw new Rejection('Expected a part of a name or email address, or an id.');
  const found = await findAccounts(db, words);
  if (found.length === 0) return `No account has “${words}” in its name, email address or id.`;
  const cut = found.length === mostFound ? [`Only the ${mostFound} newest are shown: narrow the search.`] : [];
  return [...found.map(toLine), ...cut].join('\n');
}

async function block(db: Db, account: AccountRow, reason: string): Promise<string> {
  if (reason === '') throw new Rejection('Give a reason: the person sees it when they try to sign in.');
  if (reason.length > longestReason) throw new Rejection(`The reason is longer than ${longestReason} characters.`);
  await blockAccount(db, account.id, reason, new Date());
  return `${shortId(account)} (${account.email}) is blocked and signed out everywhere. Shown at sign-in: ${reason}`;
}

async function unblock(db: Db, account: AccountRow): Promise<string> {
  if (!account.blocked_at) throw new Rejection(`${shortId(account)} (${account.email}) is not blocked.`);
  await unblockAccount(db, account.id);
  return `${shortId(account)} (${account.email}) may sign in again.`;
}

/** The full id is required, so that a typo of two letters deletes no other account. */
async function erase({ db, eraseDeletedRows }: Store, account: AccountRow, given: string | undefined): Promise<string> {
  const what = `${account.name || '(no name)'} <${account.email}> with ${getBadges(account)}`;
  if (given?.toLowerCase() !== account.id)
    throw new Rejection(
      `This would delete ${what}; only a backup can restore them. To confirm, type the full id:\nnpm run -s accounts -- delete ${account.id}`,
    );
  await deleteUser(db, account.id);
  await eraseDeletedRows();
  const open = account.blocked_at ? ' The block was deleted too: they can sign in again as a new user.' : '';
  return `Deleted: ${what}.${open}`;
}

async function restore(db: Db, from: string | undefined, words: string): Promise<string> {
  if (!from || words === '') throw new Rejection(`Usage: ${usage}`);
  return withCopy(from, async (copy) => {
    const [account, ...others] = await findAccounts(copy, words);
    if (!account) throw new Rejection(`The backup has no account with “${words}” in its name, email address or id.`);
    if (others.length > 0)
      throw new Rejection(
        ['Several accounts in the backup match. Use an id:', ...[account, ...others].map(toLine)].join('\n'),
      );
    const { accountId, badges, hikers } = await restoreAccount(copy, db, account.id);
    const added = `${getBadges({ badges })} and ${hikers === 1 ? 'one hiker' : `${hikers} hikers`} besides the owner`;
    const under = accountId === account.id ? '' : ` as ${accountId}, their account since then`;
    return `${account.name || '(no name)'} <${account.email}> is restored${under}: ${added}.`;
  });
}

/** A file made by `npm run backup`, or the URL of a database that a dump was restored to. The file is not changed. */
async function withCopy(from: string, work: (copy: Db) => Promise<string>): Promise<string> {
  const isAddress = /^\w+:\/\//.test(from);
  const issue = isAddress && databaseUrlIssue(from);
  if (issue) throw new Rejection(`Backup URL: ${issue}`);
  if (!isAddress && !existsSync(from)) throw new Rejection(`No backup at ${from}.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    if (!isAddress) copyFileSync(from, databaseFile(dataDir)); // opening it runs the migrations
    const databaseUrl = isAddress ? from : undefined;
    const store = await openStore({ databaseUrl, dataDir, onConnectionError: () => {} });
    try {
      return await work(store.db);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) await answer(accounts);
