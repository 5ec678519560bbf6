import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { curtain } from '../../motifs/aurora.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const northernLights = {
  ink: '#0b1626',
  night: '#12283f',
  deep: '#1a4157',
  glow: '#1b5263',
  teal: '#22706f',
  green: '#4fae8d',
  mint: '#a9dcae',
  cream: '#fdf3d7',
  red: '#d9583b',
};

/** The lights stand high on the right. */
const overhead = { from: [0.5, -1], ink: 'green', shadow: 'ink' } as const;
const bird = { x: 720, y: 704, width: 720 } as const;

export default trailArt({
  hero: {
    alt: 'A loon, large and close up, floats on Bear Head Lake at night; green northern lights stand over the far shore, beside the stars of the Great Bear.',
    focus: { x: 0.3, y: 0.5 },
    palette: northernLights,
    layers: [
      sky({ seed: 4, waver: 16, bands: [['night', 0], ['deep', 190], ['glow', 350]] }),
      stars({ ink: 'cream', count: 36, y: [10, 300], seed: 12, dot: 0.9 }),
      curtain({ ink: 'teal', hem: [[60, 510], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1400, 214], [1660, 130]], height: [160, 430], rays: 220, thickness: 4.5, dissolve: true, zenith: [760, -1800], seed: 5 }),
      curtain({ ink: 'green', hem: [[200, 490], [340, 470], [640, 446], [850, 400], [1010, 306], [1190, 232], [1360, 220]], height: [90, 300], rays: 160, thickness: 4.5, dissolve: true, zenith: [760, -1800], seed: 9 }),
      curtain({ ink: 'mint', hem: [[420, 462], [640, 446], [850, 400], [1010, 306], [1150, 246]], height: [40, 150], rays: 100, thickness: 4.5, dissolve: true, zenith: [760, -1800], seed: 3 }),
      stars({ ink: 'cream', count: 0, y: [0, 1], big: [[356, 128, 12], [440, 100, 11], [500, 126, 11], [566, 142, 10], [576, 204, 12], [680, 212, 12], [694, 132, 16]] }),
      stars({ ink: 'cream', count: 16, x: [880, 1380], y: [300, 470], seed: 9, dot: 0.9 }),
      ridge({ ink: 'night', points: [[0, 470], [400, 478], [800, 492], [1200, 480], [1600, 466]], swell: 6, seed: 8, cover: 'spruce', height: [14, 56], detail: 0, swells: 4, gaps: 0.1, spacing: 0.4, floor: 508 }),
      water({ ink: 'deep', y: 504 }),
      ripples({ ink: 'night', y: [506, 540], count: 16, width: [200, 400], height: [3, 5], seed: 5 }),
      ripples({ ink: 'teal', y: [510, 700], count: 20, x: 780, spread: [620, 460], width: [140, 320], height: [3, 9], seed: 6 }),
      ripples({ ink: 'green', y: [512, 690], count: 16, x: 790, spread: [420, 300], width: [100, 260], height: [3, 8], seed: 7 }),
      ripples({ ink: 'mint', y: [514, 640], count: 15, x: 800, spread: [240, 170], width: [80, 190], height: [3, 6], seed: 8 }),
      ripples({ ink: 'night', y: [560, 800], count: 13, width: [220, 520], height: [5, 14], seed: 19 }),
      mass({ light: overhead, rim: 5, mirror: { y: 704, ink: 'ink', opacity: 0.5 }, layers: [loon({ ...bird, ink: 'ink', white: 'ink', eye: 'ink' })] }),
      loon({ ...bird, ink: 'ink', white: 'cream', eye: 'red' }),
      ripples({ ink: 'deep', y: [704, 800], count: 16, x: 720, spread: [330, 420], width: [200, 420], height: [6, 12], seed: 2 }),
      ripples({ ink: 'mint', y: [706, 790], count: 12, x: 700, spread: [330, 420], width: [160, 360], height: [4, 8], seed: 31 }),
    ],
  },
  badge: {
    alt: 'A loon on a dark lake under green northern lights and the stars of the Great Bear',
    palette: northernLights,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['night', 0], ['deep', 190]] }),
      curtain({ ink: 'teal', hem: [[60, 236], [130, 222], [190, 208], [240, 176], [290, 154], [360, 136]], height: [70, 150], rays: 30, thickness: 9, zenith: [160, -400], seed: 5 }),
      curtain({ ink: 'green', hem: [[84, 232], [130, 222], [190, 208], [240, 176], [290, 154], [330, 144]], height: [40, 104], rays: 24, thickness: 9, zenith: [160, -400], seed: 9 }),
      curtain({ ink: 'mint', hem: [[110, 226], [190, 208], [240, 176], [280, 160]], height: [20, 54], rays: 16, thickness: 9, zenith: [160, -400], seed: 4 }),
      stars({ ink: 'cream', count: 5, x: [120, 180], y: [110, 160], seed: 3, big: [[182, 102, 14], [136, 150, 8]] }),
      ridge({ ink: 'ink', y: 224, swell: 3, seed: 8, cover: 'spruce', height: [8, 26], detail: 0, swells: 4, gaps: 0.1, spacing: 0.4, floor: 236 }),
      water({ ink: 'deep', y: 232 }),
      ripples({ ink: 'green', y: [240, 330], count: 13, x: 185, spread: [90, 120], width: [80, 120], height: [5, 6], seed: 7 }),
      ripples({ ink: 'mint', y: [238, 290], count: 6, x: 150, spread: [40, 60], width: [60, 80], height: [4, 5], seed: 17 }),
      ripples({ ink: 'night', y: [300, 345], count: 5, x: 195, spread: [110, 130], width: [110, 150], height: [5, 7], seed: 9 }),
      loon({ x: 206, y: 318, width: 176, ink: 'ink', white: 'cream', eye: 'red' }),
      ripples({ ink: 'mint', y: [322, 336], count: 3, x: 200, spread: [60, 80], width: [90, 120], height: [5, 5], seed: 3 }),
    ],
  },
});

