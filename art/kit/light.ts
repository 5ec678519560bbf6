/** Light from one side: masses with a lit edge, the shadows they cast, and their mirror image in still water. */
import type { Canvas } from './canvas.ts';
import type { Point } from './geometry.ts';
import { numbers } from './path.ts';
import type { Layer } from './scene.ts';

export interface Light<Ink> {
  /** Toward the lamp: [-1, -1] is above on the left, [0, 1] is below. Its length does not matter. */
  from: Point;
  /** The color of what it touches. */
  ink: Ink;
  /** The color of the shadows, overprinted. */
  shadow: Ink;
}

export interface MassOptions<Ink extends string> {
  /** Left out, only its shadow or its mirror image is seen: of what stands outside the picture. */
  ink?: Ink;
  /** Whatever these draw becomes one flat shape of one ink: a value group, cheap and calm. */
  layers: readonly Layer<Ink>[];
  light?: Light<Ink>;
  /** Width of the edge that catches the light. */
  rim?: number;
  /** A shadow on level ground at y, this many times as long as the mass is high; needs a light. */
  shadow?: { y: number; length: number; opacity?: number };
  /** A mirror image below this y, in an ink of its own. */
  mirror?: { y: number; ink: Ink; opacity?: number };
  /** The whole mass overprinted: distance, or glass. */
  opacity?: number;
}

/** Rim light: the same shape in the color of the light, moved a little toward the lamp, looks out from behind the dark one. */
export function mass<Ink extends string>(options: MassOptions<Ink>): Layer<Ink> {
  const { ink, layers, light, rim = 0, shadow, mirror, opacity } = options;
  return (canvas) => {
    const id = canvas.silhouette((sheet) => {
      for (const layer of layers) layer(sheet);
    });
    if (mirror) stamp(canvas, mirror.ink, id, mirror.opacity, `matrix(1 0 0-1 0 ${numbers([2 * mirror.y])})`);
    if (light && shadow) {
      // The lamp behind throws the shadow toward the viewer, the lamp before throws it away.
      const lean = -light.from[0] * shadow.length;
      const fall = light.from[1] < 0 ? -0.32 * shadow.length : 0.3 * shadow.length;
      const matrix = numbers([1, 0, -lean, fall, lean * shadow.y, shadow.y * (1 - fall)]);
      stamp(canvas, light.shadow, id, shadow.opacity ?? 0.5, `matrix(${matrix})`);
    }
    if (light && rim) {
      const reach = rim / Math.hypot(...light.from);
      stamp(canvas, light.ink, id, opacity, `translate(${numbers([light.from[0] * reach, light.from[1] * reach])})`);
    }
    if (ink) stamp(canvas, ink, id, opacity);
  };
}

function stamp<Ink extends string>(canvas: Canvas<Ink>, ink: Ink, id: string, opacity = 1, transform = ''): void {
  const color = canvas.color(ink);
  const clear = opacity < 1 ? ` opacity="${numbers([opacity])}"` : '';
  const moved = transform ? ` transform="${transform}"` : '';
  canvas.add(`<use href="#${id}" fill="${color}" color="${color}"${clear}${moved}/>`);
}
