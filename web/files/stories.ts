/** The words of each hike's story, and of what is there to do, that its entry in the finder does not have already, each once. */
import { toHike } from '../../domain/finder/hike.ts';
import { toWords } from '../../domain/finder/word-index.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import type { Stories } from '../features/finder/results/stories.ts';
import { readGuide } from '../lib/guide.server.ts';

export const loader = () => Response.json(toStories(readGuide().listed));

const shortestWord = 4;

export const toStories = (trails: readonly Trail[]): Stories =>
  Object.fromEntries(trails.map((trail) => [trail.id, wordsOnlyIn(trail)]));

function wordsOnlyIn(trail: Trail): string {
  const { park, badge, town, summary, sights } = toHike(trail);
  const known = new Set(toWords([park, trail.trail, badge, town, summary, ...sights].join(' ')));
  const { headline, paragraphs } = trail.story;
  const { season, surface, fees, hours, services } = trail;
  const facts = [season, surface, fees.note, hours?.words, services?.words];
  const told = toWords([headline, ...paragraphs, ...facts].join(' '));
  return [...new Set(told)].filter((word) => word.length >= shortestWord && !known.has(word)).join(' ');
}
