/** A brown trout that rises, large, under water: the body bent, the jaw parted. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RisingTroutOptions<Ink> {
  /** The middle of the fish. */
  x: number;
  y: number;
  length: number;
  /** The back, and the fins. */
  ink: Ink;
  /** The flank. */
  flank: Ink;
  belly: Ink;
  spot: Ink;
  /** The red spots along the flank. */
  red: Ink;
  /** With rays in the fins, where the fish is large. */
  rays?: boolean;
  /** Degrees clockwise. */
  tilt?: number;
}

/** Two hundred long, facing up to the left: snout, back, tail, belly, chin, the lower jaw and the corner of the mouth. */
const BODY =
  'M-73.5-54c1.5-.5 3-.5 5.5 1s5 2.5 7.5 4 6.5 4 10.5 7 6.5 7 10 10.5 7.5 7 11.5 10.5 7.5 4 12.5 6 10 5 17 7 14 3 21 2.5 16.5-.5 23-1 15.5-2 22.5-2 7.5 2.5 13.5 1 18.5-8 27-7.5 10 4.5 14.5 6.5c-3.5 1.5-6.5 2.5-11.5 4.5s-11.5 4-15 8.5-4 12-5 17-1.5 7.5-1.5 11c-2-2.5-4.5-3.5-7-7.5s-2-13.5-4-17-6-1.5-10.5-1.5-9 4-15.5 7.5-16 7-23.5 10.5-20.5 7-31.5 7-25.5-2.5-36-6-19.5-11-25-16.5-11.5-15.5-14-21-1.5-7.5-3-11-4-9-4.5-12.5 1-7.5 1.5-9.5 1.5-1.5 2.5-3l10 15c-.5-3.5-1.5-7-2.5-10.5s-1-5.5-2-9c.5-.5.5-1 2-1.5z';
/** From the cheek to the tail, between the back and the pale belly. */
const FLANK =
  'M-73-47c1.5 2.5 3 5 5.5 7s4.5 4.5 7 6.5 5.5 3.5 7.5 6.5 3 5 7 9 9.5 8 15 11.5 12.5 6 19.5 8.5 16 2.5 24 2.5 16.5-1.5 24-3 14-3 21-5 15-2 19-.5 2.5 2 3 3-1 5-4 5-10 .5-15.5 1.5-12.5 6-20.5 9-16 5.5-25.5 8.5-21.5 1.5-32-.5-20.5-5.5-29-11-12.5-12.5-17.5-18-7.5-9.5-8.5-13 0-5.5.5-9 1-6 .5-9-.5-6.5-1-9.5z';
const BELLY =
  'M-81-47c1.5 5 3.5 10 5.5 15.5s-.5 9 1 12 5.5 7 10 13 10.5 12.5 17.5 18 18 8.5 29 11 22 2 32 .5 17.5-5.5 25.5-8.5 20.5-8.5 22.5-8.5-2.5 3.5-5.5 5-8.5 6-16 8.5-16.5 6-26 9.5c-12 1-23.5 2.5-35.5 1s-23.5-7-32.5-12.5-13.5-14-19-20.5-6-10.5-7.5-15.5-3-10-3.5-14.5 0-8 0-12l2.5-2z';
/** Raked back, each of its own form: dorsal, adipose, pelvic and anal fin. */
const FINS =
  'M-20-16c4-3 8.5-6.5 11.5-9s4-4.5 5.5-5.5 2-1.5 4.5-1 6.5 4 9 5.5c0 1.5-1 1-1 4.5s2.5 11 3 17l-18 1.5-14.5-13zM46-5.5c3-4 6-8.5 10.5-10 2.5-.5 3.5 1 3 3-2 1.5-3 4-3.5 6.5zM-6 29.5c6 4 12.5 8.5 19 10s13.5 0 18-.5c-1-2-1.5-4-3.5-6s-6.5-4.5-10.5-6.5l-23 3zM41.5 17.5c4.5 3 8.5 8 13 8.5s7.5-1 10-1c-1-3-1.5-5-2.5-7.5s-2.5-5.5-4.5-8l-16 8z';
