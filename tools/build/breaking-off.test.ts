/** Recovery from an interrupted build. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshOutputs, writeStamp } from '../../art/drawing/stamp.ts';
import { compressFile } from './precompress.ts';
import { openSiteFolder } from './site-folder.ts';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(build, { recursive: true }));

test('a step that was interrupted with other inputs is run again for the previous ones', () => {
  const stamp = join(build, 'code.stamp');
  writeFileSync(join(build, 'worker.js'), '');
  writeStamp(stamp, 'first', ['worker.js']);
  expect(freshOutputs(stamp, 'first', build)).toEqual(['worker.js']);
  expect(freshOutputs(stamp, 'second', build)).toBeUndefined(); // interrupted here
  expect(freshOutputs(stamp, 'first', build)).toBeUndefined();
});

test('a compressed copy that was truncated while its file had other content is rebuilt', async () => {
  const file = join(build, 'page.html');
  const compress = (words: string) => {
    writeFileSync(file, words);
    return compressFile(file);
  };
  await compress('first');
  rmSync(`${file}.br`);
  mkdirSync(`${file}.br`);
  await expect(compress('second')).rejects.toThrow('EISDIR'); // as on a full disk
  rmSync(`${file}.br`, { recursive: true });
  writeFileSync(`${file}.br`, '');
  await compress('first');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('first');
});

test('files that an interrupted build has set aside still belong to the previous build', () => {
  mkdirSync(join(build, 'client/assets'), { recursive: true });
  writeFileSync(join(build, 'client/assets/first-1a2b.js'), 'first');
  const broken = openSiteFolder(build);
  broken.write('assets/second-3c4d.js', 'second');
  broken.prune();

  const whole = openSiteFolder(build);
  whole.write('assets/second-3c4d.js', 'second');
  whole.prune();
  whole.keepPrevious();
  expect(readFileSync(join(build, 'previous/client/assets/first-1a2b.js'), 'utf8')).toBe('first');
  expect(existsSync(join(build, 'aside'))).toBe(false);
});
