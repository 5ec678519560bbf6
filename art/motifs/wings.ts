/** What flies: an eagle, distant birds, a monarch. */
import { round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface EagleOptions<Ink> {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Head and tail of a grown bald eagle. */
  head?: Ink;
  /** Degrees. */
  tilt?: number;
}

/** A soaring eagle, seen from ahead and below. */
export function eagle<Ink extends string>({ x, y, width, ink, head, tilt = -8 }: EagleOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const wings = `<path fill="${canvas.color(ink)}" d="M0-7C-14-16-34-26-58-28c-18-1-32 4-42 14l9-2-5 7 9-4-4 8 9-5-2 8 9-5c8-2 22 0 34 6 10 5 20 8 25 9l-3 14q9 5 18 0L9 8c6-1 15-4 26-9 12-6 26-8 34-6l9 5-2-8 9 5-4-8 9 4-5-7 9 2c-10-10-24-15-42-14C34-26 14-16 0-7z"/>`;
    const white = head
      ? `<path fill="${canvas.color(head)}" d="M-6-8q0-10 6-11 6 1 6 11-6 5-12 0zM-9 19l2-7q7 3 14 0l2 7q-9 5-18 0z"/>`
      : '';
    const scale = numbers([round(width / 2) / 100]);
    canvas.add(`<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${scale})">${wings}${white}</g>`);
  };
}

export interface GullsOptions<Ink> {
  ink: Ink;
  items: readonly (readonly [x: number, y: number, width: number])[];
}

/** Distant birds: two strokes each. */
export function gulls<Ink extends string>({ ink, items }: GullsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const birds = items.map(([x, y, width]) => {
      const height = width * 0.24;
      const thickness = width * 0.06;
      const arcs = [
        [width * 0.32, -height * 0.7, width / 2, height],
        [width * 0.18, -height * 1.7, width / 2, -height],
        [-width * 0.3, -thickness, -width / 2, height + thickness],
        [-width * 0.2, -height - thickness, -width / 2, -height - thickness],
      ];
      const start = numbers([round(x - width / 2), round(y - height * 0.5)]);
      return `M${start}q${arcs.map((arc) => numbers(arc.map(round))).join(' ')}z`;
    });
    canvas.fill(ink, birds.join(''));
  };
}

export interface MonarchOptions<Ink> {
  x: number;
  y: number;
  width: number;
  ink: Ink;
  wing: Ink;
}

/** A monarch at rest on the air. */
export function monarch<Ink extends string>({ x, y, width, ink, wing }: MonarchOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const veins = `<path fill="${canvas.color(ink)}" d="M0 4C-8-22-32-26-32-14c0 10 10 16 20 18-12 4-14 16-6 20s16-6 18-16c2 10 10 20 18 16s6-16-6-20c10-2 20-8 20-18C32-26 8-22 0 4zM-1-6h2v24h-2z"/>`;
    const panes = `<path fill="${canvas.color(wing)}" d="M-5 0c-6-14-20-18-22-12s8 11 22 12zM5 0c6-14 20-18 22-12S19-1 5 0zM-4 8c-8-1-13 5-10 9s9-1 10-9zM4 8c8-1 13 5 10 9s-9-1-10-9z"/>`;
    canvas.add(
      `<g transform="translate(${numbers([x, y])})scale(${numbers([width / 60])})rotate(-18)">${veins}${panes}</g>`,
    );
  };
}
