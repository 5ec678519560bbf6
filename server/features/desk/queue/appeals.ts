/** Appeals with the rule's result for their position. Personal data is included only for members who may answer. */
import { allowanceKm, type BadgeTarget, badgeRule, isTooVague, measure } from '../../../../domain/badge/rule.ts';
import { bearing, distanceKm } from '../../../../domain/geo/geo.ts';
import { deskLimits, type QueueItem } from '../../../../domain/live/desk.ts';
import { milesToKm } from '../../../../domain/units.ts';
import { answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import {
  type AppealRow,
  answerAppeal,
  appealAt,
  appealsOf,
  claimOfAppeal,
  grantAppeal,
  openAppeals,
  reopenAppeal,
  storedHikers,
} from '../../../store/appeals.ts';
import type { ClaimRow } from '../../../store/claims.ts';
import type { Db } from '../../../store/schema.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, type Kind, keyOf, mayAnswerIn } from './kind.ts';

type Appeal = Extract<QueueItem, { kind: 'appeal' }>;

/** Default answer to a declined appeal. */
const tooFar = 'Your phone’s location was too far from the trailhead. Try again when you’re there.';

export const makeAppeals = (hikes: DeskHikes, targets: readonly BadgeTarget[]): Kind<Appeal> => {
  const personal = async (db: Db, appeal: AppealRow) => ({
    ...{ words: appeal.words, takenAt: appeal.taken_at, photoDate: appeal.photo_date },
    hikers: storedHikers(appeal).length,
    earlier: (await appealsOf(db, appeal.user_id)).filter(({ received_at: at }) => at < appeal.received_at).length,
    measured: measured(
      await claimOfAppeal(db, appeal),
      targets.find(({ name }) => name === appeal.badge_name),
    ),
  });
  const nothing = { words: null, takenAt: null, photoDate: null, hikers: null, earlier: null, measured: null };

  return {
    async items(db, caller, now) {
      const answered = await answersAt(db, now);
      const items: Appeal[] = [];
      for (const appeal of await openAppeals(db)) {
        const { slug = '', region = '' } = hikes.byBadge(appeal.badge_name) ?? {};
        const id = `appeal:${appeal.id}`;
        const forKeeper = answered.has(id);
        const mayAnswer = mayAnswerIn(caller, region) && (!forKeeper || caller.role === 'keeper');
        items.push({
          ...{ kind: 'appeal', id, hike: slug, region, at: appeal.received_at, mayAnswer },
          ...{ badgeName: appeal.badge_name, reason: appeal.reason, forKeeper },
          ...(mayAnswer ? await personal(db, appeal) : nothing),
        });
      }
      return items;
    },

    async answer({ id, hike }, { answer, words }, { tx, actor: { now }, note }) {
      if (answer === 'ask-keeper')
        await saveAnswer(tx, { item: id, answer, answered_at: now.toISOString(), until: null });
      else {
        const appeal = (await openAppeals(tx)).find((one) => one.id === keyOf(id));
        if (!appeal) return false;
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

    async regionsOf(db, id) {
      const appeal = await appealAt(db, keyOf(id));
      return appeal && asRegions(hikes.byBadge(appeal.badge_name)?.region);
    },

    /** A granted badge can be revoked for a few minutes only; after that its hiker has seen it. */
    async undo(id, { tx, actor: { now }, note }) {
      const appeal = await appealAt(tx, keyOf(id));
      const asked = await deleteAnswer(tx, id);
      if (!appeal || (appeal.state === 'open' && !asked)) return false;
      const ageMs = now.getTime() - Date.parse(appeal.answered_at ?? '');
      if (appeal.state === 'granted' && ageMs > deskLimits.undoMinutes * 60_000) return false;
      if (appeal.state !== 'open') await reopenAppeal(tx, appeal);
      await note({ action: 'undo', subject: id });
      return true;
    },
  };
};

function measured(claim: ClaimRow | undefined, target: BadgeTarget | undefined): Appeal['measured'] {
  const { latitude, longitude, accuracy } = claim ?? {};
  if (!target || typeof latitude !== 'number' || typeof longitude !== 'number' || typeof accuracy !== 'number')
    return null;
  const fix = { latitude, longitude, accuracy };
  const [found] = measure([target], fix);
  const [nearest] = target.points.toSorted((a, b) => distanceKm(a, fix) - distanceKm(b, fix));
  if (!found || !nearest) return null;
  return {
    ...{ distanceKm: found.distanceKm, accuracyM: accuracy, bearing: Math.round(bearing(nearest, fix)) },
    countsAsKm: Math.max(0, found.distanceKm - allowanceKm(fix)),
    limitKm: milesToKm(badgeRule.promiseMiles),
    verdict: isTooVague(fix) ? 'too-vague' : found.inRange ? 'in-range' : 'too-far',
  };
}
