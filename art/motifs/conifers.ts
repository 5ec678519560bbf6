/** Spruce, tamarack and white pine. Trees stand on (x, y) and grow up; symbols are shared, so a grove costs little. */
import { lerp, type Point, round, type Side } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface GroveOptions<Ink> {
  ink: Ink;
  /** The slivers on the side of the light. */
  lit: Ink;
  /** Where each tree stands, how high, and optionally which of the shared forms it takes. */
  items: readonly (readonly [x: number, y: number, height: number, form?: number])[];
  /** How many different forms are drawn. Each costs about half a kilobyte. */
  forms?: number;
  light?: Side;
  seed?: number;
}

/** Symbols are drawn this high on a whole-number raster and scaled up: hand-cut, and small. */
const SYMBOL_HEIGHT = 160;

const toScale = (height: number) => round((height / SYMBOL_HEIGHT) * 100) / 100;

export interface SprucesOptions<Ink> extends GroveOptions<Ink> {
  /** Rows of boughs; about 10 on a badge. */
  tiers?: number;
  /** Width over height; .2 is a bog spruce, .34 a badge's. */
  girth?: number;
}

export function spruces<Ink extends string>(options: SprucesOptions<Ink>): Layer<Ink> {
  const { items, forms = 3, light = -1, seed = 1, tiers = 15, girth = 0.26 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`spruce ${seed} ${variant} ${tiers} ${girth}`, () =>
        spruce(seed * 13 + variant, tiers - (variant % 3), girth + (variant % 3) * 0.03),
      );
      const scale = toScale(height);
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

/**
 * A narrow cone cut by many shallow drooping teeth, uneven left to right, with a bite or two where a bough was lost.
 * Deep notches would read as a paper star. Lit from the left; a mirrored copy is lit from the right.
 */
function spruce(seed: number, tiers: number, girth: number): string {
  const random = new Random(seed * 991 + 17);
  const height = SYMBOL_HEIGHT;
  const bareStem = 0.05;
  const halfWidth = (girth * height) / 2;
  const tierHeight = (height * (1 - bareStem)) / tiers;

  const boughs = (side: Side) => {
    const edge: Point[] = [];
    const lit: Point[][] = [];
    const phase = random.next() * 0.6;
    let calm = 4;
    for (let i = 1; i <= tiers; i++) {
      const t = (i - phase * (i < tiers ? 1 : 0)) / tiers;
      const tier = tierHeight * (0.55 + t * 0.75);
      const y = -height * 0.965 + height * (0.965 - bareStem) * t ** 1.22;
      let width = halfWidth * (0.04 + 0.96 * t ** 0.98) * random.between(0.8, 1.14);
      if (--calm < 0 && random.chance(0.2)) {
        width *= 0.7;
        calm = 4;
      }
      const droop = tier * random.between(0.3, 0.62);
      const notch = random.between(0.3, 0.42);
      const place = (across: number, down: number): Point => [side * width * across, y + down];
      edge.push(place(notch, -tier * 0.5), place(0.72, droop * 0.25), place(1, droop), place(0.66, droop * 0.85));
      lit.push([place(notch * 0.7, -tier * 0.6), place(0.72, droop * 0.25), place(1, droop), place(0.5, droop * 0.3)]);
    }
    return { edge, lit };
  };

  const left = boughs(-1);
  const right = boughs(1);
  const stem = Math.max(1.5, height * 0.011);
  const stemTop = -height * bareStem;
  const foot: Point[] = [
    [stem, stemTop],
    [stem * 1.3, 2],
    [-stem * 1.3, 2],
    [-stem, stemTop],
  ];
  const outline = polygon([[0, -height], ...right.edge, ...foot, ...left.edge.reverse()]);
  const slivers = left.lit.filter((_, i) => i > 0 && random.chance(0.8));
  return `<path d="${outline}"/><path fill="currentColor" d="${slivers.map((sliver) => polygon(sliver)).join('')}"/>`;
}

export interface TamaracksOptions<Ink> extends GroveOptions<Ink> {
  trunk?: Ink;
  tiers?: number;
  girth?: number;
}

/** The larch of the bogs: boughs that droop and turn up again, with sky between them and a thin stem. */
export function tamaracks<Ink extends string>(options: TamaracksOptions<Ink>): Layer<Ink> {
  const { items, trunk, forms = 3, light = -1, seed = 1, tiers = 16, girth = 0.28 } = options;
  return (canvas) => {
    if (trunk) {
      const stems = items.map(([x, y, height]) =>
        polygon([
          [x - 0.5, y - height * 0.9],
          [x + 0.5, y - height * 0.9],
          [x + height * 0.011, y],
          [x - height * 0.011, y],
        ]),
      );
      canvas.fill(trunk, stems.join(''));
    }
    const trees = items.map(([x, y, height, form], i) => {
      const variant = form ?? i % forms;
      const id = canvas.symbol(`tamarack ${seed} ${variant} ${tiers} ${girth}`, () =>
        tamarack(seed * 7 + variant, tiers + (variant % 3), girth + (variant % 2) * 0.05),
      );
      const scale = toScale(height);
      return canvas.copy(id, x, y, -light * scale, scale);
    });
    canvas.group(options.ink, options.lit, trees.join(''));
  };
}

/** Feathery, but not bare: boughs that droop to their tips around a slender core. Without the core it is a fishbone. */
function tamarack(seed: number, tiers: number, girth: number): string {
  const random = new Random(seed * 577 + 29);
  const height = SYMBOL_HEIGHT;
  const halfWidth = (girth * height) / 2;
  let [boughs, lit] = ['', ''];
  for (const side of [-1, 1]) {
    for (let i = 0; i < tiers; i++) {
      const t = (i + (side > 0 ? 0.5 : 0) + random.jitter(0.2) + 0.3) / tiers;
      const tier = (height / tiers) * (0.55 + 0.6 * t);
      const y = round(-height * 0.98 + height * 0.9 * t ** 1.12);
      const reach = round((halfWidth * t ** 0.85 * random.between(0.7, 1.15) + 4) * side);
      const droop = round(tier * random.between(0.5, 0.95));
      /** From the stem to the tip and back under it, clockwise on either side: else it would cut holes into the core. */
      const bough = (belly: number, end: number) => {
        const [over, under] = [round(reach * 0.6), round(reach * 0.45)];
        const lift = round(tier * 0.1);
        if (side > 0) {
          return `M-1 ${y}q${numbers([over, lift, reach, droop])} ${numbers([under - reach, belly - droop, -reach, end - droop])}z`;
        }
        return `M1 ${y + end}q${numbers([under, belly - end, reach, droop - end])} ${numbers([over - reach, lift - droop, -reach, -droop])}z`;
      };
      boughs += bough(round(tier * 1.3), round(tier * 1.3));
      if (side < 0 && random.chance(0.9)) lit += bough(round(tier * 0.6), round(tier * 0.3));
    }
  }
  const core = round(halfWidth * 0.34);
  return `<path d="M0-${height}L${core}-8H-${core}z${boughs}"/><path fill="currentColor" d="${lit}"/>`;
}

export interface PineOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  lit: Ink;
  stem?: Ink;
  /** Sideways drift of the top, over the height. */
  lean?: number;
  /** The lee side, where the plates reach farther. */
  wind?: Side;
  plates?: number;
  /** Thickness of the plates. */
  bulk?: number;
  light?: Side;
  seed?: number;
}

