import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRasters } from './rasters.ts';

let folder: string;
let made: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rasters-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (madeBy = 'encoder 1') =>
  openRasters(
    folder,
    async (drawing) => {
      made.push(drawing);
      return Buffer.from(`${drawing} by ${madeBy}`);
    },
    madeBy,
  );
const asked = async (rasters: ReturnType<typeof open>, drawing: string) => `${Buffer.from(await rasters.of(drawing))}`;

test('an unchanged raster is cached, also across builds', async () => {
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
  expect(await asked(open(), 'loon')).toBe('loon by encoder 1');
  expect(made).toEqual(['moose', 'loon']);
});

test('a new encoder version invalidates the cache of rasters', async () => {
  await asked(open(), 'moose');
  expect(await asked(open('encoder 2'), 'moose')).toBe('moose by encoder 2');
});

test('unused rasters and partial files are deleted from the cache', async () => {
  await asked(open(), 'moose');
  writeFileSync(join(folder, 'half.part'), 'mo');
  const next = open();
  await asked(next, 'loon');
  next.forgetOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  await asked(open(), 'loon');
  await asked(open(), 'moose');
  expect(made).toEqual(['moose', 'loon', 'moose']);
});

test('a raster that failed is retried', async () => {
  const broken = openRasters(folder, () => Promise.reject(new Error('no memory')), 'encoder 1');
  await expect(broken.of('moose')).rejects.toThrow('no memory');
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
});
