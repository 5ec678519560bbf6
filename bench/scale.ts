/**
 * How the build and the pages scale with the guide: node bench/scale.ts [hikes ...], by default 50 and 500, the largest size the guide is
 * tested for. Hikes are generated from the guide's own in a copy of the project. Their pictures are borrowed, not drawn: drawing takes
 * constant time per hike, once, and would only hide what this measures.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadContent } from '../content/load.ts';
import type { Picture, Pictures } from '../domain/pictures/pictures.ts';
import type { Trail } from '../domain/trail/trail.ts';

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
  cpSync(join(project, 'build/public'), join(copy, 'build/public'), { recursive: true });
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

/** Runs in the copy, whose modules read the copy's content. CPU time, which is comparable on a busy machine too. */
async function buildHere(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const seconds: Record<string, number> = {};
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    seconds[name] = (user + system) / 1_000_000;
    return result;
  };
  const { drawMaps } = await import('../art/maps/draw.ts');
  const { writeRegionColors } = await import('../art/drawing/region-colors.ts');
  const { bundleCode, codeHash, fillSite } = await import('../tools/build/make-site.ts');
  const content = await step('content', () => loadContent());
  await step('maps', () => drawMaps(content));
  writeRegionColors(content.regions, 'build');
  const code = codeHash(content);
  await bundleCode(code); // independent of the number of hikes
  await step('pages', () => fillSite(content, code));
  console.log(JSON.stringify(seconds));
}

/** Adds a sentence to a hike. */
function changeOne(copy: string): void {
  const file = join(copy, 'content/trails/north-shore/split-rock.md');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\nA paragraph that nobody has written before, about nothing at all.\n`,
  );
}

/** Every hike has its page, and its entry in the list of all hikes if it is open. */
function checkPages(copy: string, hikes: readonly MadeHike[]): void {
  const list = readFileSync(join(copy, 'build/client/hikes/index.html'), 'utf8');
  const isOpen = new Set(listed.map(({ id }) => id));
  for (const { id, model } of hikes) {
    readFileSync(join(copy, 'build/client/trails', id, 'index.html'));
    if (isOpen.has(model.id) && !list.includes(`href="/trails/${id}"`)) throw new Error(`/hikes does not list ${id}`);
  }
}

function runHere(copy: string): Record<string, number> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/scale.ts', 'here'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
}

const sum = (seconds: Record<string, number>) => Object.values(seconds).reduce((total, part) => total + part, 0);

function measure(count: number): string {
  const hikes = makeHikes(count);
  const copy = copyProject(hikes);
  try {
    const seconds = runHere(copy);
    checkPages(copy, hikes);
    const total = sum(seconds);
    changeOne(copy);
    const again = sum(runHere(copy)).toFixed(1).padStart(9);
    const kilobytes = (page: string) => {
      const html = readFileSync(join(copy, 'build/client', page, 'index.html'));
      return `${(html.length / 1024).toFixed(0)} (${(brotliCompressSync(html).length / 1024).toFixed(1)})`;
    };
    const parts = ['content', 'maps', 'pages'].map((name) => (seconds[name] ?? 0).toFixed(1).padStart(8));
    const pages = ['trails/north-shore/split-rock', 'northshore', 'hikes'].map((page) => kilobytes(page).padStart(16));
    const each = ((total / count) * 1000).toFixed(0).padStart(9);
    return [String(count).padStart(6), ...parts, total.toFixed(1).padStart(8), each, again, ...pages].join('');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (process.argv[2] === 'here') await buildHere();
else {
  const counts = process.argv.slice(2).map(Number);
  console.log(
    ' hikes content    maps   pages   total  ms/hike  changed      trail page     region page          /hikes   (seconds of the processor, with one hike changed too; KB, in brackets Brotli)',
  );
  for (const count of counts.length > 0 ? counts : [50, 500]) console.log(measure(count));
}
