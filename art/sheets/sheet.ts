/** Pictures side by side on one sheet, for looking at. */
import sharp, { type OverlayOptions } from 'sharp';
import { straightText, textWidth } from '../kit/text.ts';

export const PAPER = '#f5eedd';
export const NIGHT = '#0e1b20';
const LABEL = { ink: '#14262b', largest: 26, tracking: 0.04 } as const;

export async function rasterize(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
}

/** One line as wide as its picture; long titles are set smaller. */
function label(text: string, width: number, largest: number): Buffer {
  const size = Math.min(largest, (largest * width) / textWidth(text, largest, largest * LABEL.tracking));
  const letters = straightText(text, size, 0, largest, size * LABEL.tracking);
  const frame = `width="${width}" height="${labelHeight(largest)}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><path fill="${LABEL.ink}" d="${letters}"/></svg>`,
  );
}

const labelHeight = (size: number) => Math.round(size * 1.3);

export async function writeSheet(
  file: string,
  width: number,
  height: number,
  parts: OverlayOptions[],
  colors = 200,
): Promise<void> {
  const blank = sharp({ create: { width, height, channels: 3, background: PAPER } });
  await blank.composite(parts).png({ compressionLevel: 9, palette: true, colors, dither: 0, effort: 8 }).toFile(file);
}

export interface Cell {
  title: string;
  svg: string;
}

export interface GridOptions {
  columns: number;
  width: number;
  height: number;
  /** Size of the titles. */
  title?: number;
  /** Colors of the sheet: fewer make a smaller file. */
  colors?: number;
}

/** A grid of pictures of one size, each with its title below. */
export async function writeGrid(file: string, cells: readonly Cell[], options: GridOptions): Promise<void> {
  const { columns, width, height, title: titleSize = LABEL.largest, colors } = options;
  const gap = 16;
  const rowHeight = height + labelHeight(titleSize) + gap;
  const parts: OverlayOptions[] = [];
  for (const [i, { title, svg }] of cells.entries()) {
    const left = gap + (i % columns) * (width + gap);
    const top = gap + Math.floor(i / columns) * rowHeight;
    parts.push({ input: await rasterize(svg, width, height), left, top });
    parts.push({ input: label(title, width, titleSize), left, top: top + height + 4 });
  }
  const rows = Math.ceil(cells.length / columns);
  await writeSheet(file, gap + columns * (width + gap), gap + rows * rowHeight, parts, colors);
}
