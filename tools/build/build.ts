/** Builds the whole site in build/client: plain files, each with its compressed copies. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { drawChangedPictures } from '../../art/drawing/draw.ts';
import { drawMaps } from '../../art/maps/draw.ts';
import { checkNames } from '../../content/check-site.ts';
import { loadContent } from '../../content/load.ts';
import { placeholdersIn, readBuildInfo } from '../../server/site/build-info.ts';
import { getCatalog, writeCatalog } from '../../server/site/catalog.ts';
import { getPaths } from '../../web/paths.ts';
import { writeSchemas } from '../maintain/schema.ts';
import { writeBuildInfo } from './build-info.ts';
import { bundleCode } from './bundle-code.ts';
import { writeHeaders } from './headers.ts';
import { packOffline } from './offline.ts';
import { makeOpenApi, openApiFile } from './openapi.ts';
import { precompress } from './precompress.ts';
import { renderSite } from './render-site.ts';
import { namedByPages, putIntoEnvironment, readBuildSettings, takenFromLastBuild } from './settings.ts';
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

function readSettings() {
  const settings = readBuildSettings(process.env, readBuildInfo(build)?.settings);
  for (const line of takenFromLastBuild(process.env, settings)) console.log(`› ${line}`);
  putIntoEnvironment(settings);
  return settings;
}

try {
  const settings = readSettings();
  const content = await step('Read the content', () => loadContent());
  checkNames(content);
  writeSchemas();
  await step('Drew the pictures', () => drawChangedPictures(content));
  await step('Drew the maps', () => drawMaps(content));
  copyScreenshots();
  await step('Bundled the code', () => bundleCode(content, settings));
  const { site, inline } = await step('Rendered the pages', () => renderSite(getPaths(content), build));
  const openApi = await step('Described the API', () => makeOpenApi());
  const files = new Map([...gatherFiles(build), ...site, [openApiFile, openApi]]);
  writeFiles(client, files);
  const pages = namedByPages(content.site, settings);
  writeBuildInfo(root, process.env, { settings, inline, pages });
  writeHeaders(build, inline, settings);
  writeCatalog(build, getCatalog(content));
  await step('Compressed the files', () => precompress(client));
  const offline = await step('Packed the guide for offline', () => packOffline(client, [...files.keys()]));
  retireOthers(build, new Set([...files.keys(), ...offline]));
  const placeholders = placeholdersIn(pages);
  if (placeholders.length > 0) console.warn(`\n! Not ready for production:\n  · ${placeholders.join('\n  · ')}\n`);
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}
