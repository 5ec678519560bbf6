/** The bare limbs of a great bur oak: crooked, each piece a little thinner than the one before. */
import type { Station } from '../kit/geometry.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

export interface LimbsOptions<Ink> {
  ink: Ink;
  /** Each from its root to its tip: where it runs, and half its thickness there. A point written twice is a sharp elbow. */
  limbs: readonly (readonly Station[])[];
}

export function limbs<Ink extends string>({ ink, limbs: courses }: LimbsOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, courses.map((course) => limb(course, 1)).join(''));
}
