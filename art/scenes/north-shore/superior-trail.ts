import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { numbers } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { torn } from '../../motifs/torn.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#ba6f4e', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});

/** An edge of rock across the sheet: its height at x 0, and how far it rises or falls in each unit to the right. */
type Edge = readonly [y: number, slope: number];

/** White water on one riser between x and x: it follows the lip, its sides are nearly plumb, its foot has unequal bumps. */
const sheet = ([top, tilt]: Edge, [base, slope]: Edge, spans: readonly (readonly [left: number, right: number])[]) =>
  spans
    .map(([left, right], i) => {
      const lip = (x: number) => Math.round(top + x * tilt);
      const bumps = [34, 58, 26, 46, 70].map((_, n, all) => all[(n + i * 2) % 5] ?? 0);
      const across = right - left + 22;
      const sets = Math.max(1, Math.round(across / 234));
      const foot = Array.from({ length: sets }, () => bumps)
        .flat()
        .map((bump) => (bump * across) / 234 / sets)
        .map((bump) => `q${Math.round(bump / -2)} ${Math.round(bump * (0.24 - slope / 2))} ${-Math.round(bump)} ${-Math.round(bump * slope)}`);
      return `M${left} ${lip(left)}L${right} ${lip(right)}Q${right + 5} ${lip(right) + 4} ${right + 6} ${lip(right) + 26}L${right + 12} ${Math.round(base + (right + 12) * slope)}${foot.join('')}L${left - 6} ${lip(left) + 26}Q${left - 5} ${lip(left) + 4} ${left} ${lip(left)}z`;
    })
    .join('');

/** October; the sun stands on the left. */
const blazed = values({
  dark: { ink: '#1d1a2e', plum: '#54293a' },
  middle: { rust: '#b9532f', tan: '#cd8a5c', shade: '#aca3b4' },
  glow: { honey: '#f2b453', peach: '#fbdfb3', bark: '#fff7e8' },
  accent: { lake: '#2766ad' },
});

type Blazed = keyof typeof blazed;

/** What a birch breathes through: short dark lines across the bark, shorter toward the side that turns away. */
const lenticels = (left: number, right: number, count: number, seed: number): Layer<Blazed> => (canvas) => {
  const random = new Random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const y = Math.round(-10 + (i + random.next()) * (830 / count));
    const across = random.next();
    const x = Math.round(left + (right - left) * across);
    const wide = Math.round(random.between(12, 90) * (1 - Math.abs(across - 0.45)) + 6);
    const high = Math.round(random.between(2, 7));
    if (x + wide > 660 && x < 850 && y > 196) continue;
    data += `M${x} ${y}q${numbers([wide / 2, high + 5, wide, 0, -wide / 2, 5 - high, -wide, 0])}z`;
  }
  canvas.fill('plum', data);
};

const HAWKS = [[150, 96, 1], [262, 140, 0.7], [318, 74, 0.55], [1250, 120, 0.6], [1520, 84, 0.8]] as const;
const hawk = (x: number, y: number, size: number): string => {
  const [wide, up] = [Math.round(44 * size), Math.round(16 * size)];
  return `M${x - wide} ${y - up}q${up}-${up} ${wide - 4} ${Math.round(up * 0.4)}l4-${Math.round(up * 0.3)} 4 ${Math.round(up * 0.3)}q${wide - up - 4}-${Math.round(up * 1.4)} ${wide - 4}-${Math.round(up * 0.4)}-${up} 2-${wide - 10} ${up}l4 ${up}h-12l4-${up}q-${wide - up - 10}-${up}-${wide - 10}-${up}z`;
};

const FINGERS = [
  limb([[880, 740, 17], [888, 734, 23], [930, 804, 27], [990, 878, 40]]),
  limb([[824, 692, 18], [832, 686, 25], [886, 770, 30], [960, 878, 44]]),
  limb([[764, 674, 19], [772, 668, 26], [820, 766, 31], [890, 878, 46]]),
  limb([[706, 692, 19], [712, 686, 25], [752, 772, 30], [810, 878, 46]]),
] as const;

