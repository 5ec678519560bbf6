/** Seasonal facts with a source older than a year, queued when their season is near. */
import { createHash } from 'node:crypto';
import { deskLimits, type QueueItem } from '../../../../domain/desk/desk.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { When } from '../../../../domain/trail/facts.ts';
import { holdsOn } from '../../../../domain/trail/seasons.ts';
import type { DatedFact, Guide } from '../../../site/catalog.ts';
import { answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import { deleteMistakeReport, saveMistakeReport } from '../../../store/mistake-reports.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, daysAfter, getKey, type Kind, makeKind, mayAnswerIn } from './kind.ts';

type Fact = Extract<QueueItem, { kind: 'fact' }>;

/** "Still right" is valid for a year, "don't know" for a month. */
const answerDays = { 'still-right': 365, unknown: 30 } as const;
const aheadDays = 30;
/** The oldest few per region: nobody reads a queue that cannot be emptied. */
const mostAtOnce = 3;
const winter: When = { months: [11, 12, 1, 2, 3] };

/** The id is a hash of the content, so that a changed fact is a new item. */
const keyFor = (slug: string, { field, words, known }: DatedFact): string =>
  `${slug}.${createHash('sha256')
    .update(JSON.stringify([field, words, known]))
    .digest('hex')
    .slice(0, 16)}`;

/** A year counts as its last day, a month as its 28th. */
const getLastDay = (known: string): number =>
  Date.parse(known.length === 4 ? `${known}-12-31` : `${known}-28`.slice(0, 10));

export const isOlderThan = (known: string, months: number, now: Date): boolean =>
  now.getTime() - getLastDay(known) > months * 30.44 * dayMs;

function isNear(when: When, now: Date): boolean {
  return Array.from({ length: aheadDays + 1 }, (_, i) => new Date(now.getTime() + i * dayMs)).some((date) =>
    holdsOn(when, { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }),
  );
}

export function makeFacts(guide: Guide, hikes: DeskHikes): Kind {
  const facts = guide.hikes.flatMap(({ slug, region, path, facts }) =>
    facts.flatMap((fact) => {
      const when = fact.when ?? (fact.field === 'winter' ? winter : undefined);
      const { known } = fact;
      return when && known ? [{ ...fact, known, when, slug, region, path, id: `fact:${keyFor(slug, fact)}` }] : [];
    }),
  );

  return makeKind<Fact>({
    async items(db, caller, now) {
      const answered = await answersAt(db, now);
      return facts
        .filter(
          ({ id, known, when }) =>
            !answered.has(id) && isOlderThan(known, deskLimits.factMonths, now) && isNear(when, now),
        )
        .toSorted((a, b) => a.known.localeCompare(b.known))
        .filter((fact, i, all) => all.slice(0, i).filter(({ region }) => region === fact.region).length < mostAtOnce)
        .map(({ id, slug, region, field, words, known, source }) => ({
          kind: 'fact',
          id,
          hike: slug,
          region,
          at: new Date(getLastDay(known)).toISOString(),
          mayAnswer: mayAnswerIn(caller, region),
          field,
          words,
          known,
          source,
        }));
    },

    /** "It changed" becomes a confirmed report, so that maintainers have one list. */
    async answer({ id, hike, field, words }, { answer }, { tx, actor: { now }, note }) {
      const days = answer === 'still-right' || answer === 'unknown' ? answerDays[answer] : undefined;
      const at = now.toISOString();
      await saveAnswer(tx, { item: id, answer, answered_at: at, until: days ? daysAfter(now, days) : null });
      if (answer === 'changed') {
        const text = `A steward says that this has changed: ${field}: “${words}”`;
        const page = hikes.bySlug(hike)?.path ?? '';
        await saveMistakeReport(tx, {
          id: reportFor(id),
          page,
          facts: '',
          words: text,
          contact: '',
          written_at: at,
          received_at: at,
        });
        await saveAnswer(tx, {
          item: `mistake:${reportFor(id)}`,
          answer: 'reader-right',
          answered_at: at,
          until: null,
        });
      }
      await note({ action: 'answer', subject: id, detail: { answer, hike, field } });
      return true;
    },

    getRegions: async (_, id) => asRegions(hikes.bySlug(getKey(id).split('.')[0] ?? '')?.region),

    async undo(id, { tx, note }) {
      const answer = await deleteAnswer(tx, id);
      if (!answer) return false;
      if (answer.answer === 'changed') {
        await deleteMistakeReport(tx, reportFor(id));
        await deleteAnswer(tx, `mistake:${reportFor(id)}`);
      }
      await note({ action: 'undo', subject: id });
      return true;
    },
  });
}

/** A UUID derived from the item, so that a repeated answer is idempotent. */
function reportFor(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
