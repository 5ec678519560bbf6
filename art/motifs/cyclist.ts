/** People on bicycles, from the side. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, the wheels on 0, riding to the right. */
const TIRES = 'M-42-17a17 17 0 1134 0 17 17 0 11-34 0zM10-17a17 17 0 1134 0 17 17 0 11-34 0z';
const SPOKES = 'M-25-33v32M-41-17h32M-36-28l22 22M-14-28l-22 22M27-33v32M11-17h32M16-28l22 22M38-28l-22 22';
const FRAME = 'M-25-17-1-17 17-45-8-43-25-17M-10-50-1-17M16-52 27-17';
const BAR = 'M16-52 20-56 27-55M-16-51h12M-1-17l5 8';
const FAR_LEG = 'M-15-52-4-48 5-42-3-32-9-27-12-27-9-23-1-24 3-29 13-42-1-52z';
const NEAR_LEG =
  'M-18-54C-19-46-12-41-4-40L5-37C4-30 1-22-1-13L-2-7-3-5 9-4C10-6 7-8 4-9 7-18 12-30 13-38 14-43 11-45 8-46L-2-52z';
const SHIRT = 'M-18-50C-18-64-9-79 3-84 8-86 13-83 13-79 12-70 6-62 0-53L-3-48z';
const ARM = 'M4-82C9-84 13-81 14-76L16-68 25-60C27-58 26-55 23-55L11-63 5-75z';
const HEAD = 'M3-81C8-83 11-86 11-91L13-96C18-100 25-98 25-94L27-90 25-89 25-86C24-83 20-84 18-84 16-82 14-79 13-76z';
const HELMET = 'M10-91C8-101 17-106 25-101 28-99 29-96 29-94L19-95 12-90z';

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
