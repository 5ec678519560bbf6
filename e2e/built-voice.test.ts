/** The built pages and files follow docs/voice.md; only here are words and figures already combined. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phrasesFoundIn } from '../test/voice.ts';
import { builtFolder } from './built.ts';

/** Text of separate elements, such as a note below a figure, is not read as one sentence. */
const textOf = (file: string): string =>
  readFileSync(join(builtFolder, file), 'utf8')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' | ')
    .replace(/<\/?(a|abbr|b|em|i|span|strong)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, ' | ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test.each(['html', 'ics', 'xml', 'gpx'])('no built .%s file uses a retired phrase', (ending) => {
  const files = globSync(`**/*.${ending}`, { cwd: builtFolder });
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => phrasesFoundIn(file, textOf(file)))).toEqual([]);
});
