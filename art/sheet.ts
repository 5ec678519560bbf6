/** Pictures side by side on one sheet, for looking at. */
import sharp, { type OverlayOptions } from 'sharp';
import { straightText } from './kit/text.ts';

export const PAPER = '#f5eedd';
export const NIGHT = '#0e1b20';

export async function rasterize(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
}

export function label(text: string, width: number): Buffer {
  const letters = straightText(text, 26, 0, 26, 1);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="34"><path fill="#14262b" d="${letters}"/></svg>`,
  );
}

export async function writeSheet(file: string, width: number, height: number, parts: OverlayOptions[]): Promise<void> {
  const blank = sharp({ create: { width, height, channels: 3, background: PAPER } });
  await blank.composite(parts).png({ compressionLevel: 9, palette: true, colors: 200 }).toFile(file);
}

export interface Cell {
  title: string;
  svg: string;
}

/** A grid of pictures of one size, each with its title below. */
export async function writeGrid(
  file: string,
  cells: readonly Cell[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<void> {
  const gap = 16;
  const rowHeight = height + 34 + gap;
  const parts: OverlayOptions[] = [];
  for (const [i, { title, svg }] of cells.entries()) {
    const left = gap + (i % columns) * (width + gap);
    const top = gap + Math.floor(i / columns) * rowHeight;
    parts.push({ input: await rasterize(svg, width, height), left, top });
    parts.push({ input: label(title, width), left, top: top + height + 4 });
  }
  const rows = Math.ceil(cells.length / columns);
  await writeSheet(file, gap + columns * (width + gap), gap + rows * rowHeight, parts);
}
