/** Builds the whole site in build/client: plain files, each with its compressed copies. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { drawChangedPictures } from '../../art/drawing/draw.ts';
import { drawMaps } from '../../art/maps/draw.ts';
import { checkNames } from '../../content/check-site.ts';
import { loadContent } from '../../content/load.ts';
import { catalogOf, writeCatalog } from '../../server/site/catalog.ts';
import { writeSchemas } from '../maintain/schema.ts';
import { placeholdersIn, writeBuildInfo } from './build-info.ts';
import { writeHeaders } from './headers.ts';
import { bundleCode, codeHash, fillSite } from './make-site.ts';
import { packOffline } from './offline.ts';
import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build');
const client = join(build, 'client');

async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`› ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

function copyScreenshots(): void {
  cpSync(join(root, 'web/screenshots'), join(build, 'public/screenshots'), { recursive: true });
}

// Always: with another value bundles include development code, and the paths of this machine.
process.env.NODE_ENV = 'production';
process.chdir(root);

try {
  const content = await step('Read the content', () => loadContent());
  checkNames(content);
  writeSchemas();
  await step('Drew the pictures', () => drawChangedPictures(content));
  await step('Drew the maps', () => drawMaps(content));
  copyScreenshots();
  const code = codeHash(content);
  await step('Bundled the code', () => bundleCode(code));
  const site = await step('Rendered the pages', () => fillSite(content, code));
  writeCatalog(build, catalogOf(content));
  writeHeaders(build, process.env);
  await step('Compressed the files', () => precompress(client));
  await step('Packed the guide for offline', () => packOffline(client));
  site.keepPrevious();
  writeBuildInfo(root, process.env);
  const placeholders = placeholdersIn(content.site, process.env);
  if (placeholders.length > 0) console.warn(`\n! Not ready for production:\n  · ${placeholders.join('\n  · ')}\n`);
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}
