/** A guide is its content and its scenes: that of another state is built without a change to the code. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { copyProject, type ProjectCopy } from '../../test/project-copy.ts';
import { filesIn } from '../build/site-folder.ts';

/** Pictures are borrowed from ours: scenes without motifs of their own, whose text does not name our state. */
const scenes = {
  'upper-example/sample-hill': 'central/lake-carlos',
  'lower-example/specimen-pond': 'central/boardwalk-trail',
  'lower-example/invented-point': 'central/inspiration-peak',
  'regions/upper-example': 'regions/northwest',
};

function copyWithAnotherGuide(): ProjectCopy {
  const copy = copyProject();
  for (const part of ['trails', 'routes', 'geo']) copy.drop(`content/${part}`);
  for (const { slug } of ourContent.regions) {
    copy.drop(`art/scenes/${slug}`);
    copy.drop(`art/scenes/regions/${slug}.ts`);
  }
  copy.copy('test/another-guide/content', 'content');
  for (const [to, from] of Object.entries(scenes)) copy.copy(`art/scenes/${from}.ts`, `art/scenes/${to}.ts`);
  copy.run('tools/maintain/make-region-outlines.ts');
  return copy;
}

const settings = { OIDC_NAME: 'Sample ID' };
const guide = copyWithAnotherGuide();
beforeAll(() => guide.build(settings));
afterAll(() => guide.remove());

const onPage = (path: string) => guide.read(`build/client${path}/index.html`).replace(/<!--.*?-->/g, '');

test('another guide has its own name, hikes, regions and figures', () => {
  const page = onPage('/hikes');
  expect(page).toContain('Three hikes</span> <span>under an');
  expect(page).toContain('three Delaware hikes in two regions');
  expect(page).toContain('aria-label="Map of Delaware in 2 hiking regions"');
  expect(onPage('/lowerexample')).toContain('Specimen Pond Park');
  expect(onPage('/about')).toContain('from a hill that nobody raised to a point that nobody drew');
  expect(onPage('/before-you-go')).toContain('$3 for a day, or $12 for a year');
  expect(onPage('/about'), 'it has no sister site').not.toContain('sister');
});

test('another guide shows its own hikes, and plain hills for a region without a scene', () => {
  const { heroes, hikes, regions } = JSON.parse(guide.read('build/pictures.json'));
  const shown = ['upper-example/sample-hill', 'lower-example/invented-point'].map((id) => heroes[id].alt);
  expect(hikes.map(({ alt }: { alt: string }) => alt)).toEqual(shown);
  expect(regions['lower-example'].alt).toContain('plain hills');
});

test('another guide names its own identity provider, on pages and in policies', () => {
  expect(onPage('/hikes')).toMatch(/Sign in<span[^>]*> with Sample ID</);
  expect(onPage('/privacy')).toContain('Sample ID knows that you signed in here');
});

test('another guide has its own permit and its own clock', () => {
  expect(onPage('/trails/upper-example/sample-hill')).toContain('Invented park permit, $3 a day or $12 a year');
  const calendar = guide.read('build/client/trails/upper-example/sample-hill/hike.ics');
  expect(calendar).toContain('TZID:America/New_York\r\nBEGIN:DAYLIGHT');
  expect(calendar).toContain('TZNAME:EDT');
});

test('another guide contains no text of ours', () => {
  const client = join(guide.folder, 'build/client');
  const ours = /Minnesota|North Star|northstartrails|America\/Chicago|\bMN\b|Google(?! Maps)/;
  const files = globSync('**/*.{html,js,json,xml,gpx,geojson,ics,svg,txt,webmanifest}', { cwd: client });
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => ours.test(guide.read(`build/client/${file}`)))).toEqual([]);
});

test('a guide built elsewhere, years later and in another time zone is the same byte by byte', () => {
  const other = copyWithAnotherGuide();
  onTestFinished(() => other.remove());
  const clock = pathToFileURL(join(import.meta.dirname, '../../test/later-clock.ts')).href;
  other.build({ ...settings, TZ: 'Asia/Tokyo', NODE_OPTIONS: `--import ${clock}` });
  const [here, elsewhere] = [guide, other].map(toHashes);
  expect(Object.keys(here ?? {}).length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
});

/** The served files, by their names. */
function toHashes({ folder }: ProjectCopy): Record<string, string> {
  const client = join(folder, 'build/client');
  const toHash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(client, file)))
      .digest('hex');
  return Object.fromEntries(filesIn(client).map((file) => [file, toHash(file)]));
}