/** White pine: a bare leaning stem, thin wind-combed plates with tufted tops, a broken crown. */
export function pine<Ink extends string>(options: PineOptions<Ink>): Layer<Ink> {
  const {
    x,
    y,
    height,
    ink,
    lit,
    stem = ink,
    lean = 0.05,
    wind = 1,
    plates = 12,
    bulk = 1,
    light = -1,
    seed = 61,
  } = options;
  return (canvas) => {
    const random = new Random(seed);
    const stemWidth = height * 0.02;
    const xAt = (t: number) => x + lean * height * t * t;
    const yAt = (t: number) => y - height * t;
    let wood = polygon([
      [xAt(0) - stemWidth, yAt(0)],
      [xAt(0.5) - stemWidth * 0.6, yAt(0.5)],
      [xAt(0.98) - stemWidth * 0.26, yAt(0.98)],
      [xAt(0.98) + stemWidth * 0.26, yAt(0.98)],
      [xAt(0.5) + stemWidth * 0.5, yAt(0.5)],
      [xAt(0) + stemWidth * 1.2, yAt(0)],
    ]);
    let [needles, shine] = ['', ''];
    for (let i = 0; i < plates; i++) {
      const rise = i / (plates - 1);
      const t = lerp(0.3, 0.97, rise) + random.jitter(0.008);
      const side = i % 2 ? 1 : -1;
      const leeward = side * wind > 0 ? 1.2 : 0.8;
      const width = height * lerp(0.27, 0.07, rise ** 1.15) * random.between(0.75, 1.15) * leeward;
      const thickness = height * lerp(0.05, 0.04, rise) * bulk;
      // The topmost plate sits astride the leader, or it would float beside it.
      const astride = rise === 1 ? 0.7 : 0.28;
      const inner: Point = [xAt(t) - side * width * astride, yAt(t)];
      const outer: Point = [xAt(t) + side * width, yAt(t) - width * random.between(0.08, 0.2)];
      const along = (v: number, up: number): Point => [
        lerp(inner[0], outer[0], v),
        lerp(inner[1], outer[1], v) - up * thickness,
      ];
      const plate: Point[] = [inner];
      const tufts = Math.max(4, round((width / height) * 26));
      for (let j = 1; j < tufts; j++) {
        const v = j / tufts;
        const [tuftX, tuftY] = along(v, 0);
        const tuft = Math.sin(Math.PI * (0.15 + v * 0.75)) * thickness * random.between(0.8, 1.25);
        plate.push([tuftX - side * width * 0.02, tuftY - tuft], [tuftX + side * width * 0.035, tuftY - tuft * 0.62]);
      }
      plate.push(outer, along(0.7, -0.24), [along(0.3, 0)[0], inner[1] + thickness * 0.2]);
      needles += polygon(plate);
      if (rise < 0.96) {
        const fork: Point = [xAt(t - 0.045), yAt(t - 0.045)];
        const tip: Point = [along(0.75, 0)[0], along(0.7, 0)[1]];
        wood += polygon([fork, tip, [fork[0], fork[1] + stemWidth * 0.8]]);
      }
      const litFromInner = inner[0] < outer[0] === light < 0;
      const shone = (v: number, up: number) => along(litFromInner ? v : 1 - v, up);
      shine += polygon([shone(0.08, 0.22), shone(0.3, 0.78), shone(0.5, 0.6), shone(0.75, 0.5), shone(0.42, 0.28)]);
    }
    canvas.fill(stem, wood);
    canvas.fill(ink, needles);
    canvas.fill(lit, shine);
  };
}
