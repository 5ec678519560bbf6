/** A build reads anew what has changed, and nothing else it says is different. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { readContent } from './read-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const [content, build] = [join(folder, 'content'), join(folder, 'build')];
const hike = join(content, 'trails/north-shore/split-rock.md');
const kept = join(build, 'parsed.json');

beforeAll(() => cpSync(resolve('content'), content, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was kept is what a first reading says', () => {
  expect(readContent(content, build)).toEqual(loadContent(content));
  expect(readContent(content, build)).toEqual(loadContent(content));
});

test('a changed hike is read anew, and faults in it are found', () => {
  readContent(content, build);
  const text = readFileSync(hike, 'utf8');
  writeFileSync(hike, text.replace(/^badge: .*$/m, 'badge: Another Name'));
  const trails = () => readContent(content, build).trails;
  expect(trails().find(({ id }) => id === 'north-shore/split-rock')?.badge).toBe('Another Name');
  writeFileSync(hike, text.replace(/^difficulty: .*$/m, 'difficulty: Impossible'));
  expect(trails).toThrow('split-rock.md');
  writeFileSync(hike, text);
  expect(readContent(content, build)).toEqual(loadContent(content));
});

test('what other code has read does not count', () => {
  readContent(content, build);
  const { files } = JSON.parse(readFileSync(kept, 'utf8'));
  for (const file of Object.values<{ parsed: { fields: { badge: string } } }>(files))
    file.parsed.fields.badge = 'Wrong';
  writeFileSync(kept, JSON.stringify({ code: 'other', files }));
  expect(readContent(content, build)).toEqual(loadContent(content));
});

test('what a full disk has cut short does not count either', () => {
  readContent(content, build);
  writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, 1000));
  expect(readContent(content, build)).toEqual(loadContent(content));
});
