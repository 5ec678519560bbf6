/** Words that docs/voice.md replaces, in messages files, scripts, content and the server's responses. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { getChildren, isNode, type Node, toTree } from './syntax.ts';

const root = resolve(import.meta.dirname, '../..');

const replaced: [RegExp, instead: string][] = [
  [/\bby car\b/i, 'drive'],
  [/\be-mail/i, 'email'],
  [/\bfuel and food\b|\bgas and fuel\b/i, 'gas and food'],
  [/\byour position\b|\bthe position was\b/i, 'your location'],
  [/\bfree of charge\b/i, 'free'],
  [/\bturning point\b/i, 'turnaround'],
  [/\bset out by\b/i, 'start by'],
  [/\b(wheelchair|stroller): (a part|not|the whole)\b/i, 'a label that is a sentence: Partly wheelchair accessible'],
  [/\bchildren (may|can)\b/i, 'kids can'],
  [/\bon our side\b/i, 'on our end'],
  [/\bat once and for good\b/i, 'right away and for good'],
  [/\bis not known to us\b/i, 'we don’t know'],
  [/\bin the next weeks\b|\bthe coming (saturday|weekend)\b/i, 'in the next few weeks, this Saturday'],
];

/** String literals and templates. Comments are not included. */
function stringsIn(node: Node): string[] {
  const below = getChildren(node).flatMap(stringsIn);
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value, ...below];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return below;
  return [node.quasis.filter(isNode).map(getRaw).join('…'), ...below];
}

const getRaw = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';

/** What visitors may type into the search field, in any wording. */
const isTyped = (file: string) => /^domain\/finder\/|^web\/features\/finder\/query\/phrases\.ts$/.test(file);

function toTexts(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return /\.tsx?$/.test(file) ? stringsIn(toTree(file, text)) : [text.replace(/\s+/g, ' ')];
}

test('texts use the words of docs/voice.md', () => {
  const files = globSync(['{web,domain,server,content,art/maps}/**/*.{ts,tsx}', 'content/**/*.{md,yaml}'], {
    cwd: root,
  });
  const ours = files.filter((file) => !file.includes('.test.') && !isTyped(file));
  expect(ours.length).toBeGreaterThan(350);
  const wrong = ours.flatMap((file) =>
    toTexts(file).flatMap((text) =>
      replaced.flatMap(([pattern, instead]) => {
        const found = pattern.exec(text)?.[0];
        return found ? [`${file}: “${found}” → “${instead}”`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
