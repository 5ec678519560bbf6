/** Adding a hike is adding one content file and its scene: everything else follows. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = resolve('.');
const notCopied = new Set(['node_modules', '.git', 'build', 'data', '.react-router']);
const copy = mkdtempSync(join(tmpdir(), 'hike-'));

const hike = { id: 'north-shore/corundum-point', path: '/trails/north-shore/corundum-point', badge: 'Corundum Point' };
const model = 'north-shore/split-rock';

const build = () => spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, encoding: 'utf8' });
const built = (file: string) => readFileSync(join(copy, 'build/client', file), 'utf8');

beforeAll(() => {
  for (const name of readdirSync(project)) {
    if (!notCopied.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const content = readFileSync(join(project, 'content/trails', `${model}.md`), 'utf8');
  writeFileSync(join(copy, 'content/trails', `${hike.id}.md`), content.replace(/^badge:.*$/m, `badge: ${hike.badge}`));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a new hike', () => {
  test('without a scene stops the build, which says what is missing and where', { timeout: 120_000 }, () => {
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`art/scenes/${hike.id}.ts`);
    expect(stderr).toMatch(/expected .*\n\s+hint: /);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('with one is everywhere', { timeout: 180_000 }, () => {
    cpSync(join(project, 'art/scenes', `${model}.ts`), join(copy, 'art/scenes', `${hike.id}.ts`));
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: copy, stdio: 'pipe' });

    expect(built(`${hike.path}/index.html`)).toContain(hike.badge);
    for (const page of ['hikes', 'northshore', 'badge-catalog'])
      expect(built(`${page}/index.html`), page).toContain(hike.path);
    expect(built('sitemap.xml')).toContain(hike.path);
    expect(built('badge-catalog/index.html')).toContain('all <!-- -->51<!-- --> badges');
    expect(built('hikes/index.html')).toContain('North Shore, 11 hikes');
    expect(existsSync(join(copy, 'build/maps/locators', `${hike.id}.svg`))).toBe(true);
  });
});
