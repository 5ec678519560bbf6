/** A Blanding's turtle, basking. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface TurtleOptions<Ink> {
  /** The middle of the feet. */
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Sun on the shell. */
  lit: Ink;
  /** The bright throat, and the flecks. */
  throat: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A helmet of a shell, a long neck held up. Two hundred and forty long. */
const TURTLE = {
  legs: 'M-62-26l-26 16-14 12 4 4h24l30-20zM58-22l8 14-8 10 2 4h28l4-18zM92-22l28 8 8 8-34-4z',
  neck: 'M-58-44c-22-2-36-14-44-30-6-14-32-14-41 0-4 7-2 13 5 15 16 3 21 11 27 21 11 18 30 24 50 22z',
  throat: 'M-144-66c2 4 4 6 8 8 14 3 19 10 25 20 11 18 30 24 48 22-16-6-28-18-34-30-8-16-24-22-47-20z',
  shell: 'M-84-20C-80-64-34-90 10-88c46 2 82 30 92 66-30 16-152 16-186 2z',
  sheen: 'M-74-34C-62-68-26-84 8-83c24 1 42 8 56 18-24-8-48-12-74-6s-46 18-64 37z',
  rim: 'M-84-20c34 14 156 14 186-2l-6 10c-34 14-136 14-172 2z',
  flecks:
    'M-30-50l8-5 3 4-8 5zM4-60l9-2 1 4-9 2zM36-50l9 3-2 4-8-3zM-50-34l8-5 3 4-8 5zM-8-38l9-2 1 4-9 2zM26-34l9 1-1 4-9-1zM58-32l9 4-2 3-9-3zM70-48l7 5-3 3-7-5zM-22-68l7-4 3 3-7 4zM36-68l8 2-1 4-8-2z',
} as const;

export function turtle<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  throat,
  flip = false,
}: TurtleOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 240;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">`,
        // Apart: in one path, where neck and shell overlap they would cut a hole.
        part(ink, TURTLE.legs),
        part(ink, TURTLE.neck),
        part(ink, TURTLE.shell),
        part(lit, TURTLE.sheen),
        part(throat, `${TURTLE.throat}${TURTLE.rim}${TURTLE.flecks}M-132-72q4-5 8 0-4 4-8 0z`),
        '</g>',
      ].join(''),
    );
  };
}
