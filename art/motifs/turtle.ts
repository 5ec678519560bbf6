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
  /** The upper edges of its plates. */
  sun: Ink;
  /** The bright throat, and the flecks. */
  throat: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A helmet of a shell, a long neck held up. Two hundred and forty long. */
const TURTLE = {
  // The far legs, forward under the neck and the shell.
  farLegs:
    'M-66-30C-84-28-98-20-104-8-112-5-120-2-126 4L-138 8-131 10-134 15-125 12-124 17-117 11-98 9C-88 4-76-6-66-14zM26-4C24 2 20 4 12 5L2 8 8 11 4 15 13 14 13 18 22 14 40 13C46 8 50 0 50-6z',
  // The near ones: elbow and knee bent, the toes spread, the claws hooked over what it lies on.
  legs: 'M-47-13C-43-5-46 4-54 7-62 9-71 7-77 11-79 13-80 16-80 19L-83 28-90 21-94 31-99 22-106 30-108 21-118 27-116 18-124 19C-119 11-108 8-99 6-93 3-91-3-88-9-81-20-60-25-47-13zM104-16C108-6 108 4 100 13 100 17 98 19 92 20L88 29 82 21 77 30 73 21 65 28 64 20 56 24 58 16C62 11 70 8 76 6 66 4 58-2 56-12 70-20 94-24 104-16z',
  tail: 'M94-24C108-20 124-10 138 2L128-2C114-7 104-10 92-12z',
  // Scales: a row along each shin, others on the feet.
  scales:
    'M-66-16l-6 1-3 6 7-1zM-77-13l-5 4-2 6 7-3zM-62-5l-6 2-3 5 7-1zM-73-2l-6 3-2 5 7-2zM-84 1l-5 4 0 4 6-3zM-92 8l-6 2-2 3 7-1zM-80 9l-5 3-1 3 6-2zM-104 10l-6 3 0 2 6-1zM68-13l-5 3 4 6 6-3zM80-15l-5 4 4 6 6-4zM92-14l-5 4 4 6 5-4zM86-4l-5 4 4 5 6-4zM97-3l-5 4 3 5 5-4zM84 8l-6 2 2 4 6-2zM73 12l-5 2 1 3 5-2z',
  neck: 'M-56-46C-76-46-90-56-99-68-104-77-114-81-126-80-138-79-147-73-151-66-150-61-146-58-140-57-126-56-117-48-110-38-98-20-80-14-58-16z',
  throat:
    'M-150-63C-147-59-144-58-140-57-126-56-117-48-110-38-98-20-80-14-60-16-76-22-88-32-96-44-106-58-124-66-150-63z',
  shell: 'M-84-20C-80-64-34-90 10-88c46 2 82 30 92 66-30 16-152 16-186 2z',
  // The plates that the sun reaches, along the flank and above the rim; toward the tail they turn away from it.
  sheen:
    'M-53-64C-45-72-37-77-27-81L-31-75C-40-71-48-65-54-58zM-22-82C-12-85 0-86 8-86L8-81C-4-82-14-80-25-77zM13-86C24-85 36-81 46-76L44-74C34-78 24-80 13-81zM-66-39C-58-54-46-65-33-71-30-60-28-48-27-36-42-34-58-33-73-31zM-29-73C-18-77-4-79 9-78 11-64 12-48 12-35-1-34-13-34-23-36-24-49-26-62-29-73zM13-78C24-78 36-75 45-71 48-60 50-52 49-44 41-38 28-35 17-35 17-50 15-64 13-78zM49-69C59-64 68-57 74-50 69-45 62-43 54-44 54-52 52-61 49-69zM-79-28L-66-29-68-18-82-21zM-63-29L-46-31-47-15-65-17zM-43-31L-25-33-25-13-44-15zM-22-33L-3-32-2-13-22-13zM0-32L20-32 21-13 1-13zM23-32L40-33 38-14 24-13z',
  // What it strikes first: the upper edge of each.
  sun: 'M-66-39C-58-54-46-65-33-71L-32-66C-44-60-54-51-60-41zM-29-73C-18-77-4-79 9-78L9.6-73C-4-74-16-72-27.8-68zM13-78C24-78 36-75 45-71L46-67C36-71 24-73 13.8-73z',
  rim: 'M-52-15c40 9 122 8 154-7l-6 10c-30 12-110 12-150 8z',
  flecks:
    'M27.1-43.2q2.1 0.3 5.5 2.6-2.1 0.7-5.5-2.6zM58.3-33.2q-0.3 1.8 1.7 4.3 0.3-1.5-1.7-4.3zM0.4-68.5q3.5-1.4 6.8-0.3-3.5 2.6-6.8 0.3zM13.1-51.4q3.1-0.8 6.7 0.8-3.1 2-6.7-0.8zM40.3-31.9q-0 1.7 2.2 4.2 0-1.3-2.2-4.2zM-27.4-48q3.4-2.3 5.2-2.8-3.4 3.3-5.2 2.8zM60.9-57.7q1.4 0.8 4.6 3.3-1.4-0-4.6-3.3zM-46-28.3q1.9-2.4 1.5-4.3-1.9 2.7-1.5 4.3zM81.4-33.3q-0.6 2 1.2 4.3 0.6-1.7-1.2-4.3zM-20.6-61.9q3.6-2 6.2-1.8-3.6 3.1-6.2 1.8zM9.8-40.5q3.2-0.8 6.7 0.7-3.2 2-6.7-0.7zM-59-39.6q2.4-2.5 2.7-4-2.4 3-2.7 4zM-70.3-28.8q1.7-2.4 1.1-4.3-1.7 2.6-1.1 4.3zM13.3-65.4q3.2-0.9 6.7 0.5-3.2 2.1-6.7-0.5zM-17.1-38.1q3.3-2.4 5-3-3.3 3.3-5 3zM53.8-46.3q1 1.1 3.9 3.6-1-0.4-3.9-3.6zM34.1-60.3q2.5-0 6 2-2.5 1.1-6-2zM-4.3-46.3q3.6-1.7 6.6-1.2-3.6 2.9-6.6 1.2zM20.5-31.9q1.3 0.9 4.5 3.3-1.3-0.1-4.5-3.3zM-40.3-65q3.5-2.3 5.5-2.6-3.5 3.2-5.5 2.6zM-1.6-31.5q3.6-2.1 6.1-2-3.6 3.1-6.1 2zM-38.5-54.5q3.3-2.4 5-3-3.3 3.3-5 3z',
} as const;

export function turtle<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  sun,
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
        part(sun, TURTLE.sun),
        part(throat, `${TURTLE.throat}${TURTLE.rim}${TURTLE.flecks}`),
        part(ink, TURTLE.legs),
        part(lit, `M-104-67C-98-58-88-51-74-48-88-46-101-54-107-63z${TURTLE.scales}`),
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
