/**
 * What hikers say against refused tries: `npm run -s appeals` lists what is open, `-- show ID` shows one with where they
 * stood and how far that is, `-- grant ID [WORDS]` gives the badge, `-- decline ID WORDS` says why not. An id may be cut
 * short where it stays unambiguous.
 */
import { existsSync } from 'node:fs';
import { loadContent } from '../content/load.ts';
import { type BadgeTarget, measure } from '../domain/badge-rule.ts';
import { kmToMiles } from '../domain/units.ts';
import { badgeCatalog } from '../server/catalog.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import {
  type AppealRow,
  answerAppeal,
  appealsNamed,
  awardsAround,
  grantAppeal,
  openAppeals,
  tryOfAppeal,
} from '../server/store/appeals.ts';
import type { AttemptRow } from '../server/store/attempts.ts';
import { openStore } from '../server/store/open.ts';
import type { Db } from '../server/store/schema.ts';
import { databaseFile } from '../server/store/sqlite.ts';

class Refusal extends Error {}

const usage = 'npm run -s appeals, and -- show ID, -- grant ID [WORDS], -- decline ID WORDS';

async function run([command = 'list', id, ...rest]: string[]): Promise<string> {
  const config = readConfig(process.env);
  refuseToMakeDatabase(config);
  const store = await openStore({ ...config, onConnectionError: (error) => console.error(error.message) });
  const words = rest.join(' ').trim();
  try {
    if (command === 'list') return list(await openAppeals(store.db));
    if (command === 'show') return await whole(store.db, await theOne(store.db, id));
    if (command === 'grant') return await grant(store.db, await theOpenOne(store.db, id), words);
    if (command === 'decline') return await decline(store.db, await theOpenOne(store.db, id), words);
    throw new Refusal(`Say what to do: ${usage}`);
  } finally {
    await store.close();
  }
}

/** SQLite would make an empty one. */
function refuseToMakeDatabase({ databaseUrl, dataDir }: Config): void {
  const file = databaseFile(dataDir);
  if (!databaseUrl && !existsSync(file))
    throw new Refusal(`There is no database at ${file}. DATA_DIR says where to look.`);
}

async function theOne(db: Db, id: string | undefined): Promise<AppealRow> {
  if (!id || !/^[0-9a-f-]+$/i.test(id)) throw new Refusal(`Say which, by its id: ${usage}`);
  const found = await appealsNamed(db, id.toLowerCase());
  const [appeal] = found;
  if (!appeal) throw new Refusal(`There is no appeal ${id}.`);
  if (found.length > 1) throw new Refusal(`${id} is the beginning of ${found.length} appeals: write more of it.`);
  return appeal;
}

async function theOpenOne(db: Db, id: string | undefined): Promise<AppealRow> {
  const appeal = await theOne(db, id);
  if (appeal.state !== 'open') throw new Refusal(`${shortId(appeal)} was ${appeal.state} on ${appeal.answered_at}.`);
  return appeal;
}

const shortId = ({ id }: AppealRow): string => id.slice(0, 8);

function list(appeals: AppealRow[]): string {
  if (appeals.length === 0) return 'No appeals.';
  const lines = appeals.map((appeal) => {
    const [firstLine = ''] = appeal.words.split('\n');
    return `${shortId(appeal)}  ${appeal.received_at.slice(0, 10)}  ${appeal.badge_name}  ${appeal.reason}: ${firstLine.slice(0, 60)}`;
  });
  return [...lines, `${appeals.length === 1 ? 'One appeal' : `${appeals.length} appeals`}. ${usage}`].join('\n');
}

async function whole(db: Db, appeal: AppealRow): Promise<string> {
  const target = badgeCatalog(loadContent()).find(({ name }) => name === appeal.badge_name);
  const tried = await tryOfAppeal(db, appeal);
  const others = await awardsAround(db, appeal);
  return [
    appeal.id,
    `badge     ${appeal.badge_name}${target?.trail ? `, ${target.trail}` : ''}`,
    `refused   ${appeal.reason}`,
    `hikers    ${appeal.hikers.split(' ').length}`,
    `there at  ${appeal.taken_at}`,
    `photo of  ${appeal.photo_date ?? '(none)'}`,
    `stood at  ${placeOf(tried, target)}`,
    ...others.map((award) => `that day  ${award.nearest_badge ?? '(unknown)'}, ${award.taken_at}`),
    `received  ${appeal.received_at}`,
    `state     ${[appeal.state, appeal.answer].filter(Boolean).join(': ')}`,
    '',
    appeal.words,
  ].join('\n');
}

/** To be looked up on any map, with the distance that the rule measures. */
function placeOf(tried: AttemptRow | undefined, target: BadgeTarget | undefined): string {
  if (!tried) return '(no position was sent)';
  const { latitude, longitude, accuracy } = tried;
  if (latitude === null || longitude === null || accuracy === null) return '(erased)';
  const [measured] = target ? measure([target], { latitude, longitude, accuracy }) : [];
  const away = measured ? `, ${kmToMiles(measured.distanceKm).toFixed(2)} miles from its trailhead` : '';
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}, give or take ${Math.round(accuracy)} m${away}`;
}

async function grant(db: Db, appeal: AppealRow, words: string): Promise<string> {
  const badges = await grantAppeal(db, appeal, words, new Date());
  return `${shortId(appeal)} is granted: ${badges === 1 ? 'one badge' : `${badges} badges`} given.`;
}

async function decline(db: Db, appeal: AppealRow, words: string): Promise<string> {
  if (words === '') throw new Refusal('Say why, in a few words: the hiker reads them.');
  await answerAppeal(db, appeal, 'declined', words, new Date());
  return `${shortId(appeal)} is declined.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
