/** What is posted today, for all trails. */
import type { NoticeKind } from '../../../domain/status/live-document.ts';
import { statusMessages, statusWord } from '../../../domain/status/status.messages.ts';
import { capitalized, daysWritten, formatCount } from '../../../domain/units.ts';

const are = (count: number, what: string): string =>
  `${formatCount(count)} ${count === 1 ? 'hike is' : 'hikes are'} ${what}`;

const have = (count: number, what: string, isMore: boolean): string =>
  count > 0
    ? ` ${capitalized(formatCount(count))} ${isMore ? 'more' : count === 1 ? 'hike' : 'hikes'} ${count === 1 ? 'has' : 'have'} ${what}.`
    : '';

export type Counts = Record<NoticeKind | 'hunted' | 'all', number>;

/**
 * Two hikes are closed and one is partly closed. Two more have a hazard. One more has a notice. Nothing is posted for the other
 * 44. Hunts may close 14 hikes.
 */
function summary({ closed, partly, hazard, information, hunted, all }: Counts): string {
  const closures = [
    ...(closed > 0 ? [are(closed, 'closed')] : []),
    ...(partly > 0
      ? [
          closed > 0
            ? `${formatCount(partly)} ${partly === 1 ? 'is' : 'are'} partly closed`
            : are(partly, 'partly closed'),
        ]
      : []),
  ];
  const first = closures.length > 0 ? `${capitalized(closures.join(' and '))}.` : 'Nothing is closed.';
  const hazards = have(hazard, 'a hazard', closures.length > 0);
  const news = have(information, 'a notice', closures.length > 0 || hazard > 0);
  const others = all - closed - partly - hazard - information;
  const named = all - others;
  const rest = named > 0 && others > 0 ? ` Nothing is posted for the other ${formatCount(others)}.` : '';
  const hunts = hunted > 0 ? ` Hunts may close ${formatCount(hunted)} ${hunted === 1 ? 'hike' : 'hikes'}.` : '';
  return `${first}${hazards}${news}${rest}${hunts}`;
}

export const nowMessages = {
  title: 'On the trails today',
  description: 'What’s closed, what’s hazardous and where hunts may be today, for every hike in the guide, by region.',
  withoutScript:
    'This page needs JavaScript to show what’s posted today. Here are the parks’ own pages and phone numbers.',
  summary,
  updated: (time: string) => `Updated ${time}`,
  offline: (day: string, time: string, days: number) =>
    `The latest we could get is from ${day}, ${days < 1 ? time : `${daysWritten(days)} ago`}. Call before you drive.`,
  /** "Closed through November 30." */
  kindUntil: (kind: NoticeKind, until: string | undefined, isPastEnd: boolean | undefined) =>
    `${statusWord(kind, { isPastEnd })}${until ? ` ${until}` : ''}.`,
  /** The heading of an item about more hikes than fit in a line. */
  several: (count: number) => `${capitalized(formatCount(count))} hikes`,
  hunts: {
    hunt: {
      title: statusMessages.hunt,
      lead: 'A hunt may close these hikes. Most last a few days, and the dates change every year. Wear blaze orange.',
    },
    hunters: {
      title: statusMessages.hunters,
      lead: 'By our sources, hunts here close a part of the park or nothing. Wear blaze orange.',
    },
    more: 'Hunting seasons',
  },
  quiet: 'Nothing posted',
  key: 'Map key',
  map: 'Map of what’s posted today',
  parks: 'Park pages and phone numbers',
  conditions: 'Conditions',
  noConditions: 'No conditions page',
  about: {
    title: 'Where this comes from',
    posts: [
      'Closures and hazards',
      ' are posted by park stewards, or we found them in news and releases. The date is the date of that source.',
    ],
    quiet: ['Nothing posted', ' doesn’t mean nothing is wrong. Call the park if it matters.'],
  },
  feed: 'Feed (Atom)',
  data: 'Data (CC BY)',
};
