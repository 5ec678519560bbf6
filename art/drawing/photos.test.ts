import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Photos } from '../../domain/pictures/photos.ts';
import { ArtError } from '../checks/faults.ts';
import { publishPhotos } from './draw.ts';

const photos: Photos = {
  'north-shore/two-pines': {
    author: 'A. Hiker',
    source: 'https://commons.wikimedia.org/wiki/File:Two_Pines.jpg',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    alt: 'Two pines on a ledge',
    focus: { x: 0.5, y: 0.5 },
    sizes: [
      { width: 800, height: 400, avif: 'north-shore/two-pines/800-1.avif', webp: 'north-shore/two-pines/800-2.webp' },
    ],
  },
};

let folder: string;
const from = () => join(folder, 'photos');
const served = (file: string) => join(folder, 'public/art/photos', file);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hung-'));
  mkdirSync(join(from(), 'north-shore/two-pines'), { recursive: true });
  writeFileSync(join(from(), 'index.json'), JSON.stringify(photos));
  for (const name of ['800-1.avif', '800-2.webp']) writeFileSync(join(from(), 'north-shore/two-pines', name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('photographs are copied to the folder that the site serves', () => {
  publishPhotos(from(), join(folder, 'public'));
  expect(readFileSync(served('north-shore/two-pines/800-1.avif'), 'utf8')).toBe('800-1.avif');
  expect(existsSync(served('north-shore/two-pines/800-2.webp'))).toBe(true);
});

it('the served copies of deleted photographs are deleted', () => {
  publishPhotos(from(), join(folder, 'public'));
  rmSync(from(), { recursive: true });
  publishPhotos(from(), join(folder, 'public'));
  expect(existsSync(served(''))).toBe(false);
});

it('a missing photograph is reported by its file name', () => {
  rmSync(join(from(), 'north-shore/two-pines/800-2.webp'));
  expect(() => publishPhotos(from(), join(folder, 'public'))).toThrow(ArtError);
  expect(() => publishPhotos(from(), join(folder, 'public'))).toThrow('photos/north-shore/two-pines/800-2.webp');
});
