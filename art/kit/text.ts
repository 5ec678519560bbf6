/** Lettering as outlines in League Gothic: an SVG shown as an image cannot load a web font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type PathCommand } from 'opentype.js';
import type { Point } from './geometry.ts';
import { numbers } from './path.ts';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff',
);
const bytes = readFileSync(fontFile);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** Height of a capital, over the font size. */
export const CAP_HEIGHT = 0.724;

/** `tracking` is the extra space between letters, in drawing units. */
export function textWidth(text: string, size: number, tracking = 0): number {
  const glyphs = font.stringToGlyphs(text);
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (advance / font.unitsPerEm) * size + Math.max(0, glyphs.length - 1) * tracking;
}

/** Letters from the baseline at 0, each point sent through `place`: straight, bent or on a ribbon. */
export function lettering(
  text: string,
  size: number,
  tracking: number,
  place: (x: number, y: number) => Point,
  grid = 2,
): string {
  const em = size / font.unitsPerEm;
  let data = '';
  let pen = 0;
  for (const glyph of font.stringToGlyphs(text)) {
    const start = pen;
    data += outline(glyph.path.commands, grid, (x, y) => place(start + x * em, -y * em));
    pen += glyph.advanceWidth * em + tracking;
  }
  return data;
}

function outline(commands: readonly PathCommand[], grid: number, place: (x: number, y: number) => Point): string {
  const cellAt = (x: number, y: number): Point => {
    const [placedX, placedY] = place(x, y);
    return [Math.round(placedX * grid), Math.round(placedY * grid)];
  };
  let data = '';
  let [penX, penY] = [0, 0];
  let previous = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z';
      previous = 'z';
      continue;
    }
    const end = cellAt(command.x, command.y);
    if (command.type === 'M') {
      data += `M${numbers([end[0] / grid, end[1] / grid])}`;
      previous = 'M';
    } else if (end[0] !== penX || end[1] !== penY || command.type !== 'L') {
      const points = [...controlCells(command, cellAt), end];
      const offsets = points.flatMap(([x, y]) => [(x - penX) / grid, (y - penY) / grid]);
      const [letter, values] = shortest(command.type.toLowerCase(), offsets);
      data +=
        previous === letter && !values.startsWith('-') ? ` ${values}` : (previous === letter ? '' : letter) + values;
      previous = letter;
    }
    [penX, penY] = end;
  }
  return data;
}

/** Upright and level strokes need one number instead of two. */
function shortest(letter: string, offsets: readonly number[]): [letter: string, values: string] {
  if (letter === 'l' && offsets[0] === 0) return ['v', numbers(offsets.slice(1))];
  if (letter === 'l' && offsets[1] === 0) return ['h', numbers(offsets.slice(0, 1))];
  return [letter, numbers(offsets)];
}

function controlCells(command: PathCommand, cellAt: (x: number, y: number) => Point): Point[] {
  if (command.type === 'Q') return [cellAt(command.x1, command.y1)];
  if (command.type === 'C') return [cellAt(command.x1, command.y1), cellAt(command.x2, command.y2)];
  return [];
}

/** A straight line of text, starting at (x, y) on its baseline. */
export function straightText(text: string, size: number, x: number, y: number, tracking = 0): string {
  return lettering(text, size, tracking, (letterX, letterY) => [x + letterX, y + letterY]);
}
