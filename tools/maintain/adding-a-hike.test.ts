/** docs/how-to/add-a-hike.md, followed to the letter: a content file, a scene. What the build makes of it is tried in guides.test.ts. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newHike } from '../../test/new-hike.ts';
import { copyProject } from '../../test/project-copy.ts';
import { reachedFrom } from '../checks/imports.ts';

const minutes = 60_000;

/** The tests of the quick check that read the guide, themselves or by way of others: to the rest a hike more is nothing. */
function testsThatReadTheGuide(): string[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const tests = globSync('{art,content,domain,server,test,tools,web}/**/*.test.{ts,tsx}');
  return tests.filter((file) => reachedFrom([file], read).files.has('content/load.ts'));
}

test('a new hike turns no test of the quick check red', { timeout: 30 * minutes }, () => {
  const copy = copyProject();
  newHike.addContent(copy);
  newHike.addScene(copy);
  const tests = testsThatReadTheGuide();
  expect(tests.length).toBeGreaterThan(20);
  // One worker, since others are at work beside it; and nothing is remembered of a folder that will not be there again.
  const economy = ['--maxWorkers=1', '--fsModuleCache=false'];
  copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'server', ...economy, ...tests);
  copy.remove();
});
