/** A Blanding's turtle, basking. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

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
  // The far legs, forward under the neck and the shell.
  farLegs:
    'M-72-32C-92-32-106-22-114-8L-120 0-134 5-128 6-133 10-124 9-125 13-116 10-100 10C-96 0-84-6-70-10zM18-2C20 4 18 7 12 9L0 13 7 14 4 18 13 17 13 20 22 18 40 17C46 12 48 4 46-2z',
  // The near ones: elbow and knee bent, the toes spread, the claws hooked over what it lies on.
  legs: 'M-44-16C-56-30-80-32-92-20-101-11-104-2-107 6L-117 13-121 24-112 18-112 29-103 20-102 32-94 21-91 32-84 20-79 28-76 16C-74 10-72 6-68 3-58 1-48-4-44-16zM44-12C44 0 50 6 58 8L54 19 52 29 62 21 64 32 71 22 76 33 82 22 89 32 93 20 101 28 103 15C110 8 110-6 106-12 102-20 92-22 84-20z',
  tail: 'M94-24C108-20 124-10 138 2L128-2C114-7 104-10 92-12z',
  // Scales: a row along each shin, others on the feet.
  scales:
    'M-82-14l-6 3-3 6 7-3zM-92-4l-5 4 0 6 7-4zM-76-8l-6 4-2 5 6-3zM-84 3l-5 5 1 5 6-4zM-98 8l-6 4 3 3 7-3zM-86 12l-6 3 3 3 6-2zM62-2l-6 0 3 5 7 1zM74-8l-7 1 4 6 7-1zM88-8l-6 2 5 6 5-4zM80 2l-6 3 4 6 6-4zM96 0l-6 3 4 6 6-4zM70 10l-7 3 4 4 6-4zM88 11l-7 3 4 4 6-4z',
  neck: 'M-56-46C-76-46-90-56-99-68-104-77-114-81-126-80-138-79-147-73-151-66-150-61-146-58-140-57-126-56-117-48-110-38-98-20-80-14-58-16z',
  throat:
    'M-150-63C-147-59-144-58-140-57-126-56-117-48-110-38-98-20-80-14-60-16-76-22-88-32-96-44-106-58-124-66-150-63z',
  shell: 'M-84-20C-80-64-34-90 10-88c46 2 82 30 92 66-30 16-152 16-186 2z',
  // A sunbeam that bends over it.
  sheen:
    'M-54-65C-36-77-12-84 12-84 46-72 68-46 76-16 54-12 32-10 10-10 2-34-22-58-54-65zM30-82C36-81 42-79 48-76 72-62 88-42 94-22L87-20C80-46 60-68 30-82z',
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
        part(lit, TURTLE.farLegs),
        part(ink, TURTLE.tail),
        part(ink, TURTLE.neck),
        part(ink, TURTLE.shell),
        part(lit, TURTLE.sheen),
        part(throat, `${TURTLE.throat}${TURTLE.rim}${TURTLE.flecks}`),
        part(ink, TURTLE.legs),
        part(lit, `M-104-66C-100-60-94-55-86-52-94-50-102-55-108-62z${TURTLE.scales}`),
        // A round dark eye: light along its upper edge, and one glint.
        part(throat, 'M-136-70.5a6 6 0 1112 0 6 6 0 11-12 0z'),
        part(lit, 'M-134.8-69.3a5.8 5.8 0 1111.6 0 5.8 5.8 0 11-11.6 0z'),
        part(ink, 'M-133.2-69.6a4 4 0 118 0 4 4 0 11-8 0z'),
        part(throat, 'M-132.2-71.4a1.3 1.3 0 112.6 0 1.3 1.3 0 11-2.6 0z'),
        '</g>',
      ].join(''),
    );
  };
}
