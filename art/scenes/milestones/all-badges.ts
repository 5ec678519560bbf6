import { emblem } from '../../kit/scene.ts';
import { curtain } from '../../motifs/aurora.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const northernLights = {
  ink: '#0b1626',
  night: '#12283f',
  deep: '#1a4157',
  teal: '#22706f',
  green: '#4fae8d',
  mint: '#a9dcae',
  gold: '#f3c65a',
  cream: '#fdf3d7',
};

export default emblem({
  alt: 'The number of all badges against northern lights, under one great star above a dark lake',
  palette: northernLights,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['night', 0], ['deep', 150]] }),
    curtain({ ink: 'teal', hem: [[10, 170], [70, 158], [130, 150], [180, 124], [250, 104]], height: [50, 110], rays: 18, thickness: 10, zenith: [120, -300], seed: 5 }),
    curtain({ ink: 'green', hem: [[20, 168], [70, 158], [130, 150], [180, 124], [240, 108]], height: [30, 76], rays: 15, thickness: 10, zenith: [120, -300], seed: 9 }),
    curtain({ ink: 'mint', hem: [[40, 164], [130, 150], [180, 124], [220, 112]], height: [12, 40], rays: 9, thickness: 10, zenith: [120, -300], seed: 4 }),
    stars({ ink: 'cream', count: 9, x: [40, 220], y: [24, 100], seed: 3, big: [[62, 74, 9], [196, 58, 7]] }),
    stars({ ink: 'gold', count: 0, y: [0, 1], big: [[130, 34, 24]] }),
    ridge({ ink: 'ink', y: 196, swell: 3, seed: 8, cover: 'spruce', height: [12, 40], detail: 0, swells: 4, gaps: 0.08, spacing: 0.5, floor: 210 }),
    water({ ink: 'deep', y: 204 }),
    ripples({ ink: 'green', y: [210, 254], count: 7, x: 130, spread: [60, 90], width: [60, 100], height: [4, 6], seed: 7 }),
    ripples({ ink: 'mint', y: [208, 236], count: 4, x: 120, spread: [30, 50], width: [40, 60], height: [4, 5], seed: 17 }),
  ],
});