const PECTORAL =
  'M-69-11.5c2.5 8.5 4 18.5 7 24.5s7 11.5 13 15 13 4 19 5c-2-3-3.5-6.5-6-10s-2.5-5.5-8.5-10-12.5-12-18-18l-6.5-6.5z';
/** The pale leading edges of the lower fins. */
const EDGES =
  'M-69-11.5c1.5 8.5 3 18 5 24s6 11.5 11 15 16 4.5 23 5.5c-6-1.5-13.5-2.5-19-6s-8-8.5-11.5-15-6-15-8.5-23.5zM-6 30.5c5.5 3.5 10.5 8 17.5 9s14 0 19.5-.5c-5 0-10 .5-17-.5s-14-5-20-8zM41.5 18c4 3 7 8 12 8.5s8.5-1.5 11-1.5c-2.5-1-5.5 1-9.5 0s-9-4.5-13.5-7z';
/** Rays, that grow out of the flank into fins and tail. */
const RAYS =
  'M-63-5C-59 8-53 20-43 27-50 18-56 7-60-3zM-58-1C-53 9-46 18-38 26-44 15-51 6-55 1zM1 30C9 34 17 37 25 38 17 35 11 32 6 29.5zM11 29C17 31 22 34 28 37 23 32 18 29 15 28zM45 17C49 20 54 23 60 23 55 20 51 17 49 15zM52 14C55 18 58 21 62 22 59 18 57 14 55 12zM84-3C95-8 107-12 118-11 107-9 97-5 85-1zM83 1C88 9 91 18 91 27 87 18 85 10 81 2z';
/** Gill, mouth and upper jaw; the rays of the fins. */
const LINES =
  'M-50.5-30.5c-1 2.5-1 7-2 9s-4.5 5.5-7.5 6.5-7.5.5-10.5 0-5.5-3.5-8-4.5c2.5 0 5.5 1.5 8 2s6.5 1 9 0 5-3 6.5-5 3-5.5 4.5-8zM-71-33l-3-12.5-4 2.5 7 10zM-73.5-48.5c0 3 .5 5.5 1 9s.5 9.5 1.5 11.5 2 1 2-.5-1.5-7-2-11-2-6-2.5-9zM-8-19.5l4.5-8.5-2.5 9.5zM-4-18l6-9.5-3 10.5zM3-15.5l5-7.5-2 8z';
/** Points, which round strokes make dots of. */
const DARK_SPOTS = 'M-41-24.5h0M-37.5-14.5h0M-28.5-16h0M-25-8h0M-16.5-10h0M-11-.5h0M-1.5-3h0M10.5 3.5h0M19-1h0';
const SMALL_SPOTS = 'M42.5-3.5h0M55.5-3.5h0M69-4.5h0M-56.5-42.5h0M-11.5-18.5h0';
const RED_SPOTS = 'M-50-9h0M-37-3h0M-30 7.5h0M-13.5 8.5h0M2 14.5h0M18.5 10h0M37.5 7.5h0';
const EYE = 'M-64-42.5h0';
const GLINT = 'M-63.5-43.5h0';

export function risingTrout<Ink extends string>(options: RisingTroutOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, flank, belly, spot, red, rays = false, tilt = 0 } = options;
  return (canvas) => {
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const dots = (color: Ink, width: number, data: string) =>
      `<path stroke="${canvas.color(color)}" stroke-width="${numbers([width])}" d="${data}"/>`;
    const turn = tilt ? `rotate(${numbers([tilt])})` : '';
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})${turn}scale(${numbers([length / 200])})" stroke-linecap="round">`,
        part(ink, FINS),
        part(ink, BODY),
        part(flank, FLANK),
        part(belly, BELLY + EDGES),
        part(ink, PECTORAL),
        rays ? part(flank, RAYS) : '',
        part(spot, LINES),
        dots(spot, 4, DARK_SPOTS),
        dots(spot, 3, SMALL_SPOTS),
        dots(belly, 6.6, RED_SPOTS),
        dots(red, 4.2, RED_SPOTS),
        dots(flank, 7.2, EYE),
        dots(spot, 5.4, EYE),
        dots(belly, 1.6, GLINT),
        '</g>',
      ].join(''),
    );
  };
}
