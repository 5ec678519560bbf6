/** Finds the scenes: one file for each hike, by its id. One that is missing stops the build. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentIssue } from '../../content/content-issue.ts';
import type { Content } from '../../content/load.ts';
import type { Region } from '../../domain/trail/region.ts';
import { ArtError } from '../checks/faults.ts';
import { emblem, hero, Scene, TrailArt } from '../kit/scene.ts';
import { ridge } from '../motifs/ridges.ts';
import { sky } from '../motifs/sky.ts';

const projectFolder = join(import.meta.dirname, '../..');
const scenesFolder = join(import.meta.dirname, '../scenes');

const sceneFile = (name: string) => join(scenesFolder, `${name}.ts`);

export const hasScene = (name: string): boolean => existsSync(sceneFile(name));

/** The file of a scene as messages name it. */
export const shownSceneFile = (name: string) => relative(projectFolder, sceneFile(name));

function missing(name: string): ContentIssue {
  const hint = 'Copy the one that is most like it, and change it: docs/how-to/draw-a-scene.md shows how.';
  return { file: shownSceneFile(name), field: '(whole file)', expected: 'a scene', hint };
}

async function exported(name: string, field = 'default'): Promise<unknown> {
  if (!hasScene(name)) throw new ArtError([missing(name)]);
  const scene: Record<string, unknown> = await import(pathToFileURL(sceneFile(name)).href);
  return scene[field];
}

function wrongExport(name: string, expected: string, field = 'default'): ArtError {
  const hint = 'See docs/how-to/draw-a-scene.md.';
  return new ArtError([{ file: shownSceneFile(name), field: `${field} export`, expected, hint }]);
}

/** The pictures of one hike. */
export async function loadTrailArt(trailId: string): Promise<TrailArt> {
  const art = await exported(trailId);
  if (!(art instanceof TrailArt)) throw wrongExport(trailId, 'trailArt({ hero, badge })');
  return art;
}

type Guide = Pick<Content, 'trails' | 'milestones'>;

/** All missing scenes of hikes and milestones, reported together. */
export function rejectMissingScenes({ trails, milestones }: Guide): void {
  const drawnAlready = ['region', 'regions']; // from the regions
  const needed = [
    ...trails.map(({ id }) => id),
    ...milestones.filter(({ rule }) => !drawnAlready.includes(rule.kind)).map(({ id }) => `milestones/${id}`),
  ];
  const issues = needed.filter((name) => !hasScene(name)).map(missing);
  if (issues.length) throw new ArtError(issues);
}

/** The pictures of all hikes. */
export async function loadTrailArts(trailIds: readonly string[]): Promise<Map<string, TrailArt>> {
  return new Map(await Promise.all(trailIds.map(async (id) => [id, await loadTrailArt(id)] as const)));
}

/** The picture of one region: a plain one if it has none of its own. */
export async function loadRegionScene(region: Region): Promise<Scene> {
  const name = `regions/${region.slug}`;
  if (!hasScene(name)) return plainRegion(region);
  const scene = await exported(name);
  if (!(scene instanceof Scene)) throw wrongExport(name, 'hero({ alt, focus, palette, layers })');
  return scene;
}

const asEmblem = 'emblem({ alt, palette, layers })';

/** The scene of a region's milestone. */
export async function loadRegionEmblem(region: Region): Promise<Scene> {
  const [name, field] = [`regions/${region.slug}`, 'complete'];
  if (!hasScene(name)) return plainRegionEmblem(region);
  const scene = await exported(name, field);
  if (!(scene instanceof Scene)) throw wrongExport(name, asEmblem, field);
  return scene;
}

/** The scene of any other milestone. */
export async function loadMilestoneScene(id: string): Promise<Scene> {
  const name = `milestones/${id}`;
  const scene = await exported(name);
  if (!(scene instanceof Scene)) throw wrongExport(name, asEmblem);
  return scene;
}

type Colors = Pick<Region, 'name' | 'light'>;

/** Two hills in the colors of a region, until somebody draws its own scene. */
function plainRegion({ name, light }: Colors): Scene {
  return hero({
    alt: `Two plain hills, one behind the other, in the colors of ${name}.`,
    focus: { x: 0.5, y: 0.6 },
    palette: { ...light },
    layers: [
      sky({ seed: 1, waver: 8, bands: [['tint', 0]] }),
      ridge({ ink: 'land', y: 430, swell: 60, swells: 2, seed: 1 }),
      ridge({ ink: 'deep', y: 610, swell: 50, swells: 2, seed: 2 }),
    ],
  });
}

function plainRegionEmblem({ name, light }: Colors): Scene {
  return emblem({
    alt: `Two plain hills in the colors of ${name}`,
    palette: { ...light },
    layers: [
      sky({ seed: 1, waver: 3, bands: [['tint', 0]] }),
      ridge({ ink: 'land', y: 120, swell: 14, swells: 2, seed: 1 }),
      ridge({ ink: 'deep', y: 170, swell: 12, swells: 2, seed: 2 }),
    ],
  });
}
