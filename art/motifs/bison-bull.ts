/** A bison bull large enough to count his curls; `bison.ts` has the herd in the distance. */
import type { Layer } from '../kit/scene.ts';

/** Drawn once, facing left, 300 long, feet at 0. */
const BULL = {
  farLegs: 'M130-74l-4 38 4 36h15l3-36 10-36zM212-72l10 36-6 36h15l8-36 6-30z',
  hide: 'M120-206c30 10 56 28 86 36 32 8 60 10 72 32 10 18 8 34 2 48 5 16-2 28-8 40l5 22-5 28h-16l-3-28c-4-15-14-26-23-35-18 8-42 13-66 11l-16-6c-20-6-32-24-32-46z',
  underside:
    'M150-60c18 10 40 12 62 6-14 6-34 10-56 4zM246-52c10 6 16 14 19 24l5-2-6-30zM262-92c8-2 14-8 18-16 1 8 0 14-3 20z',
  tail: 'M280-132c12 8 16 22 13 40l-5 24c6 8 5 20-2 28-6-10-7-18-3-27l3-25c3-16 0-26-9-33z',
  wool: 'M152-196c-18-16-46-19-67-7-15 9-25 25-31 42-12 1-21 8-25 19-8 11-13 25-15 39-3 10-5 19-3 27 2 9 12 13 23 11l7 0c2 13 6 24 13 35 6-10 10-22 11-34 6 6 13 9 21 10l3-3-3 10 5 2-4 9 6 2-1 10-2 24h17l3-25 7-16c9-5 17-15 21-27l8-4-3-9 9-6-4-11 9-8-5-11 9-10-6-11 8-12-7-11 7-13z',
  curls:
    'M78-178q20-16 44-10-22 0-38 18zM92-150q18-16 40-12-20 2-34 20zM88-118q16-12 34-8-16 2-28 16zM104-90q10-10 24-8-12 4-18 14zM62-128q4-18 18-28-10 16-10 34zM66-96q0-14 8-24-2 14 2 26zM120-128q12-8 22-4-12 2-18 10z',
  muzzle: 'M12-90c-3 10-2 16 0 20 4 6 12 7 20 5 2-10-2-20-10-24-4-2-7-2-10-1z',
  sunlitBack:
    'M152-196c20 10 36 22 56 28 32 8 58 9 70 31-20-12-42-13-68-17-28-4-48-18-58-42zM85-203c-14 8-25 24-31 41 12-18 26-32 48-36 16-4 32-2 50 2-18-15-46-19-67-7z',
  horn: 'M44-141c-14 0-23-10-19-27 4 11 13 16 28 14l1 8z',
  eye: 'M31-111l6-2 1 3-5 1z',
} as const;

export interface BisonBullOptions<Ink> {
  x: number;
  y: number;
  width: number;
  /** The hide, and its shaded underside. */
  ink: Ink;
  shade: Ink;
  /** Sun on the back. */
  lit: Ink;
  /** Head and shoulders, and the curls in them. */
  wool: Ink;
  curl: Ink;
  horn: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

export function bisonBull<Ink extends string>(options: BisonBullOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, shade, lit, wool, curl, horn, flip = false } = options;
  return (canvas) => {
    const part = (partInk: Ink, data: string) => `<path fill="${canvas.color(partInk)}" d="${data}"/>`;
    const scale = Math.round((width / 300) * 100) / 100;
    const left = Math.round(x + (flip ? width / 2 : -width / 2));
    canvas.add(
      [
        `<g transform="translate(${left} ${y})scale(${flip ? -scale : scale} ${scale})">`,
        part(shade, BULL.farLegs),
        part(ink, BULL.hide + BULL.tail),
        part(shade, BULL.underside),
        part(wool, BULL.wool),
        part(curl, BULL.curls + BULL.muzzle),
        part(lit, BULL.sunlitBack),
        part(horn, BULL.horn + BULL.eye),
        '</g>',
      ].join(''),
    );
  };
}
