/** Favicons and app icons, all from the logo. */
import sharp from 'sharp';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { drawLogo, LOGO, logoMarkup } from '../kit/logo.ts';
import { svg } from '../kit/svg.ts';
import type { Outlet } from './outlet.ts';

/** Maskable icon: phones crop app icons, so the background fills the square and the mark stays in the safe zone. */
function fullBleed(siteName: string, markScale: number): string {
  const { size, night } = LOGO;
  const offset = (size * (1 - markScale)) / 2;
  const square = `<path fill="${night}" d="M0 0h${size}v${size}H0z"/>`;
  const mark = `<g transform="translate(${offset} ${offset})scale(${markScale})">${logoMarkup()}</g>`;
  return svg({ width: size, height: size, title: siteName }, square + mark);
}

/** The density makes the renderer draw at the final size instead of enlarging 256 pixels. */
async function png(drawing: string, size: number): Promise<Buffer> {
  const density = Math.max(72, (72 * size) / LOGO.size);
  return sharp(Buffer.from(drawing), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

export async function addIcons(outlet: Outlet, siteName: string): Promise<Pictures['icons']> {
  const logo = drawLogo(siteName);
  return {
    faviconSvg: outlet.addFixed('/favicon.svg', logo),
    favicon32: outlet.addFixed('/favicon-32.png', await png(logo, 32)),
    appleTouch: outlet.addFixed('/apple-touch-icon.png', await png(fullBleed(siteName, 0.9), 180)),
    icon192: outlet.addFixed('/icons/icon-192.png', await png(logo, 192)),
    icon512: outlet.addFixed('/icons/icon-512.png', await png(logo, 512)),
    maskable512: outlet.addFixed('/icons/maskable-512.png', await png(fullBleed(siteName, 0.74), 512)),
  };
}
