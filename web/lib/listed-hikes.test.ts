import { expect, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { getPicture } from '../../test/markup.tsx';
import type { Guide } from './guide.server.ts';
import { listedHikes } from './guide.server.ts';

const drawnFor = (kind: string) =>
  Object.fromEntries(ourContent.trails.map(({ id }) => [id, getPicture(`${kind} of ${id}`)]));
const pictures = { heroes: drawnFor('hero'), badges: drawnFor('badge') };

test('the finder has every listed hike, with the pictures of that hike', () => {
  const hikes = listedHikes({ ...ourContent, pictures } as unknown as Guide);
  expect(hikes.map(({ id }) => id)).toEqual(ourContent.listed.map(({ id }) => id));
  for (const { id, badgeSrc, pictureSrc } of hikes) {
    expect(badgeSrc).toBe(pictures.badges[id]?.src);
    expect(pictureSrc).toBe(pictures.heroes[id]?.src);
  }
});
