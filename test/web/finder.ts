/** The guide's own finder, queried in whole sentences: what it understands, and what it returns. */
import { readAtlas } from '../../art/maps/atlas.ts';
import { startingTowns } from '../../art/maps/starting-towns.ts';
import { loadDrives } from '../../content/roads.ts';
import { drivesFrom, readRoads } from '../../domain/drive/drive.ts';
import {
  type Answer,
  find,
  makeFinderIndex,
  nothingAsked,
  type Query,
  type Situation,
} from '../../domain/finder/finder.ts';
import { toHike } from '../../domain/finder/hike.ts';
import { findTown, findZip, isZip } from '../../domain/finder/starting-place.ts';
import type { Now } from '../../domain/status/live-document.ts';
import { askedDay } from '../../web/features/finder/query/day.ts';
import { phrasebookWith, synonyms } from '../../web/features/finder/query/phrases.ts';
import { type Understanding, understand } from '../../web/features/finder/query/understanding.ts';
import { storiesOf } from '../../web/files/stories.ts';
import { ourContent } from '../content.ts';

export const drives = loadDrives(ourContent);
const network = readRoads(drives.roads);
export const towns = startingTowns(readAtlas(ourContent), drives.zips);
const book = phrasebookWith(ourContent.regions);

export const guideIndex = makeFinderIndex(ourContent.listed.map(toHike), {
  ...ourContent,
  synonyms,
  stories: storiesOf(ourContent.listed),
});

/** A Wednesday, at noon in Minnesota. */
export const wednesday = new Date('2026-11-18T18:00:00Z');

export const understood = (text: string, today = '2026-11-18', query: Partial<Query> = {}): Understanding =>
  understand({ ...nothingAsked, ...query, text }, guideIndex, book, towns, today);

export function situationOf(near: string): Situation {
  const origin = isZip(near) ? findZip(drives.zips, near) : findTown(towns, near);
  return { origin, minutesTo: origin && drivesFrom(network, origin) };
}

export function answerTo(text: string, live?: Now): Answer {
  const { asked } = understood(text);
  const situation = situationOf(asked.near);
  const from = situation.origin ?? guideIndex.hikes[0]?.place;
  const dayThere = askedDay(asked, { live, moment: wednesday, from })?.dayThere;
  return find(guideIndex, asked, { ...situation, ...(dayThere && { dayThere }) });
}
