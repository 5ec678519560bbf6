/** Limits that every picture must meet. */
import { brotliCompressSync } from 'node:zlib';
import type { ContentIssue } from '../../content/content-issue.ts';
import type { Scene } from '../kit/scene.ts';

export const LIMITS = {
  altCharacters: [10, 200],
  /** As delivered: after Brotli. */
  heroBytes: 9 * 1024,
  medianHeroBytes: 6.5 * 1024,
  badgeBytes: 8 * 1024,
  cardBytes: 120 * 1024,
} as const;

export function sceneIssues(scene: Scene, file: string, part: 'hero' | 'badge' | 'poster' | 'picture'): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const [shortest, longest] = LIMITS.altCharacters;
  if (scene.alt.length < shortest || scene.alt.length > longest) {
    const expected = `${shortest} to ${longest} characters, not ${scene.alt.length}`;
    issues.push({ file, field: `${part}.alt`, expected, hint: 'Say what one sees, and where.' });
  }
  for (const axis of ['x', 'y'] as const) {
    const value = scene.focus[axis];
    if (value >= 0 && value <= 1) continue;
    const hint = 'It is a fraction of the picture from its top left, not a place on the sheet.';
    issues.push({ file, field: `${part}.focus.${axis}`, expected: `0 to 1, not ${value}`, hint });
  }
  for (const [ink, color] of Object.entries(scene.palette)) {
    if (/^#[0-9a-f]{6}$/.test(color)) continue;
    const expected = `a color like #10162b, not ${color}`;
    issues.push({ file, field: `${part}.palette.${ink}`, expected, hint: 'Six hexadecimal digits in lower case.' });
  }
  return issues;
}

export function sizeIssues(file: string, field: string, bytes: number, limit: number): ContentIssue[] {
  if (bytes <= limit) return [];
  const hint = 'Share tree forms, use fewer layers, detail: 0 on far spruces; node art/sheets/look.ts prints the size.';
  return [{ file, field, expected: `at most ${limit} bytes, not ${bytes}`, hint }];
}

/** Compressed size of a drawing. */
export const weight = (svg: string) => brotliCompressSync(svg).length;

/** Half of the heroes must be lighter than the limit; a single dense one is forgiven. */
export function medianIssues(heroes: readonly string[]): ContentIssue[] {
  const sizes = heroes.map(weight).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return sizeIssues('art/scenes', 'median size of the heroes after Brotli', median, LIMITS.medianHeroBytes);
}
