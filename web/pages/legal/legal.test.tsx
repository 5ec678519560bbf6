/** A policy page is complete: every section, sentence and item of its file, in order. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPolicy, policyNames } from '../../../content/legal.ts';
import { site } from '../../../content/site.ts';
import { formatDate } from '../../../domain/units.ts';
import { getPicture, pageMarkup, toWords } from '../../../test/markup.tsx';
import LegalPage from './legal.tsx';

const words = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The plain text of the file: without Markdown, split at the figures that are inserted. */
function spoken(name: string): string[] {
  const [, , body = ''] = readFileSync(join(resolve('content/legal'), `${name}.md`), 'utf8').split(/^---\n/m);
  return body
    .replace(/\]\([^)]+\)/g, '')
    .split(/\{\w+\}/)
    .map(words);
}

describe.each(policyNames)('%s', (name) => {
  const policy = loadPolicy(name, 'Google');
  const markup = pageMarkup(LegalPage, { name, policy, card: getPicture('card') });
  const read = toWords(markup);

  test('contains every word of its file, in order', () => {
    const shown = words(read);
    const longestFigure = 'half a mile'.length;
    let end = shown.indexOf(spoken(name)[0] ?? '');
    for (const piece of spoken(name)) {
      const start = shown.indexOf(piece, end);
      expect(start, `${piece}\n\nafter\n\n${shown.slice(0, end)}`).toBeGreaterThanOrEqual(end);
      expect(start - end, piece).toBeLessThanOrEqual(longestFigure + 2);
      end = start + piece.length;
    }
  });

  test('has a heading for each section, and shows its effective date', () => {
    for (const { title } of policy.sections) expect(markup).toContain(`<h2>${title.replaceAll("'", '&#x27;')}</h2>`);
    expect(read).toContain(`Effective ${formatDate(site.policyDate)}`);
    expect(read.startsWith(`${policy.title} ${policy.summary}`)).toBe(true);
  });
});
