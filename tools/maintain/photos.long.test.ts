/** Fetching photographs from a local fake of Wikimedia Commons that speaks HTTP and serves a real image. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photosSchema } from '../../domain/pictures/photos.ts';
import { bringPhotos } from './photos.ts';
import { sameLicense } from './photos-source.ts';

const bySa3 = 'https://creativecommons.org/licenses/by-sa/3.0';
const photo = {
  author: 'A. Hiker',
  source: 'https://commons.wikimedia.org/wiki/File%3ATwo_Pines_%28north%29.jpg',
  license: `${bySa3}/deed.en`,
};
const trail = { id: 'north-shore/two-pines', park: 'Two Pines State Park', photo };
const second = { id: 'central/one-oak', park: 'One Oak State Park', photo: { ...photo, focus: { x: 0.2, y: 0.7 } } };

let server: Server;
let origin: string;
let folder: string;
let jpeg: Buffer;
let asked: IncomingMessage[];
/** The responses of the fake; each test changes the part it is about. */
let commons: { license: string; missing: boolean; status: number; type: string; body: Buffer };

beforeAll(async () => {
  const rose = { r: 190, g: 90, b: 70 };
  jpeg = await sharp({ create: { width: 2000, height: 200, channels: 3, background: rose } })
    .withExif({ IFD3: { GPSLatitude: '47/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request);
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname !== '/api') {
      response.writeHead(commons.status, { 'content-type': commons.type }).end(commons.body);
      return;
    }
    const info = {
      url: `${origin}/original.jpg`,
      thumburl: `${origin}/scaled.jpg`,
      extmetadata: {
        LicenseUrl: { value: commons.license },
        LicenseShortName: { value: 'CC BY-SA 3.0' },
        ImageDescription: { value: '<p>Two pines &amp; a <b>ledge</b> in June</p>' },
      },
    };
    const page = commons.missing ? { missing: true } : { imageinfo: [info] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ query: { pages: [page] } }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  asked = [];
  commons = { license: bySa3, missing: false, status: 200, type: 'image/jpeg', body: jpeg };
});
afterEach(() => rmSync(folder, { recursive: true }));

async function bring(options: Partial<Parameters<typeof bringPhotos>[0]> = {}) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const photos = await bringPhotos({ trails: [trail], api: `${origin}/api`, folder, say, ...options });
  return { photos, said: lines.join('\n') };
}

describe('a usable photograph', () => {
  test('a usable photograph is stored in two sizes and two formats, with its credit', async () => {
    const { photos, said } = await bring();
    expect(said).toBe('✓ north-shore/two-pines');
    const brought = photos[trail.id];
    expect(brought).toMatchObject({
      author: 'A. Hiker',
      source: photo.source,
      license: { name: 'CC BY-SA 3.0', url: photo.license },
      alt: 'Two pines & a ledge in June',
      focus: { x: 0.5, y: 0.5 },
    });
    expect(brought?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [1600, 160],
      [800, 80],
    ]);
    for (const { width, avif, webp } of brought?.sizes ?? []) {
      const [first, other] = await Promise.all([avif, webp].map((file) => sharp(join(folder, file)).metadata()));
      expect([first?.format, first?.width]).toEqual(['heif', width]);
      expect([other?.format, other?.width]).toEqual(['webp', width]);
    }
    expect(photosSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))).toEqual(photos);
  });

  test('a usable photograph is stripped of metadata such as the location', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    await bring();
    const files = globSync('**/*.{avif,webp}', { cwd: folder });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect((await sharp(join(folder, file)).metadata()).exif, file).toBeUndefined();
    }
  });

  test('a usable photograph is queried by its title with our user agent, and downloaded scaled', async () => {
    await bring();
    const [question, download] = asked;
    expect(new URL(question?.url ?? '', origin).searchParams.get('titles')).toBe('File:Two Pines (north).jpg');
    expect(question?.headers['user-agent']).toContain('NorthStarTrails');
    expect(download?.url).toBe('/scaled.jpg');
  });

  test('a usable photograph replaces the previous one and leaves those of other hikes listed', async () => {
    await bring({ trails: [trail, second] });
    commons.body = await sharp({ create: { width: 700, height: 60, channels: 3, background: '#335577' } })
      .png()
      .toBuffer();
    commons.type = 'image/png';
    const { photos, said } = await bring({ trails: [trail, second], only: [trail.id] });
    expect(said).toBe('✓ north-shore/two-pines');
    expect(Object.keys(photos).sort()).toEqual([second.id, trail.id]);
    expect(photos[second.id]?.focus).toEqual({ x: 0.2, y: 0.7 });
    expect(photos[trail.id]?.sizes.map(({ width }) => width)).toEqual([700]);
    expect(globSync('**/*.avif', { cwd: join(folder, trail.id) })).toHaveLength(1);
  });
});

