/** The style sheet of the regions: their colors as the custom properties that pages and maps paint with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../domain/region.ts';

/** Where no region is named, the first one lends its colors. */
export function regionColors(regions: readonly Region[]): string {
  const rules = (declarations: (region: Region) => Record<string, string>) =>
    regions.map((region, i) => rule(`${i === 0 ? ':root,' : ''}[data-region="${region.code}"]`, declarations(region)));
  const day = rules(({ light, band }) => ({ ...light, band }));
  const night = rules(({ dark }) => dark);
  return [...day, '@media screen and (prefers-color-scheme: dark) {', ...night, '}', ''].join('\n');
}

export function writeRegionColors(regions: readonly Region[], buildFolder: string): void {
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(join(buildFolder, 'regions.css'), regionColors(regions));
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, color]) => `--${name}:${color}`);
  return `${selector}{${lines.join(';')}}`;
}
