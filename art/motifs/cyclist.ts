/** People on bicycles, from the side. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, the wheels on 0, riding to the right. */
const TIRES = 'M-42-17a17 17 0 1134 0 17 17 0 11-34 0zM10-17a17 17 0 1134 0 17 17 0 11-34 0z';
const SPOKES = 'M-25-33v32M-41-17h32M-36-28l22 22M-14-28l-22 22M27-33v32M11-17h32M16-28l22 22M38-28l-22 22';
const FRAME = 'M-25-17-1-17 17-45-8-43-25-17M-10-50-1-17M16-52 27-17';
const BAR = 'M16-52 20-56 27-55M-16-51h12M-1-17l5 8';
const FAR_LEG = 'M-15-50-4-47 9-33 1-25-4-23-6-20 5-20 12-31 11-36-2-50z';
const NEAR_LEG = 'M-17-53C-18-45-12-40-4-39L7-36 3-12 2-5 14-5 13-8 9-10 15-38C16-43 13-45 9-46L-2-52z';
const SHIRT = 'M-18-50C-16-66-6-80 6-84L14-79C10-70 6-62 0-52L-3-48z';
const ARM = 'M5-81C9-83 13-80 13-76L15-67 26-59 24-54 10-62 4-74z';
const HEAD = 'M9-89a6.5 6.5 0 1113 0 6.5 6.5 0 11-13 0z';
const HELMET = 'M6-90C6-100 16-104 23-97L26-91 16-91 8-88z';

export interface CyclistOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** Tires, saddle and legs. */
  ink: Ink;
  frame: Ink;
  spoke: Ink;
  skin: Ink;
  shirt: Ink;
  helmet: Ink;
  /** Rides to the right; flipped, to the left. */
  flip?: boolean;
}

export function cyclist<Ink extends string>(options: CyclistOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, frame, spoke, skin, shirt, helmet, flip = false } = options;
  return (canvas) => {
    const scale = height / 104;
    const fill = (partInk: Ink, data: string) => `<path fill="${canvas.color(partInk)}" d="${data}"/>`;
    const stroke = (partInk: Ink, width: number, data: string) =>
      `<path stroke="${canvas.color(partInk)}" stroke-width="${width}" d="${data}"/>`;
    const bicycle = [
      stroke(spoke, 0.7, SPOKES),
      stroke(ink, 3, TIRES),
      stroke(frame, 2.8, FRAME),
      stroke(ink, 2.8, BAR),
    ].join('');
    const rider = [fill(shirt, SHIRT), fill(ink, NEAR_LEG), fill(skin, HEAD + ARM), fill(helmet, HELMET)].join('');
    const place = `translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})`;
    canvas.add(`<g transform="${place}">${fill(ink, FAR_LEG)}<g fill="none">${bicycle}</g>${rider}</g>`);
  };
}
