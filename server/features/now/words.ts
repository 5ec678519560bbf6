/** Texts of the notice feed. */
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import type { NoticeKind } from '../../../domain/live/now.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { lastMoment } from '../../../domain/time/last-moment.ts';
import { dateInWords } from '../../../domain/units.ts';

const kinds: Record<NoticeKind, string> = {
  closed: 'Closed',
  partly: 'Partly closed',
  hazard: 'Hazard',
  information: 'Information',
};

export const nowWords = {
  title: `${site.name}: closures and notices`,
  entryTitle: (kind: NoticeKind, hikes: string[]) =>
    `${kinds[kind]}: ${hikes.length === 1 ? hikes[0] : `${hikes.length} hikes`}`,
  /** The last day on which it applies. */
  until: (until: string) => `Through ${dateInWords(dayAt(lastMoment(until), state.clock))}.`,
  source: (source: string) => `Source: ${source}.`,
  author: 'A park steward',
  by: 'Posted by a park steward.',
};
