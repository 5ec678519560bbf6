import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks, trunks } from '../../motifs/trunks.ts';
import { turtle } from '../../motifs/turtle.ts';
import { ripples, water } from '../../motifs/water.ts';

const shade = {
  ink: '#0b1f1c',
  pine: '#14392f',
  green: '#24603f',
  fern: '#559447',
  lime: '#a8cb57',
  light: '#eff3b8',
  pond: '#2f7468',
  yellow: '#f7d23e',
  bark: '#6b4a33',
};

/** A shaft of sun from the left reaches the log. */
const pond = values({
  dark: { ink: '#0b1f1c', pine: '#17443a' },
  middle: { fern: '#4c8a4a', bark: '#8a5f3c' },
  glow: { lime: '#b5d35f', light: '#f2f4c0' },
  accent: { yellow: '#ffd52e' },
});
const sunbeam = { from: [-0.6, -1], ink: 'lime', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A Blanding’s turtle, near and large, holds up its bright yellow throat on a log in a kettle pond; behind it light falls between the trunks of the Big Woods at Lake Maria.',
    focus: { x: 0.36, y: 0.55 },
    palette: pond,
    layers: [
      sky({ seed: 2, waver: 6, bands: [['light', 0]] }),
      spray({ ink: 'lime', from: [0, 0], to: [0, 340], size: 4 }),
      trunks({ ink: 'lime', items: [[40, 420, 26, -20, 10], [112, 410, 10, -20, -8], [330, 414, 14, -20, 6], [372, 410, 30, -20, -4], [800, 410, 8, -20, 8], [1010, 414, 36, -20, 8], [1076, 410, 12, -20, -8], [1330, 414, 16, -20, 6], [1590, 410, 22, -20, 4]] }),
      trunks({ ink: 'fern', lit: 'lime', items: [[210, 440, 56, -20, -24], [700, 430, 20, -20, 14], [1240, 440, 74, -20, 20], [1460, 434, 18, -20, -8]] }),
      shafts({ ink: 'light', opacity: 0.5, items: [[260, 560, 470, 150], [520, 900, 470, 110]] }),
      ridge({ ink: 'fern', points: [[-20, 396], [400, 410], [800, 416], [1200, 408], [1620, 390]], swell: 6, swells: 5, seed: 6, cover: 'hardwood', crowns: 'billow', height: [14, 34], floor: 440 }),
      water({ ink: 'pine', y: 430 }),
      ripples({ form: 'bar', ink: 'fern', y: [436, 800], count: 30, width: [160, 520], height: [5, 18], seed: 13 }),
      ripples({ form: 'bar', ink: 'lime', y: [436, 700], count: 22, x: 560, spread: [200, 420], width: [120, 300], height: [4, 11], seed: 9 }),
      ripples({ form: 'bar', ink: 'light', y: [440, 560], count: 8, x: 520, spread: [100, 180], width: [90, 200], height: [4, 7], seed: 5 }),
      mass({ ink: 'ink', opacity: 0.75, layers: [shape({ ink: 'ink', smooth: true, points: [[60, 730], [500, 720], [1000, 722], [1640, 700], [1640, 800], [1000, 800], [400, 800]] })] }),
      mass({ ink: 'bark', light: sunbeam, rim: 8, layers: [
        shape({ ink: 'bark', points: [[60, 716], [150, 668], [330, 652], [640, 646], [980, 634], [1300, 616], [1640, 596], [1640, 740], [1200, 754], [760, 764], [300, 762], [120, 748]] }),
        shape({ ink: 'bark', points: [[1300, 640], [1352, 548], [1380, 470], [1404, 476], [1396, 560], [1420, 630]] }),
      ] }),
      hatch({ ink: 'ink', x: [140, 1600], y: [676, 750], count: 24, length: [90, 300], thickness: [4, 9], seed: 4, slope: -0.03, crowding: 1 }),
      spray({ ink: 'ink', from: [0, 780], to: [0, 680], size: 3, within: [[80, 716], [640, 660], [1640, 610], [1640, 740], [760, 764], [300, 762]] }),
      mass({ light: sunbeam, rim: 7, layers: [turtle({ x: 880, y: 660, width: 840, ink: 'ink', lit: 'ink', throat: 'ink' })] }),
      turtle({ x: 880, y: 660, width: 840, ink: 'ink', lit: 'pine', throat: 'yellow' }),
      lenses({ ink: 'fern', items: [[180, 772, 240, 36], [520, 796, 300, 40], [1240, 786, 280, 38]] }),
      lenses({ ink: 'lime', items: [[166, 766, 170, 16], [500, 790, 210, 18], [1220, 780, 200, 18]] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A Blanding’s turtle with a yellow throat on a log in a green forest pond at Lake Maria',
    palette: shade,
    layers: [
      sky({ waver: 2, seed: 2, bands: [['light', 0]] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[130, 232, 18], [176, 232, 12], [250, 232, 16]], light: 1, seed: 3 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[88, 240, 36], [310, 240, 40]], light: 1, seed: 4 }),
      foliage({ ink: 'pine', points: [[0, 20], [390, 20], [390, 150], [320, 128], [260, 104], [150, 100], [80, 130], [0, 156]], size: [22, 40], seed: 4 }),
      ridge({ ink: 'green', y: 230, swell: 3, seed: 6, cover: 'hardwood', height: [10, 20] }),
      water({ ink: 'pond', y: 240 }),
      ripples({ ink: 'lime', y: [248, 330], count: 6, width: [70, 120], height: [5, 7], seed: 9 }),
      shape({ ink: 'bark', points: [[50, 306], [120, 296], [280, 296], [350, 308], [350, 330], [200, 326], [50, 332]], smooth: true }),
      shape({ ink: 'ink', points: [[50, 324], [200, 318], [350, 322], [350, 344], [50, 344]], smooth: true }),
      turtle({ x: 212, y: 304, width: 216, ink: 'ink', lit: 'fern', throat: 'yellow' }),
    ],
  },
});
