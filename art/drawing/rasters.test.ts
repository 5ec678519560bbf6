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

test('what was made is not made again, by the next build either', async () => {
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
  expect(await asked(open(), 'loon')).toBe('loon by encoder 1');
  expect(made).toEqual(['moose', 'loon']);
});

test('another encoder makes all anew', async () => {
  await asked(open(), 'moose');
  expect(await asked(open('encoder 2'), 'moose')).toBe('moose by encoder 2');
});

test('what nobody asks for any more is forgotten, and what broke off half-way with it', async () => {
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

test('one that could not be made is tried again', async () => {
  const broken = openRasters(folder, () => Promise.reject(new Error('no memory')), 'encoder 1');
  await expect(broken.of('moose')).rejects.toThrow('no memory');
  expect(await asked(open(), 'moose')).toBe('moose by encoder 1');
});
