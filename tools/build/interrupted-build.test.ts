/** Recovery from an interrupted build. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshOutputs, writeStamp } from '../../art/drawing/stamp.ts';
import { compressFile, precompress } from './precompress.ts';
import { filesIn, retireOthers, writeFiles } from './site-folder.ts';

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

test('files that an interrupted build did not get to retire still belong to the previous build', () => {
  const client = join(build, 'client');
  writeFiles(client, new Map([['assets/first-1a2b.js', 'first']]));
  writeFiles(client, new Map([['assets/second-3c4d.js', 'second']])); // interrupted here
  const last = new Map([['assets/third-5e6f.js', 'third']]);
  writeFiles(client, last);
  retireOthers(build, new Set(last.keys()));
  retireOthers(build, new Set(last.keys()));
  expect(filesIn(client)).toEqual(['assets/third-5e6f.js']);
  expect(filesIn(join(build, 'previous/client')).sort()).toEqual(['assets/first-1a2b.js', 'assets/second-3c4d.js']);
});

test('a build leaves unchanged files alone, and deletes those that the site no longer has', async () => {
  const client = join(build, 'client');
  const files = new Map([
    ['about/index.html', 'a'.repeat(300)],
    ['old/index.html', 'o'.repeat(300)],
  ]);
  writeFiles(client, files);
  await precompress(client);
  const about = join(client, 'about/index.html');
  utimesSync(about, 1, 1);
  files.delete('old/index.html');
  writeFiles(client, files);
  retireOthers(build, new Set(files.keys()));
  expect(statSync(about).mtimeMs).toBe(1000);
  expect(filesIn(client).sort()).toEqual(['about/index.html', 'about/index.html.br', 'about/index.html.gz']);
});
