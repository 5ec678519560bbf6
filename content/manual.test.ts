import { expect, test } from 'vitest';
import { z } from 'zod';
import { chapterOf } from './manual.ts';

const schema = z.strictObject({
  boots: z
    .strictObject({
      size: z.number().int().min(30).max(50).describe('As on the box.'),
      color: z.enum(['black', 'brown']).optional().describe('For the picture.'),
      laces: z.boolean().default(true),
    })
    .describe('What to wear.'),
  socks: z.array(z.string().max(20)).min(1),
  weights: z.tuple([z.number(), z.number()]),
  name: z.string().min(2).nullable(),
  pace: z.number().max(9),
  steps: z.int().min(1),
});

test('a chapter explains a field and each nested one', () => {
  expect(chapterOf(schema, ['boots'])).toBe(`boots: fields
  What to wear.

size: a whole number, 30 to 50
  As on the box.

color: "black", "brown" (may be left out)
  For the picture.

laces: true or false (may be left out)`);
});

test('the whole manual explains every field', () => {
  expect(chapterOf(schema, [])).toBe(`boots: fields
  What to wear.

socks: a list of words, at most 20 characters

weights: a list of 2

name: words, at least 2 characters or null

pace: a number, at most 9

steps: a whole number, at least 1`);
});

test('a field with several variants is explained once for all of them', () => {
  const when = z.union([z.strictObject({ from: z.string() }), z.strictObject({ from: z.string(), to: z.string() })]);
  expect(chapterOf(z.strictObject({ when }), ['when'])).toBe('when: fields\n\nfrom: words\n\nto: words');
});

test('a list has the chapter of what it lists', () => {
  const list = z.array(z.strictObject({ kind: z.literal('ice') }));
  expect(chapterOf(z.strictObject({ list }), ['list'])).toBe('list: a list of fields\n\nkind: "ice"');
  expect(chapterOf(z.strictObject({ list }), ['list', 0, 'kind'])).toBe('list.0.kind: "ice"');
});

test('an unknown field has no chapter', () => {
  expect(chapterOf(schema, ['hat'])).toBeUndefined();
});
