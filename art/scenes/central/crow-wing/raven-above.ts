/** A raven seen from above, near: broad wings from the shoulders, fingered tips, wedge tail, heavy bill held forward and a little aside. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

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

/** Two hundred across, head up. Shoulder, wrist, the pointed fingers from the short first one to the longest and on, the secondaries, and back to the flank. */
const WING =
  'M6-28C16-27 22-32 29-39C34-45 41-48 48-46C60-43 70-44 83-40C79-37 76-35 72-33C82-38 93-38 102-32C93-29 86-26 76-24C88-27 101-24 109-15C98-16 88-15 76-14C88-13 99-8 107 2C96-3 85-4 73-4C84-1 93 6 98 17C89 11 80 8 70 8C78 11 84 18 86 27C80 23 75 20 68 19C73 22 75 27 75 33C70 30 67 28 62 26C65 29 65 32 64 35C59 33 56 31 52 27C54 30 54 33 53 36C47 34 44 31 41 27C43 30 42 33 41 36C35 33 32 30 30 26C31 29 31 31 29 34C22 31 16 25 8 18z';
/** Their coverts, lapped like slates. */
const COVERTS =
  'M13-20C22-23 27-30 33-37C38-42 45-43 51-40C56-38 62-37 67-35C61-33 58-31 59-28C53-29 50-27 51-23C46-25 43-22 44-18C39-20 36-17 36-13C31-15 28-12 28-8C23-10 20-8 18-3C14-8 12-14 13-20z';
const SHAFTS =
  'M70-32Q84-35 97-32Q82-32 66-29zM62-26Q84-25 104-17Q82-22 58-23zM58-20Q82-14 102-2Q80-11 53-17zM52-14Q76-4 93 12Q72 0 46-11zM46-8Q68 6 82 23Q62 8 40-6zM39-3Q58 10 71 28Q52 11 33 0zM32 3Q47 14 60 30Q42 16 27 5zM26 8Q36 18 48 30Q32 19 21 9zM20 11Q27 20 36 29Q25 21 16 12z';
/** Deep in the chest, and narrow at the root of the tail, which ends in a wedge: its middle feathers are the longest. */
const BODY =
  'M0-42C8-42 12-34 15-27C20-21 21-11 19-1C17 12 10 24 7 34C9 42 14 50 18 57Q17 61 13 61Q14 66 9 67Q9 72 5 72Q3 77 0 79Q-3 77-5 72Q-9 72-9 67Q-14 66-13 61Q-17 61-18 57C-14 50-9 42-7 34C-10 24-17 12-19-1C-21-11-20-21-15-27C-12-34-8-42 0-42z';
const TAIL =
  'M-1 38Q2 54 0 74Q-3 54-1 38zM3 38Q8 52 9 64Q4 52 3 38zM-4 38Q-7 52-8 64Q-9 52-4 38zM6 42Q12 50 15 57Q8 52 6 42z';
/** The mantle: hackles on the neck, feathers lapped over each other down the back. */
const MANTLE =
  'M-13-22C-17-12-18-2-15 9-13 18-9 26-7 33-8 22-11 12-12 2-13-6-13-14-13-22zM-3-24Q1-17-1-9Q-6-15-3-24zM6-22Q11-14 8-6Q4-13 6-22zM-5-7Q0 0-2 8Q-7 1-5-7zM6-3Q11 4 7 12Q3 5 6-3zM0 11Q4 18 1 26Q-3 19 0 11z';
/** Turned a little to the left: nape, crown, the culmen to its hooked tip, the lower mandible, the shaggy throat. */
const HEAD =
  'M17-24C15-34 15-43 12-50C9-58 0-62-8-60C-14-66-20-70-27-72C-31-73-34-71-34-68C-29-67-22-59-16-52C-18-48-20-45-20-40L-17-42C-19-38-20-34-19-29L-16-32-17-22z';
const GAPE = 'M-31-69Q-18-64-9-55Q-20-61-31-69z';

export function ravenAbove<Ink extends string>(options: RavenAboveOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, eye, bank = 0, foreshortening = 1 } = options;
  return (canvas) => {
    const paint = (part: Ink | undefined, data: string, transform = '') =>
      part ? `<path fill="${canvas.color(part)}" d="${data}"${transform && ` transform="${transform}"`}/>` : '';
    // It leans: the lower wing is nearer to us and longer, the other one reaches up and away.
    const sides = ['scale(-1 1)rotate(-8)', 'rotate(14)scale(.92 .9)'];
    const size = width / 200;
    const scale = numbers(foreshortening === 1 ? [size] : [size, size * foreshortening]);
    const place = `translate(${numbers([x, y])})rotate(${numbers([-bank])})scale(${scale})`;
    canvas.add(
      [
        `<g transform="${place}">`,
        ...sides.map((side) => paint(ink, WING, side)),
        paint(ink, BODY),
        paint(ink, HEAD),
        ...sides.map((side) => paint(lit, COVERTS + SHAFTS, side)),
        paint(lit, MANTLE + TAIL + GAPE),
        paint(eye, 'M-8-54a1.5 1.5 0 113 0 1.5 1.5 0 11-3 0z'),
        '</g>',
      ].join(''),
    );
  };
}
