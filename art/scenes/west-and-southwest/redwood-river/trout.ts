/** A brown trout that rises, large, under water: the body bent, the jaw parted. */
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

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
  /** Degrees clockwise. */
  tilt?: number;
}

/** Two hundred long, facing up to the left: snout, back, tail, belly, chin, the lower jaw and the corner of the mouth. */
const BODY =
  'M-72.5-51c1.5-.5 3-1 5.5 0s5.5 1.5 8.5 2.5 7.5 3.5 11.5 5.5 7 4.5 11.5 7.5 9 5.5 13.5 8 9.5 3.5 15.5 5 12.5 5.5 19.5 8 14 3.5 21 4 14.5-.5 20.5-2 12.5-4 16.5-6.5 6.5-3 8-8.5-2.5-18-1.5-24 5-9 7.5-13.5c1.5 4 2 7 3.5 12s3 11.5 6.5 16 11 6 16 7.5 8 1.5 12 1.5c-4 3.5-7 8.5-12.5 10.5s-15-.5-19.5.5-5.5 5-10 9-9.5 10-16.5 15-16 9-25.5 12.5-21 5.5-32 5-22.5-2-32-4.5-18.5-6.5-25.5-11-13-12-17-17-4.5-8-7-11.5-4.5-7.5-5.5-11-.5-7.5-.5-9.5 1.5-2 2-3.5l12.5 12.5c-1-3-2.5-6.5-4-9.5s-2.5-5-4-8.5c.5-.5 0-1 1.5-2z';
/** From the cheek to the tail, between the back and the pale belly. */
const FLANK =
  'M-70.5-44c2 2 4 4 7 6s5 3.5 7.5 5 6 2.5 8.5 4.5 4.5 4.5 9 7.5 11 6 17 8.5 13.5 4.5 21 7 16 3.5 24 4 16.5-.5 23.5-2 13.5-4.5 19.5-7.5 10-9 13.5-11 3-1 4-.5 3.5 3 1.5 6-8 9-13.5 13-13 9-21 12.5-17.5 6-27 8-21.5 0-31-2-18.5-3-26.5-7-15-10-20.5-14-9-7-11-10.5-2-6-2-9.5 0-6-.5-9-2-6-3-9z';
const BELLY =
  'M-78.5-42.5c2.5 4.5 5.5 9 8 14s1 9 4 12.5 7 5.5 12.5 10 12.5 10.5 20.5 14 17 5.5 26.5 7 21 3 31 2 18.5-4.5 27-8 21-12 23.5-13-2.5 5-6 7.5-8.5 7-16 10.5-19 6.5-28.5 9c-11.5.5-23.5 1-34-.5s-20-3.5-28.5-7-16.5-11.5-22-16-8.5-9-12-14-4.5-10-5.5-14-1.5-7.5-2.5-11.5l2-2.5z';
/** Raked back, each of its own form: dorsal, adipose, pelvic and anal fin. */
const FINS =
  'M-11-23c4-3.5 8.5-7.5 11.5-10s5.5-4 8-5 4-1 6.5 0 5.5 4 8.5 6c0 1.5-1.5 1-1.5 4.5s2 11 2.5 17l-35.5-12.5zM56-11.5c2-3.5 4-8.5 6-10.5s4-1.5 6.5-2.5c0 2 1 5 0 6.5s-2 1.5-3 2.5l-9.5 4zM3.5 22.5c6 4 12.5 9 18.5 11s12.5 1 18 1c-1-2.5-1.5-4.5-3.5-6.5s-6.5-5-10-7l-23 1.5zM53.5 12c5 2.5 9.5 7 14.5 7s10-3.5 15-6c-2-2-4-3.5-6-5.5s-4.5-4-7-6l-16.5 10.5z';
const PECTORAL =
  'M-59-9.5c3.5 7.5 6.5 16.5 11 22s9 10 14.5 12 11 1.5 16.5 2c-2-3-3.5-6-6-9s-2.5-5-8-8.5-14.5-9-21-14l-7-4.5z';
/** The pale leading edges of the lower fins. */
const EDGES =
  'M-59-9.5c3 7.5 5.5 16 9 22s8 10 13.5 12.5 13 1 19.5 1.5c-5.5-1-11.5-.5-16.5-3s-8.5-6.5-13-12-8.5-13.5-12.5-21zM3.5 23.5c5.5 3.5 10.5 8.5 17 10s13 1 19.5 1c-6-.5-11-.5-17-2s-13.5-6-19.5-9zM53.5 12.5c4.5 2.5 8 7 13 7s11-4 16.5-6.5c-5 1.5-9.5 5-14.5 5s-10-3.5-15-5.5z';
/** Gill, mouth and upper jaw; the rays of the fins. */
const LINES =
  'M-46-32.5c0 3 1 7 .5 9.5s-3 6-6 8-7 2.5-10 2.5-6.5-2.5-9.5-3.5c3 0 6 1 9 1s6.5-.5 8.5-2 4.5-4.5 5.5-6.5 1.5-6 2-9zM-66-31l-5-11.5-3.5 3.5 8.5 8zM-71.5-45.5c1 3 2 5.5 3 8.5s2 9.5 3 11 2.5 1 2-.5-2.5-7-3.5-10.5-3-5.5-4.5-8.5zM2.5-27l6-8-3.5 9zM8.5-25l7-9-4 10zM15.5-22l5-7.5-2.5 8zM85-33l1-23 3 22z';
/** Points, which round strokes make dots of. */
const DARK_SPOTS = 'M-34.5-28h0M-29.5-19h0M-21-22.5h0M-15.5-15h0M-6.5-17.5h0M0-8h0M10-10h0M21.5-2.5h0M30.5-6.5h0';
const SMALL_SPOTS = 'M52.5-9h0M65-10.5h0M74.5-17h0M-53-42h0M-2-26h0M6-24h0M13.5-20h0';
const RED_SPOTS = 'M-40.5-11.5h0M-26.5-8h0M-18.5 1h0M-2.5 1h0M12.5 8h0M29 4.5h0M48.5 2.5h0';
const EYE = 'M-60.5-41.5h0';
const GLINT = 'M-60.5-42.5h0';

export function risingTrout<Ink extends string>(options: RisingTroutOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, flank, belly, spot, red, tilt = 0 } = options;
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
