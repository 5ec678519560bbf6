/** Wording that docs/voice.md retired stays retired, in words files, content and the server's replies. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phraseCount, phrasesFoundIn, phrasesIn } from '../../test/voice.ts';
import { childrenOf, isNode, type Node, treeOf } from './syntax.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** String literals and templates, with an ellipsis for each interpolated value. Comments are not included. */
function stringsIn(file: string, text: string): string[] {
  const below = (node: Node): string[] => [...stringsOf(node), ...childrenOf(node).flatMap(below)];
  return below(treeOf(file, text));
}

function stringsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return [];
  return [node.quasis.filter(isNode).map(rawOf).join('…')];
}

const rawOf = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';

/** What visitors may type into the search field, in any wording. */
const isTyped = (file: string) => /^domain\/finder\/|^web\/features\/finder\/phrases\.ts$/.test(file);

describe('the check of wording', () => {
  const [phrase] = phrasesIn('| never again | instead |\n|---|---|\n| About … h … by car | About 3 hr drive |\n');

  test('reads a phrase and its replacement from the table of docs/voice.md', () => {
    expect(phraseCount).toBeGreaterThan(5);
    expect(phrase).toMatchObject({ words: 'About … h … by car', instead: 'About 3 hr drive' });
  });

  test('finds a phrase whatever fills its gaps, in text and in a template', () => {
    expect('about 3 h 45 by car').toMatch(phrase?.pattern ?? '');
    const [template] = stringsIn('words.ts', `const time = \`About \${hours} h \${minutes} by car\`;`);
    expect(template).toMatch(phrase?.pattern ?? '');
    expect('About the park. 3 h from home by car').not.toMatch(phrase?.pattern ?? '');
  });

  test('ignores comments', () => {
    expect(stringsIn('words.ts', `/** by car */ const a = 'drive'; // by car`)).toEqual(['drive']);
  });
});

test('no words file, script or server reply uses a retired phrase', () => {
  const files = globSync('{web,domain,server,content,art/maps}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !isTyped(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => stringsIn(file, read(file)).flatMap((text) => phrasesFoundIn(file, text)))).toEqual(
    [],
  );
});

test('no content file uses a retired phrase', () => {
  const files = globSync('content/**/*.{md,yaml}', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => phrasesFoundIn(file, read(file).replace(/\s+/g, ' ')))).toEqual([]);
});
