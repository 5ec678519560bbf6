/** In development, a hike can be read before its pictures are drawn. */
import { expect, test } from 'vitest';
import { heroSize } from '../../domain/pictures/hero-size.ts';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { pictureOf } from '../../test/markup.tsx';
import { withPlaceholders } from './placeholders.server.ts';

const drawn = { id: 'north-shore/drawn', path: '/trails/north-shore/drawn' };
const fresh = { id: 'north-shore/fresh', path: '/trails/north-shore/fresh' };
const placeholderBadge = pictureOf('no badge yet');
const pictures = {
  heroes: { [drawn.id]: pictureOf('hero') },
  badges: { [drawn.id]: pictureOf('badge') },
  outlines: { [drawn.id]: pictureOf('outline') },
  cards: { [drawn.path]: pictureOf('card') },
  placeholderBadge,
} as unknown as Pictures;

const filled = withPlaceholders(pictures, [drawn, fresh]);

test('existing pictures are not replaced', () => {
  expect(filled.heroes[drawn.id]).toEqual(pictureOf('hero'));
  expect(filled.badges[drawn.id]).toEqual(pictureOf('badge'));
  expect(filled.outlines[drawn.id]).toEqual(pictureOf('outline'));
  expect(filled.cards[drawn.path]).toEqual(pictureOf('card'));
});

test('a placeholder names the missing source file, in the size of a picture', () => {
  for (const sheet of [filled.heroes[fresh.id], filled.cards[fresh.path]]) {
    expect(sheet).toMatchObject({ ...heroSize, alt: 'Not drawn yet: art/scenes/north-shore/fresh.ts' });
    expect(decodeURIComponent(sheet?.src ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg [^>]+>.*>art\/scenes\/north-shore\/fresh\.ts<\/text><\/svg>$/,
    );
  }
  expect(filled.badges[fresh.id]).toBe(placeholderBadge);
  expect(filled.outlines[fresh.id]).toBe(placeholderBadge);
});
