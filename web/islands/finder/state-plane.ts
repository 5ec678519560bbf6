/** From degrees onto the map of the state, which art/maps draws: an equal-area cone, in the units of that drawing. */
import type { Point } from '../../../domain/geo.ts';

export const drawing = { width: 6400, height: 7200 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The cone touches the earth at two parallels and is centered on the state; scale and middle fit it into the drawing. */
const [south, north, center, meridian] = [44.5, 48, 46.3, -94.3].map(radians) as [number, number, number, number];
const scale = 61902.756;
const middle = { x: 2346.031, y: 3745.061 };

const opening = (Math.sin(south) + Math.sin(north)) / 2;
const constant = 1 + Math.sin(south) * (2 * opening - Math.sin(south));
const radius = (latitude: number) => Math.sqrt(constant - 2 * opening * Math.sin(latitude)) / opening;

export function onStateMap({ latitude, longitude }: Point): { x: number; y: number } {
  const turn = opening * (radians(longitude) - meridian);
  const distance = radius(radians(latitude));
  return {
    x: middle.x + scale * distance * Math.sin(turn),
    y: middle.y + scale * (distance * Math.cos(turn) - radius(center)),
  };
}
