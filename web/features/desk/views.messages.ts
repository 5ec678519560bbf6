/** Live, condition reports, trailheads, figures, people, log. */

import type { AuditAction, Figures, Role, Trailheads } from '../../../domain/desk/desk.ts';
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import type { NoticeKind } from '../../../domain/status/live-document.ts';
import { statusMessages } from '../../../domain/status/status.messages.ts';
import { lastMoment } from '../../../domain/time/last-moment.ts';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { formatTime, monthAndDay } from '../../lib/clock.ts';
import { liveNoticeMessages } from '../../ui/live-notice.messages.ts';
import { conditionNames } from '../status/conditions/conditions.messages.ts';
import { endDay } from './queue/queue.messages.ts';
import { formatDay, shortDay, toDay, weekdayAndDay } from './shell/days.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const toWhen = (moment: string): string => {
  const at = new Date(moment);
  return toDay(at) === toDay(new Date()) ? formatTime(at) : shortDay(toDay(at));
};

export const liveMessages = {
  title: 'Live now',
  note: (count: number) =>
    count === 0 ? 'Nothing is posted.' : `${counted(count, 'notice', 'notices')}. Each comes down on its own.`,
  nothing: 'Nothing is posted right now. The public pages say “No closures posted.”',
  coming: 'Coming',
  over: 'Over and taken down',
  until: (until: string) => `Through ${weekdayAndDay(toDay(lastMoment(until)))}`,
  endsSoon: (until: string) => `Ends ${endDay(until, new Date())}`,
  from: (from: string) => `From ${weekdayAndDay(toDay(new Date(from)))}`,
  ended: (until: string) => `Ended ${shortDay(toDay(lastMoment(until)))}`,
  withdrawn: 'Taken down',
  by: (name: string, at: string) => `by ${name}, ${toWhen(at)}`,
  you: 'you',
  somebody: 'someone',
  correct: 'Correct',
  correctWhat: (what: string) => `Correct the notice on ${what}`,
  takeDown: 'Take down',
  takeDownWhat: (what: string) => `Take down the notice on ${what}`,
  restore: 'Put it back',
  takenDown: 'Taken down. It’s off open pages within a minute.',
};

type Tries = NonNullable<Trailheads['trailheads'][number]['tries']>;

export const trailheadMessages = {
  title: 'Trailheads',
  note: ({ days, through }: Pick<Trailheads, 'days' | 'through'>) =>
    `Tries in the ${days} days through ${shortDay(through)}, rounded to five. Shown only where ten or more people tried.`,
  columns: {
    trailhead: 'Trailhead',
    tries: 'Tries',
    ended: 'Results',
    refused: 'Refused',
    distance: 'From how far',
    todo: 'What to do',
  },
  results: (tries: Tries) =>
    `${tries.awarded} earned, ${tries['already-earned']} already had it, ${tries['too-far']} too far, ${tries['too-vague']} too vague`,
  tooFewRefused: 'Too few to say',
  bands: ({ under2, to4, over4 }: { under2: number; to4: number; over4: number }) =>
    `${under2} under 2 mi, ${to4} at 2 to 4 mi, ${over4} over 4 mi`,
  check: 'Check this one',
  rest: (count: number) => `${counted(count, 'trailhead', 'trailheads')} with fewer than ten people`,
  none: 'Too few tries lately to show.',
  all: 'All regions',
  region: 'Region',
};

export const figureMessages = {
  title: 'Figures',
  note: 'All regions. Badges and tries are counted through yesterday.',
  table: 'The table',
  weeks: {
    title: 'Badges per week',
    big: (total: number, since: string | undefined) =>
      since ? `this week, ${total} since ${formatDay(since)}` : 'this week',
    columns: ['Week of', 'Badges'],
    day: (day: string) => shortDay(day),
  },
  claims: {
    title: 'Tries by outcome',
    big: 'ended with a badge',
    columns: ['Outcome', 'Tries'],
    outcomes: {
      awarded: 'Earned',
      'already-earned': 'Already had it',
      'too-far': 'Too far',
      'too-vague': 'Too vague',
      'too-old': 'Sent too late',
      'in-the-future': 'Clock ahead',
      'too-fast': 'Too fast',
    } satisfies Record<Outcome, string>,
  },
  regions: {
    title: 'Badges by region',
    big: (regions: number) => `hikes in ${regions} regions`,
    columns: ['Region', 'Badges'],
  },
  hikes: {
    title: 'Badges by hike',
    big: (hikes: number) => `${hikes === 1 ? 'hike' : 'hikes'} where someone earned a badge`,
    columns: ['Hike', 'Badges'],
  },
  facts: {
    title: 'How fresh the facts are',
    big: (all: number) => `of ${all.toLocaleString('en-US')} are over a year old`,
    columns: ['Last checked', 'Facts'],
    ages: {
      'under-3-months': 'Under 3 months',
      '3-to-12-months': '3 to 12 months',
      'over-a-year': 'Over a year',
      undated: 'No date',
    } satisfies Record<Figures['facts'][number]['age'], string>,
  },
  open: {
    reports: 'Open reports',
    appeals: 'Open appeals',
    oldest: (age: string) => `oldest: ${age}`,
    none: 'none waiting',
  },
};

