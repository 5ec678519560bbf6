/** The patch of a milestone: a scalloped edge in gold, words sewn along a ring, and a round picture in the middle. */
import { emblemOutline, emblemRadii, emblemSize } from '../../domain/pictures/badge-sheet.ts';
import type { Point } from './geometry.ts';
import { threadPattern } from './patch.ts';
import { BRASS } from './patch-colors.ts';
import { CREAM } from './ribbon.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';
import { CAP_HEIGHT, lettering, straightText, textWidth } from './text.ts';

export interface EmblemOptions {
  scene: Scene;
  above: string;
  below: string;
  /** The color of the ring. */
  ring: string;
  /** A figure before the picture. */
  numeral?: string;
  idPrefix: string;
}

const MIDDLE = emblemSize.width / 2;
const { ring: RING, picture: PICTURE } = emblemRadii;
/** Capitals centered in the ring. */
const LETTERS = { size: 34, tracking: 2.6, middle: (RING + PICTURE) / 2 } as const;
/** Whole units are fine enough for small bent letters, and a third lighter. */
const GRID = 1;
const GOLD = '#f3c65a';

export function drawEmblem({ scene, above, below, ring, numeral, idPrefix }: EmblemOptions): string {
  const [edge, clip, thread] = [`${idPrefix}edge`, `${idPrefix}clip`, `${idPrefix}thread`];
  const scale = Math.round((2000 * PICTURE) / scene.size.width) / 1000;
  const rim = (ink: string, width: number) =>
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${PICTURE}" stroke="${ink}" stroke-width="${width}"/>`;
  return svg(
    { ...emblemSize, title: scene.alt },
    [
      `<defs><path id="${edge}" d="${emblemOutline()}"/>${threadPattern(thread)}</defs>`,
      `<clipPath id="${clip}"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${PICTURE}"/></clipPath>`,
      `<use href="#${edge}" fill="${ring}"/>`,
      `<g clip-path="url(#${clip})"><g transform="translate(${MIDDLE - PICTURE} ${MIDDLE - PICTURE})scale(${scale})">`,
      `${scene.markup(idPrefix)}</g>${numeral ? figure(numeral) : ''}</g>`,
      `<use href="#${edge}" fill="url(#${thread})"/>`,
      `<g fill="none" stroke-linejoin="round">`,
      rim(BRASS.dark, 9),
      rim(GOLD, 4),
      `<use href="#${edge}" stroke="${BRASS.dark}" stroke-width="24"/><use href="#${edge}" stroke="${BRASS.border}" stroke-width="16"/>`,
      `<use href="#${edge}" stroke="${BRASS.thread}" stroke-width="14" stroke-dasharray="2 3.2"/>`,
      `</g>`,
      `<path fill="${CREAM}" d="${alongRing(above, 'above')}${alongRing(below, 'below')}"/>`,
      `<path fill="${GOLD}" d="${separators(above, below)}"/>`,
    ].join(''),
  );
}

const CAP = LETTERS.size * CAP_HEIGHT;

const getWidth = (text: string): number => textWidth(text.toUpperCase(), LETTERS.size, LETTERS.tracking);

/** Letters stand outward above and inward below, so that both read from the left. */
function alongRing(text: string, side: 'above' | 'below'): string {
  const outward = side === 'above' ? 1 : -1;
  const baseline = LETTERS.middle - (outward * CAP) / 2;
  const half = getWidth(text) / 2;
  const place = (x: number, y: number): Point => {
    const angle = (x - half) / LETTERS.middle;
    const radius = baseline - outward * y;
    return [MIDDLE + Math.sin(angle) * radius, MIDDLE - outward * Math.cos(angle) * radius];
  };
  return lettering(text.toUpperCase(), LETTERS.size, LETTERS.tracking, place, GRID);
}

/** A small star in each gap between the two lines. */
function separators(above: string, below: string): string {
  const half = (text: string) => getWidth(text) / LETTERS.middle / 2;
  const angle = (half(above) + Math.PI - half(below)) / 2;
  return [-angle, angle]
    .map((turn) => star(MIDDLE + Math.sin(turn) * LETTERS.middle, MIDDLE - Math.cos(turn) * LETTERS.middle, 11))
    .join('');
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const reach = i % 2 ? radius * 0.36 : radius;
    const angle = (i * Math.PI) / 4;
    return `${Math.round(x + Math.sin(angle) * reach)} ${Math.round(y - Math.cos(angle) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

/** Cream over a dark rim, so that it reads before any picture. */
function figure(text: string): string {
  const size = 172;
  const width = textWidth(text, size, 4);
  const letters = straightText(text, size, MIDDLE - width / 2, MIDDLE + (size * CAP_HEIGHT) / 2, 4);
  const rim = `stroke="${BRASS.dark}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"`;
  return `<path fill="${CREAM}" ${rim} d="${letters}"/>`;
}
