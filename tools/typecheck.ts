/**
 * Checks the types of every folder against its own environment: a server has no document, a browser no file system, a worker
 * neither. Incremental, so that the next run checks only what changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const projects = {
  node: 'tsconfig.json',
  pages: 'web/tsconfig.json',
  browser: 'web/tsconfig.browser.json',
  worker: 'web/features/offline/tsconfig.json',
  journeys: 'e2e/tsconfig.json',
};

function check([name, config]: [string, string]): Promise<boolean> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const memory = join(root, 'node_modules/.cache/types', `${name}.json`);
  const options = ['--project', config, '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory, '--pretty'];
  return new Promise((done) => {
    const child = spawn(process.execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' });
    child.once('exit', (status) => done(status === 0));
  });
}

/** Two at a time, with one checker each: several would check the same types again, at twice the work. */
async function checkAll(): Promise<boolean> {
  const queue = Object.entries(projects);
  let allRight = true;
  const checkNext = async (): Promise<void> => {
    for (let project = queue.shift(); project; project = queue.shift()) allRight = (await check(project)) && allRight;
  };
  await Promise.all([checkNext(), checkNext()]);
  return allRight;
}

const routeTypes = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(routeTypes.status === 0 && (await checkAll()) ? 0 : 1);
