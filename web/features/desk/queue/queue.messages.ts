/** The texts for each kind of queue item and its answers. */

import {
  type Direction,
  deskLimits,
  getDirection,
  type QueueAnswer,
  type QueueItem,
  type QueueKind,
} from '../../../../domain/desk/desk.ts';
import { lastMoment } from '../../../../domain/time/last-moment.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { Season } from '../../../../domain/trail/facts.ts';
import { capitalized, formatDate, kmToMiles } from '../../../../domain/units.ts';
import { formatTime, monthAndDay } from '../../../lib/clock.ts';
import { seasonName } from '../../../lib/text/trail-facts.ts';
import { shortDay, toDay } from '../shell/days.ts';

export const queueMessages = {
  title: 'Queue',
  filters: 'Show',
  all: 'All',
  region: 'Region',
  allRegions: 'All regions',
  kinds: {
    ending: 'Ending',
    gate: 'Gates',
    appeal: 'Appeals',
    mistake: 'Mistakes',
    source: 'Sources',
    fact: 'Facts',
  } satisfies Record<QueueKind, string>,
  line: (count: number, oldest: string) => `${count} to answer. Oldest: ${oldest}.`,
  asOf: (moment: string) => `As of ${formatTime(new Date(moment))}`,
  undo: 'Undo',
  answers: 'Answers',
  emptyTitle: 'All caught up',
  emptyHere: (there: string) => `Nothing’s waiting for you ${there}.`,
  emptyFilter: 'Nothing of this kind is waiting.',
  noLiveNotices: (live: number, next: string | undefined) => {
    if (live === 0) return 'No notices are live.';
    const notices = live === 1 ? 'One notice is live' : `${live} notices are live`;
    return `${notices}; the next one ends ${next}.`;
  },
  seeLive: 'See what’s live',
  elsewhere: (count: number) => `Other regions: ${count} waiting`,
  readOnly: (region: string | undefined) =>
    region ? `A steward for ${region} answers this one.` : 'This one needs someone with more regions.',
  sendWords: 'Note to the hiker (optional)',
  anywhere: 'anywhere',
  inRegion: (name: string) => `in ${name}`,
};

/** The age of an item: "20 min", "3 hr", "Yesterday", "2 days", "13 months". */
export function age(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return minutes < 1 ? 'Just now' : `${minutes} min`;
  if (minutes < 24 * 60 && toDay(new Date(since)) === toDay(now)) return `${Math.floor(minutes / 60)} hr`;
  const days = (Date.parse(toDay(now)) - Date.parse(toDay(new Date(since)))) / dayMs;
  if (days <= 1) return 'Yesterday';
  if (days < 60) return `${days} days`;
  return days < 700 ? `${Math.round(days / 30.4)} months` : `${Math.round(days / 365)} years`;
}

