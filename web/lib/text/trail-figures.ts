/** A trail's figures as text. The only place that formats them. */

import { state } from '../../../content/state.ts';
import type { Hike } from '../../../domain/finder/hike.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { capitalized, formatMiles, formatRange } from '../../../domain/units.ts';

/** A figure, and the smaller line below it. */
export type Fact = { figure: string; note?: string };

const unknown: Fact = { figure: 'Data TBD' };

export const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('; ') || undefined;

export function formatDistance({ distance }: Pick<Trail, 'distance'>): Fact {
  if (!distance) return unknown;
  return {
    figure: formatMiles(distance.miles),
    note: joined(distance.route, distance.note, distance.unconfirmed && 'unconfirmed'),
  };
}

/** 4.6-mile loop, 2.5 miles round trip, 39 miles total */
export function formatLength({ distance }: Pick<Trail, 'distance'>): string {
  if (!distance) return '';
  return distance.route === 'loop' ? `${distance.miles}-mile loop` : `${formatMiles(distance.miles)} ${distance.route}`;
}

/** If the miles are not the length of the walk. */
const wayNote = (distance: Trail['distance']): string =>
  distance && ['one way', 'total'].includes(distance.route) ? distance.route : '';

/** For lists: 3 miles, 0.6 mile one way; 4.6 miles, unconfirmed */
export function rowLength({ distance }: Pick<Trail, 'distance'>): string {
  if (!distance) return unknown.figure;
  const walked = [formatMiles(distance.miles), wayNote(distance)].filter(Boolean).join(' ');
  return distance.unconfirmed ? `${walked}, unconfirmed` : walked;
}

/** For lists: 45 min, 1.5 hr, 30–45 min, 1–1.5 hr, 1 hr 15 min */
export function shortDuration({ duration }: Partial<Pick<Hike, 'duration'>>): string {
  if (!duration) return '';
  const [from, to] = duration.minutes;
  const isHalfHours = from >= 60 && from % 30 === 0 && to % 30 === 0;
  const range = to <= 90 && from < 60 ? `${from}–${to} min` : `${shortTime(from)}–${shortTime(to)}`;
  const figure = from === to ? shortTime(to) : isHalfHours ? `${from / 60}–${to / 60} hr` : range;
  return [figure, duration.of].filter(Boolean).join(' ');
}

function shortTime(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes % 30 === 0) return `${minutes / 60} hr`;
  return `${Math.floor(minutes / 60)} hr ${minutes % 60} min`;
}

/** For lists: the level alone, without the parentheses after it. */
export const plainDifficulty = ({ difficulty }: Pick<Trail, 'difficulty'>): string =>
  difficulty.replace(/ \(.*\)$/, '');

export const formatDifficulty = ({ difficulty }: Pick<Trail, 'difficulty'>): Fact => ({ figure: difficulty });

export function formatDuration({ duration }: Pick<Trail, 'duration'>): Fact {
  if (!duration) return unknown;
  const figure = formatRange(duration.minutes);
  return { figure: duration.about ? `About ${figure}` : figure, note: joined(duration.of, duration.note) };
}

export function formatClimb({ climb }: Pick<Trail, 'climb'>): Fact {
  if (climb.feet === undefined) return { figure: capitalized(climb.note ?? '') };
  const before = { about: 'About ', exactly: '', nearly: 'Nearly ', under: 'Under ' }[climb.precision];
  return { figure: `${before}${climb.feet} ft`, note: climb.note };
}

/** The walk in two lines of a phone: 4.6-mile loop, 1.5–2 hr, 250 ft up, Moderate. */
export function atAGlance(trail: Trail): string[] {
  const walked = asWalked(trail);
  const { climb, duration } = walked;
  const up = climb.flat ? 'Flat' : climb.feet && `${climb.feet} ft up`;
  return [formatLength(walked), duration && shortDuration({ duration }), up, plainDifficulty(walked)].filter(
    (part): part is string => Boolean(part),
  );
}

/** "published as 0.6 mile, loop", beside a walked figure that differs. */
export const publishedNote = ({ figure, note }: Fact): string =>
  `published as ${[withinSentence(figure), note].filter(Boolean).join(', ')}`;

const withinSentence = (figure: string): string =>
  figure.replace(/^(About|Nearly|Under|Minimal)\b/, (word) => word.toLowerCase());

export function formatFee({ fees }: Pick<Trail, 'fees'>): string {
  const { name, dayDollars, yearDollars, inDoubt } = state.permit;
  const doubt = inDoubt ? ` (${inDoubt.through} prices; bring $${inDoubt.bringDollars})` : '';
  const price = `$${dayDollars} a day or $${yearDollars} a year${doubt}`;
  const words = {
    'state park permit': `${name}, ${price}`,
    'state park permit, price not stated': `${name} required; check the current price`,
    none: 'No state park permit required',
  }[fees.kind];
  if (!fees.note) return words;
  return fees.kind === 'none' ? `${words} (${fees.note})` : `${words}. ${capitalized(fees.note)}`;
}

export function formatPet({ pets }: Pick<Trail, 'pets'>): string {
  const leash = pets.leashFeet ? `Pets allowed on a ${pets.leashFeet}-ft leash` : 'Pets allowed on a leash';
  return pets.note ? `${leash}; ${pets.note}` : leash;
}

export const formatRegion = (region: Region): string => region.longName ?? region.name;

/** A maps search for park and address: it leads to the gate, where a bare coordinate may not. */
export function mapsLink({ park, address }: Pick<Trail, 'park' | 'address'>): string {
  const query = encodeURIComponent(`${park}, ${address.text}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/**
 * Directions to a trailhead by its coordinates. This URL opens the map app on Android, and a map in any browser; on
 * an iPhone the script replaces it with Apple's (web/lib/apple-maps.ts).
 */
export const directionsTo = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