interface LoonOptions<Ink> {
  /** The middle of the waterline. */
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Breast, collar and checkered back. */
  white: Ink;
  eye: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** In summer dress. Two hundred and twenty long. */
const LOON = {
  body: 'M100-8C84-34 44-48 0-46c-20 1-34 5-44 11-3-13-5-25-2-37 3-18-9-31-26-30-10 1-17 6-20 12l-34 10 0 1 36 3c5 4 8 9 8 16 0 20-10 32-14 46-3 9 2 14 10 14H80c12 0 18-3 20-8z',
  breast: 'M-83-52c1 16-9 27-13 38-3 9 2 14 10 14h60c-14-8-34-24-40-46-5 3-12 1-17-6z',
  flank: 'M-30 0c30-11 80-13 120-4-4 3-6 4-10 4z',
  collar: 'M-83-60l3 10 3 0-2-11zM-76-61l3 11 4 0-3-12zM-69-62l3 12 4-1-3-12zM-62-63l3 12 4-2-3-11z',
  back: 'M-22-36h9v5h-9zM-6-38h9v5h-9zM10-38h9v5h-9zM26-36h9v5h-9zM42-32h8v5h-8zM-14-27h9v5h-9zM2-28h9v5H2zM18-27h9v5h-9zM34-25h9v5h-9zM50-22h8v5h-8zM64-24h6v4h-6zM-6-18h9v4h-9zM10-18h9v4h-9zM26-17h9v4h-9zM42-15h8v4h-8zM60-13h7v4h-7z',
} as const;

/** A common loon, afloat. */
function loon<Ink extends string>({ x, y, width, ink, white, eye, flip = false }: LoonOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 220;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">`,
        part(ink, LOON.body),
        part(white, LOON.breast + LOON.flank + LOON.collar + LOON.back),
        part(eye, 'M-80.6-89.4a3.3 3.3 0 116.6 0 3.3 3.3 0 11-6.6 0z'),
        part(ink, 'M-78.5-89.4a1.2 1.2 0 112.4 0 1.2 1.2 0 11-2.4 0z'),
        part(white, 'M-79.4-90.6a.7 .7 0 111.4 0 .7 .7 0 11-1.4 0z'),
        '</g>',
      ].join(''),
    );
  };
}
