import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { badgeRule } from '../domain/badge/rule.ts';
import { distanceKm } from '../domain/geo/geo.ts';
import { checkPoints } from '../domain/trail/trail.ts';
import { milesToKm } from '../domain/units.ts';
import { ContentError } from './content-issue.ts';
import { loadContent } from './load.ts';

const folders: string[] = [];

/** A reduced copy of the content with only the hikes of these tests, which a test can break. */
function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync(import.meta.dirname, folder, {
    recursive: true,
    filter: (path) => !notRead.test(path) && (!/(trails|routes).*\.(md|geojson)$/.test(path) || namedHikes.test(path)),
  });
  return folder;
}
const notRead = /\.ts$|\bgeo\/(?!region-outlines)/;
const namedHikes = /(split-rock|jay-cooke|mount-charity|lake-bronson)\.(md|geojson)$/;

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const splitRock = 'trails/north-shore/split-rock.md';

function edit(folder: string, file: string, change: (text: string) => string, target = file): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changed nothing`);
  writeFileSync(join(folder, target), after);
}

function getFaults(folder: string) {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues, message: error.message };
    throw error;
  }
  throw new Error('The content was accepted');
}

describe('the guide', () => {
  const { listed, trails, regions } = loadContent();

  test('the guide has hikes in every region, each with its own badge', () => {
    for (const { slug } of regions) expect(listed.filter(({ region }) => region === slug)).not.toEqual([]);
    const badges = listed.map(({ badge }) => badge?.toLowerCase());
    expect(badges).not.toContain(undefined);
    expect(new Set(badges).size).toBe(listed.length);
  });

  test('the guide has the page of Upper Sioux, without a badge and not in any list', () => {
    const upperSioux = trails.find((trail) => trail.slug === 'upper-sioux');
    expect(upperSioux).toMatchObject({ listed: false, badge: null, path: '/trails/west-and-southwest/upper-sioux' });
    expect(upperSioux?.notices[0]?.text).toMatch(/closed/i);
    expect(listed).not.toContain(upperSioux);
  });

  test('the guide has no place where one position earns the badges of two hikes', () => {
    const bothInRange = milesToKm(2 * badgeRule.promiseMiles);
    const points = listed.flatMap((hike) => checkPoints(hike).map((point) => ({ ...point, hike: hike.id })));
    const shared = points.filter((a) => points.some((b) => b.hike !== a.hike && distanceKm(a, b) <= bothInRange));
    expect(shared).toEqual([]);
  });

  test('the guide has its hikes ordered by region, park and trail', () => {
    const { trails, regions } = loadContent();
    const place = new Map(regions.map(({ slug }, i) => [slug, i]));
    const keys = trails.map(({ region, park, trail }) => [place.get(region) ?? 0, park, trail] as const);
    const sorted = keys.toSorted(
      (a, b) => a[0] - b[0] || a[1].localeCompare(b[1], 'en') || a[2].localeCompare(b[2], 'en'),
    );
    expect(keys).toEqual(sorted);
  });

  test('the guide is deeply frozen', () => {
    const [hike] = loadContent(copyOfContent()).listed;
    expect(() => Object.assign(hike ?? {}, { park: 'Elsewhere' })).toThrow(TypeError);
    expect(() => Object.assign(hike?.trailhead ?? {}, { latitude: 0 })).toThrow(TypeError);
  });
});

describe('adding a hike', () => {
  test('adding a hike is adding one file', () => {
    const folder = copyOfContent();
    const before = loadContent(folder).listed.length;
    edit(
      folder,
      splitRock,
      (text) => text.replace(/^badge:.*$/m, 'badge: A Badge of Its Own'),
      'trails/north-shore/a-hike-of-its-own.md',
    );
    const added = loadContent(folder).listed;
    expect(added).toHaveLength(before + 1);
    expect(added.find((trail) => trail.badge === 'A Badge of Its Own')?.path).toBe(
      '/trails/north-shore/a-hike-of-its-own',
    );
  });
});

describe('wrong regions are refused with file, field, expectation and hint', () => {
  test.each([
    [
      'a color that is none',
      /border: '#2b7fae'/,
      "border: 'blue'",
      'north-shore.badge.border',
      'six hexadecimal digits',
    ],
    ['a badge of an unknown shape', 'shape: arrowhead', 'shape: heart', 'north-shore.badge.shape', '"arch"'],
    ['a missing name', /^ {2}name: Southeast\n/m, '', 'southeast.name', 'it is missing'],
    ['two regions of one code', 'code: se', 'code: ns', 'southeast.code', 'is taken by north-shore'],
    ['two regions at one address', 'path: /southeast', 'path: /northshore', 'southeast.path', 'is taken by'],
    ['a county in two regions', '[Dodge,', '[Cook, Dodge,', 'southeast.counties', 'Cook belongs to north-shore'],
  ])('%s', (_, before, after, field, expectation) => {
    const folder = copyOfContent();
    edit(folder, 'regions.yaml', (text) => text.replace(before, after));
    const [issue] = getFaults(folder).issues;
    expect(issue).toMatchObject({ file: 'regions.yaml', field });
    expect(issue?.expected).toContain(expectation);
    expect(issue?.hint).not.toBe('');
  });

  test('the error for a region without an outline says how to create it', () => {
    const folder = copyOfContent();
    edit(folder, 'geo/region-outlines.json', (text) => text.replace('"southeast"', '"southwest"'));
    expect(getFaults(folder).issues).toMatchObject([{ field: 'southeast', hint: expect.stringContaining('outlines') }]);
    rmSync(join(folder, 'geo/region-outlines.json'));
    expect(getFaults(folder).issues).toHaveLength(loadContent().regions.length);
  });

  test('a missing file is an error like any other', () => {
    const folder = copyOfContent();
    rmSync(join(folder, 'map.yaml'));
    expect(getFaults(folder).issues).toMatchObject([{ file: 'map.yaml', hint: expect.stringContaining('guide') }]);
  });
});

describe('wrong content is refused with file, field, expectation and hint', () => {
  test.each([
    [
      'swapped coordinates that could be some place on earth',
      (t: string) => t.replace(/latitude: 47[\d.]+\n {2}longitude: -91[\d.]+/, 'latitude: -89.9\n  longitude: 47.9'),
      'trailhead',
      'a place in Minnesota; latitude and longitude are swapped',
    ],
    [
      'a longitude without its minus sign',
      (t: string) => t.replace('longitude: -', 'longitude: '),
      'trailhead',
      'a place in Minnesota; the longitude has the wrong sign',
    ],
    [
      'a trailhead in Wisconsin',
      (t: string) => t.replace(/longitude: -91[\d.]+/, 'longitude: -88.5'),
      'trailhead',
      'Minnesota',
    ],
    [
      'a trailhead far outside its region',
      (t: string) =>
        t.replace(/latitude: 47[\d.]+/, 'latitude: 44.9').replace(/longitude: -91[\d.]+/, 'longitude: -93.2'),
      'trailhead',
      'at most 10 km outside its region',
    ],
  ])('%s', (_, change, field, expectation) => {
    const folder = copyOfContent();
    edit(folder, splitRock, change);
    const { issues, message } = getFaults(folder);
    const issue = issues.find((candidate) => candidate.field.startsWith(field));
    expect(issue?.file).toBe(splitRock);
    expect(issue?.expected).toContain(expectation);
    expect(issue?.hint).not.toBe('');
    const place = issue?.line ? `${splitRock}:${issue.line}` : splitRock;
    expect(message).toContain(`${place}\n    ${issue?.field}: expected ${issue?.expected}\n    hint: `);
  });

  test('a second check point that is too far away is named by its index', () => {
    const folder = copyOfContent();
    const elsewhere = 'alsoAccept:\n  - latitude: 44.9\n    longitude: -93.2\n    place: The far lot\ntrailhead:';
    edit(folder, splitRock, (text) => text.replace(/^alsoAccept:\n(?: .*\n)+/m, '').replace(/^trailhead:/m, elsewhere));
    expect(getFaults(folder).issues).toMatchObject([
      { field: 'alsoAccept.0', expected: expect.stringContaining('at most 10 km outside its region') },
    ]);
  });

  test('two hikes with the same badge name in any spelling', () => {
    const folder = copyOfContent();
    edit(folder, splitRock, (text) => text.replace(/^badge:.*$/m, 'badge: JAY COOKE'));
    expect(getFaults(folder).issues).toMatchObject([
      { field: 'badge', expected: expect.stringContaining('is taken by trails/north-shore/jay-cooke.md') },
    ]);
  });

  test('two hikes with the same slug', () => {
    const folder = copyOfContent();
    edit(
      folder,
      splitRock,
      (text) => text.replace(/^badge:.*$/m, 'badge: Another'),
      'trails/north-shore/mount-charity.md',
    );
    expect(getFaults(folder).issues).toContainEqual(expect.objectContaining({ field: 'slug' }));
  });

  test.each(['Corundum-Point.md', 'corundum_point.md', 'corundum--point.md', 'corundum-point.markdown', 'corundum'])(
    'a file whose name is not a valid slug: %s',
    (name) => {
      const folder = copyOfContent();
      edit(folder, splitRock, (text) => text.replace(/^badge:.*$/m, 'badge: Another'), `trails/north-shore/${name}`);
      expect(getFaults(folder).issues).toMatchObject([
        { file: `trails/north-shore/${name}`, expected: expect.stringContaining('lowercase letters, digits') },
      ]);
    },
  );

  test('a folder that is not a region', () => {
    const folder = copyOfContent();
    cpSync(join(folder, 'trails/northwest'), join(folder, 'trails/northeast'), { recursive: true });
    expect(getFaults(folder).issues).toMatchObject([
      { file: 'trails/northeast', expected: expect.stringContaining('north-shore') },
    ]);
  });

  test('a hidden file of the operating system is ignored', () => {
    const folder = copyOfContent();
    writeFileSync(join(folder, 'trails/north-shore/.DS_Store'), '');
    expect(loadContent(folder).listed.length).toBeGreaterThan(0);
  });
});
