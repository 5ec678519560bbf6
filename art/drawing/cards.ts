/** Social cards: the poster of a page, 1200 x 630, for links that are shared. */
import sharp from 'sharp';
import { numbers } from '../kit/path.ts';
import { CREAM } from '../kit/ribbon.ts';
import type { Scene } from '../kit/scene.ts';
import { CAP_HEIGHT, straightText, textWidth } from '../kit/text.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const PAPER = '#f5eedd';
const STAR = '#edb744';
const MARGIN = 30;
const GAP = 10;
const BAND_HEIGHT = 158;
const INNER_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const PICTURE_HEIGHT = CARD_SIZE.height - 2 * MARGIN - GAP - BAND_HEIGHT;
const TEXT_LEFT = MARGIN + 34;
const TEXT_WIDTH = INNER_WIDTH - 68;

export interface CardOptions {
  scene: Scene;
  title: string;
  subtitle: string;
  /** Small, at the right end of the lower line. */
  corner: string;
  band: string;
}

/** The part of the picture that a wide strip shows, held at its focus. */
function strip(scene: Scene): string {
  const { size, focus } = scene;
  const height = Math.round((size.width * PICTURE_HEIGHT) / INNER_WIDTH);
  const top = Math.round((size.height - height) * focus.y);
  const frame = `x="${MARGIN}" y="${MARGIN}" width="${INNER_WIDTH}" height="${PICTURE_HEIGHT}"`;
  return `<svg ${frame} viewBox="${numbers([0, top, size.width, height])}">${scene.markup('card')}</svg>`;
}

/** One line, as large as asked or as large as fits. */
function line(text: string, size: number, baseline: number, width: number, color: string): string {
  const tracking = size * 0.03;
  const fitted = Math.min(size, (size * width) / textWidth(text, size, tracking));
  return `<path fill="${color}" d="${straightText(text, fitted, TEXT_LEFT, baseline, fitted * 0.03)}"/>`;
}

export function drawCard({ scene, title, subtitle, corner, band }: CardOptions): string {
  const { width, height } = CARD_SIZE;
  const bandTop = MARGIN + PICTURE_HEIGHT + GAP;
  const cornerSize = 34;
  const cornerWidth = textWidth(corner, cornerSize, 1);
  const lower = bandTop + BAND_HEIGHT - 26;
  const cornerText = straightText(corner, cornerSize, TEXT_LEFT + TEXT_WIDTH - cornerWidth, lower, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>${strip(scene)}`,
    `<path fill="${band}" d="M${MARGIN} ${bandTop}h${INNER_WIDTH}v${BAND_HEIGHT}H${MARGIN}z"/>`,
    line(title.toUpperCase(), 86, bandTop + 26 + 86 * CAP_HEIGHT, TEXT_WIDTH, CREAM),
    line(subtitle, 42, lower, TEXT_WIDTH - cornerWidth - 40, CREAM),
    `<path fill="${STAR}" d="${cornerText}"/></svg>`,
  ].join('');
}

const ENCODING = { palette: true, quality: 80, dither: 0, effort: 6, compressionLevel: 9 } as const;

/** All that a card depends on beside its drawing. */
export const cardEncoder = JSON.stringify([sharp.versions, ENCODING]);

export async function rasterizeCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(ENCODING).toBuffer();
}
