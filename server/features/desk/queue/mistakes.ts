/** Reports from readers. What a steward confirms stays in the queue for a keeper, who has the page corrected. */
import type { QueueItem } from '../../../../domain/live/desk.ts';
import { answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import { openReports, reportAt } from '../../../store/reports.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, daysAfter, type Kind, keyOf, mayAnswerIn } from './kind.ts';

type Mistake = Extract<QueueItem, { kind: 'mistake' }>;

/** "Can't tell yet" asks again after a week. */
const laterDays = 7;

export const makeMistakes = (hikes: DeskHikes): Kind<Mistake> => ({
  async items(db, caller, now) {
    const answers = await answersAt(db, now);
    return (await openReports(db)).flatMap((report): Mistake[] => {
      const id = `mistake:${report.id}`;
      const answer = answers.get(id)?.answer;
      const confirmed = answer === 'reader-right';
      if (answer !== undefined && !confirmed) return [];
      const hike = hikes.byPath(report.page);
      const mayAnswer = mayAnswerIn(caller, hike?.region ?? '') && (!confirmed || caller.role === 'keeper');
      return [
        {
          ...{ kind: 'mistake', id, hike: hike?.slug ?? '', region: hike?.region ?? '', confirmed },
          ...{ at: report.received_at, mayAnswer, facts: report.facts.split(' ').filter(Boolean), words: report.words },
          ...{ writtenAt: report.written_at, contact: mayAnswer ? report.contact : null },
        },
      ];
    });
  },

  async answer({ id, hike }, { answer }, { tx, actor: { now }, note }) {
    const until = answer === 'later' ? daysAfter(now, laterDays) : null;
    await saveAnswer(tx, { item: id, answer, answered_at: now.toISOString(), until });
    await note({ action: 'answer', subject: id, detail: { answer, hike } });
    return true;
  },

  async regionsOf(db, id) {
    const report = await reportAt(db, keyOf(id));
    return report && asRegions(hikes.byPath(report.page)?.region);
  },

  async undo(id, { tx, note }) {
    if (!(await deleteAnswer(tx, id))) return false;
    await note({ action: 'undo', subject: id });
    return true;
  },
});
