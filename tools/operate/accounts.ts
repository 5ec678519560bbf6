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
import { databaseUrlFault } from '../../server/store/database-url.ts';
import { deleteUser } from '../../server/store/erase.ts';
import { openStore, type Store } from '../../server/store/open.ts';
import type { Db } from '../../server/store/schema.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { answer, Refusal, shortId, theOne, withStore } from './operator.ts';

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
    throw new Refusal(`Say what to do: ${usage}`);
  });

const badgesOf = ({ badges }: { badges: number }) => (badges === 1 ? 'one badge' : `${badges} badges`);

const lineOf = (account: AccountRow) =>
  [
    account.id,
    `since ${account.created_at.slice(0, 10)}`,
    badgesOf(account),
    `${account.name || '(no name)'} <${account.email}>`,
    ...(account.blocked_at ? [`blocked ${account.blocked_at.slice(0, 10)}: ${account.blocked_reason}`] : []),
  ].join('  ');

async function find(db: Db, words: string): Promise<string> {
  if (words === '') throw new Refusal('Say whom to look for: a part of the name or the email address, or an id.');
  const found = await findAccounts(db, words);
  if (found.length === 0) return `No account has “${words}” in its name, email address or id.`;
  const cut = found.length === mostFound ? [`Only the ${mostFound} newest are shown: write more of it.`] : [];
  return [...found.map(lineOf), ...cut].join('\n');
}

async function block(db: Db, account: AccountRow, reason: string): Promise<string> {
  if (reason === '') throw new Refusal('Say why, in a few words: the person reads them when they try to sign in.');
  if (reason.length > longestReason) throw new Refusal(`Say it in ${longestReason} characters.`);
  await blockAccount(db, account.id, reason, new Date());
  return `${shortId(account)} (${account.email}) is blocked, signed out everywhere, and reads at sign-in: ${reason}`;
}

async function unblock(db: Db, account: AccountRow): Promise<string> {
  if (!account.blocked_at) throw new Refusal(`${shortId(account)} (${account.email}) is not blocked.`);
  await unblockAccount(db, account.id);
  return `${shortId(account)} (${account.email}) may sign in again.`;
}

/** The full id is required, so that a typo of two letters deletes no other account. */
async function erase({ db, leaveNoTrace }: Store, account: AccountRow, given: string | undefined): Promise<string> {
  const what = `${account.name || '(no name)'} <${account.email}> with ${badgesOf(account)}`;
  if (given?.toLowerCase() !== account.id)
    throw new Refusal(
      `This would delete ${what}; only a copy of the database brings them back. Write the whole id:\nnpm run -s accounts -- delete ${account.id}`,
    );
  await deleteUser(db, account.id);
  await leaveNoTrace();
  const open = account.blocked_at ? ' The block is gone with it: they can sign in again as somebody new.' : '';
  return `Deleted: ${what}.${open}`;
}

async function restore(db: Db, from: string | undefined, words: string): Promise<string> {
  if (!from || words === '') throw new Refusal(`Say from which copy and whom: ${usage}`);
  return withCopy(from, async (copy) => {
    const [account, ...others] = await findAccounts(copy, words);
    if (!account) throw new Refusal(`The copy has no account with “${words}” in its name, email address or id.`);
    if (others.length > 0)
      throw new Refusal(['The copy has several. Name one by its id:', ...[account, ...others].map(lineOf)].join('\n'));
    const { accountId, badges, hikers } = await restoreAccount(copy, db, account.id);
    const added = `${badgesOf({ badges })} and ${hikers === 1 ? 'one hiker' : `${hikers} hikers`} beside the owner`;
    const under = accountId === account.id ? '' : `, under ${accountId}, as which they have signed in since`;
    return `${account.name || '(no name)'} <${account.email}> is restored${under}: ${added} came back.`;
  });
}

/** A file made by `npm run backup`, or the URL of a database that a dump was restored to. The file is not changed. */
async function withCopy(from: string, work: (copy: Db) => Promise<string>): Promise<string> {
  const isAddress = /^\w+:\/\//.test(from);
  const fault = isAddress && databaseUrlFault(from);
  if (fault) throw new Refusal(`The address of the copy: ${fault}`);
  if (!isAddress && !existsSync(from)) throw new Refusal(`There is no copy ${from}.`);
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
