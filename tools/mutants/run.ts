/**
 * Plants small faults ("mutants") in the code, one at a time, and counts how many of them the tests notice.
 *
 *     npm run mutants                          every room, one after the other: hours
 *     npm run mutants -- domain                one room
 *     npm run mutants -- domain/geo.ts         one file, or several
 *
 * Stryker plants them. It is installed below build/ when somebody asks for it, not with the site.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastPercent, rooms } from './rooms.ts';

const root = join(import.meta.dirname, '../..');
const tools = join(root, 'build/mutants/tools');

type Place = { line: number; column: number };
type Mutant = { status: string; replacement: string; location: { start: Place; end: Place } };
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

const roomOf = (path: string) => Object.keys(rooms).find((room) => path === room || path.startsWith(`${room}/`));

function install(): void {
  const lockfiles = [import.meta.dirname, tools].map((folder) => join(folder, 'package-lock.json'));
  const [wanted, installed] = lockfiles.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  if (wanted === installed && existsSync(join(tools, 'node_modules'))) return;
  console.log('› Installing Stryker into build/mutants');
  mkdirSync(tools, { recursive: true });
  for (const name of ['package.json', '.npmrc', 'package-lock.json'])
    cpSync(join(import.meta.dirname, name), join(tools, name));
  const { status } = spawnSync('npm', ['ci'], { cwd: tools, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

/** Whether enough of them were killed. */
function tryRoom(room: string, files: string[]): boolean {
  const stryker = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTANTS_ROOM: room, MUTANTS_FILES: files.join(' ') };
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'tools/mutants/stryker.config.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const name = room.replace('/', '-');
  return status === 0 && tell(room, JSON.parse(readFileSync(join(root, `build/mutants/${name}.json`), 'utf8')));
}

const killed = ['Killed', 'Timeout'];
const alive = ['Survived', 'NoCoverage'];

/** Every survivor with what it changed, and the score. */
function tell(room: string, { files }: Report): boolean {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, lines: source.split('\n') })),
  );
  const survivors = all.filter(({ status }) => alive.includes(status));
  for (const { file, lines, location, replacement, status } of survivors) {
    const { start, end } = location;
    const line = lines[start.line - 1] ?? '';
    const before = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
    const seen = status === 'NoCoverage' ? ' (no test comes by)' : '';
    console.log(`${file}:${start.line}:${start.column}  ${before} → ${replacement.replace(/\s+/g, ' ')}${seen}`);
  }
  const dead = all.filter(({ status }) => killed.includes(status)).length;
  const total = dead + survivors.length;
  const percent = (100 * dead) / (total || 1);
  console.log(`› ${room}: ${total} mutants, ${dead} killed, ${survivors.length} survived: ${percent.toFixed(1)} %`);
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
const results = Object.keys(rooms).flatMap((room) => {
  const files = paths.filter((path) => roomOf(path) === room);
  const globs = files.map((path) => (path === room ? `${room}/**/*.{ts,tsx}` : path));
  return files.length > 0 ? [tryRoom(room, globs)] : [];
});
process.exitCode = results.every(Boolean) ? 0 : 1;
