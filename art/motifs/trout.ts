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
  /** Degrees clockwise. */
  tilt?: number;
}

/** Two hundred long, facing up to the left: snout, back, tail, belly, chin, the lower jaw and the corner of the mouth. */
const BODY =
  'M-86.5-44c1-1 2.5-2 5-2s6.5 0 10.5 .5 9.5 2 14.5 3.5 9.5 3.5 15 6 11.5 5.5 17 8 10.5 4 17 6 13.5 5 20.5 7.5 14 4.5 21 6 14 2.5 20 2.5 13 0 17.5-1 7-.5 10.5-5 5.5-17 10-22 10.5-5.5 16-8c-1.5 4-3 7-4 12s-4 11.5-3 17 6 11 9 15 6 5.5 9 8c-5 .5-10 3-15 2s-11.5-8-16-9-6.5 2-11.5 4-11.5 6-18.5 8.5-15.5 5-24 6.5-18 3-27 2.5-19-1.5-27.5-4-16.5-6-23.5-10-14-10-19-14-7-6.5-10.5-9.5-7-6-9.5-9-4-7-5-9 0-2.5 0-4l17.5 8.5c-2.5-2.5-5.5-5.5-8-8s-5.5-4.5-8.5-7c0-1-.5-1.5 .5-2.5z';
/** From the cheek to the tail, between the back and the pale belly. */
const FLANK =
  'M-81-38c3 1.5 6 3 9.5 4s6.5 2.5 10 3.5 6.5 1.5 10 3 6 4 11 6.5 12.5 6 19 8.5 13.5 5 21 7 15.5 3.5 23 4.5 15.5 2 22.5 2 13.5-1 19.5-2 12.5-5 16-5.5 3.5 .5 4 1.5 2 4-1 6-10.5 5-16.5 7-13.5 4.5-21 6-16 3-24.5 3.5-18.5-.5-27-2-16.5-3.5-24-7-15.5-9-21.5-12.5-10-5.5-13-8.5-4-5.5-5.5-8.5-2.5-6-4.5-9-4.5-5.5-7-8z';
const BELLY =
  'M-87.5-34c4.5 3.5 9.5 7 13.5 11s5 8.5 9 11.5 8 4 14 7.5 14 9 21.5 12.5 15.5 5.5 24 7 18.5 2.5 27 2 16.5-2 24.5-3.5 21-5.5 23.5-5.5-3.5 3.5-7.5 5-8.5 4-15.5 5.5-17 3-25.5 4.5c-9.5 0-19.5 .5-28.5-.5s-17-3.5-25-7-16.5-9.5-22.5-13.5-10-7-14.5-11-8-8.5-11-12-5-7-7.5-10.5l.5-3z';
/** Raked back, each of its own form: dorsal, adipose, pelvic and anal fin. */
const FINS =
  'M-12.5-22.5c4-3.5 9-8 12.5-10.5s6-4 9-5 5-1 8 0 6 4.5 9 7c-.5 1.5-2 .5-2 4s.5 11.5 .5 17.5l-37-13zM55-4.5c3-3 6.5-7 9-8.5s4.5 0 7 0c-.5 2-1 5-2 6s-2.5 1-4 1.5l-10 1zM4 22.5c5 4 10 9 15 11.5s9.5 2 14 3c-.5-2.5-.5-4.5-2-7s-5-5.5-7.5-8l-19.5 .5zM47.5 17.5c3.5 3.5 6.5 9 10.5 10.5s8.5-.5 13-1c-1-2.5-2-4.5-3-7s-2.5-5.5-4-8l-16.5 5.5z';
const PECTORAL =
  'M-56-6.5c5 7 10 15.5 15 20.5s9.5 9 14 11 9.5 1.5 14 2c-2-3-3.5-6-6-9s-3-5.5-8-9-14.5-8-21.5-12l-7.5-3.5z';
/** The pale leading edges of the lower fins. */
const EDGES =
  'M-56-6.5c4.5 7 9 15 13.5 20.5s8.5 9.5 13.5 11.5 10.5 1 16 1.5c-4.5-1-9.5-.5-14-3s-8-6-13-11-10.5-13-16-19.5zM4 23.5c4.5 3.5 8.5 8.5 13.5 10.5s10.5 2 15.5 3c-4.5-1.5-8.5-2-13.5-4s-10.5-6.5-15.5-9.5zM47.5 18c3 3.5 5 8.5 9 10s9.5-.5 14.5-1c-4 0-8.5 1.5-12.5 0s-7.5-6-11-9z';
/** Gill, mouth and upper jaw; the rays of the fins. */
const LINES =
  'M-51.5-31.5c1 3 3.5 6.5 3.5 9.5s-1 6.5-3 8.5-5.5 4-8.5 4.5-6.5-1-9.5-1.5c2.5-.5 5.5-.5 8-1s6-1.5 7.5-3.5 2.5-5 3-7.5-.5-6-1-9zM-70.5-26.5l-10.5-10-1.5 4.5 12 5.5zM-82.5-39c2.5 2.5 4.5 4.5 7 7.5s6 8.5 7.5 10 2.5 .5 1.5-1-5-6.5-7.5-9.5-5.5-4.5-8.5-7zM2-27L9-35 5-26zM9-25L17-34 12-24zM16-22L22-29 19-21zM90-14L103-34 94-13zM95-9L102-13 96-7zM94-1L111 8 97-2zM-38 8L-22 22-34 8z';
/** Points, which round strokes make dots of. */
const DARK_SPOTS = 'M-38-28h0M-31-19h0M-23-23h0M-16-15h0M-7-17h0M0-8h0M10-10h0M21-2h0M30-5h0M40 0h0M-56-35h0';
const SMALL_SPOTS = 'M51-3h0M63-1h0M74-4h0M-62-40h0M-3-26h0M6-24h0M14-20h0';
const RED_SPOTS = 'M-40-11h0M-26-8h0M-17 1h0M-2 1h0M12 8h0M27 6h0M45 7h0';
const EYE = 'M-70-38h0';
const GLINT = 'M-70.6-39.3h0';

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
