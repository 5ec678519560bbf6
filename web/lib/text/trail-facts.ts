/** The texts for facts that go out of date: labels, and how certain and how old they are. */

import { hasFixedDays } from '../../../domain/status/closures.ts';
import { statusMessages } from '../../../domain/status/status.messages.ts';
import type { Season, Wheels, When } from '../../../domain/trail/facts.ts';
import { getMonths } from '../../../domain/trail/seasons.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { capitalized, formatDate, monthNames } from '../../../domain/units.ts';
import { listed } from './listed.ts';

type Dated = { known?: string; reported?: boolean };

/** "Reported 2018" if uncertain, "As of July 2025" if certain; empty without a date. */
export function sourceNote({ known, reported }: Dated): string {
  if (reported) return known ? `Reported ${formatDate(known)}` : 'Reported, not confirmed';
  return known ? `As of ${formatDate(known)}` : '';
}

const seasonNames: Record<Season['kind'], string> = {
  hunt: 'Hunting season',
  ski: 'Ski season',
  'high water': 'High water',
  ice: 'Ice',
  road: 'Park road',
  nesting: 'Nesting birds',
  'water off': 'Water shut off',
  works: 'Construction',
  other: 'Worth knowing',
};
/** "December to March", "September to November"; one month by its name. */
export function formatMonths(when: When): string {
  const months = getMonths(when);
  if (months.length === 12) return '';
  const first = months.find((month) => !months.includes(month === 1 ? 12 : month - 1)) ?? 1;
  const last = months.find((month) => !months.includes((month % 12) + 1)) ?? 12;
  return [...new Set([first, last])].map((month) => monthNames[month - 1]).join(' to ');
}

const closing = { all: statusMessages.closed, part: statusMessages.partly, unknown: 'May be closed' };
const reasons: Record<Season['kind'], string> = {
  hunt: 'a hunt',
  ski: 'skiing',
  'high water': 'high water',
  ice: 'ice',
  road: 'the road',
  nesting: 'nesting birds',
  'water off': 'the season',
  works: 'construction',
  other: 'the season',
};

type Titled = Pick<Season, 'kind' | 'closes' | 'when'> & Partial<Pick<Season, 'stayedOpen'>>;

/** "Partly closed for ice"; "A hunt may close this hike" if its days vary within the season and its source is recent. */
export function seasonTitle(season: Titled, isUncertain: boolean): string {
  const { kind, closes, stayedOpen } = season;
  if (stayedOpen) return `Stayed open for hunts in ${listed(stayedOpen.map(String))}`;
  if (closes === 'no') return seasonNames[kind];
  if (kind === 'hunt' && !hasFixedDays(season)) {
    if (!isUncertain) return closes === 'part' ? 'A hunt may close part of the park' : seasonNames.hunt;
    return closes === 'all' ? 'A hunt may close this hike' : 'A hunt may close trails here';
  }
  if (kind === 'ski' && !hasFixedDays(season))
    return closes === 'all' ? 'Ski trail in snow' : 'Part of it is a ski trail in snow';
  return `${closing[closes]} for ${reasons[kind]}`;
}
export const seasonName = ({ kind }: Pick<Season, 'kind'>): string => seasonNames[kind];

/** "FOX 21, December 2025"; with "reported" if uncertain. */
export const seasonSource = ({ source, known, reported }: Season): string =>
  [reported ? `Reported by ${source}` : source, known && formatDate(known)].filter(Boolean).join(', ');

export const noticeAsOf = (day: string): string => `As of ${formatDate(day)}`;
export const noticeSince = (since: string): string => `Since ${formatDate(since)}`;

/** The day or month that was announced. */
export const noticeUntil = (until: string): string => `Expected to last until ${formatDate(until)}.`;

export const hazardName = ({ kind }: Trail['hazards'][number]): string => capitalized(kind);

const wheelchairs: Record<Wheels['wheelchair'], string> = {
  all: 'Wheelchair accessible',
  part: 'Partly wheelchair accessible',
  no: 'Not wheelchair accessible',
};
const strollers: Record<Wheels['stroller'], string> = {
  all: 'Good for strollers',
  part: 'Strollers OK part of the way',
  no: 'Not for strollers',
};
export const formatWheelchair = ({ wheelchair }: Pick<Wheels, 'wheelchair'>): string => wheelchairs[wheelchair];
export const formatStroller = ({ stroller }: Pick<Wheels, 'stroller'>): string => strollers[stroller];

/** The known details, each as a label with its text. */
export function wheelDetails(wheels: Wheels): [label: string, words: string][] {
  const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'Yes' : 'No');
  const entries: [string, string | undefined][] = [
    ['Surface', wheels.surface],
    ['Steps', wheels.steps],
    ['Grade', wheels.grade],
    ['Accessible restroom', yesNo(wheels.toilet)],
    ['Accessible parking', yesNo(wheels.parking)],
    ['Track chair', wheels.trackChair],
  ];
  return entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

export const phoneLink = (phone: string): string => `tel:+1-${phone}`;

/** "https://www.dnr.state.mn.us/…" → "dnr.state.mn.us": where a link leads. */
export const getHost = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

export const beforeYouDrive = {
  title: 'Before you drive',
  page: 'Official page',
  noPage: 'None',
  phone: 'Phone',
  permit: 'Permit',
  buyPermit: 'Current permit prices',
  reservations: 'Reservations',
  book: 'Book ahead',
  hours: 'Hours',
  water: 'Drinking water',
  signal: 'Cell signal',
  winter: 'In winter',
  transit: 'Bus or train',
  services: 'Gas and food',
  rest: 'Cell signal, buses, gas',
  more: 'Before you go: permits, hunting, ticks, 911',
} as const;

export const watchOut = 'Watch out for';
export const onWheels = 'On wheels';
/** The one sign of doubt, used where it would change a hiker's plans. */
export const callToConfirm = 'Call to confirm.';
