/** Ridges with living cover on them, and the crescents that turn a flat hill into a forest. */
import type { Canvas } from '../kit/canvas.ts';
import { first, heightAlong, last, lerp, type Point, type Range, round, type Side } from '../kit/geometry.ts';
import { closedCurve, numbers, polygon } from '../kit/path.ts';
import { noise, Random, terrainNoise } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

interface RidgeCommon<Ink> {
  ink: Ink;
  /** A level ridge at this height, or one along `points`. */
  y?: number;
  points?: readonly Point[];
  /** How high its swells are, and how many there are across the sheet. */
  swell?: number;
  swells?: number;
  /** Left and right end; beyond the sheet unless told. */
  from?: number;
  to?: number;
  /** Where the fill ends below; the bottom of the sheet unless told. */
  floor?: number;
  seed?: number;
}

type RidgeOptions<Ink> = RidgeCommon<Ink> &
  (
    | { cover?: 'bare' }
    | {
        cover: 'hardwood';
        height?: Range;
        /** One arch to a tree, several billows, or facets as cut in wood. */
        crowns?: keyof typeof CROWNS;
      }
    | {
        cover: 'spruce';
        height?: Range;
        /** 0 for far trees, 1 for notched ones, 2 for near ones. */
        detail?: 0 | 1 | 2;
        /** The share of gaps between trees. */
        gaps?: number;
        /** Distance between trees; .26 is dense, .44 open. */
        spacing?: number;
      }
  );

interface Course {
  from: number;
  to: number;
  floor: number;
  swells: number;
  seed: number;
  heightAt(x: number): number;
  random: Random;
}

/** A skyline from side to side: bare land, or a forest whose heights follow a slow envelope of clumps and gaps. */
export function ridge<Ink extends string>(options: RidgeOptions<Ink>): Layer<Ink> {
  const { ink, y = 400, points, swell = 20, swells = 3, from = -20, seed = 1 } = options;
  return (canvas) => {
    const base = points ? heightAlong(points) : () => y;
    const land = terrainNoise(seed);
    const course: Course = {
      from,
      to: options.to ?? canvas.width + 20,
      floor: options.floor ?? canvas.height,
      swells,
      seed,
      heightAt: (x) => base(x) + land((x / canvas.width) * swells) * swell,
      random: new Random(seed * 101 + 5),
    };
    canvas.fill(ink, outline(canvas, course, options));
  };
}

function outline<Ink extends string>(canvas: Canvas<Ink>, course: Course, options: RidgeOptions<Ink>): string {
  if (options.cover === 'spruce') {
    const { height = [14, 40], detail = 1, gaps = 0.12, spacing = 0.26 } = options;
    return spruceOutline(canvas, course, { height, detail, gaps, spacing });
  }
  if (options.cover === 'hardwood') {
    return hardwoodOutline(canvas, course, options.height ?? [14, 40], CROWNS[options.crowns ?? 'arch']);
  }
  return bareOutline(canvas, course);
}

function bareOutline(canvas: Canvas<never>, { from, to, floor, swells, heightAt }: Course): string {
  const pieces = Math.max(6, round(((to - from) / canvas.width) * swells * 6));
  const crest: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const x = lerp(from, to, i / pieces);
    crest.push([x, heightAt(x)]);
  }
  return closedCurve(crest, [
    [to, floor],
    [from, floor],
  ]);
}

/** From the left foot of a crown to its right one: where its top is, how high, and the way to go. */
type Crown = (top: number, bulge: number, width: number, rise: number) => readonly string[];

const CROWNS = {
  arch: (top, bulge, width, rise) => [`q${numbers([top, -bulge + Math.min(0, rise), width, rise])}`],
  billow: (top, bulge, width, rise) => {
    const lift = Math.round(bulge * 0.45);
    const [first, second] = [Math.round(top * 0.55), Math.round(width * 0.42)];
    const legs: readonly Point[] = [
      [first, -lift],
      [second, Math.min(0, rise)],
      [width - first - second, lift + rise - Math.min(0, rise)],
    ];
    return legs.map(([x, y]) => {
      const radius = Math.max(2, Math.round(Math.hypot(x, y) * 0.56));
      return `a${numbers([radius, radius])} 0 01${numbers([x, y])}`;
    });
  },
  facet: (top, bulge, width, rise) => {
    const [shoulder, lift] = [Math.round(top * 0.4), Math.round(bulge * 0.62)];
    const slope = Math.round(lift * 0.22);
    const corners = [shoulder, -lift, top - shoulder, -slope, Math.round((width - top) * 0.6), slope * 2];
    const down = Math.round((width - top) * 0.6);
    return [`l${numbers([...corners, width - top - down, lift - slope + rise])}`];
  },
} as const satisfies Record<string, Crown>;

