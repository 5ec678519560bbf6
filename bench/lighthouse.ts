/** Lighthouse, installed on demand: nothing else needs its hundred packages. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const version = '13.5.0';

export interface Report {
  audits: Record<
    string,
    { id: string; score: number | null; displayValue?: string; scoreDisplayMode: string; numericValue?: number }
  >;
  categories: Record<string, { score: number | null }>;
}

/** A variable, because the type checker would look for a package that is usually absent. */
const packageName: string = 'lighthouse';

/** One run with the default mobile throttling, in the browser that listens on the debugging port. */
export async function runLighthouse(url: string, port: number, onlyCategories?: string[]): Promise<Report> {
  install();
  const { default: lighthouse } = await import(packageName);
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

function install(): void {
  if (existsSync(join(root, 'node_modules', packageName))) return;
  const options = ['--no-save', '--no-audit', '--no-fund', `${packageName}@${version}`];
  spawnSync('npm', ['install', ...options], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