describe('a photograph is skipped with a reason for', () => {
  const nothing = () => {
    expect(existsSync(join(folder, trail.id))).toBe(false);
    expect(readFileSync(join(folder, 'index.json'), 'utf8')).toBe('{}\n');
  };

  test('a different license', async () => {
    commons.license = 'https://creativecommons.org/licenses/by-nc/3.0';
    expect((await bring()).said).toBe(
      `– north-shore/two-pines skipped: its license is ${commons.license}, but the hike states ${photo.license}`,
    );
    expect(asked).toHaveLength(1);
    nothing();
  });

  test('a missing file', async () => {
    commons.missing = true;
    expect((await bring()).said).toContain('the source has no File:Two Pines (north).jpg');
    nothing();
  });

  test('a body that is not an image', async () => {
    commons.body = Buffer.from('<html>');
    expect((await bring()).said).toContain('the file is not a readable image');
    nothing();
  });

  test('a foreign source, and the next one is still fetched', async () => {
    const elsewhere = { ...trail, photo: { ...photo, source: 'https://photos.example/7' } };
    const { photos, said } = await bring({ trails: [elsewhere, second] });
    expect(said).toContain(`✓ ${second.id}`);
    expect(Object.keys(photos)).toEqual([second.id]);
  });
});

test('without a network photos are not fetched, which is reported once, and the stored ones are kept', async () => {
  const before = await bring();
  const { photos, said } = await bring({ trails: [trail, second], api: 'http://127.0.0.1:1/api' });
  expect(said).toBe(
    '– north-shore/two-pines skipped: no response from 127.0.0.1:1 (check the network)\n– 1 more skipped',
  );
  expect(photos).toEqual(before.photos);
  const kept = photos[trail.id]?.sizes.map(({ avif }) => existsSync(join(folder, avif)));
  expect(kept).toEqual([true, true]);
});

test.each([
  [`${bySa3}/deed.en`, `http://www.creativecommons.org/licenses/by-sa/3.0/`, 'CC BY-SA 3.0', true],
  [`${bySa3}/`, `//creativecommons.org/licenses/BY-SA/3.0/legalcode`, 'CC BY-SA 3.0', true],
  [`${bySa3}/`, 'https://creativecommons.org/licenses/by-sa/4.0', 'CC BY-SA 4.0', false],
  [`${bySa3}/`, 'https://creativecommons.org/licenses/by-sa/3.0/us/', 'CC BY-SA 3.0 us', false],
  [`${bySa3}/`, undefined, 'CC BY-SA 3.0', false],
  ['https://creativecommons.org/publicdomain/', undefined, 'Public domain', true],
  ['https://creativecommons.org/publicdomain/', 'https://creativecommons.org/publicdomain/mark/1.0/', 'PDM', true],
  ['https://creativecommons.org/publicdomain/', undefined, 'CC BY 4.0', false],
])('recorded license %s, given %s (%s): the same is %s', (recorded, url, name, same) => {
  expect(sameLicense(recorded, { url, name })).toBe(same);
});