function hardwoodOutline(canvas: Canvas<never>, course: Course, [low, high]: Range, draw: Crown): string {
  const { from, to, floor, swells, seed, heightAt, random } = course;
  const envelope = noise(seed + 50);
  let x = from;
  let lastX = canvas.snap(from);
  let lastY = canvas.snap(heightAt(from));
  let data = `M${numbers([lastX, round(floor)])}V${lastY}`;
  while (x < to) {
    const clump = 0.5 + 0.5 * envelope((x / canvas.width) * swells * 4);
    x += lerp(low, high, clump * random.between(0.5, 1)) * 1.25;
    const nextX = canvas.snap(x);
    const nextY = canvas.snap(heightAt(x) - clump * high * 0.35 + random.jitter(low * 0.25));
    const bulge = canvas.snap(lerp(low, high, random.next()) * 0.95);
    const crown = canvas.snap((nextX - lastX) * random.between(0.35, 0.65));
    data += draw(crown, bulge, nextX - lastX, nextY - lastY).join('');
    lastX = nextX;
    lastY = nextY;
  }
  return `${data}V${round(floor)}z`;
}

interface SpruceCover {
  height: Range;
  detail: 0 | 1 | 2;
  gaps: number;
  spacing: number;
}

function spruceOutline(canvas: Canvas<never>, course: Course, cover: SpruceCover): string {
  const { from, to, floor, swells, seed, heightAt, random } = course;
  const envelope = noise(seed + 50);
  const crest: Point[] = [
    [from, floor],
    [from, heightAt(from)],
  ];
  for (let x = from; x < to; ) {
    const clump = 0.5 + 0.5 * envelope((x / canvas.width) * swells * 5);
    const height = lerp(...cover.height, clump ** 1.3 * random.between(0.35, 1));
    const width = height * random.between(0.24, 0.34) + 4;
    const foot = heightAt(x);
    if (random.chance(cover.gaps)) {
      x += width * random.between(0.6, 1.6);
      crest.push([x, heightAt(x)]);
      continue;
    }
    const lean = random.jitter(width * 0.08);
    const spread = random.between(0.85, 1.15);
    const place = (across: number, up: number): Point => [x + width * across, foot - height * up];
    crest.push([x - width * 0.5, foot + 1]);
    if (cover.detail === 2) crest.push(place(-0.26, 0.3), place(-0.4 * spread, 0.28));
    if (cover.detail >= 1) crest.push(place(-0.15, 0.56), place(-0.26 * spread, 0.53));
    else crest.push(place(-0.17, 0.45));
    crest.push([x + lean, foot - height]);
    if (cover.detail >= 1) crest.push(place(0.25 * spread, 0.5), place(0.13, 0.53));
    else crest.push(place(0.17, 0.45));
    if (cover.detail === 2) crest.push(place(0.38, 0.26), place(0.24, 0.28));
    crest.push([x + width * 0.5, foot + 1]);
    x += width * random.between(0.55, 1.05) + height * (cover.spacing - 0.26);
  }
  crest.push([to, heightAt(to)], [to, floor]);
  return polygon(crest, canvas.coarseGrid);
}

export interface CanopyOptions<Ink> {
  ink: Ink;
  /** The crest under which the crowns lie. */
  points: readonly Point[];
  /** How far down they reach: one number, or a different one along x. */
  depth: number | readonly Point[];
  count: number;
  /** Size of a crown at the crest and at the foot. */
  size: Range;
  light?: Side;
  seed?: number;
}

/** Lit crescents scattered over a hill: how a flat shape becomes a forest in one more ink. */
export function canopy<Ink extends string>(options: CanopyOptions<Ink>): Layer<Ink> {
  const { ink, points, depth, count, size, light = -1, seed = 21 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const crest = heightAlong(points);
    const depthAt = typeof depth === 'number' ? () => depth : heightAlong(depth);
    let data = '';
    for (let i = 0; i < count; i++) {
      const x = random.between(first(points)[0], last(points)[0]);
      const t = random.next();
      const y = crest(x) + 8 + depthAt(x) * t;
      const crown = lerp(...size, t) * random.between(0.7, 1.2);
      const [width, height] = [canvas.snap(crown, 2), canvas.snap(crown * 0.75)];
      const tilt = light * round(height * 0.2);
      const peak = round(width * (light < 0 ? 0.25 : 0.75));
      const back = numbers([-round(width * 0.55), -round(height * 0.12), -width, -tilt]);
      data += `M${numbers([canvas.snap(x, 2), canvas.snap(y)])}q${numbers([peak, -height, width, tilt])} ${back}z`;
    }
    canvas.fill(ink, data);
  };
}
