/** A bull moose in silhouette, as one meets it: in the shallows at first light. */
import { placeFigure } from '../kit/figure.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BullMooseOptions<Ink> {
  /** Between the feet. */
  x: number;
  y: number;
  /** To the shoulder hump. */
  height: number;
  ink: Ink;
  /** The far legs and the far antler. */
  far: Ink;
  /** Light along face and back. */
  rim?: Ink;
  /** Its image in still water below the feet. */
  mirrored?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A hundred high at the hump, feet at 0. */
const FAR =
  'M-15-56l-8 32-3 24h-8l2-26 6-16 3-10zM46-48q-9 12-7 21l-5 9 1 18h-8l-1-19 2-12 2-18zM-50-86l-14-1-18-5-10-12 9 2-4-13 9 8 1-13 9 11 5-11 5 14 9 6z';
const BODY =
  'M-80-49q-6-3-4-11 2-7 9-8l18-13q6-7 14-7 8 2 14-1 9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16 1 8-2 14-2 8 1 14 3 8 3 14-3 5-4 10l-1 18h-9l1-20q1-8-5-14-9-6-12-12-16 8-44 4l-2 20 1 22h-9l-2-22-5-22q-10-8-14-17-4 2-7 0l-3 13-5-12q-6 4-13 4-7 6-12 6-4 0-5-1z';
const NEAR_ANTLER = 'M-46-84l-8-8-9 0-9-12 8 3-2-16 9 8 3-17 8 12 8-17 4 15 12-12-1 14 13-5-7 13-12 13-9 8z';
const RIM =
  'M-75-68l18-13q6-7 14-7-6 4-9 9l-20 14zM-29-89q9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16-7-11-19-12-17-1-33-7-13-6-24-5-10 2-17 11z';

export function bullMoose<Ink extends string>(options: BullMooseOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, far, rim, mirrored, flip = false } = options;
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const placed = (down: number, parts: string) =>
      canvas.add(`<g transform="translate(${numbers([x, y])})scale(${numbers([across, down])})">${parts}</g>`);
    if (mirrored) placed(-scale * 0.55, part(mirrored, FAR + BODY + NEAR_ANTLER));
    placed(scale, part(far, FAR) + part(ink, BODY + NEAR_ANTLER) + (rim ? part(rim, RIM) : ''));
  };
}

/** Head and shoulders, drawn on a sheet of 1600 x 800: the muzzle at 280, the back off the right edge. */
const NEAR = {
  body: 'M300 558C278 530 274 500 288 480 300 462 326 446 352 428 420 384 490 330 560 300 600 284 640 288 672 300 720 286 760 246 820 214 890 178 960 168 1040 180 1140 198 1230 236 1340 250 1450 262 1560 268 1640 290V820H760C772 760 764 700 734 652 704 616 668 590 640 566 628 596 618 630 600 656 590 626 588 590 580 552 540 546 500 556 452 566 410 574 372 576 340 566 326 562 312 566 300 558z',
  ear: 'M640 306C664 262 712 232 768 230 762 272 730 312 690 326z',
  antler:
    'M596 300C570 274 540 264 500 252 470 242 440 232 418 196 440 208 462 210 480 208 456 190 440 164 440 132 462 166 490 182 516 186 504 160 506 128 520 98 530 140 552 166 580 176 576 140 574 100 552 56 588 84 612 104 630 110 626 76 630 44 646 12 656 50 672 80 694 92 700 60 716 32 740 8 740 46 746 76 762 92 780 66 806 46 834 34 822 66 818 92 824 112 848 96 876 92 906 92 882 112 866 136 860 158 884 154 908 158 930 172 890 178 858 196 830 220 790 256 720 280 650 298 630 302 610 308 596 300z',
  /** The planes that face the light: bridge of the nose, cheek, neck. */
  planes:
    'M352 428C420 384 490 330 560 300 540 330 520 350 486 374 430 410 380 436 344 470 326 488 316 506 314 524 298 500 316 450 352 428zM500 470C540 452 580 440 612 400 616 440 600 480 574 506 552 512 526 500 500 470zM672 300C720 286 760 246 820 214 800 270 760 330 744 400 730 370 710 340 672 300z',
  nostril: 'M302 506C308 492 322 488 330 496 326 510 312 516 302 506z',
  eye: 'M520 372C530 360 546 358 554 366 548 380 532 384 520 372z',
} as const;

export interface NearMooseOptions<Ink> {
  /** Moved by this much from where it is drawn. */
  x?: number;
  y?: number;
  ink: Ink;
  /** Planes toward the light. */
  lit: Ink;
  antler: Ink;
  /** The other antler, behind. */
  far: Ink;
  eye: Ink;
}

/** So close that only head and shoulders are on the sheet; for a rim of light, once more in a `mass`. */
export function nearMoose<Ink extends string>(options: NearMooseOptions<Ink>): Layer<Ink> {
  const { x = 0, y = 0, ink, lit, antler, far, eye } = options;
  return (canvas) => {
    placeFigure(canvas, { x: x + 46, y: y + 44, scale: 0.86 }, [[far, NEAR.antler]]);
    placeFigure(canvas, { x, y, scale: 1 }, [
      [ink, NEAR.body + NEAR.ear],
      [lit, NEAR.planes],
      [ink, NEAR.nostril],
      [eye, NEAR.eye],
      [antler, NEAR.antler],
    ]);
  };
}
