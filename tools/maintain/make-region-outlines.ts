/**
 * Maintainers: makes content/geo/region-outlines.json from the counties that content/regions.yaml gives each region.
 * Run it after a county has changed its region.
 */
import { join } from 'node:path';
import { ArtError } from '../../art/checks/faults.ts';
import { readCensus } from '../../art/maps/census.ts';
import { writeRegionOutlines } from '../../art/maps/region-outlines.ts';
import { ContentError } from '../../content/content-issue.ts';
import { loadLayout } from '../../content/load.ts';

const [folder = join(import.meta.dirname, '../../content')] = process.argv.slice(2);
try {
  const { map, regions } = loadLayout(folder);
  writeRegionOutlines(folder, readCensus(map, regions));
} catch (error) {
  if (!(error instanceof ContentError || error instanceof ArtError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
