/**
 * The second part of tools/setup.mjs, on the Node that it has installed: builds the site if something changed, and installs the programs
 * that tests need.
 *
 *   node tools/prepare.ts start | rebuild | test | long | container
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInfo } from '../server/site/build-info.ts';
import { readBuildSettings, SettingError } from './build/settings.ts';
import { isUpToDate, startBuilding } from './build/up-to-date.ts';
import {
  installContainerTools,
  installLongTestPrograms,
  installTestPrograms,
  MissingProgram,
} from './test-programs.ts';

const root = join(import.meta.dirname, '..');
const last = readBuildInfo(join(root, 'build'));

class BuildFailed extends Error {}

function build(): void {
  const markAsBuilt = startBuilding(root);
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new BuildFailed('Build failed; see the errors above.');
  markAsBuilt();
}

function isCurrent(): boolean {
  const settings = readBuildSettings(process.env, last?.settings);
  const isSame = Object.entries(settings).every(([name, value]) => last?.settings[name] === value);
  return isSame && isUpToDate(root);
}

/** In production pages change on request, not because a server starts. */
function buildForStart(): void {
  if (isCurrent()) return;
  const isBuilt = existsSync(join(root, 'build/client/hikes/index.html'));
  if (process.env.NODE_ENV !== 'production' || !isBuilt) build();
  else console.log('› The build is out of date (other files or settings): run npm run build');
}

const goals: Record<string, () => void> = {
  start: buildForStart,
  rebuild: build,
  test() {
    if (!isCurrent()) build();
    installTestPrograms();
  },
  long() {
    if (!isCurrent()) build();
    installTestPrograms();
    installLongTestPrograms();
  },
  container: installContainerTools,
};

try {
  const [goal = ''] = process.argv.slice(2);
  const prepare = goals[goal];
  if (!prepare) throw new Error(`Usage: node tools/prepare.ts ${Object.keys(goals).join(' | ')}`);
  prepare();
} catch (error) {
  const isExpected = [SettingError, BuildFailed, MissingProgram].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  console.error(`✗ ${(error as Error).message}`);
  process.exit(1);
}
