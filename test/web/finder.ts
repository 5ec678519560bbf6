/** The guide's own finder, queried in whole sentences: what it understands, and what it returns. */
import { readAtlas } from '../../art/maps/atlas.ts';
import { startingTowns } from '../../art/maps/starting-towns.ts';
import { loadDrives } from '../../content/roads.ts';
import { drivesFrom, readRoads } from '../../domain/drive/drive.ts';
import {
  emptyQuery,
  type FinderResults,
  find,
  makeFinderIndex,
  type Query,
  type Situation,
} from '../../domain/finder/finder.ts';
import { toHike } from '../../domain/finder/hike.ts';
import { findTown, findZip, isZip } from '../../domain/finder/starting-place.ts';
import type { LiveDocument } from '../../domain/status/live-document.ts';
import { getChosenDay } from '../../web/features/finder/query/day.ts';
import { phrasebookWith, synonyms } from '../../web/features/finder/query/phrases.ts';
import { type Understanding, understand } from '../../web/features/finder/query/understanding.ts';
import { toStories } from '../../web/files/stories.ts';
import { ourContent } from '../content.ts';

export const drives = loadDrives(ourContent);
const network = readRoads(drives.roads);
export const towns = startingTowns(readAtlas(ourContent), drives.zips);
const book = phrasebookWith(ourContent.regions);

export const guideIndex = makeFinderIndex(ourContent.listed.map(toHike), {
  ...ourContent,
  synonyms,
  stories: toStories(ourContent.listed),
});

/** A Wednesday, at noon in Minnesota. */
export const wednesday = new Date('2026-11-18T18:00:00Z');

export const understood = (text: string, today = '2026-11-18', query: Partial<Query> = {}): Understanding =>
  understand({ ...emptyQuery, ...query, text }, guideIndex, book, towns, today);

export function getSituation(near: string): Situation {
  const origin = isZip(near) ? findZip(drives.zips, near) : findTown(towns, near);
  return { origin, minutesTo: origin && drivesFrom(network, origin) };
}

export function answerTo(text: string, live?: LiveDocument): FinderResults {
  const { asked } = understood(text);
  const situation = getSituation(asked.near);
  const from = situation.origin ?? guideIndex.hikes[0]?.place;
  const dayThere = getChosenDay(asked, { live, moment: wednesday, from })?.dayThere;
  return find(guideIndex, asked, { ...situation, ...(dayThere && { dayThere }) });
}
