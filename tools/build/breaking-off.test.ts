/** What a build that breaks off leaves to the next one. */
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

test('a step that was begun for other inputs is done anew for those from before', () => {
  const stamp = join(build, 'code.stamp');
  writeFileSync(join(build, 'worker.js'), '');
  writeStamp(stamp, 'first', ['worker.js']);
  expect(freshOutputs(stamp, 'first', build)).toEqual(['worker.js']);
  expect(freshOutputs(stamp, 'second', build)).toBeUndefined(); // and there it breaks off
  expect(freshOutputs(stamp, 'first', build)).toBeUndefined();
});

test('a copy that was cut short while its file was another is made anew', async () => {
  const file = join(build, 'page.html');
  const compress = (words: string) => {
    writeFileSync(file, words);
    return compressFile(file);
  };
  await compress('first');
  rmSync(`${file}.br`);
  mkdirSync(`${file}.br`);
  await expect(compress('second')).rejects.toThrow('EISDIR'); // as where the disk is full
  rmSync(`${file}.br`, { recursive: true });
  writeFileSync(`${file}.br`, '');
  await compress('first');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('first');
});

test('files that it had set aside still are those of the build before', () => {
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
