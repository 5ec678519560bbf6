/** Swards and hatching. */
import { lerp, type Point, type Range, round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface GrassOptions<Ink> {
  ink: Ink;
  /** Every third blade. */
  lit: Ink;
  /** The ground: level, or a line between two points. */
  y: number | readonly [Point, Point];
  count: number;
  /** Shortest and tallest tuft. */
  height: Range;
  /** Left and right end. */
  x?: Range;
  /** How many different tufts are drawn. */
  forms?: number;
  blades?: number;
  /** How far the blades part, and which way they lean, of a tuft 100 high. */
  spread?: number;
  lean?: number;
  /** Unevenness of the ground. */
  unrest?: number;
  /** False keeps the lean of all tufts. */
  mirrored?: boolean;
  seed?: number;
}

/** A row of tufts across the sheet, from a few shared symbols. */
export function grass<Ink extends string>(options: GrassOptions<Ink>): Layer<Ink> {
  const {
    y,
    count,
    height,
    forms = 3,
    blades = 9,
    spread = 26,
    lean = 0,
    unrest = 6,
    mirrored = true,
    seed = 1,
  } = options;
  return (canvas) => {
    const random = new Random(seed * 19 + 1);
    const [from, to] = options.x ?? [0, canvas.width];
    const groundAt = (x: number) => {
      if (typeof y === 'number') return y;
      const [[startX, startY], [endX, endY]] = y;
      return lerp(startY, endY, (x - startX) / (endX - startX));
    };
    let tufts = '';
    for (let i = 0; i < count; i++) {
      const form = i % forms;
      const id = canvas.symbol(`grass ${seed} ${form} ${blades} ${spread} ${lean}`, () =>
        tuft(seed * 3 + form, blades, spread, lean),
      );
      const x = lerp(from, to, (i + random.between(0.1, 0.9)) / count);
      const scale = round(random.between(...height)) / 100;
      const ground = groundAt(x) + random.jitter(unrest);
      tufts += canvas.copy(id, x, ground, mirrored && random.chance(0.5) ? -scale : scale, scale);
    }
    canvas.group(options.ink, options.lit, tufts);
  };
}

/** A hundred high, standing on 0. */
function tuft(seed: number, blades: number, spread: number, lean: number): string {
  const random = new Random(seed * 131 + 3);
  let [dark, lit] = ['', ''];
  for (let i = 0; i < blades; i++) {
    const across = blades === 1 ? 0 : (i / (blades - 1)) * 2 - 1;
    const rootX = across * 14 + random.jitter(4);
    const height = random.between(55, 100) * (1 - Math.abs(across) * 0.22);
    const tip = across * spread + random.jitter(8) + lean;
    const droop = (0.12 * height * Math.abs(tip)) / 26;
    const width = random.between(2, 3.4);
    const there = [tip * 0.15, -height * 0.65, tip, -height + droop].map(round);
    const back = [-tip * 0.6 + width, height * 0.35 - droop * 0.4, -tip + width, height - droop].map(round);
    const blade = `M${numbers([round(rootX), 2])}q${numbers(there)} ${numbers(back)}z`;
    if (i % 3 === 0) lit += blade;
    else dark += blade;
  }
  return `<path d="${dark}"/><path fill="currentColor" d="${lit}"/>`;
}

export interface HatchOptions<Ink> {
  ink: Ink;
  /** Far and near edge of the field. */
  y: Range;
  count: number;
  /** Length and thickness of a stroke, far and near. */
  length: Range;
  thickness?: Range;
  x?: Range;
  /** Rise or fall of a stroke over its length. */
  slope?: number;
  /** Above 1 crowds them to the horizon. */
  crowding?: number;
  seed?: number;
}

/** Short tapered strokes that follow the ground: the only shading a flat field needs. */
export function hatch<Ink extends string>(options: HatchOptions<Ink>): Layer<Ink> {
  const { ink, y, count, length, thickness = [1.5, 5], slope = 0, crowding = 1.4, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 7 + 9);
    const x = options.x ?? [0, canvas.width];
    let data = '';
    for (let i = 0; i < count; i++) {
      const t = ((i + random.next()) / count) ** crowding;
      const startX = canvas.snap(random.between(...x), 4);
      const stroke = lerp(...length, t) * random.between(0.5, 1.2);
      const height = lerp(...thickness, t);
      const fall = slope * stroke;
      const width = canvas.snap(stroke, 8);
      const there = numbers([width / 2, round(-height + fall / 2), width, round(fall)]);
      const back = numbers([-width / 2, round(height * 0.6 - fall / 2), -width, round(-fall)]);
      data += `M${numbers([startX, canvas.snap(lerp(...y, t))])}q${there} ${back}z`;
    }
    canvas.fill(ink, data);
  };
}
