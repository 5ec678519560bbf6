/**
 * What nginx or Caddy need to serve the built files themselves: `npm run front -- /srv/trails-front`, with the settings of the server, then
 * `nginx -s reload` or `caddy reload`. Each release has a folder of its own, with the compressed copies beside the files; the settings name it together with
 * the headers of its files, so that a reload replaces both at once. Files that did not change keep their date, and so their tag.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isNamedByContent } from '../domain/wire/named-by-content.ts';
import { readConfig } from '../server/config.ts';
import { caddySettings } from './front-caddy.ts';
import { nginxSettings } from './front-nginx.ts';
import { readRules } from './front-rules.ts';

/** The first page only leads on, and calendar files follow the day: both are for the server to answer. */
const isForServer = (file: string) => file === 'index.html' || file.endsWith('.ics');

type Sources = Map<string, string>;

/** Every file of a release under its name, with the one to take: of the build before only what is named by its content. */
function sourcesOf(build: string): Sources {
  const below = (folder: string) => {
    const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
    return files.map((file) => [file, join(folder, file)] as const);
  };
  const of = (folder: string) => [...below(join(folder, 'client')), ...below(join(folder, 'compressed'))];
  const former = of(join(build, 'previous')).filter(([file]) => isNamedByContent(file));
  return new Map([...former, ...of(build)].filter(([file]) => !isForServer(file.replace(/\.(br|gz)$/, ''))));
}

function nameOf(sources: Sources): string {
  const hash = createHash('sha256');
  for (const [file, source] of [...sources].sort()) hash.update(`${file}\0`).update(readFileSync(source));
  return `release-${hash.digest('hex').slice(0, 12)}`;
}

const isSame = (a: string, b: string) => existsSync(b) && readFileSync(a).equals(readFileSync(b));

function makeRelease(sources: Sources, folder: string, former: string | undefined): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [file, source] of sources) {
    const [target, before] = [join(unfinished, file), former && join(former, file)];
    mkdirSync(dirname(target), { recursive: true });
    if (before && isSame(source, before)) linkSync(before, target);
    else copyFileSync(source, target);
  }
  renameSync(unfinished, folder);
}

/** The newest first. */
function releasesIn(target: string): string[] {
  const releases = readdirSync(target).filter((name) => /^release-[0-9a-f]+$/.test(name));
  const madeAt = (release: string) => statSync(release).mtimeMs;
  return releases.map((name) => join(target, name)).sort((a, b) => madeAt(b) - madeAt(a));
}

/** @returns the folder of the release */
export function makeFront(folder: string, environment: NodeJS.ProcessEnv): string {
  const target = resolve(folder);
  const config = readConfig(environment);
  const sources = sourcesOf(config.siteDir);
  if (!sources.has('hikes/index.html')) throw new Error('The pages are not built: npm run build makes them.');
  mkdirSync(target, { recursive: true });
  const release = join(target, nameOf(sources));
  const [former] = releasesIn(target);
  if (!existsSync(release)) makeRelease(sources, release, former);
  utimesSync(release, new Date(), new Date()); // also where it is taken up again
  const rules = readRules(config);
  for (const [front, write] of Object.entries({ nginx: nginxSettings, caddy: caddySettings })) {
    const settings = join(target, front);
    mkdirSync(settings, { recursive: true });
    for (const [name, text] of Object.entries(write(rules, { release, settings })))
      writeFileSync(join(settings, name), text);
  }
  for (const old of releasesIn(target).slice(2)) rmSync(old, { recursive: true });
  return release;
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  try {
    if (!target) throw new Error('Where shall it go? npm run front -- /srv/trails-front');
    console.log(`${makeFront(target, process.env)} is ready: nginx -s reload, or caddy reload`);
  } catch (error) {
    console.error(error instanceof Error ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
