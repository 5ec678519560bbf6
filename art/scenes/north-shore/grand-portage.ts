import { disc } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape, tilted } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';

/** From the deck at the foot of the fall; the sun stands behind, on the left. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});

/** The sun stands behind us, on the left. */
const drenched = values({
  dark: { ink: '#101f2b', slate: '#23414f' },
  middle: { brown: '#8a4f36', skin: '#b9774d', teal: '#4f8890' },
  glow: { sun: '#ffc25e', mist: '#b9dcda', cream: '#fdf8e8' },
  accent: { coral: '#ee6a35', rust: '#b9431f' },
});

type Drenched = keyof typeof drenched;

const LENSES = [[674, 392], [926, 392]] as const;

/** High Falls, as each lens of the glasses shows it. */
const reflection: Layer<Drenched> = (canvas) => {
  const part = (ink: Drenched, d: string) => `<path fill="${canvas.color(ink)}" d="${d}"/>`;
  const id = canvas.symbol('lens', () =>
    [
      part('teal', 'M-130-130H130V130H-130z'),
      part('mist', 'M-30-130H130V-84L60-92-20-86z'),
      part('slate', 'M-130-130H-58L-50-96-58-40-48 10-62 60-56 90-130 96zM130-96L92-100 66-84 70-40 58 0 76 40 70 84 130 90z'),
      part('ink', 'M-130-130H-96L-84-80-92-20-80 40-92 96H-130zM-58-96L-44-100-40-40-52 60H-62L-48 10-58-40zM66-84L80-70 84-20 96 10 90 60 110 90H70L76 40 58 0 70-40z'),
      part('cream', 'M-46-94C-30-106 30-108 58-92 68-60 60-20 70 66H-58C-50 0-54-40-46-94z'),
      part('mist', 'M-14-102C-24-50-14 10-26 66H-42C-36 0-34-60-30-100zM20-102C30-60 22-10 34 66H22C16 0 14-60 8-104zM46-96C54-50 48 10 58 66H48C42 10 44-50 38-100z'),
      `<path fill="none" stroke="${canvas.color('coral')}" stroke-width="9" d="M-70 100A74 74 0 0 1 78 96"/>`,
      `<path fill="none" stroke="${canvas.color('sun')}" stroke-width="9" d="M-61 100A65 65 0 0 1 69 96"/>`,
      part('cream', 'M-130 92C-110 60-84 56-70 66-60 44-30 40-16 56 4 40 34 44 44 60 66 46 92 54 130 92V130H-130z'),
      part('ink', 'M-130 88H130V92H-130zM-130 104H130V108H-130zM-84 88h4v40h-4zM-20 88h4v40h-4zM44 88h4v40h-4z'),
    ].join(''),
  );
  canvas.inside(LENSES.map(([x, y]) => disc(x, y, 120)).join(''), () => canvas.add(LENSES.map(([x, y]) => canvas.copy(id, x, y)).join('')));
};

/** Spray on the wind: drops that fly down to the right. */
const drops = (ink: Drenched, count: number, long: number, seed: number): Layer<Drenched> => (canvas) => {
  const random = new Random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [random.between(-40, 1620), random.between(-40, 820), random.between(0.4, 1)];
    const [dx, dy, thick] = [Math.round(long * size * 0.5), Math.round(long * size), Math.round(5 * size + 2)];
    data += `M${Math.round(x)} ${Math.round(y)}l${dx - thick} ${dy}q${thick} ${thick} ${thick * 2} ${-thick}z`;
  }
  canvas.fill(ink, data);
};

/** Drops that run down the coat, each with a light on it. */
const BEADS = [[560, 250, 12], [604, 168, 9], [536, 380, 10], [700, 84, 11], [830, 62, 8], [960, 96, 12], [1050, 220, 9], [1090, 380, 12], [1078, 540, 10], [420, 752, 12], [520, 722, 9], [1200, 748, 12], [1080, 716, 8], [330, 800, 9], [640, 130, 6], [1010, 160, 7], [510, 470, 8]] as const;

