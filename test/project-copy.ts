/** A copy of the project to build in, with content and scenes that a test may change. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const notCopied = new Set(['node_modules', '.git', 'build', 'data', '.react-router']);

export type ProjectCopy = ReturnType<typeof copyProject>;

export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const name of readdirSync(project)) {
    if (!notCopied.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const at = (file: string) => join(folder, file);
  const runIn = (env: NodeJS.ProcessEnv, script: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${script.join(' ')} failed:\n${stdout}${stderr}`);
  };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    folder,
    run: (...script: string[]) => runIn(process.env, script),
    write,
    build: (env: NodeJS.ProcessEnv = {}) => runIn({ ...process.env, ...env }, ['tools/build/build.ts']),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    edit: (file: string, change: (text: string) => string) => write(file, change(readFileSync(at(file), 'utf8'))),
    copy: (from: string, to: string) => cpSync(join(project, from), at(to), { recursive: true }),
    drop: (file: string) => rmSync(at(file), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
