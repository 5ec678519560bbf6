import { placeFigure } from '../../kit/figure.ts';
import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { closedCurve, lens, numbers } from '../../kit/path.ts';
import { noise } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged } from '../../motifs/shapes.ts';
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

/** Sunrise straight ahead, through mist on the water. */
const firstLight = values({
  dark: { ink: '#18212d', slate: '#333f54', dusk: '#566580', umber: '#5e3a35' },
  middle: { blue: '#6f93a3', rose: '#d9837b' },
  glow: { peach: '#f6cdae', cream: '#fff1da' },
  accent: { gold: '#f2a544' },
});
const sunrise = { from: [0, -1], ink: 'cream', shadow: 'ink' } as const;
const bull = { x: 766, y: 672, width: 600, ink: 'ink', far: 'slate', plane: 'slate', antler: 'umber', eye: 'cream' } as const;

/** Where he stands on the sheet. */
const FEET = { x: 830, y: 574 } as const;
const SIZE = 0.92;
/** Whole under him, foreshortened as the swell shows it. */
const image: Layer<keyof typeof firstLight> = (canvas) => {
  canvas.add(`<g transform="matrix(1 0 0-.41 0 ${FEET.y * 1.41 + 4})">`);
  wadingMoose<keyof typeof firstLight>({ ...bull, width: bull.width * SIZE, x: FEET.x, y: FEET.y, ink: 'slate', far: 'slate', plane: 'slate', eye: 'slate' })(canvas);
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'A bull moose stands knee-deep in Benson Lake before sunrise, wide antlers dark against a rosy sky, his image in the still water and mist along the far shore.',
    focus: { x: 0.5, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 250C200 230 330 262 520 246 760 226 980 264 1200 240 1380 222 1500 244 1640 226V640H-20z' }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      // Where the sun will be: behind the hills on the right.
      drawn({ ink: 'cream', path: 'M-20 420C200 408 420 424 640 404C860 386 1080 392 1280 364C1420 346 1540 350 1640 336V520H-20z' }),
      drawn({ ink: 'gold', path: 'M1640 352V480H1000C1040 452 1060 440 1080 432C1240 408 1420 392 1640 352z' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 436], [160, 476], [360, 502], [700, 516], [1100, 496], [1360, 452], [1640, 406]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 580 })] }),
      haze({ ink: 'cream', y: [486, 548], floor: 580, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 548 }),
      // His image hangs under him, and the water's swell tears it.
      image,
      drawn({ ink: 'peach', path: 'M740 616C860 611 960 618 1140 613 1020 621 860 622 740 616zM700 648C780 644 860 651 940 646 860 655 780 654 700 648zM920 662C1000 657 1080 665 1160 660 1080 669 1000 669 920 662zM500 738C600 732 700 741 800 735 700 745 600 746 500 738zM760 752C840 747 900 755 1000 750 920 759 840 760 760 752z' }),
      enlarged({ by: SIZE, from: [766, 672], to: [FEET.x, FEET.y], layers: [
      mass({ light: { ...sunrise, from: [1, -0.7] }, rim: 8, layers: [wadingMoose(bull)] }),
      wadingMoose(bull),
      // Both palms are darker toward the beams, the far one all over.
      spray({ ink: 'ink', from: [640, 318], to: [790, 190], within: [[622, 320], [628, 244], [690, 232], [760, 150], [850, 222], [810, 262], [760, 276], [690, 288], [650, 304]] }),
      spray({ ink: 'ink', from: [620, 320], to: [440, 110], within: [[592, 320], [580, 256], [550, 176], [470, 190], [492, 254], [540, 286], [576, 324]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M664 582C710 573 776 576 804 582 776 589 700 591 664 582zM710 593C746 586 792 589 830 595 790 602 746 602 710 593zM946 584C992 575 1066 578 1102 584 1056 593 984 593 946 584zM984 597C1030 590 1084 592 1122 598 1074 605 1020 605 984 597zM-20 576C80 566 180 580 320 572 220 590 100 590-20 588zM1320 576C1420 566 1520 578 1640 572V586C1520 592 1400 592 1320 576zM160 710C240 700 350 712 440 704 370 722 240 724 160 710zM1260 706C1350 694 1470 708 1580 698 1490 720 1350 722 1260 706z' }),
      drawn({ ink: 'gold', path: 'M1200 652C1300 642 1400 656 1520 646 1440 662 1300 666 1200 652zM1280 764C1380 754 1480 768 1600 758 1520 776 1400 778 1300 764z' }),
      drawn({ ink: 'rose', path: 'M-20 662C80 650 200 666 330 656 240 680 100 682-20 678zM60 776C160 764 300 780 440 770 340 790 160 792 60 776z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
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

interface BullMooseOptions<Ink> {
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

/** A bull moose in silhouette, as one meets it: in the shallows at first light. */
function bullMoose<Ink extends string>(options: BullMooseOptions<Ink>): Layer<Ink> {
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

/** Drawn once, facing left, 600 from nose to rump; the water at 0, over the hooves. */
const WADING = {
  farLegs:
    'M-108-150C-108-150-112-124-114-110-116-96-117-84-120-70-122-60-126-54-128-44-130-35-129-27-130-18-131-9-134 8-134 8L-108 8C-108 8-106-9-104-18-102-28-99-36-96-46-93-55-91-61-88-70-82-88-70-120-70-120L-108-150zM180-200C180-200 162-154 166-128 168-118 171-110 174-100 177-91 182-84 182-74 182-64 175-56 174-46 173-36 174-28 174-18 174-9 172 8 172 8L198 8C198 8 199-9 201-18 203-28 207-35 210-44 213-53 216-59 217-68 218-77 213-83 214-92 216-108 240-130 240-130L180-200z',
  farAntler:
    'M-176-300C-176-300-182-329-190-344-195-353-199-359-206-366-213-373-220-377-228-382-236-387-244-389-252-394-262-401-269-408-278-416-288-426-304-444-304-444L-304-448C-304-448-283-448-281-450-276-453-308-490-308-490L-308-494C-308-494-280-484-276-486-270-489-295-537-295-537L-293-539C-293-539-263-510-258-512-252-514-266-565-266-565L-262-567C-262-567-244-521-238-524-234-526-231-563-231-563L-229-561C-229-561-221-527-216-508-213-494-211-483-206-470-202-460-197-446-194-444-189-441-188-493-188-493L-184-491C-184-491-173-452-170-430-168-417-167-407-166-394-165-382-165-372-164-360-162-342-146-323-158-310-163-305-176-300-176-300z',
  /** From the brow down the long nose, which overhangs the mouth, and on past brisket, knee, hock and tail to the hump. */
  body: 'M-147-339C-157-339-164-333-173-327-181-320-185-312-192-304-202-292-207-281-218-271-227-263-235-259-246-254-255-250-264-250-273-244-279-240-285-237-289-231-293-225-296-218-296-211-297-202-295-196-291-188-288-180-284-175-277-169-272-165-268-160-261-160-257-160-252-161-249-164-245-168-246-181-246-181-246-181-240-175-236-174-231-173-227-175-222-178-215-182-215-190-210-196-203-204-198-209-189-215-180-220-172-222-162-224-152-226-144-227-134-227-127-226-115-225-115-225-115-225-115-213-116-206-117-194-123-184-122-172-121-161-118-151-112-142-106-133-88-122-88-122-88-122-82-105-80-96-77-85-74-77-74-66-74-57-78-51-77-42-76-34-70-28-68-20-65-10-66 10-66 10L-38 10C-38 10-38-9-37-20-36-29-37-37-35-46-33-54-31-60-28-68-24-79-20-88-14-98-9-106 2-120 2-120 2-120 29-115 44-114 63-113 78-114 96-118 115-122 129-125 146-134 160-142 182-162 182-162 182-162 186-145 190-136 196-124 206-117 214-106 221-97 229-92 232-82 235-72 232-64 232-54 232-43 231-35 230-24 229-12 228 10 228 10L254 10C254 10 255-9 257-20 259-31 262-39 266-50 269-60 277-66 277-76 277-86 267-92 264-102 261-112 262-120 262-130 263-146 269-157 272-172 275-187 279-199 279-214 279-223 275-230 277-238 278-241 279-246 280-247 282-249 289-228 289-228 289-228 293-242 292-250 291-257 290-262 286-268 282-274 276-276 270-280 261-286 254-291 244-296 232-302 221-306 208-308 191-311 177-305 160-306 142-307 129-310 112-316 94-323 83-333 66-342 52-350 43-359 28-364 17-368 8-372-4-371-16-370-25-366-36-360-48-353-54-343-66-336-75-331-83-325-94-324-105-323-114-325-124-328-133-331-138-339-147-339z',
  /** The bell hangs from the throat. */
  bell: 'M-160-229C-160-229-157-227-156-226-148-219-157-207-156-196-155-185-148-166-148-166-148-166-148-180-142-182-134-185-136-160-136-160-136-160-133-178-130-188-128-197-125-203-122-212-120-220-115-233-115-233L-160-229z',
  /** Neck, shoulder blade, flank and thigh; cheek, nostril, mouth and brow. */
  planes:
    'M-6-330C-6-330 16-308 22-292 29-275 30-259 28-240 26-220 20-204 10-186 2-172-11-165-18-150-25-137-27-126-30-112-32-101-34-80-34-80-34-80-44-104-44-118-44-134-40-146-34-160-28-176-17-185-10-200-2-217 4-231 6-250 8-264 6-276 4-290 2-305-6-330-6-330zM214-292C214-292 193-271 186-256 180-242 177-229 178-214 179-199 185-189 192-176 199-163 207-155 214-142 221-129 227-118 232-104 236-94 240-76 240-76 240-76 243-98 242-110 241-123 237-133 232-146 226-160 218-170 212-184 207-197 203-208 202-222 201-235 202-245 204-258 206-271 214-292 214-292zM-92-306C-92-306-79-284-76-270-73-255-73-242-76-226-79-209-84-196-92-180-96-173-104-160-104-160-104-160-100-183-98-196-96-208-93-218-92-230-91-243-92-253-92-266-92-280-92-306-92-306zM60-150C60-150 86-150 100-152 115-155 127-157 140-164 152-171 170-190 170-190 170-190 162-161 150-150 137-138 122-132 104-132 87-132 60-150 60-150zM-148-272C-148-272-159-260-161-251-163-244-164-237-159-232-156-228-147-225-147-225-147-225-150-235-151-241-151-247-147-251-147-257-146-263-148-272-148-272zM-278-213C-278-213-283-206-283-202-283-197-281-193-277-191-274-189-267-191-267-191-267-191-272-195-274-198-277-203-278-213-278-213zM-246-181C-246-181-236-191-232-198-228-205-223-218-223-218-223-218-233-208-237-201-241-194-246-181-246-181zM-175-294C-178-297-183-296-188-294-193-292-196-288-198-283-201-278-201-266-201-266-201-266-192-269-187-272-182-274-178-276-175-281-173-285-171-291-175-294z',
  ear: 'M-146-327C-147-338-130-340-120-346-112-351-105-357-96-360-86-363-68-364-68-364-68-364-73-350-78-344-85-335-93-330-102-324-112-317-122-304-133-310-140-313-146-319-146-327z',
  hollow:
    'M-126-334C-126-334-113-346-104-350-95-354-78-358-78-358-78-358-86-347-92-342-98-337-102-331-110-330-116-329-126-334-126-334z',
  eye: 'M-178-288C-178-288-185-290-188-289-192-287-194-277-194-277-194-277-186-276-182-278-179-280-178-288-178-288z',
  glint: 'M-188-284a2 2 0 114 0 2 2 0 11-4 0z',
  /** A palm like a scoop, points along its outer rim, the fork of the brow before it. */
  antler:
    'M-146-310C-146-310-137-334-130-346-126-354-122-359-116-366-113-369-111-371-108-374-96-383-83-381-68-384-51-387-37-388-20-391-3-394 11-396 28-402 42-407 51-413 64-420 81-429 111-448 111-448L113-452C113-452 83-453 80-456 75-461 120-492 120-492L120-496C120-496 81-486 77-490 72-495 107-536 107-536L105-540C105-540 67-511 62-514 56-517 72-567 72-567L68-569C68-569 37-524 30-526 23-528 22-582 22-582L18-582C18-582-1-523-8-526-13-528-24-567-24-567L-28-565C-28-565-34-531-40-512-45-498-49-487-56-474-62-463-66-453-76-446-83-441-95-436-98-436-105-436-88-490-88-490L-92-490C-92-490-109-440-116-440-123-440-138-489-138-489L-142-487C-142-487-138-451-138-430-138-418-138-408-140-396-142-385-145-377-148-366-153-350-171-336-162-322-158-316-146-310-146-310z',
} as const;

interface WadingMooseOptions<Ink> {
  /** Under the shoulders, at the water. */
  x: number;
  y: number;
  /** From nose to rump. */
  width: number;
  ink: Ink;
  /** The legs that stand beyond. */
  far: Ink;
  /** What turns toward us: shoulder, thigh, ear, cheek. */
  plane: Ink;
  antler: Ink;
  /** The glint in the eye. */
  eye: Ink;
}

/** Large and near, knee deep in water, the head a little toward us; for a rim of light, once more in a `mass`. */
function wadingMoose<Ink extends string>(options: WadingMooseOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, far, plane, antler, eye } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: width / 600 }, [
      [far, WADING.farLegs],
      [antler, WADING.farAntler],
      [antler, WADING.antler],
      [ink, WADING.body + WADING.bell],
      [plane, WADING.planes],
      [ink, WADING.eye],
      [eye, WADING.glint],
      [plane, WADING.ear],
      [ink, WADING.hollow],
    ]);
}

/** Mist that lies in long banks, thin at the ends: morning on a lake, steam in a valley. */
interface DriftsOptions<Ink> {
  ink: Ink;
  /** Thickness of every bank. */
  height: number;
  /** The middle of each bank, and how long it is. */
  bars: readonly (readonly [x: number, y: number, width: number])[];
}

/** Overlap them by half their height, ends unequal, and they run together; blunt ends would make stairs of them. */
function drifts<Ink extends string>({ ink, height, bars }: DriftsOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, bars.map(([x, y, width]) => lens(x, y, width * 1.35, height * 1.1)).join(''));
}

interface HazeOptions<Ink> {
  ink: Ink;
  /** Where it begins, and where it is thickest. */
  y: readonly [top: number, bottom: number];
  /** Down to here; the bottom without it. */
  floor?: number;
  steps?: number;
  /** Of one band; they add up. */
  opacity?: number;
  waver?: number;
  seed?: number;
}

/** Stepped haze: flat bands of the distant light, overprinted one on another, between a far plane and a nearer one. */
function haze<Ink extends string>(options: HazeOptions<Ink>): Layer<Ink> {
  const { ink, y, floor = y[1], steps = 3, opacity = 0.28, waver = 14, seed = 1 } = options;
  return (canvas) => {
    const { width } = canvas;
    for (let step = 0; step < steps; step++) {
      const edgeNoise = noise(seed * 41 + step);
      const top = y[0] + ((y[1] - y[0]) * step) / steps;
      const edge = Array.from({ length: 6 }, (_, i): Point => [(width * i) / 5, top + edgeNoise(i * 0.8) * waver]);
      canvas.fill(
        ink,
        closedCurve(edge, [
          [width, floor],
          [0, floor],
        ]),
        opacity,
      );
    }
  };
}
