/** Appeals with the rule's result for their position. Personal data is included only for members who may answer. */
import { allowanceKm, type BadgeTarget, badgeRule, isTooVague, measure } from '../../../../domain/badge/rule.ts';
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import { bearing, distanceKm } from '../../../../domain/geo/geo.ts';
import { milesToKm } from '../../../../domain/units.ts';
import { answerAt, answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import {
  type AppealRow,
  answerAppeal,
  appealsAt,
  claimOfAppeal,
  getAppeals,
  grantAppeal,
  openAppeals,
  reopenAppeal,
  storedHikers,
} from '../../../store/appeals.ts';
import type { ClaimRow } from '../../../store/claims.ts';
import type { Db } from '../../../store/schema.ts';
import type { Caller } from '../callers.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, getKey, type Kind, makeKind, mayAnswerIn, ownCase } from './kind.ts';

type Appeal = Extract<QueueItem, { kind: 'appeal' }>;

/** Default answer to a declined appeal. */
const tooFar = 'Your phone’s location was too far from the trailhead. Try again when you’re there.';

export function makeAppeals(hikes: DeskHikes, targets: readonly BadgeTarget[]): Kind {
  const personal = async (db: Db, appeal: AppealRow) => ({
    words: appeal.words,
    takenAt: appeal.taken_at,
    photoDate: appeal.photo_date,
    hikers: storedHikers(appeal).length,
    earlier: (await getAppeals(db, appeal.user_id)).filter(({ received_at: at }) => at < appeal.received_at).length,
    measured: measured(
      await claimOfAppeal(db, appeal),
      targets.find(({ name }) => name === appeal.badge_name),
    ),
  });
  const nothing = { words: null, takenAt: null, photoDate: null, hikers: null, earlier: null, measured: null };

  async function toItem(db: Db, appeal: AppealRow, forKeeper: boolean, caller: Caller): Promise<Appeal> {
    const { slug = '', region = '' } = hikes.byBadge(appeal.badge_name) ?? {};
    const isForCaller = !forKeeper || caller.role === 'keeper';
    const mayAnswer = mayAnswerIn(caller, region) && isForCaller && appeal.user_id !== caller.id;
    return {
      kind: 'appeal',
      id: `appeal:${appeal.id}`,
      hike: slug,
      region,
      at: appeal.received_at,
      mayAnswer,
      badgeName: appeal.badge_name,
      reason: appeal.reason,
      forKeeper,
      ...(mayAnswer ? await personal(db, appeal) : nothing),
    };
  }
  const openAt = async (db: Db, id: string) => (await appealsAt(db, getKey(id))).find(({ state }) => state === 'open');

  return makeKind<Appeal>({
    async items(db, caller, now) {
      const answers = await answersAt(db, now);
      const items: Appeal[] = [];
      for (const appeal of await openAppeals(db))
        items.push(await toItem(db, appeal, answers.has(`appeal:${appeal.id}`), caller));
      return items;
    },

    async find(db, id, caller, now) {
      const appeal = await openAt(db, id);
      return appeal && toItem(db, appeal, (await answerAt(db, id, now)) !== undefined, caller);
    },

    async answer({ id, hike }, { answer, words }, { tx, actor: { now }, note }) {
      const appeal = await openAt(tx, id);
      if (!appeal) return false;
      if (answer === 'ask-keeper')
        await saveAnswer(tx, { item: id, answer, answered_at: now.toISOString(), until: null });
      else {
        const done =
          answer === 'grant'
            ? (await grantAppeal(tx, appeal, words, now)) !== undefined
            : await answerAppeal(tx, appeal, 'declined', words || tooFar, now);
        if (!done) return false;
        await deleteAnswer(tx, id);
      }
      await note({ action: 'answer', subject: id, detail: { answer, hike } });
      return true;
    },

    async getRegions(db, id) {
      const [appeal] = await appealsAt(db, getKey(id));
      return appeal && asRegions(hikes.byBadge(appeal.badge_name)?.region);
    },

    async undo(id, { tx, caller, note }) {
      const appeals = await appealsAt(tx, getKey(id));
      if (appeals.some(({ user_id: owner }) => owner === caller.id)) throw ownCase();
      const [answered] = appeals
        .filter(({ state }) => state !== 'open')
        .toSorted((a, b) => (b.answered_at ?? '').localeCompare(a.answered_at ?? ''));
      const asked = await deleteAnswer(tx, id);
      if (!asked && !answered) return false;
      if (!asked && answered) await reopenAppeal(tx, answered);
      await note({ action: 'undo', subject: id });
      return true;
    },
  });
}

function measured(claim: ClaimRow | undefined, target: BadgeTarget | undefined): Appeal['measured'] {
  const { latitude, longitude, accuracy } = claim ?? {};
  if (!target || typeof latitude !== 'number' || typeof longitude !== 'number' || typeof accuracy !== 'number')
    return null;
  const fix = { latitude, longitude, accuracy };
  const [found] = measure([target], fix);
  const [nearest] = target.points.toSorted((a, b) => distanceKm(a, fix) - distanceKm(b, fix));
  if (!found || !nearest) return null;
  return {
    distanceKm: found.distanceKm,
    accuracyM: accuracy,
    bearing: Math.round(bearing(nearest, fix)),
    countsAsKm: Math.max(0, found.distanceKm - allowanceKm(fix)),
    limitKm: milesToKm(badgeRule.promiseMiles),
    verdict: isTooVague(fix) ? 'too-vague' : found.inRange ? 'in-range' : 'too-far',
  };
}
