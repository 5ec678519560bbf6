/** The built site as files, read without a browser. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Window } from 'happy-dom';

export const builtFolder = resolve('build/client');

export const builtHtml = (path: string): string => readFileSync(join(builtFolder, path, 'index.html'), 'utf8');

/** A built page in a DOM that loads no scripts and no style sheets. */
export function builtDocument(path: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(builtHtml(path));
  return document;
}
