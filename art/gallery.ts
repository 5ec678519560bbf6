/** Finds the scenes: one file for each hike, by its id. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../content/parse.ts';
import { ArtError } from './faults.ts';
import { Scene, TrailArt } from './kit/scene.ts';
import { lender } from './scenes/borrow.ts';

const projectFolder = join(import.meta.dirname, '..');
const scenesFolder = join(import.meta.dirname, 'scenes');

export const sceneFile = (name: string) => join(scenesFolder, `${name}.ts`);
const shown = (file: string) => relative(projectFolder, file);

async function defaultExport(file: string): Promise<unknown> {
  const scene: { default?: unknown } = await import(pathToFileURL(file).href);
  return scene.default;
}

function wrongExport(file: string, expected: string): ArtError {
  return new ArtError([
    { file: shown(file), field: 'default export', expected, hint: 'See docs/how-to/draw-a-scene.md.' },
  ]);
}

/** The pictures of one hike, if they are drawn. */
export async function loadTrailArt(trailId: string): Promise<TrailArt | undefined> {
  const file = sceneFile(trailId);
  if (!existsSync(file)) return undefined;
  const art = await defaultExport(file);
  if (!(art instanceof TrailArt)) throw wrongExport(file, 'trailArt({ hero, badge })');
  return art;
}

/** The picture of one region, if it is drawn. */
export async function loadRegionScene(region: string): Promise<Scene | undefined> {
  const file = sceneFile(`regions/${region}`);
  if (!existsSync(file)) return undefined;
  const scene = await defaultExport(file);
  if (!(scene instanceof Scene)) throw wrongExport(file, 'hero({ alt, focus, palette, layers })');
  return scene;
}

/** The two pictures at the top of the list of hikes, if they are drawn. */
export async function loadSiteScenes(): Promise<[Scene, Scene] | undefined> {
  const file = sceneFile('site');
  if (!existsSync(file)) return undefined;
  const scenes = await defaultExport(file);
  const isPair = Array.isArray(scenes) && scenes.length === 2;
  const [left, right]: unknown[] = isPair ? scenes : [];
  if (!(left instanceof Scene) || !(right instanceof Scene)) throw wrongExport(file, 'a list of two hero({ ... })');
  return [left, right];
}

export interface HungArt {
  art: TrailArt;
  /** For messages. */
  file: string;
  borrowed: boolean;
}

/** Pictures for every hike, borrowed where need be. */
export async function hangGallery(trailIds: readonly string[]): Promise<Map<string, HungArt>> {
  const drawn = trailIds.filter((id) => existsSync(sceneFile(id)));
  const faults: Fault[] = [];
  const gallery = new Map<string, HungArt>();
  for (const id of trailIds) {
    const source = drawn.includes(id) ? id : lender(id, drawn);
    const art = source === undefined ? undefined : await loadTrailArt(source);
    if (art && source) gallery.set(id, { art, file: shown(sceneFile(source)), borrowed: source !== id });
    else {
      const hint = 'Draw it: docs/how-to/draw-a-scene.md shows how.';
      faults.push({ file: shown(sceneFile(id)), field: '(whole file)', expected: 'a scene for this hike', hint });
    }
  }
  if (faults.length) throw new ArtError(faults);
  return gallery;
}
