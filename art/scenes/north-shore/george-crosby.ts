import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bullMoose } from '../../motifs/bull-moose.ts';
import { drifts } from '../../motifs/drifts.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cut, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const mistyMorning = {
  ink: '#22303a',
  slate: '#3f5c68',
  teal: '#6f929a',
  mauve: '#b58f99',
  rose: '#e6a898',
  peach: '#f6cfae',
  cream: '#fdf1da',
  gold: '#f2a95a',
};

/** Before sunrise; what light there is comes from the left. */
const firstLight = values({
  dark: { ink: '#1b1b2b', plum: '#3a2b3f', umber: '#6b3f3c' },
  middle: { clay: '#a8614f', rose: '#dc8a80' },
  glow: { blush: '#efb2a0', peach: '#f8d3b4', cream: '#fff0dc' },
  accent: { gold: '#f6b53c' },
});

/** The lake's edge on his neck: all of him is mirrored below it. */
const WATERLINE = 470;
type MooseInk = 'ink' | 'plum' | 'umber' | 'clay' | 'cream' | 'rose' | 'peach';

/** The right antler from before: two points over the brow, then the palm with its seven. */
const ANTLER =
  'M36-246C80-228 128-236 172-230 240-222 300-214 354-238 400-256 448-264 520-262 478-282 450-290 434-306 480-316 520-324 570-346 524-346 480-352 454-362 492-378 530-398 566-432 518-416 474-412 446-416 470-436 496-466 514-504 476-478 444-462 416-458 428-480 436-512 438-550 408-512 382-488 356-476 358-500 354-526 346-558 326-518 308-488 292-462 286-484 278-504 262-528 248-492 238-456 236-424 226-384 206-352 188-330 190-352 188-378 176-410 162-376 152-350 144-328 136-344 124-362 106-384 104-346 98-316 88-294 74-274 56-266 30-268z';
/** The hollow of the palm. */
const PALM = 'M200-250C262-240 318-236 366-258 402-276 424-290 428-308 446-330 440-352 446-364 452-384 440-402 436-414 424-436 420-446 408-454 390-466 372-470 350-468 324-462 300-456 286-444 268-424 262-392 252-366 242-330 222-300 200-286z';
const VEINS = 'M214-262C280-276 340-300 420-330 344-286 280-260 214-254zM220-272C280-310 340-360 396-432 348-346 290-290 224-264zM226-282C262-330 290-380 312-446 304-380 276-320 234-276z';
const EAR = 'M70-236C112-262 190-240 256-166 190-150 120-170 80-204z';
const EAR_HOLLOW = 'M96-224C140-232 190-214 230-176 180-176 130-192 96-224z';
const NECK = 'M-50-180C-100-90-116-10-124 50-134 110-170 150-250 176L-270 189H270L250 176C170 150 134 110 124 50 116-10 100-90 50-180z';
/** Wet hair down the neck, on the side of the light and on the other. */
const MANE = 'M-104-70C-118-10-116 30-126 60-136 100-160 126-196 148-168 142-150 134-138 120-140 144-156 160-180 176-140 164-116 140-108 112-100 70-98 0-104-70z';
const MANE_SHADE = 'M104-70C118-10 116 30 126 60 136 100 170 140 250 176L270 189H60C120 120 108 30 104-70z';
const HEAD = 'M0-286C44-288 76-272 84-242 90-224 104-214 108-192 110-168 100-152 92-132 80-98 72-64 72-26 72 6 88 30 104 60 122 92 126 142 106 172 86 196 44 206 0 206-44 206-86 196-106 172-126 142-122 92-104 60-88 30-72 6-72-26-72-64-80-98-92-132-100-152-110-168-108-192-104-214-90-224-84-242-76-272-44-288 0-286z';
/** Brow, bridge and the broad overhanging lip. */
const FACE = 'M-34-226C-10-214 10-214 34-226 50-220 64-204 62-178 50-162 50-130 48-100 44-60 42-20 52 20 62 52 94 70 102 106 108 142 98 168 76 180 48 192 24 196 0 196-24 196-48 192-76 180-98 168-108 142-102 106-94 70-62 52-52 20-42-20-44-60-48-100-50-130-50-162-62-178-64-204-50-220-34-226z';
const LIT = 'M-34-226C-22-220-14-218-10-216-22-180-22-140-24-100-26-50-22 0-26 24-34 56-60 62-80 100-86 116-96 122-102 106-94 70-62 52-52 20-42-20-44-60-48-100-50-130-50-162-62-178-64-204-50-220-34-226z';
const NOSTRIL = 'M36 118C44 92 76 84 90 104 98 122 90 144 70 152 74 132 60 120 36 118z';
const EYE = 'M68-176C76-196 96-200 108-190 104-172 88-164 68-176z';
const PUPIL = 'M76-178C82-194 98-194 104-186 98-174 88-170 76-178z';

/** Pondweed hangs from the palm. */
const WEED = limb([[-470, -206, 4], [-484, -150, 8], [-456, -96, 8], [-480, -40, 9], [-452, 10, 8], [-468, 60, 2]], 1) + limb([[-430, -206, 4], [-412, -140, 7], [-436, -90, 8], [-420, -50, 2]], 1) + limb([[-466, -120, 3], [-500, -80, 6], [-510, -40, 1]], 1) + limb([[-466, -20, 3], [-426, 0, 6], [-410, 40, 1]], 1);