export const peopleMessages = {
  title: 'People',
  note: 'Only keepers see this page.',
  onlyKeepers: 'Only a keeper sees who works at the desk. Ask one if you need something changed.',
  you: 'you',
  allRegions: 'All regions',
  since: (since: string) => `Since ${monthAndDay(new Date(since))}, ${toDay(new Date(since)).slice(0, 4)}`,
  change: 'Change role',
  changeWhose: (name: string) => `Change the role of ${name}`,
  remove: 'Remove from the list',
  takeDown: 'Also take down their live notices',
  stepDown: 'Step down',
  save: 'Save',
  add: 'Add someone',
  email: 'Email they sign in with',
  emailExample: 'name@example.org',
  role: 'Role',
  roles: {
    reader: 'Sees everything here',
    steward: 'Posts and answers',
    keeper: 'Also adds people',
  } satisfies Record<Role, string>,
  regions: 'Regions',
  addAs: { reader: 'Add as reader', steward: 'Add as steward', keeper: 'Add as keeper' } satisfies Record<Role, string>,
  next: 'They must have signed in here once. They see the desk the next time they open it.',
  issues: {
    email: 'Write the email they sign in with.',
    regions: 'Pick at least one region.',
    unknown: 'No one has signed in with that email yet. Ask them to sign in once, then try again.',
    several: 'Several accounts have that email. Whoever runs the server can add one of them.',
    last: 'The desk needs at least one keeper.',
  },
  added: (email: string) => `Added ${email}.`,
  removed: (name: string) => `${name} is off the list and signed out.`,
};

export const logMessages = {
  title: 'Log',
  note: 'Nothing here is edited or erased.',
  older: 'Older',
  none: 'Nothing has happened yet.',
  operator: 'The operator',
  gone: 'someone whose account is gone',
  day: (day: string) => {
    const today = toDay(new Date());
    return day === today ? 'Today' : weekdayAndDay(day);
  },
  time: (at: string) => formatTime(new Date(at)),
  did: {
    publish: 'posted a notice',
    correct: 'corrected a notice',
    withdraw: 'took down a notice',
    restore: 'put a notice back',
    answer: 'answered the queue',
    undo: 'undid a change',
    appoint: 'gave a role to',
    dismiss: 'removed from the list:',
    leave: 'left the desk',
    revert: 'reverted what was done by',
    'reports-off': 'switched off reports by hikers',
    'reports-on': 'switched on reports by hikers',
    clear: 'removed what hikers saw',
  } satisfies Record<AuditAction, string>,
  on: 'on',
  /** Further details of the entry, if relevant. */
  more: ({ ends_at: end, kind, answer, role, seen }: Record<string, unknown>): string => {
    if (typeof seen === 'string' && seen in conditionNames) return `: “${conditionNames[seen as ConditionKind]}”`;
    if (typeof end === 'string' && typeof kind === 'string' && kind in statusMessages)
      return `: ${statusMessages[kind as NoticeKind].toLowerCase()} ${liveNoticeMessages.until(end)}`;
    if (typeof answer === 'string') return `: “${answer.replaceAll('-', ' ')}”`;
    return typeof role === 'string' ? `: ${role}` : '';
  },
};

/** Condition reports. */
export const seenMessages = {
  note: 'From hikers we checked at the trailhead. Each report expires on its own.',
  none: 'No hiker has reported anything in the last few days.',
  remove: 'Remove',
  removeWhat: (what: string, hike: string) => `Remove “${what}” on ${hike}`,
  off: 'Reports are off. None are taken and none are shown.',
  allHikes: 'All hikes',
  switchOn: 'Switch on',
  switchOnWhere: (where: string) => `Switch reports on: ${where}`,
  switchTitle: 'Switch reports off',
  switchFor: 'For',
  switchOff: 'Switch off',
};
