/**
 * Roles of the desk: `npm run -s desk` lists who has one, `-- appoint EMAIL [reader|steward|keeper] [REGION …]` grants one
 * (by default keeper, of all regions), `-- dismiss EMAIL` revokes it. Where several accounts share an address, use the id
 * instead. `-- watch URL` tries a page of the source watch.
 */
import { loadLayout } from '../../content/load.ts';
import { type Role, roles } from '../../domain/desk/desk.ts';
import { visibleLine } from '../../domain/wire/visible-text.ts';
import { readConfig } from '../../server/config.ts';
import { createPageFetcher } from '../../server/features/source-watch/ask.ts';
import { noValidators, toUserAgent } from '../../server/http/fetch-text.ts';
import { readVersion } from '../../server/site/build-info.ts';
import { operator } from '../../server/store/audit.ts';
import type { Db } from '../../server/store/schema.ts';
import { accountsWithEmail, appoint, dismiss, people, storedRegions } from '../../server/store/stewards.ts';
import { answer, Rejection, withDatabase } from './operator.ts';

const usage = 'npm run -s desk, and -- appoint EMAIL [ROLE] [REGION …], -- dismiss EMAIL, -- watch URL';

export async function desk([command = 'list', ...words]: string[], env: NodeJS.ProcessEnv, now = new Date()) {
  if (command === 'watch') return watchPage(words[0] ?? '', env);
  return withDatabase(env, async (db) => {
    const [email = '', ...rest] = words;
    const actor = { userId: operator, now };
    if (command === 'list') return list(db);
    if (command === 'appoint') {
      const { role, regions } = appointment(rest);
      const id = await getAccount(db, email);
      reject(await appoint(db, actor, id, { role, regions }));
      const where = regions === 'all' ? 'all regions' : regions.join(', ');
      return `${email} is now a ${role} for ${where}. The desk is at /desk.`;
    }
    if (command === 'dismiss') {
      reject(await dismiss(db, actor, await getAccount(db, email)));
      return `${email} no longer has a role.`;
    }
    throw new Rejection(`Usage: ${usage}`);
  });
}

function appointment([role = 'keeper', ...regions]: string[]) {
  if (!isRole(role)) throw new Rejection(`Unknown role ${role}. Roles: ${roles.join(', ')}.`);
  const known = loadLayout().regions.map(({ slug }) => slug);
  const unknown = regions.find((region) => !known.includes(region));
  if (unknown !== undefined) throw new Rejection(`Unknown region ${unknown}. Regions: ${known.join(', ')}.`);
  return { role, regions: regions.length > 0 ? regions : ('all' as const) };
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);

async function getAccount(db: Db, given: string): Promise<string> {
  if (given === '') throw new Rejection(`Expected the email address that they sign in with: ${usage}`);
  if (!given.includes('@')) return given.toLowerCase();
  const [account, ...others] = await accountsWithEmail(db, given);
  if (!account)
    throw new Rejection(`No one has signed in with ${given} yet. Ask them to sign in once, then appoint them.`);
  if (others.length === 0) return account.id;
  const ids = [account, ...others].map(({ id }) => id);
  throw new Rejection(`Several accounts have this address. Use an id: ${ids.join(', ')}`);
}

function reject(refused: Awaited<ReturnType<typeof appoint>>): void {
  if (refused === 'unknown') throw new Rejection('No such account. Search with npm run -s accounts -- find WORDS');
  if (refused === 'last-keeper') throw new Rejection('This is the only keeper. Appoint another one first.');
}

async function list(db: Db): Promise<string> {
  const rows = await people(db);
  if (rows.length === 0) return `No one has a role yet. ${usage}`;
  return rows
    .map((row) => {
      const regions = storedRegions(row);
      const where = regions === 'all' ? 'all regions' : regions.join(', ');
      return `${row.role.padEnd(7)}  ${visibleLine(row.name)} <${visibleLine(row.email)}>  ${where}, since ${row.appointed_at.slice(0, 10)}`;
    })
    .join('\n');
}

if (import.meta.main) await answer(desk);

/** Whether the source watch can read a page, and what of it: requests it now, stores nothing. Needs CONTACT, as the server does. */
const lettersShown = 300;

async function watchPage(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Rejection('Expected a URL: npm run -s desk -- watch https://www.dnr.state.mn.us/…');
  const { siteDir, publicUrl, watchContact: contact = '' } = readConfig({ ...env, WATCH: 'on' });
  const userAgent = toUserAgent({ version: readVersion(siteDir), origin: publicUrl ?? 'not open yet', contact });
  const answer = await createPageFetcher(userAgent)(url, noValidators);
  if ('why' in answer) throw new Rejection(`${url} cannot be read: ${answer.why}. User-Agent: ${userAgent}`);
  const text = answer.kind === 'read' ? answer.text : '';
  return [
    `${url} can be read. User-Agent: ${userAgent}`,
    `Its main text has ${text.length} characters, and starts:`,
    text.slice(0, lettersShown),
  ].join('\n');
}
