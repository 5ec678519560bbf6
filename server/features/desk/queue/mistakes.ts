/** Reports from readers. What a steward confirms stays in the queue for a keeper, who has the page corrected. */
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import { answerAt, answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import { type MistakeReportRow, mistakeReportAt, openMistakeReports } from '../../../store/mistake-reports.ts';
import type { Caller } from '../callers.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, daysAfter, getKey, type Kind, makeKind, mayAnswerIn } from './kind.ts';

type Mistake = Extract<QueueItem, { kind: 'mistake' }>;

/** "Can't tell yet" asks again after a week. */
const laterDays = 7;

export function makeMistakes(hikes: DeskHikes): Kind {
  /** undefined: not open. */
  function toItem(report: MistakeReportRow, answer: string | undefined, caller: Caller): Mistake | undefined {
    const confirmed = answer === 'reader-right';
    if (answer !== undefined && !confirmed) return undefined;
    const hike = hikes.byPath(report.page);
    const mayAnswer = mayAnswerIn(caller, hike?.region ?? '') && (!confirmed || caller.role === 'keeper');
    return {
      kind: 'mistake',
      id: `mistake:${report.id}`,
      hike: hike?.slug ?? '',
      region: hike?.region ?? '',
      confirmed,
      at: report.received_at,
      mayAnswer,
      facts: report.facts.split(' ').filter(Boolean),
      words: report.words,
      writtenAt: report.written_at,
      contact: mayAnswer ? report.contact : null,
    };
  }

  return makeKind<Mistake>({
    async items(db, caller, now) {
      const answers = await answersAt(db, now);
      const items = (await openMistakeReports(db)).map((report) =>
        toItem(report, answers.get(`mistake:${report.id}`)?.answer, caller),
      );
      return items.filter((item) => item !== undefined);
    },

    async find(db, id, caller, now) {
      const report = await mistakeReportAt(db, getKey(id));
      return report && toItem(report, (await answerAt(db, id, now))?.answer, caller);
    },

    async answer({ id, hike }, { answer }, { tx, actor: { now }, note }) {
      const until = answer === 'later' ? daysAfter(now, laterDays) : null;
      await saveAnswer(tx, { item: id, answer, answered_at: now.toISOString(), until });
      await note({ action: 'answer', subject: id, detail: { answer, hike } });
      return true;
    },

    async getRegions(db, id) {
      const report = await mistakeReportAt(db, getKey(id));
      return report && asRegions(hikes.byPath(report.page)?.region);
    },

    async undo(id, { tx, note }) {
      if (!(await deleteAnswer(tx, id))) return false;
      await note({ action: 'undo', subject: id });
      return true;
    },
  });
}
