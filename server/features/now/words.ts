/** Texts of the notice feed. */
import { site } from '../../../content/site.ts';
import type { NoticeKind } from '../../../domain/live/now.ts';

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
  until: (until: string) => `Until ${until.slice(0, 10)}.`,
  source: (source: string) => `Source: ${source}.`,
  by: 'Posted by a park steward.',
};