/** "today", "tomorrow", "Friday"-like days stay dates: a notice ends on a day that people plan for. */
export function endDay(until: string, now: Date): string {
  const days = (Date.parse(toDay(lastMoment(until))) - Date.parse(toDay(now))) / dayMs;
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${monthAndDay(lastMoment(until))}`;
}

export const oneDecimal = (km: number): string => `${kmToMiles(km).toFixed(1)} mi`;

export const itemMessages = {
  what: (item: QueueItem, now: Date): string => {
    switch (item.kind) {
      case 'ending':
        return `Notice ends ${endDay(item.notice.until, now)}`;
      case 'gate':
        return 'Gate reported closed';
      case 'appeal':
        return item.forKeeper ? 'Appeal, for a keeper' : 'Appeal';
      case 'mistake':
        return item.confirmed ? 'Page to correct, for a keeper' : 'Mistake report';
      case 'source':
        return 'Official page changed';
      case 'fact':
        return 'Older than a year';
    }
  },
  gist: (item: QueueItem): string => {
    switch (item.kind) {
      case 'ending':
        return `Still true? “${item.notice.words}”`;
      case 'gate':
        return `${hikersSay(item.reports)}, checked at the trailhead`;
      case 'appeal':
        return item.measured ? getVerdictMessage(item.measured) : 'No location was sent';
      case 'mistake':
        return item.words ? `“${item.words}”` : item.facts.join(', ');
      case 'source':
        return `${getHost(item.url)} changed after we last read it`;
      case 'fact':
        return `“${item.words}” Last checked ${formatDate(item.known)}`;
    }
  },
  question: (item: QueueItem, now: Date): string => {
    switch (item.kind) {
      case 'ending':
        return `Ends ${endDay(item.notice.until, now)}. Still true?`;
      case 'gate':
        return 'Is the gate closed?';
      case 'appeal':
        return `${item.badgeName} badge: was the hiker there?`;
      case 'mistake':
        return item.facts.length > 0 ? item.facts.join(', ') : 'A reader says something’s wrong';
      case 'source':
        return 'This page changed after we last read it';
      case 'fact':
        return 'Is this still right?';
    }
  },
};

const hikersSay = (count: number): string => (count === 1 ? 'One hiker' : `${count} hikers`);

export const getHost = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/[/?#].*$/, '');

type Measured = NonNullable<Extract<QueueItem, { kind: 'appeal' }>['measured']>;

/** By how much, never "0.0 mi". */
export function getVerdictMessage({ verdict, countsAsKm, limitKm, accuracyM }: Measured): string {
  if (verdict === 'in-range') return 'In range by the rule';
  if (verdict === 'too-vague') return `Too vague: ± ${oneDecimal(accuracyM / 1000)}`;
  const miles = kmToMiles(countsAsKm - limitKm);
  return miles < 0.05 ? 'Too far by a few steps' : `Too far by ${miles.toFixed(1)} mi`;
}

export const evidenceMessages = {
  ending: (until: string, now: Date) =>
    `If no one answers, it comes down on its own ${endDay(until, now)} at midnight.`,
  gate: (count: number, at: string, now: Date) =>
    `${hikersSay(count)} tapped “Road or gate closed” ${toDay(new Date(at)) === toDay(now) ? 'today' : `on ${monthAndDay(new Date(at))}`}, checked at the trailhead. The public page hasn’t changed. Only a steward can close a hike.`,
  office: 'Park office:',
  distance: 'Distance',
  error: 'Phone’s error',
  /** Short distances in feet, because "0.0 mi" is meaningless. */
  less: (km: number) => (kmToMiles(km) < 0.1 ? `${Math.round(km * 328.084) * 10} ft` : oneDecimal(km)),
  countsAs: 'Counts as',
  rule: 'The rule',
  verdict: 'Verdict',
  noPosition: 'The phone sent no location, or it has been erased. There’s nothing to measure.',
  hidden: 'Only people who can answer see what the hiker wrote and where they stood.',
  tried: (takenAt: string) => `Tried ${monthAndDay(new Date(takenAt))}, ${formatTime(new Date(takenAt))}.`,
  photo: (day: string) => `Has a photo from ${formatDate(day)}.`,
  earlier: (count: number) =>
    count === 0
      ? 'First appeal by this hiker.'
      : `${count === 1 ? 'One appeal' : `${count} appeals`} by this hiker before.`,
  hikers: (count: number) => (count > 1 ? `For ${count} hikers.` : ''),
  trailhead: 'See this trailhead',
  map: (distance: string, direction: Direction) =>
    `The hiker stood ${distance} to the ${direction} of the trailhead. The one-mile ring and the mile-and-a-half limit are drawn around the trailhead, the phone’s error around the hiker.`,
  hiker: 'Hiker',
  mile: '1 mi',
  limit: '1.5 mi limit',
  north: 'N',
  readerSays: 'A reader says',
  noWords: 'No comment, just the boxes checked above.',
  contact: (contact: string) => (contact ? `Contact: ${contact}` : 'No contact given.'),
  sent: (at: string) => `Sent ${monthAndDay(new Date(at))}, ${formatTime(new Date(at))}.`,
  seePage: 'See the page',
  changed: (changedAt: string, readAt: string) =>
    `Changed ${monthAndDay(new Date(changedAt))}. We read it on ${monthAndDay(new Date(readAt))}.`,
  noCopy: 'We keep no copy of other people’s pages, so we can’t show what changed. Open it and have a look.',
  /** "season: ski" is Ski season, "hazard: cliff" is Cliff, "hours" is Hours. */
  field: (field: string): string => {
    const [group = '', about] = field.split(': ');
    return group === 'season' ? seasonName({ kind: about as Season['kind'] }) : capitalized(about ?? group);
  },
  source: (source: string, known: string) => `${source ? `Source: ${source}. ` : ''}Last checked ${formatDate(known)}.`,
};

export const getDirectionMessage = (bearing: number): Direction => getDirection(bearing);

type AnswerMessages = { words: string; answer?: QueueAnswer; done: string }[];

/** One primary answer, then at most two more. `done` is shown in the list afterward. */
const answerMessages: Record<QueueKind, AnswerMessages> = {
  ending: [
    { words: 'Still true: 1 more week', answer: 'still-true', done: `Runs ${deskLimits.extendDays} more days.` },
    { words: 'It’s over: take it down', answer: 'over', done: 'Taken down.' },
    { words: 'Change it', done: '' },
  ],
  gate: [
    { words: 'Close the hike', done: '' },
    { words: 'It’s not closed', answer: 'not-closed', done: 'Left as is. We won’t ask about that day again.' },
    { words: 'Ask me in an hour', answer: 'later', done: 'Back in an hour.' },
  ],
  appeal: [
    { words: 'Give the badge', answer: 'grant', done: 'Badge given. The hiker gets it with your answer.' },
    { words: 'Too far: no badge', answer: 'decline', done: 'No badge. The hiker can read why.' },
    { words: 'Ask a keeper', answer: 'ask-keeper', done: 'Passed to a keeper.' },
  ],
  mistake: [
    { words: 'They’re right', answer: 'reader-right', done: 'Passed to a keeper, who has the page corrected.' },
    { words: 'The page is right', answer: 'page-right', done: 'Closed. The page stays as it is.' },
    { words: 'Can’t tell yet', answer: 'later', done: 'Back in a week.' },
  ],
  source: [
    { words: 'Read it: nothing new', answer: 'nothing-new', done: 'Marked as read today.' },
    { words: 'Post a notice', done: '' },
    { words: 'Mute this page', answer: 'mute', done: 'Muted. We won’t ask about this page again.' },
  ],
  fact: [
    { words: 'Still right', answer: 'still-right', done: 'Checked today. Good for another year.' },
    { words: 'It changed', answer: 'changed', done: 'Passed to a keeper, who has the page corrected.' },
    { words: 'Don’t know', answer: 'unknown', done: 'Back in a month.' },
  ],
};

const confirmedMistake: AnswerMessages = [
  { words: 'The page is fixed', answer: 'corrected', done: 'Done. The report is deleted in a week.' },
  { words: 'The page was right', answer: 'page-right', done: 'Closed. The page stays as it is.' },
];

export const answersTo = (item: QueueItem): AnswerMessages =>
  item.kind === 'mistake' && item.confirmed ? confirmedMistake : answerMessages[item.kind];

export const endsShort = (until: string): string => shortDay(toDay(lastMoment(until)));
