/** The svg element around a drawing. */
import { idPrefix } from './ids.ts';
import type { Scene } from './scene.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

export interface SvgOptions {
  width: number;
  height: number;
  /** Not for a picture whose page has its text. */
  title?: string;
  /** Covers the frame and crops the rest, instead of shrinking to fit. */
  slice?: boolean;
}

export function svg({ width, height, title, slice = false }: SvgOptions, markup: string): string {
  const aspect = slice ? ' preserveAspectRatio="xMidYMid slice"' : '';
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const name = title === undefined ? '>' : ` role="img"><title>${escapeText(title)}</title>`;
  return `${head}${aspect}${name}${markup}</svg>`;
}

/** `kind` and `id` say whose picture it is, for ids of its own. */
export function drawHero(scene: Scene, kind: 'hero' | 'region' | 'site', id: string): string {
  return svg({ ...scene.size, title: scene.alt, slice: true }, scene.markup(idPrefix(kind, id)));
}
