import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentIssue, issueLines } from '../../content/content-issue.ts';
import { ourContent } from '../../test/content.ts';
import { type contentSchemas, writeSchemas } from './schema.ts';

const content = join(import.meta.dirname, '../../content');
const folder = mkdtempSync(join(tmpdir(), 'schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(content, file), 'utf8');
const hikes = ourContent.trails.map(({ id }) => `trails/${id}.md`);
const toFields = (hike: string): Record<string, unknown> => parse(read(hike).split(/^---$/m)[1] ?? '');

const compiled = new Map<string, ValidateFunction>();

function createValidator(name: keyof typeof contentSchemas): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(folder, `build/schema/${name}.json`), 'utf8'));
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  compiled.set(name, validate);
  return validate;
}

/** Validation errors, as an editor would show them. */
function issuesBy(name: keyof typeof contentSchemas) {
  const validate = createValidator(name);
  return (value: unknown): string[] =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the schemas for editors', () => {
  writeSchemas(folder);

  test('accept every hike of the guide', () => {
    const issues = issuesBy('hike');
    expect(hikes.length).toBeGreaterThan(0);
    for (const hike of hikes) expect(issues(toFields(hike)), hike).toEqual([]);
  });

  test('accept the regions, the milestones, the plan of the map and the roads', () => {
    expect(issuesBy('milestones')(parse(read('milestones.yaml')))).toEqual([]);
    expect(issuesBy('regions')(parse(read('regions.yaml')))).toEqual([]);
    expect(issuesBy('map')(parse(read('map.yaml')))).toEqual([]);
    expect(issuesBy('roads')(parse(read('roads.yaml')))).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['an unknown field', { village: 'Ely' }, /must NOT have additional properties/],
    ['a word that is none of the choices', { difficulty: 'Hard' }, /\/difficulty must be equal to one of/],
    ['words for a number', { distance: { miles: 'two', route: 'loop' } }, /\/distance\/miles must be number/],
    ['a name that is too long', { badge: 'A name that no ribbon can hold' }, /\/badge/],
    ['a date in words', { wheels: { known: 'July' } }, /\/wheels\/known must match pattern/],
    [
      'swapped coordinates',
      { trailhead: { latitude: -91.4, longitude: 47.2 } },
      /\/trailhead\/latitude must be >= -90/,
    ],
    ['an unknown season', { seasons: [{ when: { weeks: [3] } }] }, /\/seasons\/0\/when/],
  ])('refuse %s', (_, wrong, expected) => {
    expect(issuesBy('hike')({ ...toFields(hikes[0] ?? ''), ...wrong }).join('\n')).toMatch(expected);
  });

  test('reject a hike that lacks a field', () => {
    const { town: _, ...rest } = toFields(hikes[0] ?? '');
    expect(issuesBy('hike')(rest)).toEqual([" must have required property 'town'"]);
  });
});

describe('editors', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));

  test('find the schemas and the files in their settings', () => {
    expect(settings['yaml.schemas']).not.toEqual({});
    for (const [schema, file] of Object.entries<string>(settings['yaml.schemas'])) {
      expect(existsSync(join(folder, schema)), schema).toBe(true);
      expect(existsSync(file), file).toBe(true);
    }
  });

  test('find file, line and error in the output of the content check', () => {
    const issue: ContentIssue = { file: 'trails/a/b.md', line: 12, field: 'town', expected: 'words', hint: 'Ely.' };
    const [place, message, hint] = issueLines([issue]).split('\n');
    const [where, what] = tasks[0].problemMatcher.pattern.map(({ regexp }: { regexp: string }) => new RegExp(regexp));
    expect(where.exec(place)?.slice(1)).toEqual(['trails/a/b.md', '12']);
    expect(what.exec(message)?.slice(1)).toEqual(['town: expected words']);
    expect(what.exec(hint)).toBeNull();
  });
});
