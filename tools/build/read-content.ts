/**
 * The content for a build. Parsing and checking its file is most of what a hike costs a build in which nothing of it changed: so what came of
 * each file is kept with the file's hash, and with that of the code which read it.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfInputs } from '../../art/drawing/stamp.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { type ParsedFile, parseTrailFile } from '../../content/parse.ts';
import { keptJson } from './kept-json.ts';

const root = join(import.meta.dirname, '../..');

type Kept = { code: string; files: Record<string, { hash: string; parsed: ParsedFile }> };

/** All that decides what a file means. */
function codeOfReading(): string {
  const named = ['content/*.ts', 'domain/**/*.ts', 'package-lock.json'];
  return hashOfInputs(
    globSync(named, { cwd: root }).map((file) => join(root, file)),
    [],
  );
}

function readKept(file: string, code: string): Kept['files'] {
  const kept = keptJson<Kept>(file);
  return kept?.code === code ? kept.files : {};
}

export function readContent(contentFolder: string, build: string): Content {
  const file = join(build, 'parsed.json');
  const code = codeOfReading();
  const before = readKept(file, code);
  const now: Kept['files'] = {};
  const content = loadContent(contentFolder, (name, text) => {
    const hash = createHash('sha256').update(text).digest('base64url');
    const known = before[name];
    const parsed = known?.hash === hash ? known.parsed : parseTrailFile(name, text);
    now[name] = { hash, parsed };
    return parsed;
  });
  mkdirSync(build, { recursive: true });
  writeFileSync(file, JSON.stringify({ code, files: now } satisfies Kept));
  return content;
}
