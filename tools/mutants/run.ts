/**
 * Plants small faults ("mutants") in the code and counts how many of them the tests notice.
 *
 *     npm run mutants                          every room, one after the other
 *     npm run mutants -- domain                one room
 *     npm run mutants -- domain/geo/geo.ts         one file, or several
 *
 * Stryker's instrumenter plants them. It is installed below build/ when somebody asks for it, not with the site.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, plant } from './plant.ts';
import { report, type Tried } from './report.ts';
import { leastPercent, type Part, rooms } from './rooms.ts';
import { tryAll } from './rounds.ts';

const project = join(import.meta.dirname, '../..');
const results = join(project, 'build/mutants');
const tools = join(results, 'tools');
const instrumenter = join(tools, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');

const roomOf = (path: string) => Object.keys(rooms).find((room) => path === room || path.startsWith(`${room}/`));

function install(): void {
  const lockfiles = [import.meta.dirname, tools].map((at) => join(at, 'package-lock.json'));
  const [wanted, installed] = lockfiles.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  if (wanted === installed && existsSync(instrumenter)) return;
  console.log("› Installing Stryker's instrumenter into build/mutants");
  mkdirSync(tools, { recursive: true });
  for (const name of ['package.json', '.npmrc', 'package-lock.json'])
    cpSync(join(import.meta.dirname, name), join(tools, name));
  const { status } = spawnSync('npm', ['ci'], { cwd: tools, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

async function tryPart({ folder, tests: places }: Part, paths: string[]): Promise<Tried[]> {
  const isAsked = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  const inFolder = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: project }).filter((file) => !file.includes('.test.'));
  const files = inFolder.filter(isAsked);
  if (files.length === 0) return [];
  const speaking = places.flatMap((place) => globSync(`${place}{,/**/*}.test.{ts,tsx}`, { cwd: project }));
  const name = folder.replaceAll('/', '-');
  const [root, journal] = [join(results, `${name}-copy`), join(results, `${name}.jsonl`)];
  rmSync(journal, { force: true });
  copyProject(project, root);
  const mutants = await plant(root, files, instrumenter);
  console.log(`› ${folder}: ${mutants.length} mutants planted in ${files.length} files`);
  const history = await tryAll({ root, tests: [...new Set(speaking)], journal });
  return [{ mutants, history }];
}

/** Whether enough of them were killed. */
async function tryRoom(room: string, parts: readonly Part[], paths: string[]): Promise<boolean> {
  const tried: Tried[] = [];
  for (const part of parts) tried.push(...(await tryPart(part, paths)));
  const { text, percent } = report(room, project, tried);
  writeFileSync(join(results, `${room.replaceAll('/', '-')}.txt`), `${text}\n`);
  console.log(text);
  return percent >= leastPercent;
}

const asked = process.argv.slice(2);
const stray = asked.filter((path) => !roomOf(path));
if (stray.length > 0) {
  console.error(`✗ ${stray.join(' ')}: expected a room or a file in one of ${Object.keys(rooms).join(', ')}`);
  process.exit(2);
}
install();
const paths = asked.length > 0 ? asked : Object.keys(rooms);
for (const [room, parts] of Object.entries(rooms)) {
  const inRoom = paths.filter((path) => roomOf(path) === room);
  if (inRoom.length > 0 && !(await tryRoom(room, parts, inRoom))) process.exitCode = 1;
}