export default trailArt({
  hero: {
    alt: 'A hand with a broad brush paints a blue blaze of the Superior Hiking Trail on a white birch, in the very blue of Lake Superior, which lies behind it beyond a ridge in fall color.',
    focus: { x: 0.47, y: 0.5 },
    palette: blazed,
    layers: [
      sky({ bands: [['peach', 0]] }),
      // Hawks follow the shore south.
      drawn({ ink: 'plum', path: HAWKS.map(([x, y, size]) => hawk(x, y, size)).join('') }),
      drawn({ ink: 'lake', path: 'M-20 212H1640V700H-20z' }),
      // The ridge goes on below, in red and gold.
      torn({ ink: 'plum', seed: 3, step: 9, rough: 6, masses: [[[-20, 540], [120, 510], [330, 556], [560, 600], [560, 820], [-20, 820]], [[940, 590], [1120, 540], [1300, 470], [1460, 430], [1640, 400], [1640, 820], [940, 820]]] }),
      torn({ ink: 'rust', seed: 5, step: 10, rough: 6, masses: [[[-20, 610], [160, 580], [300, 640], [460, 610], [560, 650], [560, 820], [-20, 820]], [[940, 660], [1100, 600], [1240, 560], [1420, 520], [1640, 470], [1640, 820], [940, 820]]] }),
      torn({ ink: 'honey', seed: 8, step: 12, rough: 6, masses: [[[-20, 730], [140, 680], [340, 720], [560, 700], [560, 820], [-20, 820]], [[940, 760], [1160, 680], [1340, 640], [1500, 640], [1640, 590], [1640, 820], [940, 820]]] }),
      drawn({ ink: 'rust', path: 'M980 830L1160 740 1420 700 1640 640V676L1440 740 1240 800 1180 830zM1400 714L1640 668V680L1410 720z' }),
      // The trail, and the next birch.
      drawn({ ink: 'peach', path: 'M1000 830C1120 780 1280 770 1300 730 1310 706 1250 700 1262 672 1274 690 1350 694 1350 730 1350 780 1240 800 1200 830z' }),
      drawn({ ink: 'bark', path: 'M1362-20C1366 200 1362 420 1358 716H1412C1404 420 1402 200 1404-20z', layers: [
        drawn({ ink: 'shade', path: 'M1388-20C1392 240 1388 480 1394 730H1430V-20z' }),
        drawn({ ink: 'plum', path: 'M1362 60l22 4-20 6zM1366 200l30 3-32 6zM1380 320l20 4-22 4zM1362 560l24 4-24 5zM1376 640l22 3-24 5zM1392 150l14 3-16 4z' }),
        drawn({ ink: 'lake', path: 'M1371 416H1392V474L1370 476z' }),
      ] }),
      // The birch, and a sheet of its bark that peels.
      drawn({ ink: 'bark', path: 'M540-20C552 160 536 380 546 560 550 680 540 760 528 830H992C976 740 968 640 970 520 972 340 958 180 966-20z', layers: [
        drawn({ ink: 'shade', path: 'M880-20C868 160 892 340 880 520 876 660 890 760 900 830H1000V-20z' }),
        spray({ ink: 'shade', from: [900, 400], to: [690, 400], size: 3 }),
        lenticels(530, 950, 66, 4),
        drawn({ ink: 'ink', path: 'M548 150C574 122 598 98 624 92 646 104 668 126 684 150 662 138 646 130 628 130 616 134 600 132 548 150zM608 120l14-20 18 20zM866 452C890 410 920 388 950 380L990 400V432C968 414 946 412 926 418 906 428 890 438 866 452zM566 700C584 676 600 664 618 660 634 670 644 682 652 700 628 690 600 690 566 700z' }),
      ] }),
      // The blaze, as high as the lake behind it.
      drawn({ ink: 'lake', path: 'M686 214C730 208 790 210 838 214L836 360 840 440 838 530H684L682 440 687 320z' }),
      // The brush.
      drawn({ ink: 'plum', path: 'M681 512C730 504 800 504 843 512L852 624H672z', layers: [
        drawn({ ink: 'lake', path: 'M670 490H860L856 556C836 576 826 542 806 562 792 582 780 554 764 570 744 592 736 550 716 570 700 586 690 560 670 574z' }),
        drawn({ ink: 'ink', path: 'M700 566l4 60h-8zM742 576l3 60h-6zM786 576l4 60h-8zM826 566l4 60h-8z' }),
      ] }),
      drawn({ ink: 'shade', path: 'M666 610H858V690H666z' }),
      drawn({ ink: 'ink', path: 'M666 622H858V628H666zM834 610H858V690H834zM666 676H858V690H666z' }),
      drawn({ ink: 'rust', path: 'M680 690H846C830 730 800 740 796 830H730C728 740 700 730 680 690z' }),
      // The hand.
      drawn({ ink: 'tan', path: limb([[664, 732, 19], [668, 724, 25], [700, 808, 33], [780, 898, 56]]) }),
      ...FINGERS.flatMap((path) => [
        mass<Blazed>({ layers: [drawn({ ink: 'plum', path })], ink: 'plum', light: { from: [1, 0.3], ink: 'plum', shadow: 'ink' }, rim: 5 }),
        drawn<Blazed>({ ink: 'tan', path }),
      ]),
      drawn({ ink: 'plum', path: 'M728 762C738 752 752 750 764 756 752 756 740 758 728 762zM794 750C806 740 822 738 834 744 820 744 808 746 794 750zM860 766C870 756 884 754 896 760 884 760 872 762 860 766z' }),
      drawn({ ink: 'peach', path: 'M702 696C698 680 704 670 714 670 722 672 726 680 728 692 720 700 710 702 702 696zM760 676C758 662 764 652 774 654 782 656 786 664 788 676 780 682 770 682 760 676zM820 696C816 682 822 672 832 674 842 676 846 684 848 696 840 702 828 702 820 696zM878 742C874 730 880 720 888 722 896 724 900 732 902 742 894 748 884 748 878 742z' }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: a small fall far back, and below it a broad one over a slanting ledge of dark lava',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      // Flows of lava, and the river over them: a small fall far back on the right, a broad one over the slanting ledge.
      drawn({ ink: 'basalt', path: 'M20 178H370V350H20z' }),
      drawn({ ink: 'rust', path: 'M20 166L110 168 120 174H280L370 166V182L270 184H110L20 182zM20 218H370V222L20 260z' }),
      drawn({ ink: 'ink', path: 'M126 184H180L190 218H120zM200 184H310L316 218H206zM40 258L92 253V350H40zM130 248L310 228V350H124z' }),
      drawn({ ink: 'aqua', path: 'M340 162C320 166 230 168 214 185H270C284 176 330 176 340 162zM208 216H276C284 222 304 222 298 232L104 252C106 240 150 240 176 234 196 230 192 222 208 216z' }),
      drawn({ ink: 'cream', path: sheet([184, 0], [219, 0], [[212, 268]]), layers: [
        drawn({ ink: 'aqua', path: 'M256 184H290V240H258z' }),
        slits({ ink: 'aqua', items: [[232, 186, 240, 8, -2]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet([260, -0.1], [370, -0.1], [[104, 210], [234, 296]]), layers: [
        drawn({ ink: 'aqua', path: 'M194 236H230V360H198zM278 228H320V360H282z' }),
        slits({ ink: 'aqua', items: [[128, 254, 330, 9], [252, 240, 320, 9]] }),
        slits({ ink: 'ink', items: [[160, 262, 370, 10]] }),
      ] }),
      drawn({ ink: 'rust', path: 'M208 240L214 230 228 228 236 237z' }),
    ],
  },
});
