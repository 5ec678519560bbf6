/**
 * Rasters, kept by what they were made of: making one takes longer than all else about a picture, and where a hike or a scene is added,
 * those of all others stay what they were.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Rasterize = (drawing: string) => Promise<Uint8Array>;

export type Rasters = {
  of: Rasterize;
  /** Those that nobody has asked for go. */
  forgetOthers(): void;
};

/** @param madeBy all that a raster depends on beside its drawing */
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
      renameSync(`${file}.part`, file); // so what is there is whole
      return bytes;
    },
    forgetOthers() {
      for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
    },
  };
}
