/**
 * Appeals against refused claims: `npm run -s appeals` lists the open ones, `-- show ID` shows one with the hiker's position and
 * its distance, `-- grant ID [WORDS]` awards the badge, `-- decline ID WORDS` declines it with a reason. An id may be abbreviated where it
 * is unambiguous.
 */
import { loadContent } from '../../content/load.ts';
import { type BadgeTarget, measure } from '../../domain/badge/rule.ts';
import { kmToMiles } from '../../domain/units.ts';
import { badgeCatalog } from '../../server/site/catalog.ts';
import {
  type AppealRow,
  answerAppeal,
  appealsNamed,
  awardsAround,
  claimOfAppeal,
  grantAppeal,
  openAppeals,
} from '../../server/store/appeals.ts';
import type { ClaimRow } from '../../server/store/claims.ts';
import type { Db } from '../../server/store/schema.ts';
import { answer, Refusal, shortId, theOne, withDatabase } from './operator.ts';

const usage = 'npm run -s appeals, and -- show ID, -- grant ID [WORDS], -- decline ID WORDS';

export const appeals = ([command = 'list', id, ...rest]: string[], env: NodeJS.ProcessEnv) =>
  withDatabase(env, async (db) => {
    const words = rest.join(' ').trim();
    const theAppeal = () => theOne(id, { what: 'appeal', usage, named: (start) => appealsNamed(db, start) });
    if (command === 'list') return list(await openAppeals(db));
    if (command === 'show') return whole(db, await theAppeal());
    if (command === 'grant') return grant(db, stillOpen(await theAppeal()), words);
    if (command === 'decline') return decline(db, stillOpen(await theAppeal()), words);
    throw new Refusal(`Usage: ${usage}`);
  });

function stillOpen(appeal: AppealRow): AppealRow {
  if (appeal.state !== 'open') throw new Refusal(`${shortId(appeal)} was ${appeal.state} on ${appeal.answered_at}.`);
  return appeal;
}

const answeredMeanwhile = (appeal: AppealRow) =>
  new Refusal(`${shortId(appeal)} was answered or deleted in the meantime.`);

function list(open: AppealRow[]): string {
  if (open.length === 0) return 'No appeals.';
  const lines = open.map((appeal) => {
    const [firstLine = ''] = appeal.words.split('\n');
    return `${shortId(appeal)}  ${appeal.received_at.slice(0, 10)}  ${appeal.badge_name}  ${appeal.reason}: ${firstLine.slice(0, 60)}`;
  });
  return [...lines, `${open.length === 1 ? 'One appeal' : `${open.length} appeals`}. ${usage}`].join('\n');
}

async function whole(db: Db, appeal: AppealRow): Promise<string> {
  const target = badgeCatalog(loadContent()).find(({ name }) => name === appeal.badge_name);
  const tried = await claimOfAppeal(db, appeal);
  const others = await awardsAround(db, appeal);
  return [
    appeal.id,
    `badge     ${appeal.badge_name}${target?.page ? `, ${target.page}` : ''}`,
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

/** To look up on any map, with the distance as the rule measures it. */
function placeOf(tried: ClaimRow | undefined, target: BadgeTarget | undefined): string {
  if (!tried) return '(no position was sent)';
  const { latitude, longitude, accuracy } = tried;
  if (latitude === null || longitude === null || accuracy === null) return '(erased)';
  const [measured] = target ? measure([target], { latitude, longitude, accuracy }) : [];
  const away = measured ? `, ${kmToMiles(measured.distanceKm).toFixed(2)} miles from its trailhead` : '';
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}, give or take ${Math.round(accuracy)} m${away}`;
}

async function grant(db: Db, appeal: AppealRow, words: string): Promise<string> {
  const badges = await grantAppeal(db, appeal, words, new Date());
  if (badges === undefined) throw answeredMeanwhile(appeal);
  return `${shortId(appeal)} granted: ${badges === 1 ? 'one badge' : `${badges} badges`} awarded.`;
}

async function decline(db: Db, appeal: AppealRow, words: string): Promise<string> {
  if (words === '') throw new Refusal('Give a reason: the hiker sees it.');
  if (!(await answerAppeal(db, appeal, 'declined', words, new Date()))) throw answeredMeanwhile(appeal);
  return `${shortId(appeal)} declined.`;
}

if (import.meta.main) await answer(appeals);
