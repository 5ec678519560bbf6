/**
 * How the build and the pages grow with the guide: npm run bench:scale [hikes ...], 50, 500 and 1,000 unless told.
 * Hikes are made up from the guide's own in a copy of the project. Their pictures are borrowed, not drawn: drawing takes the
 * same time for each hike, once, and would only hide what this measures.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadContent } from '../content/load.ts';
import type { Picture, Pictures } from '../domain/pictures.ts';
import type { Trail } from '../domain/trail.ts';

const project = resolve(import.meta.dirname, '..');
const notCopied = new Set(['node_modules', '.git', 'build', 'data', '.react-router']);
const { trails, listed } = loadContent();

type MadeHike = { id: string; model: Trail };

function makeHikes(count: number): MadeHike[] {
  const extra = Array.from({ length: Math.max(0, count - listed.length) }, (_, i) => {
    const model = listed[i % listed.length];
    if (!model) throw new Error('there are no hikes');
    return { id: `${model.id}-${i}`, model };
  });
  return [...trails.map((model) => ({ id: model.id, model })), ...extra];
}

/** The model's file under a new badge, a few hundred yards away. */
function contentOf({ id, model }: MadeHike): string {
  const file = readFileSync(join(project, 'content/trails', `${model.id}.md`), 'utf8');
  if (id === model.id) return file;
  const number = Number(id.slice(model.id.length + 1));
  const moved = (degrees: string) => (Number(degrees) + ((number * 7) % 41) / 10_000 - 0.002).toFixed(5);
  return file
    .replace(/^badge: .*$/m, `badge: Badge ${number}`)
    .replace(
      /(trailhead:\n\s+latitude: )(\S+)(\n\s+longitude: )(\S+)/,
      (_, a, latitude, b, longitude) => a + moved(latitude) + b + moved(longitude),
    );
}

function copyProject(hikes: readonly MadeHike[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'scale-'));
  for (const name of readdirSync(project)) {
    if (!notCopied.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const hike of hikes) writeFileSync(join(copy, 'content/trails', `${hike.id}.md`), contentOf(hike));
  const pictures: Pictures = JSON.parse(readFileSync(join(project, 'build/pictures.json'), 'utf8'));
  const borrowed = (group: Record<string, Picture>, key: (id: string) => string) =>
    Object.fromEntries(
      hikes.flatMap(({ id, model }) => (group[key(model.id)] ? [[key(id), group[key(model.id)]]] : [])),
    );
  const own = (id: string) => id;
  const page = (id: string) => `/trails/${id}`;
  mkdirSync(join(copy, 'build'));
  writeFileSync(
    join(copy, 'build/pictures.json'),
    JSON.stringify({
      ...pictures,
      heroes: borrowed(pictures.heroes, own),
      badges: borrowed(pictures.badges, own),
      cards: { ...pictures.cards, ...borrowed(pictures.cards, page) },
    }),
  );
  return copy;
}

/** Runs in the copy, whose modules read the copy's content. */
async function buildHere(): Promise<void> {
  const seconds: Record<string, number> = {};
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return result;
  };
  const { drawMaps } = await import('../art/maps/draw.ts');
  const { writeRegionColors } = await import('../art/drawing/region-colors.ts');
  const { bundle } = await import('../tools/bundle.ts');
  const content = await step('content', () => loadContent());
  await step('maps', () => drawMaps(content));
  writeRegionColors(content.regions, 'build');
  writeFileSync(
    'build/scripts.json',
    JSON.stringify(await step('scripts', () => bundle(resolve('build/public/assets')))),
  );
  await step('pages', () => {
    const cli = resolve('node_modules/@react-router/dev/bin.cjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status, stderr } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  });
  console.log(JSON.stringify(seconds));
}

function measure(count: number): string {
  const copy = copyProject(makeHikes(count));
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/scale.ts', 'here'], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const seconds: Record<string, number> = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    const total = Object.values(seconds).reduce((sum, part) => sum + part, 0);
    const kilobytes = (page: string) => {
      const html = readFileSync(join(copy, 'build/pages/client', page, 'index.html'));
      return `${(html.length / 1024).toFixed(0)} (${(brotliCompressSync(html).length / 1024).toFixed(1)})`;
    };
    const parts = ['content', 'maps', 'scripts', 'pages'].map((name) => (seconds[name] ?? 0).toFixed(1).padStart(8));
    const pages = ['trails/north-shore/split-rock', 'northshore', 'hikes'].map((page) => kilobytes(page).padStart(16));
    const each = ((total / count) * 1000).toFixed(0).padStart(9);
    return [String(count).padStart(6), ...parts, total.toFixed(1).padStart(8), each, ...pages].join('');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (process.argv[2] === 'here') await buildHere();
else {
  const counts = process.argv.slice(2).map(Number);
  console.log(
    ' hikes content    maps scripts   pages   total ms/hike      trail page     region page          /hikes   (seconds; KB, in brackets Brotli)',
  );
  for (const count of counts.length > 0 ? counts : [50, 500, 1000]) console.log(measure(count));
}
