/** The outlines of content/geo/region-outlines.json, by which trailheads are validated when content is loaded. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../content/content-issue.ts';
import { outlinesFile } from '../../content/regions.ts';
import type { Census } from './census.ts';

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function toText({ regionOutlines }: Census): string {
  const lines = [...regionOutlines].map(([slug, rings]) => {
    const shown = rings.map((ring) => ring.map((position) => position.map(rounded)));
    return `  ${JSON.stringify(slug)}: ${JSON.stringify(shown)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function writeRegionOutlines(contentFolder: string, census: Census): void {
  writeFileSync(join(contentFolder, outlinesFile), toText(census));
}

/** A county that has changed its region changes the outlines of two. */
export function staleOutlineIssues(contentFolder: string, census: Census): ContentIssue[] {
  const file = join(contentFolder, outlinesFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === toText(census)) return [];
  const expected = 'the outlines of the counties in content/regions.yaml';
  return [
    {
      file: `content/${outlinesFile}`,
      field: '(whole file)',
      expected,
      hint: 'Run node tools/maintain/make-region-outlines.ts',
    },
  ];
}
