/** The style sheet of the regions: their colors as the custom properties that pages and maps paint with, and the sheet of their badges. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { badgeSize } from '../../domain/pictures/badge-sheet.ts';
import type { Region } from '../../domain/trail/region.ts';

/** The first region's colors are the default. */
export function regionColors(regions: readonly Region[]): string {
  const rules = (declarations: (region: Region) => Record<string, string>) =>
    regions.map((region, i) => rule(`${i === 0 ? ':root,' : ''}[data-region="${region.code}"]`, declarations(region)));
  const day = rules(({ light, band }) => ({ ...light, band }));
  const night = rules(({ dark }) => dark);
  const sheet = rule(':root', { 'badge-ratio': `${badgeSize.width}/${badgeSize.height}` });
  return [sheet, ...day, '@media screen and (prefers-color-scheme: dark) {', ...night, '}', ''].join('\n');
}

/** Only if changed: during development, a write reloads all pages. */
export function writeRegionColors(regions: readonly Region[], buildFolder: string): void {
  const file = join(buildFolder, 'regions.css');
  const colors = regionColors(regions);
  if (existsSync(file) && readFileSync(file, 'utf8') === colors) return;
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(file, colors);
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
