/** Follows docs/how-to/add-a-hike.md literally: a content file, a scene. guides.long.test.ts tests the resulting build. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newHike } from '../../test/new-hike.ts';
import { copyProject } from '../../test/project-copy.ts';
import { reachedFrom } from '../checks/imports.ts';

const minutes = 60_000;

/** The quick tests that read the guide, directly or through imports: the others do not depend on it. */
function testsThatReadTheGuide(): string[] {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const tests = globSync('{art,content,domain,server,test,tools,web}/**/*.test.{ts,tsx}');
  return tests.filter((file) => reachedFrom([file], read).files.has('content/load.ts'));
}

test('adding a hike breaks no quick test', { timeout: 30 * minutes }, () => {
  const copy = copyProject();
  newHike.addContent(copy);
  newHike.addScene(copy);
  const tests = testsThatReadTheGuide();
  expect(tests.length).toBeGreaterThan(20);
  // One worker, since other tests run in parallel; and no cache, since the folder is deleted.
  const economy = ['--maxWorkers=1', '--fsModuleCache=false'];
  copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'server', ...economy, ...tests);
  copy.remove();
});
