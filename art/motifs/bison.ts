/** A bison. */
import type { Layer } from '../kit/scene.ts';

/** Drawn once, facing left, 300 long, feet at 0. */
const BISON = {
  farLegs: 'M128-70l-6 30 2 40h14l2-40 10-30zM226-78l14 36-6 42h14l8-42-2-40z',
  hide: 'M150-190c20 12 34 22 58 24 34 2 66 6 74 40 4 18-2 32-8 46l8 34-4 46h-17l-3-46c-10-8-16-18-18-30-26 12-62 16-92 12l-34 6z',
  tail: 'M276-146c14 4 22 18 20 38l-4 22c5 7 3 17-4 23-5-8-5-16-1-23l1-22c2-14-2-24-12-30z',
  wool: 'M160-184c-16-14-40-20-60-12-26 10-44 34-52 60-16 4-28 14-32 32-8 10-12 24-10 36 3 9 14 12 26 11 4 6 8 8 14 8 0 10 4 18 10 24 8-6 12-14 14-24 8 4 14 4 20 2l2 47h16l4-47l12-6 2-8 9-3 1-10 8-4 0-11 8-6-1-11 6-9-4-9 5-12-6-9c0-8 0-16-4-24-4-4-8-8-12-11z',
  sunlitBack:
    'M160-184c16 10 30 18 50 19 30 2 58 5 68 28-22-12-46-13-70-14-22-2-38-12-48-33zM98-195c-24 11-40 32-48 57 14-22 30-40 56-47 18-4 36 0 54 1-16-12-40-19-62-11z',
  horn: 'M50-128c-12 0-20-8-18-24 4 9 11 13 22 13zM32-98l6-2 1 4-6 1z',
} as const;

export interface BisonOptions<Ink> {
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Sun on the back. */
  lit: Ink;
  /** Head and shoulders. */
  wool: Ink;
  horn?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

export function bison<Ink extends string>(options: BisonOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, wool, horn, flip = false } = options;
  return (canvas) => {
    const id = canvas.symbol(`bison ${wool} ${horn}`, () =>
      [
        `<path d="${BISON.farLegs}"/><path d="${BISON.hide}"/><path d="${BISON.tail}"/>`,
        `<path fill="${canvas.color(wool)}" d="${BISON.wool}"/><path fill="currentColor" d="${BISON.sunlitBack}"/>`,
        horn ? `<path fill="${canvas.color(horn)}" d="${BISON.horn}"/>` : '',
      ].join(''),
    );
    const scale = width / 300;
    canvas.group(ink, lit, canvas.copy(id, x + (flip ? width / 2 : -width / 2), y, flip ? -scale : scale, scale));
  };
}