export default trailArt({
  hero: {
    alt: 'Someone in a dripping orange hood laughs; each round lens of the glasses shows High Falls on the Pigeon River at Grand Portage, with a rainbow at its foot.',
    focus: { x: 0.5, y: 0.45 },
    palette: drenched,
    layers: [
      sky({ bands: [['slate', 0]] }),
      drops('teal', 70, 90, 3),
      tilted({ degrees: -5, about: [800, 700], layers: [
        drawn({ ink: 'coral', path: 'M800 16C1000 16 1118 170 1130 400 1136 520 1110 610 1066 674 1240 720 1400 770 1500 900H100C200 770 360 720 534 674 490 610 464 520 470 400 482 170 600 16 800 16z', layers: [
          drawn({ ink: 'rust', path: 'M860-10C1010 60 1080 220 1084 400 1088 540 1060 640 1010 700 1160 740 1300 790 1380 920H1620V-20zM640 700C700 780 900 780 960 700L1000 900H600z' }),
          drawn({ ink: 'sun', path: 'M790 16C620 30 500 180 490 400 486 500 506 590 540 650L520 680C482 610 460 520 460 400 470 170 600 0 790 16zM534 674C400 708 250 760 160 840L120 860C220 760 380 700 530 662z' }),
        ] }),
        drawn({ ink: 'ink', path: 'M800 96C960 96 1062 230 1068 420 1072 610 966 776 800 776 634 776 528 610 532 420 538 230 640 96 800 96z' }),
        drawn({ ink: 'skin', path: 'M800 132C934 132 1030 250 1034 420 1038 590 934 756 800 756 666 756 562 590 566 420 570 250 666 132 800 132z', layers: [
          drawn({ ink: 'brown', path: 'M920 120C1000 260 1010 560 880 770H1060V120zM560 300C600 250 640 240 700 250L560 420zM640 540C650 600 690 700 770 730 700 750 640 700 610 640z' }),
          // Wet hair.
          drawn({ ink: 'ink', path: 'M530 330C540 180 660 90 800 96 940 90 1060 180 1070 330 1030 280 1010 250 980 236 990 262 976 282 960 290 960 250 930 220 890 214 900 240 890 262 872 272 866 236 840 214 800 212 770 210 740 226 726 260 712 244 708 230 712 214 670 220 640 250 634 290 620 280 614 262 620 240 590 260 560 290 540 330z' }),
        ] }),
        // A laugh.
        drawn({ ink: 'ink', path: 'M672 566C740 590 860 590 928 566 926 668 870 722 800 722 730 722 674 668 672 566z', layers: [
          drawn({ ink: 'cream', path: 'M660 556C740 586 860 586 940 556V590C900 622 700 622 660 590z' }),
          drawn({ ink: 'coral', path: 'M720 740C720 680 770 664 800 680 830 664 880 680 880 740z' }),
        ] }),
        drawn({ ink: 'brown', path: 'M652 548C650 566 656 580 668 590L676 566zM948 548C950 566 944 580 932 590L924 566zM804 440C812 476 840 500 834 522 822 540 782 540 768 524 786 528 806 522 808 508 810 484 800 466 804 440z' }),
        drawn({ ink: 'cream', path: 'M784 452C780 474 772 492 774 506 782 500 790 476 792 452z' }),
        // The glasses.
        drawn({ ink: 'ink', path: `${LENSES.map(([x, y]) => disc(x, y, 136)).join('')}M790 372C796 360 804 360 810 372V400C804 388 796 388 790 400zM540 350L580 366V392L536 372zM1060 350L1020 366V392L1064 372z` }),
        reflection,
        drawn({ ink: 'cream', path: LENSES.map(([x, y]) => `M${x - 112} ${y - 10}C${x - 108} ${y - 60} ${x - 70} ${y - 104} ${x - 24} ${y - 112} ${x - 60} ${y - 90} ${x - 92} ${y - 56} ${x - 112} ${y - 10}z`).join('') }),
        drawn({ ink: 'mist', path: [[1010, 330, 9], [612, 466, 8], [742, 452, 6]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r)).join('') }),
        drawn({ ink: 'rust', path: BEADS.map(([x, y, r]) => disc(x + 4, y + 6, r)).join('') }),
        drawn({ ink: 'cream', path: BEADS.map(([x, y, r]) => `M${x} ${y - r * 2}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.4} ${x - r * 0.5} ${y - r} ${x} ${y - r * 2}z`).join('') }),
      ] }),
      drops('mist', 26, 70, 8),
    ],
  },
  badge: {
    alt: 'High Falls of the Pigeon River, a tower of white water between dark walls, a rainbow in its spray',
    palette: thunder,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['sun', 0], ['cream', 90]] }),
      ridge({ ink: 'pine', points: [[0, 130], [120, 142], [200, 148], [390, 128]], swell: 3, seed: 9, cover: 'spruce', height: [16, 36], detail: 0, swells: 3, gaps: 0.04, spacing: 0.44, floor: 200 }),
      cliff({ seed: 14, top: [[10, 150], [150, 156]], base: [[10, 350], [150, 350]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [24, 60], light: 1, reach: [0.5, 0.12], step: 6 }),
      cliff({ seed: 40, top: [[230, 156], [390, 148]], base: [[230, 350], [390, 350]], mid: 'slate', lit: 'teal', shade: 'ink', columns: [24, 60], reach: [0.6, 0.14], step: 6 }),
      shape({ ink: 'ink', points: [[140, 152], [240, 152], [264, 350], [116, 350]] }),
      rainbow({ x: 238, y: 352, radius: 96, band: 30, inks: ['mist'], angles: [250, 344], opacity: 0.5 }),
      rainbow({ x: 238, y: 352, radius: 96, band: 10, inks: ['coral', 'sun'], angles: [250, 344], opacity: 0.6 }),
      drawn({ ink: 'cream', path: 'M144 158C146 148 156 146 176 145 200 143 220 145 230 148 238 152 238 166 240 184L254 350H128C136 290 142 220 144 158z', layers: [
        drawn({ ink: 'mist', path: 'M240 144H222C234 180 222 220 232 260 238 300 230 330 236 350H260zM164 180C172 220 164 270 174 350H152C160 290 156 230 164 180z' }),
        slits({ ink: 'teal', items: [[178, 170, 300, 9, -3], [206, 160, 250, 7, 2], [216, 230, 330, 9, 5]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M92 350C104 336 116 338 126 322 140 308 156 318 176 308 200 300 214 314 236 310 256 316 260 334 280 340L292 350z' }),
    ],
  },
});
