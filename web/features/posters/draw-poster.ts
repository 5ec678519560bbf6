/**
 * Draws a poster of one badge or of all, on the device, from the site's pictures: nothing is uploaded. Loaded on
 * demand.
 */

import { type PosterContent, type PosterSize, posterSizes, type Scene } from './poster.ts';

/** Print colors: a poster is the same in light and dark mode. */
const inks = { paper: '#f5eedd', leaf: '#fcf8ec', cream: '#fbf0d3', star: '#edb744' } as const;
const trees = { src: '/treeline.svg', width: 1200, height: 60, scale: 2.1 } as const;

type Frame = ReturnType<typeof getFrame>;

/** `clear` is the empty space above the patches; `foot` is the space below the last line, where a phone has its bar. */
const layouts = {
  poster: { margin: 44, gap: 12, band: 342, clear: 0, foot: 28 },
  wallpaper: { margin: 0, gap: 0, band: 520, clear: 560, foot: 170 },
} as const;

function getFrame(size: PosterSize) {
  const { width, height } = posterSizes[size];
  const { margin, gap, band, clear, foot } = layouts[size];
  const panel = { top: margin, height: height - 2 * margin - gap - band };
  return { width, height, margin, inner: width - 2 * margin, panel, clear, band: { height: band, foot, padding: 48 } };
}

export async function drawPoster(canvas: HTMLCanvasElement, content: PosterContent, size: PosterSize): Promise<void> {
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser draws on no canvas');
  const { scene } = content;
  const [forest, patches, picture] = await Promise.all([
    pictureAt(trees),
    Promise.all(content.pictures.map(pictureAt)),
    scene && pictureAt({ src: scene.src, width: 1600, height: 800 }),
    document.fonts.load('100px "League Gothic"'),
    document.fonts.load('30px "Trail Serif"'),
  ]);
  const frame = getFrame(size);
  Object.assign(canvas, posterSizes[size]);
  fill(paint, inks.paper, 0, 0, frame.width, frame.height);
  if (scene && picture) {
    drawScene(paint, frame, scene, picture);
    drawPatchOnScene(paint, frame, content.pictures[0], patches[0]);
  } else {
    drawPanel(paint, frame, content.band, forest, patches.length === 1);
    drawPatches(paint, frame, content.pictures, patches);
  }
  drawBand(paint, frame, content);
}

/** Crops the picture to fill the panel, around its focal point. */
function drawScene(paint: CanvasRenderingContext2D, frame: Frame, { focus }: Scene, picture: HTMLImageElement): void {
  const { margin, inner, panel } = frame;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const part = Math.min(width, (height * inner) / panel.height);
  const from = Math.max(0, Math.min(width - part, focus * width - part / 2));
  const rows = (part * panel.height) / inner;
  paint.drawImage(picture, from, (height - rows) / 2, part, rows, margin, panel.top, inner, panel.height);
}

function drawPatchOnScene(
  paint: CanvasRenderingContext2D,
  { width, margin, inner, panel }: Frame,
  size: PosterContent['pictures'][number] | undefined,
  patch: HTMLImageElement | undefined,
): void {
  if (!size || !patch) return;
  const scale = (inner * 0.3) / size.width;
  const [x, y] = [width - margin - 28 - size.width * scale, panel.top + panel.height - 28 - size.height * scale];
  paint.drawImage(patch, x, y, size.width * scale, size.height * scale);
}

/** Decoded at the size at which it is drawn, so that no browser upscales it. */
async function pictureAt({ src, width, height }: { src: string; width: number; height: number }) {
  const picture = new Image(width * 2, height * 2);
  picture.src = src;
  await picture.decode();
  return picture;
}

function fill(paint: CanvasRenderingContext2D, ink: string, x: number, y: number, width: number, height: number) {
  paint.fillStyle = ink;
  paint.fillRect(x, y, width, height);
}

/** Rays behind the patch, and the tree line at its foot. */
function drawPanel(
  paint: CanvasRenderingContext2D,
  frame: Frame,
  ink: string,
  forest: HTMLImageElement,
  isOne: boolean,
): void {
  const { margin, inner, panel } = frame;
  const [x, y] = [frame.width / 2, panel.top + panel.height * 0.47];
  paint.save();
  paint.beginPath();
  paint.rect(margin, panel.top, inner, panel.height);
  paint.clip();
  fill(paint, isOne ? mixed(ink, 0.24) : inks.leaf, margin, panel.top, inner, panel.height);
  paint.fillStyle = isOne ? mixed(ink, 0.4) : mixed(ink, 0.07);
  const count = 24;
  for (let i = 0; i < count; i += 1) {
    const turn = (i * 2 * Math.PI) / count;
    paint.beginPath();
    paint.moveTo(x, y);
    paint.arc(x, y, frame.height, turn, turn + Math.PI / count);
    paint.fill();
  }
  if (isOne) {
    disc(paint, mixed(ink, 0.12), x, y, 400);
    plant(paint, frame, forest, mixed(ink, 0.62), -520, 34);
  }
  plant(paint, frame, forest, isOne ? ink : mixed(ink, 0.3), -140, 0);
  paint.restore();
}

