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

const HERON =
  'M36-88L17-92Q14-97 8-97 1-97-2-93L-14-89 1-88C2-82 5-77 4-71 3-64-3-60-10-56-22-50-30-38-36-22L-22-30-26-20C-16-28-2-34 6-44 11-51 16-58 15-68 14-76 10-80 12-86zM-10-38l3 1 2 19-2 17 6 3h-9l1-20zM-4-38l4-2 5 20-2 19 6 3h-9l1-22z';
const HERON_LIT = 'M12-86Q10-80 13-74 15-62 9-52 11-62 9-70 7-78 9-85zM-8-54Q-20-46-28-32-14-38-4-46z';

/** A great blue heron that stands and waits; it stands on (x, y). */
export function heron<Ink extends string>({ x, y, height, ink, lit, flip = false }: HeronOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 98;
    const place = `translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})`;
    const shine = lit ? `<path fill="${canvas.color(lit)}" d="${HERON_LIT}"/>` : '';
    canvas.add(`<g transform="${place}"><path fill="${canvas.color(ink)}" d="${HERON}"/>${shine}</g>`);
  };
}