/** He lifts his head, a little askew. */
const bull: Layer<MooseInk> = (canvas) => {
  const on = (ink: MooseInk, path: string) => canvas.add(`<path fill="${canvas.color(ink)}" d="${path}"/>`);
  const both = (ink: MooseInk, path: string) => {
    const fill = `<path fill="${canvas.color(ink)}" d="${path}"`;
    canvas.add(`${fill}/>${fill} transform="scale(-1 1)"/>`);
  };
  canvas.add(`<g transform="translate(780 ${WATERLINE - 151})scale(.8)">`);
  on('plum', NECK);
  on('umber', MANE);
  on('ink', MANE_SHADE);
  canvas.add('<g transform="rotate(-5)">');
  const antler = (bone: MooseInk, palm: MooseInk, side: string) => {
    canvas.add(`<g transform="${side}rotate(13 40-250)">`);
    on(bone, ANTLER);
    on(palm, PALM);
    on(bone, VEINS);
    canvas.add('</g>');
  };
  antler('plum', 'umber', '');
  antler('umber', 'clay', 'scale(-1 1)');
  both('ink', EAR);
  both('umber', EAR_HOLLOW);
  canvas.add('<g transform="scale(.9 1.04)">');
  on('ink', HEAD);
  on('umber', FACE);
  on('clay', LIT);
  both('plum', EYE);
  both('ink', PUPIL);
  on('cream', disc(-90, -186, 3.5) + disc(86, -186, 3.5));
  both('ink', NOSTRIL);
  on('ink', 'M-4 140H4V182C30 172 56 176 76 168 56 188 30 184 0 192-30 184-56 188-76 168-56 176-30 172-4 182z');
  canvas.add('</g>');
  on('ink', WEED);
  canvas.add('</g></g>');
};

export default trailArt({
  hero: {
    alt: 'A bull moose lifts his dripping head out of Benson Lake at first light and swims straight at us, water weeds hung on antlers wider than the hills, his image below.',
    focus: { x: 0.5, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'blush', path: 'M-20 150C300 120 500 180 820 150 1100 124 1400 170 1640 130V530H-20z' }),
      drawn({ ink: 'peach', path: 'M-20 290C260 270 520 310 800 282 1100 256 1360 290 1640 260V530H-20z' }),
      drawn({ ink: 'gold', path: 'M-20 390C300 366 600 400 900 374 1200 354 1440 370 1640 350V500H-20z' }),
      // Wooded hills, and mist along the shore.
      drawn({ ink: 'rose', path: 'M-20 320C80 310 140 336 230 342 330 342 420 390 520 406 640 422 800 440 900 432V500H-20z' }),
      drawn({ ink: 'clay', path: 'M1640 270C1560 276 1500 320 1420 330 1340 346 1280 390 1180 400 1060 416 900 432 760 440V500H1640zM-20 400C60 394 160 416 240 420 340 432 460 440 640 450L700 500H-20z' }),
      haze({ ink: 'cream', y: [420, 476], floor: 480, steps: 3, opacity: 0.45, waver: 14 }),
      water({ ink: 'blush', y: WATERLINE }),
      drawn({ ink: 'rose', path: 'M-20 640C300 616 560 660 820 640 1100 620 1380 650 1640 626V820H-20z' }),
      mass({ layers: [bull], mirror: { y: WATERLINE, ink: 'clay' } }),
      cut({ within: [[-20, -20], [1620, -20], [1620, WATERLINE], [-20, WATERLINE]], layers: [bull] }),
      // The waves of his chest run out to both sides, and tear his image.
      drawn({ ink: 'blush', path: 'M540 536C620 528 740 542 820 536 780 548 640 552 540 536zM740 590C840 580 940 594 1060 586 980 602 820 606 740 590zM480 642C600 634 700 646 790 640 720 656 580 658 480 642zM820 676C920 668 1060 682 1200 674 1100 692 940 694 820 676zM340 708C480 698 620 716 720 708 640 726 460 726 340 708zM800 736C920 728 1120 742 1300 734 1180 752 960 754 800 736z' }),
      drawn({ ink: 'cream', path: 'M770 476C700 476 640 470 580 476 400 496 180 550-20 630V606C180 530 400 478 580 464 640 460 700 468 770 468 840 468 900 460 960 464 1140 478 1400 530 1640 610V634C1400 550 1140 496 960 476 900 470 840 476 770 476z' }),
    ],
  },
  badge: {
    alt: 'A bull moose in misty Benson Lake against the rising sun',
    palette: mistyMorning,
    layers: [
      sky({ seed: 6, waver: 4, bands: [['rose', 0], ['peach', 120], ['cream', 300]] }),
      sun({ x: 206, y: 176, radius: 50, ink: 'gold', halo: [['cream', 72]] }),
      ridge({ ink: 'teal', points: [[0, 214], [110, 226], [195, 232], [280, 226], [390, 210]], swell: 3, seed: 13, cover: 'spruce', height: [12, 40], detail: 0, swells: 3, gaps: 0.08, spacing: 0.44, floor: 260 }),
      water({ ink: 'peach', y: 252 }),
      drifts({ ink: 'cream', height: 14, bars: [[150, 248, 120], [250, 254, 130], [200, 262, 170]] }),
      bullMoose({ x: 204, y: 322, height: 128, ink: 'ink', far: 'slate', rim: 'mauve' }),
      ripples({ ink: 'teal', y: [318, 340], count: 6, x: 204, spread: [70, 90], width: [90, 110], height: [6, 6], seed: 6 }),
    ],
  },
});
