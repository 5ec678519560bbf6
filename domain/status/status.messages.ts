/** The words for each kind of status, the same on pages, in lists, maps, print, files and feeds. */
import { formatDate } from '../units.ts';
import type { StatusKind } from './kinds.ts';
import type { HikeStatus } from './status.ts';

/** Never "open": nobody can promise that. */
export const statusMessages: Record<StatusKind | 'none', string> = {
  closed: 'Closed',
  partly: 'Partly closed',
  hunt: 'Hunt season: call first',
  ski: 'Ski trail in snow',
  hazard: 'Hazard',
  hunters: 'Hunters may be here',
  information: 'Information',
  none: 'No closures posted',
};

/** For a closure whose announced end has passed. */
export const pastEndMessages = {
  short: 'May still be closed',
  long: (phone: string | undefined) =>
    `We don’t know if it has reopened.${phone ? ` Call ${phone} before you drive.` : ''}`,
};

/** The word of a row or a label: "Closed". */
export const statusWord = (kind: StatusKind | 'none', { isPastEnd }: Pick<HikeStatus, 'isPastEnd'> = {}): string =>
  kind === 'closed' && isPastEnd ? pastEndMessages.short : statusMessages[kind];

/** "through July 2027" */
export const through = (until: string): string => `through ${formatDate(until)}`;
