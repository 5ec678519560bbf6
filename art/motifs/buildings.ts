/** Lighthouse, houses, and the beam of a lamp. Buildings stand on (x, y), the middle of their foot. */
import type { Point, Side } from '../kit/geometry.ts';
import { disc, polygon, polyline } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface LighthouseOptions<Ink> {
  x: number;
  y: number;
  height: number;
  lit: Ink;
  mid: Ink;
  shade: Ink;
  /** Ironwork and windows. */
  dark: Ink;
  /** The lantern's panes. */
  glow: Ink;
  light?: Side;
}

/** Split Rock Light: a stout octagon of buff brick, three faces seen, with a black lantern. */
export function lighthouse<Ink extends string>(options: LighthouseOptions<Ink>): Layer<Ink> {
  const { x, y, height, lit, mid, shade, dark, glow, light = -1 } = options;
  return (canvas) => {
    const place = (across: number, up: number): Point => [x - across * height * light, y - up * height];
    const solid = (...corners: Point[]) =>
      polygon(
        corners.map(([across, up]) => place(across, up)),
        10,
      );
    const block = (left: number, right: number, bottom: number, top: number) =>
      solid([left, bottom], [left, top], [right, top], [right, bottom]);
    const foot = 0.215;
    const neck = 0.165;
    canvas.fill(mid, solid([-foot, 0], [-neck, 0.6], [neck, 0.6], [foot, 0]));
    canvas.fill(lit, solid([-foot, 0], [-neck, 0.6], [-neck * 0.32, 0.6], [-foot * 0.36, 0]));
    canvas.fill(shade, solid([foot, 0], [neck, 0.6], [neck * 0.5, 0.6], [foot * 0.52, 0]));

    const window = (up: number) =>
      solid([-0.005, up], [-0.005, up + 0.075], [0.02, up + 0.1], [0.045, up + 0.075], [0.045, up]);
    const door = solid([-0.135, 0], [-0.128, 0.1], [-0.105, 0.12], [-0.085, 0.1], [-0.087, 0]);
    canvas.fill(dark, window(0.42) + window(0.2) + door);

    canvas.fill(lit, solid([-0.19, 0.6], [-0.225, 0.655], [0.225, 0.655], [0.19, 0.6]));
    canvas.fill(shade, solid([0.19, 0.6], [0.225, 0.655], [0.06, 0.655], [0.06, 0.6]));
    canvas.fill(dark, block(-0.24, 0.24, 0.655, 0.675));

    canvas.fill(glow, block(-0.135, 0.135, 0.675, 0.84));
    const bars = [-0.135, -0.05, 0.05, 0.135].map((across) => block(across - 0.008, across + 0.008, 0.675, 0.85));
    const dome = solid(
      [-0.17, 0.84],
      [-0.13, 0.9],
      [-0.05, 0.945],
      [-0.022, 0.95],
      [-0.022, 0.985],
      [0.022, 0.985],
      [0.022, 0.95],
      [0.05, 0.945],
      [0.13, 0.9],
      [0.17, 0.84],
    );
    canvas.fill(
      dark,
      block(-0.15, 0.15, 0.675, 0.725) + bars.join('') + dome + disc(...place(0, 0.992), height * 0.022, 10),
    );

    const rail = polyline([place(-0.235, 0.675), place(-0.235, 0.745), place(0.235, 0.745), place(0.235, 0.675)], 10);
    const posts = [-0.15, -0.08, 0, 0.08, 0.15].map((across) =>
      polyline([place(across, 0.675), place(across, 0.745)], 10),
    );
    canvas.stroke(dark, Math.max(1.2, height * 0.009), rail + posts.join(''));
  };
}

export interface HouseOptions<Ink> {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: Ink;
  roof: Ink;
  /** The wall on the right, away from the light. */
  shade?: Ink;
  window?: Ink;
  windows?: number;
  chimney?: boolean;
}

/** A small house with a hipped roof. */
export function house<Ink extends string>(options: HouseOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, wall, roof, shade, window, windows = 2, chimney = false } = options;
  return (canvas) => {
    const place = (across: number, up: number): Point => [x + across * width, y - up * height];
    const block = (left: number, right: number, bottom: number, top: number) =>
      polygon([place(left, bottom), place(left, top), place(right, top), place(right, bottom)]);
    canvas.fill(wall, block(-0.5, 0.5, 0, 0.55));
    if (shade) canvas.fill(shade, block(0.18, 0.5, 0, 0.55));
    const slopes = polygon([place(-0.57, 0.53), place(-0.24, 1), place(0.24, 1), place(0.57, 0.53)]);
    canvas.fill(roof, slopes + (chimney ? block(0.1, 0.2, 0.95, 1.18) : ''));
    if (!window) return;
    let panes = '';
    for (let i = 0; i < windows; i++) {
      const across = -0.4 + (0.8 * (i + 0.5)) / windows;
      panes += block(across - 0.045, across + 0.045, 0.16, 0.4);
    }
    canvas.fill(window, panes);
  };
}

export interface BeamOptions<Ink> {
  x: number;
  y: number;
  ink: Ink;
  /** The far ends of overprinted wedges, and half their height there. */
  to: readonly (readonly [x: number, y: number, spread: number])[];
  opacity?: number;
}

/** The beam of a lamp. */
export function beam<Ink extends string>({ x, y, ink, to, opacity = 0.3 }: BeamOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    for (const [endX, endY, spread] of to) {
      canvas.fill(
        ink,
        polygon([
          [x, y - 4],
          [endX, endY - spread],
          [endX, endY + spread],
          [x, y + 4],
        ]),
        opacity,
      );
    }
  };
}