function disc(paint: CanvasRenderingContext2D, ink: string, x: number, y: number, radius: number): void {
  paint.fillStyle = ink;
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fill();
}

/** The tree line is a black shape: it is tinted on a separate canvas. */
function plant(
  paint: CanvasRenderingContext2D,
  { margin, inner, panel }: Frame,
  forest: HTMLImageElement,
  ink: string,
  from: number,
  lift: number,
): void {
  const [width, height] = [trees.width * trees.scale, trees.height * trees.scale];
  const sheet = Object.assign(document.createElement('canvas'), { width, height });
  const own = sheet.getContext('2d');
  if (!own) return;
  own.drawImage(forest, 0, 0, width, height);
  own.globalCompositeOperation = 'source-in';
  fill(own, ink, 0, 0, width, height);
  const bottom = panel.top + panel.height - lift;
  paint.drawImage(sheet, from, bottom - height);
  fill(paint, ink, margin, bottom, inner, lift);
}

/** The largest cells that fit. */
export function gridFor(count: number, width: number, height: number, ratio: number) {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, (height / rows) * ratio);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

function drawPatches(
  paint: CanvasRenderingContext2D,
  { width: sheet, inner, panel, clear }: Frame,
  pictures: PosterContent['pictures'],
  patches: readonly HTMLImageElement[],
): void {
  const count = pictures.length;
  const isOne = count === 1;
  const room = { width: inner - 72, height: panel.height - clear - (isOne ? 90 : 150) };
  const ratio = Math.min(...pictures.map(({ width, height }) => width / height));
  const { columns, rows, size } = gridFor(count, room.width, room.height, ratio);
  const cell = { width: room.width / columns, height: Math.min(room.height / rows, (size / ratio) * 1.1) };
  const top = panel.top + clear + 36 + (room.height - rows * cell.height) / 2;
  for (const [i, { width, height }] of pictures.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const scale = (size / width) * (isOne ? 0.96 : 0.9);
    const x = sheet / 2 + ((i % columns) - (inRow - 1) / 2) * cell.width;
    const y = top + (row + 0.5) * cell.height;
    const patch = patches[i];
    if (patch) paint.drawImage(patch, x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale);
  }
}

function drawBand(
  paint: CanvasRenderingContext2D,
  frame: Frame,
  { title, lines, band: ink, left, right }: PosterContent,
): void {
  const { margin, inner, band } = frame;
  const top = frame.height - margin - band.height;
  const middle = frame.width / 2;
  const room = inner - 2 * band.padding;
  fill(paint, ink, margin, top, inner, band.height);
  paint.textAlign = 'center';
  write(paint, title.toUpperCase(), {
    x: middle,
    y: top + 152,
    size: 150,
    ink: inks.cream,
    face: 'League Gothic',
    width: room,
  });
  for (const [i, line] of lines.entries())
    write(paint, line, {
      x: middle,
      y: top + 206 + i * 44,
      size: 34,
      ink: inks.cream,
      face: 'Trail Serif',
      width: room,
    });
  const foot = { y: top + band.height - band.foot, size: 36, ink: inks.star, face: 'League Gothic' };
  const width = inner / 2 - band.padding;
  paint.textAlign = right ? 'left' : 'center';
  write(paint, left, { ...foot, x: right ? margin + band.padding : middle, width });
  paint.textAlign = 'right';
  write(paint, right, { ...foot, x: frame.width - margin - band.padding, width });
}

type Lettering = { x: number; y: number; size: number; ink: string; face: string; width: number };

/** One line, shrunk to fit the width. */
function write(paint: CanvasRenderingContext2D, text: string, { x, y, size, ink, face, width }: Lettering): void {
  paint.fillStyle = ink;
  paint.letterSpacing = `${Math.round(size * 0.025)}px`;
  paint.font = `${size}px "${face}"`;
  const fitted = Math.floor(Math.min(size, (size * width) / paint.measureText(text).width));
  paint.letterSpacing = `${Math.round(fitted * 0.025)}px`;
  paint.font = `${fitted}px "${face}"`;
  paint.fillText(text, x, y - (size - fitted) * 0.3);
}

/** A tint of an ink on the paper. */
function mixed(ink: string, share: number): string {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const paper = channels(inks.leaf);
  const parts = channels(ink).map((part, i) => Math.round(part * share + (paper[i] ?? 0) * (1 - share)));
  return `rgb(${parts.join(' ')})`;
}
