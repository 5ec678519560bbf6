/** Free shapes, for the one-off forms that every picture needs. */
import type { Point } from '../kit/geometry.ts';
import { blob, closedCurve, lens, numbers, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface ShapeOptions<Ink> {
  ink: Ink;
  points: readonly Point[];
  /** Rounded through the midpoints instead of cornered. */
  smooth?: boolean;
  opacity?: number;
}

export function shape<Ink extends string>({ ink, points, smooth = false, opacity = 1 }: ShapeOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, smooth ? blob(points) : polygon(points), opacity);
}

export interface BankOptions<Ink> {
  ink: Ink;
  /** The smooth edge... */
  points: readonly Point[];
  /** ...closed by straight lines through these. */
  close: readonly Point[];
}

/** A smooth edge filled to the side or floor: banks, dunes, foreground shelves. */
export function bank<Ink extends string>({ ink, points, close }: BankOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, closedCurve(points, close));
}

export interface LensesOptions<Ink> {
  ink: Ink;
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Almonds at chosen places: pools, lily pads, patches of light. */
export function lenses<Ink extends string>({ ink, items }: LensesOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, items.map(([x, y, width, height]) => lens(x, y, width, height)).join(''));
}

export interface CutOptions<Ink extends string> {
  within: readonly Point[];
  smooth?: boolean;
  layers: readonly Layer<Ink>[];
}

/** Layers of which only the part inside an outline is seen. */
export function cut<Ink extends string>({ within, smooth = false, layers }: CutOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    canvas.inside(smooth ? blob(within) : polygon(within), () => {
      for (const layer of layers) layer(canvas);
    });
}

export interface EnlargedOptions<Ink extends string> {
  by: number;
  /** This point of the layers... */
  from: Point;
  /** ...comes to lie here. */
  to: Point;
  layers: readonly Layer<Ink>[];
}

/** Layers seen from nearer than they were drawn. */
export function enlarged<Ink extends string>({ by, from, to, layers }: EnlargedOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    canvas.add(
      `<g transform="translate(${numbers([to[0] - from[0] * by, to[1] - from[1] * by])})scale(${numbers([by])})">`,
    );
    for (const layer of layers) layer(canvas);
    canvas.add('</g>');
  };
}

export interface DrawnOptions<Ink extends string> {
  ink: Ink;
  /** SVG path data in the units of the sheet. */
  path: string;
  opacity?: number;
  /** Light and shade, seen only inside the form. */
  layers?: readonly Layer<Ink>[];
}

/** A form drawn by hand, with its planes of light inside it. */
export function drawn<Ink extends string>({ ink, path, opacity = 1, layers }: DrawnOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    canvas.fill(ink, path, opacity);
    if (layers) {
      canvas.inside(path, () => {
        for (const layer of layers) layer(canvas);
      });
    }
  };
}
