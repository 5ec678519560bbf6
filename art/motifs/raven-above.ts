/** A raven seen from above, near: broad wings from the shoulders, fingered tips, wedge tail, heavy bill turned aside. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RavenAboveOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Sheen on the coverts and between the feathers. */
  lit?: Ink;
  /** The eye. */
  eye?: Ink;
  /** Degrees that it leans to the left. */
  bank?: number;
  /** Height as a share of what it is straight from above: for a shadow on the ground. */
  foreshortening?: number;
}

/** Two hundred across, head up. Shoulder, wrist, five fingers, the scalloped secondaries, and back to the flank. */
const WING =
  'M4-25C16-26 24-30 32-37C38-42 46-43 52-40C64-36 78-34 92-29C94-28 94-26 92-25C88-22 84-20 80-18C88-18 95-17 101-15C103-14 103-12 101-12C94-9 88-8 81-8C89-6 96-3 102 1C104 2 103 5 101 4C94 3 86 2 79 2C86 5 92 10 96 15C97 17 95 18 93 17C86 15 79 13 73 11C79 15 83 20 86 25C86 27 84 28 82 26C76 23 69 19 64 17C67 20 69 24 70 28C66 29 60 26 56 22C56 26 55 28 53 30C48 30 43 27 41 23C40 27 38 29 36 30C31 30 27 26 26 22C24 26 22 27 20 27C14 26 9 22 4 18z';
const COVERTS =
  'M13-19C22-22 30-30 37-35C45-39 56-35 66-31C60-28 57-24 53-23C50-20 46-18 42-15C38-10 32-8 28-7C24-4 18-3 14-3C12-8 11-14 13-19z';
const SHAFTS =
  'M66-27Q78-26 88-26Q77-23 66-27zM62-19Q80-17 97-13Q78-12 62-19zM58-12Q78-6 97 2Q74-1 58-12zM53-7Q70 2 90 14Q66 6 53-7zM48-3Q62 8 79 22Q58 12 48-3zM42 0Q52 10 65 25Q48 15 42 0zM33 2Q40 14 50 27Q36 18 33 2zM24 3Q28 14 34 27Q24 18 24 3z';
/** Ends in a wedge: the middle feathers of the tail are the longest. */
const BODY =
  'M0-34C8-34 12-28 14-20 17-10 18 2 16 12 14.5 20 11 26 10 33 12 39 14.5 44 17 48Q17 51 14 54L10 58.5 9.5 60.5 4 67Q2 70 0 71-2 70-4 67L-9.5 60.5-10 58.5-14 54Q-17 51-17 48C-14.5 44-12 39-10 33-11 26-14.5 20-16 12-18 2-17-10-14-20-12-28-8-34 0-34z';
const TAIL = 'M0 36Q2 50 0 66Q-2 50 0 36zM4 37Q7 48 8 58Q3 48 4 37zM-4 37Q-7 48-8 58Q-3 48-4 37z';
/** The mantle: hackles on the neck, feathers lapped over each other down the back. */
const MANTLE =
  'M-11-22C-14-12-16 0-13.5 12-12.5 18-11 24-10 29-10 20-11 12-11 4-11-6-9-14-11-22zM-4-20Q0-14-1-8Q-5-13-4-20zM4-18Q8-12 6-5Q3-11 4-18zM-5-5Q-1 1-2 8Q-6 2-5-5zM5-1Q9 5 7 12Q4 6 5-1zM-2 12Q1 18 0 25Q-4 19-2 12z';
/** Turned to the left: throat, chin, the lower mandible to its tip, the culmen, crown and nape. */
const HEAD =
  'M-10-19C-12-25-13-29-12-33C-13-36-15-38-18-39C-22-40-28-42-33-46C-32-48-29-49-26-49C-21-51-17-51-13-49C-9-53-2-54 3-51C9-48 11-41 10-34C11-28 11-24 10-19z';
const GAPE = 'M-31-46Q-22-46-14-43Q-22-43-31-46z';

export function ravenAbove<Ink extends string>(options: RavenAboveOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, eye, bank = 0, foreshortening = 1 } = options;
  return (canvas) => {
    const paint = (part: Ink | undefined, data: string, transform = '') =>
      part ? `<path fill="${canvas.color(part)}" d="${data}"${transform && ` transform="${transform}"`}/>` : '';
    // It leans: the lower wing is nearer to us and longer, the other one reaches up and away.
    const sides = ['scale(-.98 1)rotate(-3)', 'scale(.96 .94)rotate(-9)'];
    const size = width / 200;
    const scale = numbers(foreshortening === 1 ? [size] : [size, size * foreshortening]);
    const place = `translate(${numbers([x, y])})rotate(${numbers([-bank])})scale(${scale})`;
    canvas.add(
      [
        `<g transform="${place}">`,
        ...sides.map((side) => paint(ink, WING, side)),
        paint(ink, BODY + HEAD),
        ...sides.map((side) => paint(lit, COVERTS + SHAFTS, side)),
        paint(lit, MANTLE + TAIL + GAPE),
        paint(eye, 'M-9-46a1.6 1.6 0 113.2 0 1.6 1.6 0 11-3.2 0z'),
        '</g>',
      ].join(''),
    );
  };
}
