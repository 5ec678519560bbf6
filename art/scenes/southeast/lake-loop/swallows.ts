/** Swallows on the wing. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface SwallowsOptions<Ink> {
  ink: Ink;
  /** Each: middle, wing tip to wing tip, and the way it turns, in degrees; 0 flies upward. */
  items: readonly (readonly [x: number, y: number, width: number, turn: number])[];
}

/** Scythe wings and a forked tail. */
export function swallows<Ink extends string>({ ink, items }: SwallowsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(
      'swallow',
      () =>
        '<path d="M0-20q6 3 7 11c14-6 34-2 45 19C38 1 22 1 8 9L15 42 2 20h-4l-13 22L-8 9c-14-8-30-8-44 1 11-21 31-25 45-19q1-8 7-11z"/>',
    );
    const birds = items.map(
      ([x, y, width, turn]) =>
        `<use href="#${id}" transform="translate(${numbers([x, y])})rotate(${turn})scale(${numbers([width / 104])})"/>`,
    );
    canvas.group(ink, ink, birds.join(''));
  };
}
