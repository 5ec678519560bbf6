/** Collects drawn files before they are written, with a content hash in their names, so that they can be cached. */
import { createHash } from 'node:crypto';
import type { Picture } from '../../domain/pictures/pictures.ts';

export type Bytes = string | Uint8Array;

export interface Depiction {
  width: number;
  height: number;
  alt: string;
  focus?: { readonly x: number; readonly y: number };
}

export const contentHash = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

export class Outlet {
  readonly #files = new Map<string, Bytes>();

  /** By address on the site. */
  get files(): ReadonlyMap<string, Bytes> {
    return this.#files;
  }

  /** A file under /art whose name changes with its content. */
  addHashed(name: string, extension: 'svg' | 'png', bytes: Bytes): string {
    return this.addFixed(`/art/${name}.${contentHash(bytes)}.${extension}`, bytes);
  }

  /** A file that is known by its name. */
  addFixed(src: string, bytes: Bytes): string {
    this.#files.set(src, bytes);
    return src;
  }

  addPicture(name: string, extension: 'svg' | 'png', bytes: Bytes, { width, height, alt, focus }: Depiction): Picture {
    const { x, y } = focus ?? { x: 0.5, y: 0.5 };
    return { src: this.addHashed(name, extension, bytes), width, height, alt, focus: { x, y } };
  }
}
