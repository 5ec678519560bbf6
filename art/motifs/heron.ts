/** The great blue heron. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface HeronOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  /** Breast, wing edge and the stripe of the neck. */
  lit?: Ink;
  /** Looks to the right; flipped, to the left. */
  flip?: boolean;
}

const BODY =
  'M39-86L19-91Q15-96 10-96 5-96 2-93L-7-89 4-88C5-82 8-76 6-69 4-63-2-60-9-56-21-50-29-38-36-20L-23-29-27-18C-15-28 0-33 7-44 12-51 16-60 15-68 14-76 11-80 14-85z';
const LEGS = 'M-12-36h5l1 18-2 16 7 2h-10l2-18zM-3-42h6l0 22-2 18 7 2h-10l2-20z';
const SHINE = 'M13-85Q10-80 13-73 16-62 8-50 11-62 10-69 8-77 10-84zM-8-54Q-20-46-28-31-14-37-3-46z';

/** A great blue heron that stands and waits; it stands on (x, y). */
export function heron<Ink extends string>({ x, y, height, ink, lit, flip = false }: HeronOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 98;
    const place = `translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})`;
    const shine = lit ? `<path fill="${canvas.color(lit)}" d="${SHINE}"/>` : '';
    canvas.add(
      `<g transform="${place}"><g fill="${canvas.color(ink)}"><path d="${LEGS}"/><path d="${BODY}"/></g>${shine}</g>`,
    );
  };
}
