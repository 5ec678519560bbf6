/** A guide is its content and its scenes: another region, or another state, is built without a change to the code. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { newHike } from '../../test/new-hike.ts';
import { copyProject, type ProjectCopy } from '../../test/project-copy.ts';
import { makePages, openApplication } from '../build/pages.ts';

/** These tests build whole guides: some minutes, and many on a slow machine. */
const patienceMs = 30 * 60_000;
const { site, regions, trails } = loadContent();

const onPage = (copy: ProjectCopy, path: string) =>
  copy.read(`build/client${path}/index.html`).replace(/<!--.*?-->/g, '');

describe('a growing guide', () => {
  const copy = copyProject({ withBuild: true });
  afterAll(() => copy.remove());

  /** Drawing all hikes would take most of the time; one of each region is enough. */
  const first = regions.map(({ slug }) => trails.find((trail) => trail.region === slug && trail.listed)?.id ?? '');
  const kept = new Set([...site.posters, site.screenshot, ...first]);

  const farNorth = `
far-north:
  code: fn
  path: /farnorth
  name: Far North
  tagline: A region that a test has added
  intro: >-
    A test has taken three counties from their region and made another of them. It has one hike, which begins on the
    shore of a large lake, and a picture that was borrowed.
  backText: Back to Far North Trails
  counties: [Kittson, Roseau, Lake of the Woods]
  badge: { shape: arch, border: '#456789', thread: '#9ac877', dark: '#1b3611' }
  band: '#456789'
  light: { tint: '#dfe9ca', base: '#6b9a45', deep: '#335720', land: '#b0ce8e' }
  dark: { tint: '#1f3421', base: '#7fae57', deep: '#b9da98', land: '#3f6330' }
  label: { lines: [Far North], at: [1700, 900] }
`;
  function addRegion() {
    copy.edit('content/regions.yaml', (text) => text.replace(/ Kittson,| Lake of the Woods,| Roseau,/g, '') + farNorth);
    copy.copy('content/trails/north-shore/split-rock.md', 'content/trails/far-north/sample-bay.md');
    copy.edit('content/trails/far-north/sample-bay.md', (text) =>
      text
        .replace(/^badge:.*$/m, 'badge: Sample Bay')
        .replace(/(trailhead:\n {2}latitude: )\S+(\n {2}longitude: )\S+/, '$148.86$2-94.84'),
    );
    copy.copy('art/scenes/north-shore/split-rock.ts', 'art/scenes/far-north/sample-bay.ts');
    copy.copy('art/scenes/regions/northwest.ts', 'art/scenes/regions/far-north.ts');
    copy.run('tools/maintain/make-region-outlines.ts');
  }

  beforeAll(() => {
    for (const { id } of trails) if (!kept.has(id)) copy.dropHike(id);
    addRegion();
    newHike.addContent(copy);
  }, patienceMs);

  test('is not built with a hike that has no scene, and the build reports what is missing and where', {
    timeout: patienceMs,
  }, () => {
    let said = '';
    try {
      copy.build();
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain(newHike.scene);
    expect(said).toMatch(/expected .*\n\s+hint: /);
    expect(said).not.toMatch(/^\s+at /m);
  });

  describe('with one more hike and region', () => {
    beforeAll(() => {
      newHike.addScene(copy);
      copy.build();
    }, patienceMs);

    test('shows the hike everywhere', () => {
      expect(onPage(copy, newHike.path)).toContain(newHike.badge);
      for (const page of ['/hikes', '/northshore', '/badge-catalog'])
        expect(onPage(copy, page), page).toContain(newHike.path);
      expect(copy.read('build/client/sitemap.xml')).toContain(newHike.path);
      expect(onPage(copy, '/badge-catalog')).toContain(`all ${kept.size + 2} badges`);
      const onTheShore = [...kept, newHike.id].filter((other) => other.startsWith('north-shore/')).length;
      expect(onPage(copy, '/hikes')).toContain(`North Shore, ${onTheShore} hikes`);
      expect(existsSync(join(copy.folder, 'build/maps/locators', `${newHike.id}.svg`))).toBe(true);
    });

    test('has a page for the region, with its hike', () => {
      const page = onPage(copy, '/farnorth');
      expect(page).toContain('three counties from their region');
      expect(page).toContain('href="/trails/far-north/sample-bay"');
      expect(onPage(copy, '/trails/far-north/sample-bay')).toContain('Back to Far North Trails');
    });

    test('counts, lists, draws and offers the region', () => {
      const page = onPage(copy, '/hikes');
      expect(page).toMatch(/Minnesota hikes in seven regions/);
      expect(page).toContain('aria-label="Far North, 1 hike"');
      expect(page).toContain('1 hike, 1 badge');
      expect(page).toContain('<option value="far-north">Far North (1)</option>');
      expect(page.match(/data-region="fn"/g)?.length).toBeGreaterThan(3);
    });

    test('gives the region its own color and its badge', () => {
      expect(copy.read('build/regions.css')).toContain('#456789');
      expect(onPage(copy, '/badge-catalog')).toContain('Sample Bay');
      expect(JSON.parse(copy.read('build/pictures.json')).badges['far-north/sample-bay'].src).toMatch(/^\/art\//);
    });
  });
});

describe('a guide for another state', () => {
  /** Converted from ours, which was built there before: nothing of that may be left. */
  const copy = copyProject({ withBuild: true });
  afterAll(() => copy.remove());

  /** Pictures are borrowed from ours, those whose text names none of our places. */
  const scenes = {
    'upper-example/sample-hill': 'central/lake-maria',
    'lower-example/specimen-pond': 'central/boardwalk-trail',
    'lower-example/invented-point': 'twin-cities-metro/glacial-potholes',
    'regions/upper-example': 'regions/northwest',
    'regions/lower-example': 'regions/southeast',
  };

  const settings = { OIDC_NAME: 'Sample ID' };

  const posters =
    "import { bisonBelowTheCliff } from './site/bison.ts';\nexport default [bisonBelowTheCliff, bisonBelowTheCliff];\n";

  function replaceOurs(copy: ProjectCopy) {
    for (const part of ['trails', 'routes', 'geo']) copy.drop(`content/${part}`);
    for (const { slug } of regions) {
      copy.drop(`art/scenes/${slug}`);
      copy.drop(`art/scenes/regions/${slug}.ts`);
    }
    copy.copy('test/another-guide/content', 'content');
    for (const [to, from] of Object.entries(scenes)) copy.copy(`art/scenes/${from}.ts`, `art/scenes/${to}.ts`);
    copy.write('art/scenes/site.ts', posters);
    copy.run('tools/maintain/make-region-outlines.ts');
  }

  beforeAll(() => {
    replaceOurs(copy);
    copy.build(settings);
  }, patienceMs);

  test('has its own name, hikes, regions and figures', () => {
    const page = onPage(copy, '/hikes');
    expect(page).toContain('Three hikes</span> <span>under an');
    expect(page).toContain('three Delaware hikes in two regions');
    expect(page).toContain('aria-label="Map of Delaware in 2 hiking regions"');
    expect(onPage(copy, '/lowerexample')).toContain('Specimen Pond Park');
    expect(onPage(copy, '/about')).toContain('from a hill that nobody raised to a point that nobody drew');
    expect(onPage(copy, '/before-you-go')).toContain('$3 for a day, or $12 for a year');
    expect(onPage(copy, '/about'), 'it has no sister site').not.toContain('sister');
  });

  test('names its own identity provider, on pages and in policies', () => {
    expect(onPage(copy, '/hikes')).toMatch(/Sign in<span[^>]*> with Sample ID</);
    expect(onPage(copy, '/privacy')).toContain('Sample ID knows that you signed in here');
  });

  test('has its own permit and its own clock', () => {
    expect(onPage(copy, '/trails/upper-example/sample-hill')).toContain('Invented park permit, $3 a day or $12 a year');
    const calendar = copy.read('build/client/trails/upper-example/sample-hill/hike.ics');
    expect(calendar).toContain('TZID:America/New_York\r\nBEGIN:DAYLIGHT');
    expect(calendar).toContain('TZNAME:EDT');
  });

  test('contains no text of ours', () => {
    const client = join(copy.folder, 'build/client');
    const ours = /Minnesota|North Star|northstartrails|America\/Chicago|\bMN\b|Google(?! Maps)/;
    const files = globSync('**/*.{html,js,json,xml,gpx,geojson,ics,svg,txt,webmanifest}', { cwd: client });
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => ours.test(copy.read(`build/client/${file}`)))).toEqual([]);
  });

  test('that is changed hike by hike is the same as one built from scratch in another folder, years later and in another time zone', {
    timeout: patienceMs,
  }, () => {
    const pond = 'lower-example/specimen-pond';
    const lake = 'lower-example/specimen-lake';
    const point = 'content/trails/lower-example/invented-point.md';
    const hill = 'content/trails/upper-example/sample-hill.md';
    /** Built one after the other: a change of one sentence must not rely on what another change renders again. */
    const changes = [
      (guide: ProjectCopy) => guide.edit(point, (text) => text.replace('Every word', 'More than before: every word')),
      (guide: ProjectCopy) => {
        guide.edit(hill, (text) => text.replace(/^trail: .*$/m, 'trail: Other Trail'));
        guide.write(`content/trails/${lake}.md`, guide.read(`content/trails/${pond}.md`));
        guide.write(`art/scenes/${lake}.ts`, guide.read(`art/scenes/${pond}.ts`));
        guide.drop(`art/scenes/${pond}.ts`);
        guide.dropHike(pond);
      },
    ];
    const atOnce = copyProject();
    onTestFinished(() => atOnce.remove());
    replaceOurs(atOnce);
    for (const change of changes) change(atOnce);
    const clock = pathToFileURL(join(import.meta.dirname, '../../test/later-clock.ts')).href;
    atOnce.build({ ...settings, TZ: 'Asia/Tokyo', NODE_OPTIONS: `--import ${clock}` });
    const untouched = join(copy.folder, 'build/client/privacy/index.html');
    const { mtimeMs } = statSync(untouched);
    for (const change of changes) {
      change(copy);
      copy.build(settings);
    }
    expect(copy.read('build/client/trails/lower-example/invented-point/index.html')).toContain('More than before: ');
    const [changed, whole] = [copy, atOnce].map(({ folder }) => hashesIn(join(folder, 'build')));
    expect(Object.keys(whole ?? {}).length).toBeGreaterThan(100);
    expect(changed).toEqual(whole);
    expect(statSync(untouched).mtimeMs).toBe(mtimeMs);
  });
});

const application = resolve('build/pages');

test.runIf(existsSync(application))(
  'pages are rendered again after any change of code, and left alone without one',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = new Map<string, string>();
    const { answer, dataOf } = await openApplication(application);
    const madeWith = (code: string) =>
      makePages(
        { pages: ['/about', '/privacy'], files: [] },
        {
          ...{ code, answer, dataOf, stampFile: join(folder, 'pages.stamp') },
          ...{ has: (file) => files.has(file), write: (file, text) => files.set(file, text), finish: (page) => page },
          keep: () => {},
        },
      );
    expect(await madeWith('the code')).toBe(2);
    expect(await madeWith('the code')).toBe(0);
    expect(await madeWith('other code')).toBe(2);
    files.delete(join('/privacy', 'index.html'));
    expect(await madeWith('other code')).toBe(1);
  },
);

/** The served files, by their names. */
function hashesIn(folder: string): Record<string, string> {
  const files = globSync('client/**/*', { cwd: folder }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );
}
