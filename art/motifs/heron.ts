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
  'M42-88L17-94C14-97 8-97 4-95L-10-93 3-91C3-87 6-83 8-79 10-74 9-69 5-65-1-60-9-59-16-53-25-46-31-35-38-19L-30-23C-24-25-14-27-6-30 3-35 11-42 15-52 18-60 18-67 16-74 15-79 13-82 15-87z';
const LEGS = 'M-9-31h3l1 15-1 13 7 3h-10l1-16zM1-36h3v19l-1 14 8 3h-11l1-17z';
const SHINE =
  'M-1-57C-13-53-24-42-33-24-20-27-5-33 3-45 5-50 3-55-1-57zM12-84C11-80 13-77 14-72 15-66 13-58 9-51 15-56 18-64 16-72 15-78 13-81 14-85zM11-45L14-34 7-42z';

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
