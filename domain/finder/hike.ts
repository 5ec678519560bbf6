/** A hike in the finder's index. */
import type { Point } from '../geo/geo.ts';
import { type BriefClosure, forLists, getClosures } from '../status/closures.ts';
import type { Trail } from '../trail/trail.ts';
import { asWalked } from '../trail/walked.ts';

/** The fields of a hike that can be filtered and that lists show. */
export type Hike = Pick<
  Trail,
  'id' | 'region' | 'path' | 'park' | 'trail' | 'badge' | 'town' | 'summary' | 'difficulty' | 'sights'
> & {
  distance: Pick<NonNullable<Trail['distance']>, 'miles' | 'route' | 'unconfirmed'> | null;
  duration: Pick<NonNullable<Trail['duration']>, 'minutes' | 'about' | 'of'> | null;
  climb: Pick<Trail['climb'], 'feet' | 'flat'>;
  free: boolean;
  wheels: Pick<Trail['wheels'], 'wheelchair' | 'stroller'>;
  /** "not mentioned" does not match the filter for no stairs. */
  stairs: 'none' | 'some' | 'not mentioned';
  /** Whether the park lends a track chair for trails that are not wheelchair accessible. */
  trackChair: boolean;
  /** Where there is drinking water, in the words of the page. */
  water?: string;
  /** Which restrooms there are, in the words of the page. */
  restrooms?: string;
  /** How much of it can be walked in snow. */
  winter: 'all' | 'part' | 'no';
  transit: readonly NonNullable<Trail['transit']>['by'][number][];
  camping: Trail['camping']['kind'];
  kids: Trail['kids']['suits'];
  /** What a child could fall off or into; absent if unknown. */
  nextToPath?: Trail['kids']['nextToPath'];
  /**
   * What is only reported, absent if nothing is. Wheels, buses and trains match and are marked "call to confirm"; water and
   * winter do not match.
   */
  reported?: readonly UnconfirmedFact[];
  /** Restrictions for dogs; every hike of the guide allows them on a leash. */
  dogNote?: string;
  /** What its content says about its status, with dates; absent if nothing is known. */
  closures?: readonly BriefClosure[];
  place: Point;
};

type Reportable = Pick<Trail, 'wheels'> & Partial<Pick<Trail, 'water' | 'winter' | 'transit'>>;
export type UnconfirmedFact = 'wheelchair' | 'stroller' | 'water' | 'winter' | 'transit';

/** With its pictures. */
export type ListedHike = Hike & { badgeSrc: string; pictureSrc: string };

export function toHike(trail: Trail): Hike {
  const { id, region, path, park, badge, town, summary, sights, trailhead } = trail;
  const { difficulty, distance, duration, climb } = asWalked(trail);
  const closures = getClosures(trail)
    .filter(({ kind }) => kind !== 'information')
    .map(forLists);
  const reported = unconfirmedFacts(trail);
  return {
    id,
    region,
    path,
    park,
    trail: trail.trail,
    badge,
    town,
    summary,
    difficulty,
    sights,
    distance: distance && { miles: distance.miles, route: distance.route, unconfirmed: distance.unconfirmed },
    duration: duration && { minutes: duration.minutes, about: duration.about, of: duration.of },
    climb: { feet: climb.feet, flat: climb.flat },
    free: trail.fees.kind === 'none',
    wheels: { wheelchair: trail.wheels.wheelchair, stroller: trail.wheels.stroller },
    stairs: stairsOn(trail.wheels),
    trackChair: trail.wheels.trackChair !== undefined,
    water: trail.water?.available && !trail.water.reported ? trail.water.words : undefined,
    restrooms: /^none\b/i.test(trail.restrooms) ? undefined : trail.restrooms,
    winter: promisedWinter(trail.winter),
    transit: trail.transit?.by ?? [],
    camping: trail.camping.kind,
    kids: trail.kids.suits,
    nextToPath: trail.kids.nextToPath,
    dogNote: trail.pets.note,
    ...(closures.length > 0 && { closures }),
    ...(reported.length > 0 && { reported }),
    place: { latitude: trailhead.latitude, longitude: trailhead.longitude },
  };
}

/** What the page of a hike says and asks readers to confirm. */
export function unconfirmedFacts({ wheels, water, winter, transit }: Reportable): UnconfirmedFact[] {
  const facts: [UnconfirmedFact, unknown][] = [
    ['wheelchair', wheels.reported && wheels.wheelchair !== 'no'],
    ['stroller', wheels.reported && wheels.stroller !== 'no'],
    ['water', water?.reported && water.available !== false && !/^(none|bring)\b/i.test(water.words)],
    ['winter', winter?.reported && (winter.onFoot === 'yes' || winter.onFoot === 'part')],
    ['transit', transit?.reported],
  ];
  return facts.flatMap(([fact, isUnconfirmed]) => (isUnconfirmed ? [fact] : []));
}

/** Stairs that are reported count, their absence does not. */
const stairsOn = ({ stairs, reported }: Trail['wheels']): Hike['stairs'] =>
  stairs === 'some' || (stairs && !reported) ? stairs : 'not mentioned';

function promisedWinter(winter: Trail['winter']): Hike['winter'] {
  if (!winter || winter.reported) return 'no';
  return { yes: 'all', part: 'part', no: 'no', unknown: 'no' }[winter.onFoot] as Hike['winter'];
}

/** Walked from end to end with a car at the other end. Its pages say so, and nothing doubles its figures. */
export const isOneWay = ({ duration }: Pick<Hike, 'duration'>): boolean => duration?.of === 'one way';

/** There and back where the trail ends, or down again; not the way back of a one-way hike. */
export const milesWalked = ({ distance, duration }: Pick<Hike, 'distance' | 'duration'>): number | null =>
  distance && distance.miles * (distance.route === 'one way' && !isOneWay({ duration }) ? 2 : 1);
export const minutesWalked = ({ duration }: Pick<Hike, 'duration'>): number | null =>
  duration && duration.minutes[1] * (duration.of === 'uphill' ? 2 : 1);

/** For a wrong turn or a tired child. */
export const minutesToSpare = 30;

/** How long before sunset to start: the walk plus half an hour. */
export function minutesBeforeSunset(hike: Pick<Hike, 'duration'>): number | null {
  const minutes = minutesWalked(hike);
  return minutes && minutes + minutesToSpare;
}
