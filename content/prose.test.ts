import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ourContent } from '../test/content.ts';
import { loadBadgeRules } from './badge-rules.ts';
import { loadPolicy, policyNames } from './legal.ts';
import { loadProse } from './prose.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const fields = z.strictObject({ title: z.string().min(3) });

function load(text: string, known?: Parameters<typeof loadProse>[3]) {
  const folder = mkdtempSync(join(tmpdir(), 'prose-'));
  folders.push(folder);
  writeFileSync(join(folder, 'page.md'), text);
  return loadProse(folder, 'page.md', fields, known);
}

describe('a prose page', () => {
  test('a prose page has sections of paragraphs, lists, sources and generated lists', () => {
    const page = `---
title: Boots
---

## Soles {#soles}

*Grip first.*

Rubber wears.
It wears slowly.

- new ones
- old ones

> A cobbler, 2024

::shops
`;
    expect(load(page, { made: ['shops'] })).toEqual({
      title: 'Boots',
      sections: [
        {
          title: 'Soles',
          anchor: 'soles',
          short: 'Grip first.',
          blocks: [
            { kind: 'paragraph', text: 'Rubber wears. It wears slowly.' },
            { kind: 'list', items: ['new ones', 'old ones'] },
            { kind: 'source', text: 'A cobbler, 2024' },
            { kind: 'made', name: 'shops' },
          ],
        },
      ],
    });
  });

  test('fills in figures from elsewhere', () => {
    const page = '---\ntitle: Boots\n---\n## Price\n\nThey cost {dollars} dollars.\n';
    expect(load(page, { figures: { dollars: '90' } }).sections[0]?.blocks).toEqual([
      { kind: 'paragraph', text: 'They cost 90 dollars.' },
    ]);
  });

  test.each([
    ['a figure that nobody knows', 'They cost {euros}.', /page\.md\n {4}\{euros\}: expected one of dollars/],
    ['a list that the page does not make', '::cobblers', /::cobblers in “Price”: expected one of shops/],
  ])('a prose page with %s is refused', (_, words, message) => {
    const page = `---\ntitle: Boots\n---\n## Price\n\n${words}\n`;
    expect(() => load(page, { figures: { dollars: '90' }, made: ['shops'] })).toThrow(message);
  });

  test('a prose page keeps every item of a list and every line of an item', () => {
    const page = '---\ntitle: Boots\n---\n## Price\n\n- new ones,\n  with laces\n\n- old ones\n- **none**\n';
    expect(load(page).sections[0]?.blocks).toEqual([
      { kind: 'list', items: ['new ones, with laces', 'old ones', '**none**'] },
    ]);
  });

  const under = (heading: string, words: string) => `---\ntitle: Boots\n---\n## ${heading}\n\n${words}\n`;

  test('a prose page has a summary only if a section starts with a line in emphasis alone', () => {
    const [section] = load(under('Price', '*Grip* first.\n\n*Then looks.*')).sections;
    expect(section).toMatchObject({
      short: undefined,
      blocks: [
        { kind: 'paragraph', text: '*Grip* first.' },
        { kind: 'paragraph', text: '*Then looks.*' },
      ],
    });
    expect(load(under('Price', '*Grip.*\n\n*Looks.*')).sections[0]).toMatchObject({
      short: 'Grip.',
      blocks: [{ kind: 'paragraph', text: '*Looks.*' }],
    });
  });

  test.each([
    ['Soles', 'Soles', undefined],
    ['Soles{#soles}', 'Soles', 'soles'],
    ['Soles   {#new-soles}', 'Soles', 'new-soles'],
    ['Soles {#new soles}', 'Soles {#new soles}', undefined],
    ['Soles {#a} and laces', 'Soles {#a} and laces', undefined],
  ])('a prose page finds the anchor of %j', (heading, title, anchor) => {
    expect(load(under(heading, 'Rubber.')).sections[0]).toMatchObject({ title, anchor });
  });

  test.each([
    '### Smaller',
    '- one\n  - and one of it',
    '1. first',
    '| a |\n|---|',
    '<b>loud</b>',
    '```\ncode\n```',
    '![boot](boot.png)',
  ])('a prose page with unsupported Markdown, %j, is rejected', (words) => {
    expect(() => load(`---\ntitle: Boots\n---\n## Price\n\n${words}\n`)).toThrow(/“Price”: expected a paragraph/);
  });

  test('a prose page with text before its first section is rejected', () => {
    expect(() => load('---\ntitle: Boots\n---\nHello.\n\n## Price\n\nNone.\n')).toThrow(
      'Hello.: expected a section first\n    hint: Begin with ## and a title.',
    );
  });

  test('a prose page without its fields is rejected', () => {
    expect(() => load('## Price\n\nNone.\n')).toThrow(/page\.md\n {4}\(fields\)/);
  });
});

test.each(policyNames)('the %s policy has only figures from the rules', (name) => {
  const written = readFileSync(join(import.meta.dirname, `legal/${name}.md`), 'utf8');
  expect(written.match(/\b(\d+|half a|one|two|seven|ten|fourteen|thirty|ninety) (mile|day|minute)s?\b/g)).toBeNull();
  expect(written).toMatch(/\{\w+(Days|Minutes)\}/);
  expect(JSON.stringify(loadPolicy(name, 'Google'))).not.toMatch(/[{]\w+[}]/);
});

test('the badge rules page has only figures from the rules', () => {
  const written = readFileSync(join(import.meta.dirname, 'badge-rules.md'), 'utf8');
  expect(written.match(/\b(\d+|half a|two|five|seven|ten|ninety) (mile|day|minute|tries)s?\b/g)).toBeNull();
  const told = JSON.stringify(loadBadgeRules(ourContent));
  expect(told).not.toMatch(/[{]\w+[}]/);
  const figures = [
    'one mile',
    'half a mile',
    'seven days',
    '186 miles an hour (300 km/h)',
    'Ten tries in ten minutes',
    'winter from December to February',
    'Central Time',
  ];
  expect(figures.filter((figure) => !told.includes(figure))).toEqual([]);
});
