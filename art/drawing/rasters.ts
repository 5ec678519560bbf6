/**
 * Cache of rasters, keyed by a hash of their inputs: rasterizing is the slowest step of a picture, and adding a hike or a scene
 * leaves all other rasters unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Rasterize = (drawing: string) => Promise<Uint8Array>;

export type Rasters = {
  of: Rasterize;
  /** Deletes rasters that were not requested in this run. */
  forgetOthers(): void;
};

/** @param madeBy everything a raster depends on besides its drawing */
export function openRasters(folder: string, rasterize: Rasterize, madeBy: string): Rasters {
  const wanted = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    async of(drawing) {
      const name = createHash('sha256').update(madeBy).update('\0').update(drawing).digest('hex');
      wanted.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return readFileSync(file);
      const bytes = await rasterize(drawing);
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file); // atomic, so that no partial file is cached
      return bytes;
    },
    forgetOthers() {
      for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
    },
  };
}
