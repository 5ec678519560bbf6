/** docs/how-to/add-a-hike.md, followed to the letter: a content file, a scene, and everything else follows. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { copyProject, type ProjectCopy } from '../test/project-copy.ts';
import { reachedFrom } from './imports.ts';

const minutes = 60_000;
const { site, trails } = loadContent();

const id = 'north-shore/corundum-point';
const path = `/trails/${id}`;
const model = 'north-shore/split-rock';

/** A hike that nobody has walked: like another one in most things, with its own names and its own place. */
function addContent(copy: ProjectCopy): void {
  const own: Record<string, string> = {
    park: 'Corundum State Park',
    trail: 'Mine Trail',
    badge: 'Corundum Point',
    town: 'Beaver Bay',
    latitude: '47.25',
    longitude: '-91.45',
  };
  copy.copy(`content/trails/${model}.md`, `content/trails/${id}.md`);
  for (const [field, value] of Object.entries(own)) {
    const line = new RegExp(`^( *)${field}: .*$`, 'm');
    expect(copy.read(`content/trails/${id}.md`)).toMatch(line);
    copy.edit(`content/trails/${id}.md`, (text) => text.replace(line, `$1${field}: ${value}`));
  }
}

const addScene = (copy: ProjectCopy) => copy.copy(`art/scenes/${model}.ts`, `art/scenes/${id}.ts`);

describe('a new hike', () => {
  const copy = copyProject({ withBuild: true });
  const kept = new Set([...site.posters, site.screenshot]);
  beforeAll(() => {
    // Drawing all of them would take most of the time: its neighbors are those that pages name.
    for (const trail of trails) if (!kept.has(trail.id)) copy.dropHike(trail.id);
    addContent(copy);
  });
  afterAll(() => copy.remove());

  test('without a scene stops the build, which says what is missing and where', { timeout: 2 * minutes }, () => {
    let said = '';
    try {
      copy.build();
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain(`art/scenes/${id}.ts`);
    expect(said).toMatch(/expected .*\n\s+hint: /);
    expect(said).not.toMatch(/^\s+at /m);
  });

  test('with one is everywhere', { timeout: 4 * minutes }, () => {
    addScene(copy);
    copy.build();
    const built = (file: string) => copy.read(`build/client/${file}`).replace(/<!--.*?-->/g, '');
    expect(built(`${path}/index.html`)).toContain('Corundum Point');
    for (const page of ['hikes', 'northshore', 'badge-catalog'])
      expect(built(`${page}/index.html`), page).toContain(path);
    expect(built('sitemap.xml')).toContain(path);
    expect(built('badge-catalog/index.html')).toContain(`all ${kept.size + 1} badges`);
    const onTheShore = [...kept, id].filter((other) => other.startsWith('north-shore/')).length;
    expect(built('hikes/index.html')).toContain(`North Shore, ${onTheShore} hikes`);
    expect(existsSync(join(copy.folder, 'build/maps/locators', `${id}.svg`))).toBe(true);
  });
});

/** The tests of the quick check that read the guide, themselves or by way of others: to the rest a hike more is nothing. */
function testsThatReadTheGuide(): string[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const tests = globSync('{art,content,domain,server,test,tools,web}/**/*.test.{ts,tsx}');
  return tests.filter((file) => reachedFrom([file], read).files.has('content/load.ts'));
}

test('a new hike turns no test of the quick check red', { timeout: 10 * minutes }, () => {
  const copy = copyProject();
  addContent(copy);
  addScene(copy);
  const tests = testsThatReadTheGuide();
  expect(tests.length).toBeGreaterThan(20);
  // One worker, since others are at work beside it; and nothing is remembered of a folder that will not be there again.
  const economy = ['--maxWorkers=1', '--fsModuleCache=false'];
  copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'server', ...economy, ...tests);
  copy.remove();
});
