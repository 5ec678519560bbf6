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
  'M45-88L20-93C16-96 10-96 7-94 3-92-1-89-7-83-2-86 4-88 8-87 11-83 11-78 9-74 6-67-2-64-7-60-19-54-30-42-39-22-31-25-21-27-12-30 0-33 9-40 12-50 13-56 11-60 13-65 17-71 19-76 17-82 16-85 17-87 21-87zM12-51L12-37 6-44z';
const LEGS =
  'M-9-33h3l.4 15 .8 1.5-.8 1.5-.6 12 6.5 3h-11.5l2.8-3.2.4-11.8-.8-1.5.8-1.5zM1-37h3l.4 19 .8 1.5-.8 1.5-.6 12 6.5 3h-11.5l2.8-3.2.4-11.8-.8-1.5.8-1.5z';
const SHINE =
  'M-4-56C-16-51-26-40-35-25-23-27-9-31-1-39 5-45 4-53-4-56zM13-83C15-77 12-72 8-66 13-70 16-76 15-83zM12-91.5h3v2h-3z';

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
