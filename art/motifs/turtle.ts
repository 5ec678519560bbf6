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
  legs: 'M-52-30C-70-30-88-18-100-6L-116 2-110 5-104 3-102 7-95 4-90 8-84 4C-72 0-58-6-44-14zM38-18C42-9 47-3 54 2L56 8 64 5 68 10 76 6 82 11 90 7 97 11 103 6 112 8 106 1C98-3 95-10 97-22zM93-23C108-19 123-11 137-1L128-4C114-10 104-13 90-14z',
  neck: 'M-56-46C-76-46-90-56-99-68-104-77-114-81-126-80-138-79-147-73-151-66-150-61-146-58-140-57-126-56-117-48-110-38-98-20-80-14-58-16z',
  throat:
    'M-150-63C-147-59-144-58-140-57-126-56-117-48-110-38-98-20-80-14-60-16-76-22-88-32-96-44-106-58-124-66-150-63z',
  shell: 'M-84-20C-80-64-34-90 10-88c46 2 82 30 92 66-30 16-152 16-186 2z',
  sheen: 'M-74-34C-62-68-26-84 8-83c24 1 42 8 56 18-24-8-48-12-74-6s-46 18-64 37z',
  rim: 'M-84-20c34 14 156 14 186-2l-6 10c-34 14-136 14-172 2z',
  flecks:
    'M27.1-43.2q2.1 0.3 5.5 2.6-2.1 0.7-5.5-2.6zM58.3-33.2q-0.3 1.8 1.7 4.3 0.3-1.5-1.7-4.3zM82.9-48.9q0.4 1.5 2.9 4-0.4-0.9-2.9-4zM0.4-68.5q3.5-1.4 6.8-0.3-3.5 2.6-6.8 0.3zM13.1-51.4q3.1-0.8 6.7 0.8-3.1 2-6.7-0.8zM-29.8-30.5q2.4-2.5 2.6-4.1-2.4 2.9-2.6 4.1zM25.7-75.7q3-0.6 6.6 1.1-3 1.8-6.6-1.1zM40.3-31.9q-0 1.7 2.2 4.2 0-1.3-2.2-4.2zM-17.8-72.4q3.6-1.8 6.5-1.3-3.6 3-6.5 1.3zM-27.4-48q3.4-2.3 5.2-2.8-3.4 3.3-5.2 2.8zM60.9-57.7q1.4 0.8 4.6 3.3-1.4-0-4.6-3.3zM-46-28.3q1.9-2.4 1.5-4.3-1.9 2.7-1.5 4.3zM-44.2-39.3q2.7-2.5 3.2-3.9-2.7 3.1-3.2 3.9zM81.4-33.3q-0.6 2 1.2 4.3 0.6-1.7-1.2-4.3zM-20.6-61.9q3.6-2 6.2-1.8-3.6 3.1-6.2 1.8zM9.8-40.5q3.2-0.8 6.7 0.7-3.2 2-6.7-0.7zM-59-39.6q2.4-2.5 2.7-4-2.4 3-2.7 4zM-70.3-28.8q1.7-2.4 1.1-4.3-1.7 2.6-1.1 4.3zM13.3-65.4q3.2-0.9 6.7 0.5-3.2 2.1-6.7-0.5zM-13.3-26.6q2.5-2.5 2.8-4-2.5 3-2.8 4zM-17.1-38.1q3.3-2.4 5-3-3.3 3.3-5 3zM53.8-46.3q1 1.1 3.9 3.6-1-0.4-3.9-3.6zM45.2-73.8q2.4-0 6 2.1-2.4 1.1-6-2.1zM34.1-60.3q2.5-0 6 2-2.5 1.1-6-2zM-4.3-46.3q3.6-1.7 6.6-1.2-3.6 2.9-6.6 1.2zM20.5-31.9q1.3 0.9 4.5 3.3-1.3-0.1-4.5-3.3zM-40.3-65q3.5-2.3 5.5-2.6-3.5 3.2-5.5 2.6zM-1.6-31.5q3.6-2.1 6.1-2-3.6 3.1-6.1 2zM-51.8-48.6q2.9-2.5 3.9-3.6-2.9 3.2-3.9 3.6zM-38.5-54.5q3.3-2.4 5-3-3.3 3.3-5 3z',
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
        part(throat, `${TURTLE.throat}${TURTLE.rim}${TURTLE.flecks}`),
        part(lit, 'M-104-66C-100-60-94-55-86-52-94-50-102-55-108-62zM-92-14l-8 8 10-4zM-80-16l-6 10 10-6z'),
        // A small dark eye with one spark of light in it.
        part(throat, 'M-136-70C-134-75-126-75-124-70-127-67-133-67-136-70z'),
        part(ink, 'M-133.5-70.8a3.2 3.2 0 116.4 0 3.2 3.2 0 11-6.4 0z'),
        '</g>',
      ].join(''),
    );
  };
}
