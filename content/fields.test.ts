/** Error messages for content in modules. parse.test.ts covers those of a hike's file. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-issue.ts';
import { checkFields } from './fields.ts';

function issuesIn(value: unknown, schema: z.ZodType): string[] {
  const checked = checkFields('site.ts', value, schema);
  return 'issues' in checked ? checked.issues.map(({ field, expected }) => `${field}: ${expected}`) : [];
}
const getExpected = (value: unknown, field: z.ZodType) => issuesIn({ field: value }, z.object({ field }));

test.each([
  ['the only thing that may stand there', 'maybe', z.literal('yes'), '"yes", not "maybe"'],
  ['one of several figures', 3, z.literal([1, 2]), 'one of 1, 2, not 3'],
  ['a figure among words', 'nome', z.literal(['none', 12]), 'one of "none", 12, not "nome"; did you mean "none"?'],
  ['words where there is a figure', 5, z.literal(['five', 'six']), 'one of "five", "six", not 5'],
  ['a figure that is too large', 7, z.number().lt(5), 'less than 5, not 7'],
  ['a figure that is too small', 7, z.number().gt(9), 'more than 9, not 7'],
  ['forty characters, shown whole', 'x'.repeat(40), z.number(), `a number, not "${'x'.repeat(40)}"`],
  ['more than forty, shown in part', 'x'.repeat(41), z.number(), `a number, not "${'x'.repeat(40)}…"`],
  ['one entry at least', [], z.array(z.string()).min(1), 'at least 1 entry, not 0'],
  ['a rule with words of its own', 'a', z.string().refine(() => false, 'ten digits'), 'ten digits'],
])('%s', (_, value, schema, expected) => {
  expect(getExpected(value, schema)).toEqual([`field: ${expected}`]);
});

test('unknown fields are reported together, each with a suggestion', () => {
  const schema = z.strictObject({ town: z.string().optional(), park: z.string().optional() });
  expect(issuesIn({ twon: 'Ely', village: 'Ely' }, schema)).toEqual([
    '(fields): no field `twon`; did you mean `town`? and no field `village`',
  ]);
});

test('there is no suggestion if two missing fields accept the value', () => {
  const schema = z.strictObject({ miles: z.number(), feet: z.number() });
  expect(issuesIn({ heightOfClimb: 80 }, schema)).toContain('(fields): no field `heightOfClimb`');
  expect(issuesIn({ heightOfClimb: 80, feet: 3 }, schema)).toContain(
    '(fields): no field `heightOfClimb`; did you mean `miles`?',
  );
});

test('errors of one variant are not reported for another', () => {
  const inFeet = z.strictObject({ feet: z.number() }).describe('feet');
  const inMeters = z.strictObject({ meters: z.number() }).describe('meters');
  const climb = z.union([inFeet, inMeters]);
  expect(getExpected({ meters: 'ten' }, climb)).toEqual(['field.meters: a number, not "ten"']);
  expect(getExpected({ yards: 10 }, climb)).toEqual(['field: feet, or meters']);
  for (const value of [null, 'ten', [10]]) expect(getExpected(value, climb)).toEqual(['field: feet, or meters']);
});

test('all errors are reported at once, each with its path', () => {
  const issue = { file: 'site.ts', field: 'name', expected: 'words', hint: 'The name of the site.' };
  expect(new ContentError([issue])).toMatchObject({
    name: 'ContentError',
    message: 'The content has a fault:\n  site.ts\n    name: expected words\n    hint: The name of the site.',
  });
  expect(new ContentError([issue, { ...issue, line: 7 }]).message).toBe(
    [
      'The content has 2 faults:',
      ...['  site.ts', '    name: expected words', '    hint: The name of the site.'],
      ...['  site.ts:7', '    name: expected words', '    hint: The name of the site.'],
    ].join('\n'),
  );
});
