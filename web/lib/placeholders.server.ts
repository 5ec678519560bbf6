/**
 * In development: a placeholder for a picture that is not drawn yet, so that a new hike can be read before its scene
 * exists.
 */
import { heroSize } from '../../domain/pictures/hero-size.ts';
import type { Picture, Pictures } from '../../domain/pictures/pictures.ts';
import type { Trail } from '../../domain/trail/trail.ts';

export function withPlaceholders(pictures: Pictures, trails: readonly Pick<Trail, 'id' | 'path'>[]): Pictures {
  const filled = (
    group: Record<string, Picture>,
    key: 'id' | 'path',
    stand: (trail: Pick<Trail, 'id'>) => Picture,
  ) => ({
    ...Object.fromEntries(trails.map((trail) => [trail[key], stand(trail)])),
    ...group,
  });
  return {
    ...pictures,
    heroes: filled(pictures.heroes, 'id', sheetFor),
    badges: filled(pictures.badges, 'id', () => pictures.placeholderBadge),
    outlines: filled(pictures.outlines, 'id', () => pictures.placeholderBadge),
    cards: filled(pictures.cards, 'path', sheetFor),
  };
}

/** A blank picture that names its missing source file. */
function sheetFor({ id }: Pick<Trail, 'id'>): Picture {
  const file = `art/scenes/${id}.ts`;
  const type = 'text-anchor="middle" font-family="sans-serif" font-size="44" fill="#5c5138"';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800"><path fill="#e8dec3" d="M0 0h1600v800H0z"/>',
    `<text x="800" y="390" ${type}>Not drawn yet</text><text x="800" y="450" ${type}>${file}</text></svg>`,
  ].join('');
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { ...heroSize, src, alt: `Not drawn yet: ${file}`, focus: { x: 0.5, y: 0.5 } };
}

export const placeholderMap =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" role="img" aria-label="This map is not drawn yet"><text x="150" y="34" text-anchor="middle" font-size="12" fill="currentColor">Not drawn yet</text></svg>';
