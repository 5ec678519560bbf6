/**
 * The build step that draws the maps: into build/maps what pages hold (state.svg, locators/<region>/<slug>.svg,
 * regions/<region>.svg, mini/<region>.svg, trails/<region>/<slug>.svg where a hike has its line) and index.json, which says what there is;
 * into build/public/maps what the finder and the maps of the regions fetch.
 * Skipped if the inputs are unchanged.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../content/load.ts';
import { loadDrives } from '../../content/roads.ts';
import { drivesSchema } from '../../domain/drive/road-network.ts';
import { finerWaterSchema, mapLayersSchema } from '../../domain/map/layers.ts';
import { type Maps, mapsSchema, regionSheetName, startingTownSchema } from '../../domain/map/maps.ts';
import { escaped } from '../../domain/map/markup.ts';
import type { Region } from '../../domain/trail/region.ts';
import { ArtError } from '../checks/faults.ts';
import { contentHash } from '../drawing/outlet.ts';
import { freshOutputs, hashOfInputs, writeStamp } from '../drawing/stamp.ts';
import { readAtlas } from './atlas.ts';
import { finerWater } from './finer-water.ts';
import { makeLayers } from './layers.ts';
import { locator } from './locator.ts';
import { misplacedLabels } from './misplaced-labels.ts';
import { regionMap } from './region-map.ts';
import { makeSilhouette, SILHOUETTE, type Silhouette } from './silhouette.ts';
import { startingTowns } from './starting-towns.ts';
import { stateMap, stateSight } from './state.ts';
import { trailMap } from './trail-map.ts';

const project = join(import.meta.dirname, '../..');

export type DrawnMaps = { files: readonly string[]; unchanged: boolean };

export function drawMaps(content: Content, buildFolder = join(project, 'build')): DrawnMaps {
  const stampFile = join(buildFolder, 'maps.stamp');
  const inputs = inputsHash(content);
  const fresh = freshOutputs(stampFile, inputs, buildFolder);
  if (fresh) return { files: fresh, unchanged: true };

  for (const folder of ['maps', 'public/maps']) rmSync(join(buildFolder, folder), { recursive: true, force: true });
  const maps = allMaps(content);
  for (const [name, text] of maps) {
    const file = join(buildFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = [...maps.keys()];
  writeStamp(stampFile, inputs, files);
  return { files, unchanged: false };
}

/** Every map by its file's name below the folder of the build. */
function allMaps(content: Content): Map<string, string> {
  const atlas = readAtlas(content);
  const misplaced = misplacedLabels(atlas);
  if (misplaced.length > 0) throw new ArtError(misplaced);
  const silhouette = makeSilhouette(atlas);
  const layers = makeLayers(atlas);
  const finer = finerWater(atlas).map(({ box, water }) => ({
    box,
    ...publicData('water', finerWaterSchema.parse(water)),
  }));
  const described = { ...layers, finer: finer.map(({ box, address }) => ({ box, file: address })) };
  const drives = loadDrives(content);
  const fetched = {
    layers: publicData('layers', mapLayersSchema.parse(described)),
    towns: publicData('towns', z.array(startingTownSchema).parse(startingTowns(atlas, drives.zips))),
    drives: publicData('drives', drivesSchema.parse(drives)),
  };
  const { width, height } = layers;
  const index: Maps = {
    state: {
      width,
      height,
      layers: fetched.layers.address,
      towns: fetched.towns.address,
      drives: fetched.drives.address,
    },
    collection: collectionMap(content, silhouette),
  };
  return new Map([
    ['maps/index.json', JSON.stringify(mapsSchema.parse(index))],
    ...[...Object.values(fetched), ...finer].map(({ address, text }): [string, string] => [`public${address}`, text]),
    ['maps/state.svg', stateMap(content, makeLayers(atlas, stateSight(atlas.plan)))],
    ...content.regions.map((region): [string, string] => [`maps/mini/${region.slug}.svg`, miniMap(silhouette, region)]),
    ...content.regions.flatMap((region): [string, string][] => {
      const { sheet, drawing } = regionMap(atlas, content, region);
      const { address } = publicFile(regionSheetName(region.slug), 'svg', sheet);
      return [
        [`public${address}`, sheet],
        [`maps/regions/${region.slug}.svg`, drawing(address)],
      ];
    }),
    ...content.trails.map((trail): [string, string] => [
      `maps/locators/${trail.id}.svg`,
      locator(atlas, silhouette, trail),
    ]),
    ...content.trails.flatMap(({ route, ...trail }): [string, string][] =>
      route ? [[`maps/trails/${trail.id}.svg`, trailMap(atlas, { ...trail, route })]] : [],
    ),
  ]);
}

/** The name contains a content hash, so that it can be cached. */
const publicFile = (name: string, extension: 'json' | 'svg', text: string): { address: string; text: string } => ({
  address: `/maps/${name}.${contentHash(text)}.${extension}`,
  text,
});

const publicData = (name: string, data: unknown) => publicFile(name, 'json', JSON.stringify(data));

/** The inputs of maps: code, data, and the fields of hikes that they show. */
function inputsHash({ folder, state, regions, map, trails }: Content): string {
  const code = globSync(
    ['art/{maps,kit,drawing,checks}/*.ts', 'content/{roads,towns}.ts', 'domain/**/*.ts', 'package-lock.json'],
    {
      cwd: project,
    },
  );
  const data = globSync(['geo/*.{geojsonl,json,csv}', 'roads.yaml'], { cwd: folder });
  const shown = trails.map(({ id, park, trail, listed, trailhead, alsoAccept, route }) => [
    ...[id, park, trail, listed],
    ...[trailhead, alsoAccept, route],
  ]);
  return hashOfInputs(
    [
      ...code.filter((file) => !file.includes('.test.')).map((file) => join(project, file)),
      ...data.map((file) => join(folder, file)),
    ],
    [state.name, regions, map, shown],
  );
}

/** The small outline of the state with one region filled, beside the heading of a region's page. */
function miniMap(silhouette: Silhouette, region: Region): string {
  const name = escaped(`${region.name} on the map of ${silhouette.stateName}`);
  const { width, height } = SILHOUETTE;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-mini" viewBox="0 0 ${width} ${height}"`;
  return `${head} data-region="${region.code}" role="img" aria-label="${name}">${silhouette.withRegion(region)}</svg>`;
}

/** Data for the map of the badge collection: the state's outline and the trailheads on it. */
function collectionMap({ listed }: Pick<Content, 'listed'>, silhouette: Silhouette): Maps['collection'] {
  const dots = listed.map(({ id, trailhead }): [string, [number, number]] => {
    const [x, y] = silhouette.at(trailhead);
    return [id, [Math.round(x), Math.round(y)]];
  });
  return { ...SILHOUETTE, outline: silhouette.outline, dots: Object.fromEntries(dots) };
}
