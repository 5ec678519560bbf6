/** Builds the whole site in build/client: plain files, each with its compressed copies. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { drawChangedPictures } from '../../art/drawing/draw.ts';
import { drawMaps } from '../../art/maps/draw.ts';
import { checkNames } from '../../content/check-site.ts';
import { loadContent } from '../../content/load.ts';
import { catalogOf, writeCatalog } from '../../server/site/catalog.ts';
import { pathsOf } from '../../web/paths.ts';
import { writeSchemas } from '../maintain/schema.ts';
import { placeholdersIn, writeBuildInfo } from './build-info.ts';
import { bundleCode } from './bundle-code.ts';
import { writeHeaders } from './headers.ts';
import { packOffline } from './offline.ts';
import { makeOpenApi, openApiFile } from './openapi.ts';
import { precompress } from './precompress.ts';
import { renderSite } from './render-site.ts';
import { gatherFiles, retireOthers, writeFiles } from './site-folder.ts';

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
  await step('Bundled the code', () => bundleCode(content));
  const site = await step('Rendered the pages', () => renderSite(pathsOf(content), join(build, 'pages')));
  const openApi = await step('Described the API', () => makeOpenApi());
  const files = new Map([...gatherFiles(build), ...site, [openApiFile, openApi]]);
  writeFiles(client, files);
  writeCatalog(build, catalogOf(content));
  writeHeaders(build, process.env);
  await step('Compressed the files', () => precompress(client));
  const offline = await step('Packed the guide for offline', () => packOffline(client, [...files.keys()]));
  retireOthers(build, new Set([...files.keys(), ...offline]));
  writeBuildInfo(root, process.env);
  const placeholders = placeholdersIn(content.site, process.env);
  if (placeholders.length > 0) console.warn(`\n! Not ready for production:\n  · ${placeholders.join('\n  · ')}\n`);
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}
