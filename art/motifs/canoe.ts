/** A canoe with two paddlers. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface CanoeOptions<Ink> {
  /** On the water at (x, y), the middle of the hull. */
  x: number;
  y: number;
  width: number;
  hull: Ink;
  /** The edge of the hull, and the hats. */
  lit: Ink;
  /** The paddlers and their paddles. */
  ink: Ink;
  /** Their coats. */
  coat: Ink;
  /** Travels to the right; flipped, to the left. */
  flip?: boolean;
}

const HULL = 'M-98-24Q-104-6-80 0 0 8 80 0 104-6 98-24 92-14 70-11 0-4-70-11-92-14-98-24z';
const EDGE = 'M-98-24Q-92-14-70-11 0-4 70-11 92-14 98-24 95-9 70-6 0 1-70-6-95-9-98-24z';
const PEOPLE =
  'M-62-7Q-62-18-56-20L-40-16-40-6zM-56-56a8 8 0 1116 0 8 8 0 11-16 0zM36-7Q36-18 42-20L58-16 58-6zM44-56a8 8 0 1116 0 8 8 0 11-16 0zM-32-60l3-1 9 50q6 12 1 18-6-4-6-16zM74-58l3 0-2 46q4 14-2 20-5-6-3-20z';
const HATS = 'M-64-58Q-48-54-32-58L-40-60Q-40-70-48-70-56-70-56-60zM36-58Q52-54 68-58L60-60Q60-70 52-70 44-70 44-60z';
const COATS =
  'M-62-14Q-64-36-56-44-48-50-42-42L-30-32-24-34-22-30-32-25-42-30-42-14zM36-14Q34-36 42-44 50-50 56-42L68-32 74-34 76-30 66-25 56-30 56-14z';

export function canoe<Ink extends string>({
  x,
  y,
  width,
  hull,
  lit,
  ink,
  coat,
  flip = false,
}: CanoeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 200;
    const part = (partInk: Ink, data: string) => `<path fill="${canvas.color(partInk)}" d="${data}"/>`;
    const parts = part(coat, COATS) + part(ink, PEOPLE) + part(hull, HULL) + part(lit, EDGE + HATS);
    canvas.add(
      `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">${parts}</g>`,
    );
  };
}
