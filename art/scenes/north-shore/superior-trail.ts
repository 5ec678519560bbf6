import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { cascade, spume } from '../../motifs/cascade.ts';
import { spruces } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { ledge } from '../../motifs/ledge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#ba6f4e', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const evening = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

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

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls in evening light: a small fall far back, a bend of the river over lava, and a broad white fall over a slanting ledge; someone sits on a slab beside it.',
    focus: { x: 0.61, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      ridge({ ink: 'honey', points: [[-20, 50], [400, 90], [800, 130], [1200, 110], [1620, 60]], swell: 10, seed: 3, cover: 'hardwood', crowns: 'facet', height: [16, 54], floor: 420 }),
      ridge({ ink: 'mauve', points: [[-20, 130], [400, 150], [760, 166], [1100, 160], [1620, 130]], swell: 8, seed: 8, cover: 'spruce', height: [16, 110], detail: 0, gaps: 0.4, spacing: 0.8, floor: 420 }),
      // The upper flow, with the small fall far back.
      ledge({ seed: 5, back: [[-20, 206], [800, 184], [1640, 174]], brink: [[-20, 270], [500, 246], [1100, 216], [1640, 190]], foot: [[-20, 380], [500, 322], [1100, 270], [1640, 224]], blocks: [22, 170], steps: 0.3, top: 'rust', lit: 'honey', front: 'basalt', shade: 'ink', rim: 'honey' }),
      drawn({ ink: 'rust', path: 'M-20 370L500 312 1100 260 1640 214V300L-20 620z' }),
      drawn({ ink: 'aqua', path: 'M1240 176C1180 184 1120 184 1060 196 1010 206 960 220 930 238L1026 232C1040 218 1140 206 1180 198 1220 188 1240 184 1240 176zM880 306C960 284 1100 284 1100 304 1100 316 1050 322 1060 332 1080 340 1150 334 1180 340L1166 350 1020 366 980 366 400 440C420 420 560 402 680 382 760 370 760 346 800 332 830 322 850 314 880 306z' }),
      cascade({ seed: 4, ink: 'cream', shade: 'aqua', ragged: 2, streams: [[[934, 236], [990, 231], [984, 314], [916, 316]], [[1012, 230], [1026, 229], [1022, 306], [1002, 308]]] }),
      drawn({ ink: 'cream', path: 'M800 352C880 330 980 340 1060 318 1010 344 900 356 800 352zM520 408C600 388 700 392 780 372 740 396 640 412 520 408zM900 318C930 306 990 312 1040 304 1010 316 950 324 900 318z' }),
      drawn({ ink: 'teal', path: 'M600 600L1640 330V820H-20V780z' }),
      // The lower flow, that runs away from us to the right.
      ledge({ seed: 24, brink: [[-20, 446], [340, 404], [700, 362], [1000, 327], [1640, 252]], foot: [[-20, 900], [340, 790], [700, 676], [1000, 582], [1640, 386]], blocks: [60, 300], jut: 0.2, steps: 0.5, top: 'rust', lit: 'rust', front: 'basalt', shade: 'ink', rim: 'honey' }),
      cascade({ seed: 6, ink: 'cream', shade: 'aqua', deep: 'basalt', ragged: 12, streams: [
        [[400, 402], [612, 374], [640, 712], [350, 800]],
        [[664, 366], [704, 361], [706, 690], [640, 700]],
        [[770, 350], [980, 326], [984, 600], [716, 676]],
        [[1006, 324], [1026, 321], [1024, 584], [1000, 590]],
        [[1076, 314], [1166, 304], [1162, 540], [1050, 574]],
      ] }),
      spume({ seed: 3, ink: 'cream', shade: 'aqua', items: [[450, 786, 420, 60], [640, 728, 160, 26], [850, 664, 340, 46], [1110, 566, 170, 30]] }),
      boulders({ ink: 'ink', lit: 'rust', seed: 5, items: [[660, 716, 100, 60], [720, 740, 150, 54], [1016, 606, 80, 40], [300, 812, 160, 60]] }),
      mass({ ink: 'ink', light: evening, rim: 6, layers: [
        shape({ ink: 'ink', points: [[900, 820], [960, 760], [1060, 730], [1120, 672], [1210, 656], [1330, 640], [1400, 590], [1640, 560], [1640, 820]] }),
      ] }),
      shape({ ink: 'rust', points: [[1130, 676], [1210, 661], [1330, 645], [1400, 595], [1640, 565], [1640, 596], [1430, 620], [1360, 666], [1220, 684]] }),
      figure({ x: 1196, y: 660, height: 100, pose: 'seated', ink: 'mauve', coat: 'gold', hat: 'honey', skin: 'rust', rim: 'honey', flip: true }),
      spruces({ ink: 'ink', lit: 'basalt', seed: 3, forms: 2, tiers: 20, items: [[1440, 600, 480], [1570, 590, 690]] }),
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
