/** Two hills in the colors of a region, until somebody draws its own scene. */
import type { Region } from '../../domain/trail/region.ts';
import { emblem, hero, type Scene } from '../kit/scene.ts';
import { ridge } from '../motifs/ridges.ts';
import { sky } from '../motifs/sky.ts';

type Colors = Pick<Region, 'name' | 'light'>;

export function plainRegion({ name, light }: Colors): Scene {
  return hero({
    alt: `Two plain hills, one behind the other, in the colors of ${name}.`,
    focus: { x: 0.5, y: 0.6 },
    palette: { ...light },
    layers: [
      sky({ seed: 1, waver: 8, bands: [['tint', 0]] }),
      ridge({ ink: 'land', y: 430, swell: 60, swells: 2, seed: 1 }),
      ridge({ ink: 'deep', y: 610, swell: 50, swells: 2, seed: 2 }),
    ],
  });
}

export function plainRegionEmblem({ name, light }: Colors): Scene {
  return emblem({
    alt: `Two plain hills in the colors of ${name}`,
    palette: { ...light },
    layers: [
      sky({ seed: 1, waver: 3, bands: [['tint', 0]] }),
      ridge({ ink: 'land', y: 120, swell: 14, swells: 2, seed: 1 }),
      ridge({ ink: 'deep', y: 170, swell: 12, swells: 2, seed: 2 }),
    ],
  });
}
