import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Photos } from '../../domain/pictures/photos.ts';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { ourContent } from '../../test/content.ts';
import { getPicture as pictureNamed } from '../../test/markup.tsx';
import { getPicture, getRegion, readGuide, readMap, readMaps } from './guide.server.ts';

type Guide = Parameters<typeof getRegion>[0];
type Trail = Parameters<typeof getRegion>[1];
const guide = { regions: [{ slug: 'central' }, { slug: 'northwest' }] } as unknown as Guide;

test('a missing file stops the build with a message that says what to do', () => {
  expect(() => getRegion(guide, { id: 'iowa/a', region: 'iowa' } as Trail)).toThrow(
    'iowa/a names a region that content/regions.yaml does not have',
  );
  const drawn = { 'central/a': 'a picture' };
  expect(getPicture(drawn, 'central/a')).toBe('a picture');
  expect(() => getPicture<string, string>(drawn, 'central/b')).toThrow(
    'No picture was drawn for central/b. Run npm run build, which draws what is missing.',
  );
});

/** A folder like ours, with pictures of the site only. */
function folderLikeOurs() {
  const [ours, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'guide-'))];
  onTestFinished(() => {
    process.chdir(ours);
    rmSync(folder, { recursive: true });
  });
  symlinkSync(join(ours, 'content'), join(folder, 'content'));
  for (const name of ['build/maps', 'photos']) mkdirSync(join(folder, name), { recursive: true });
  process.chdir(folder);
}

const [{ id: freshId = '' } = {}, { id: drawnId = '' } = {}] = ourContent.trails;

function draw(logo: string): void {
  const one = pictureNamed('one');
  const icon = '/icon.png';
  const icons = {
    faviconSvg: icon,
    favicon32: icon,
    appleTouch: icon,
    icon192: icon,
    icon512: icon,
    maskable512: icon,
  };
  const groups = {
    heroes: { [drawnId]: pictureNamed('drawn') },
    badges: {},
    outlines: {},
    regions: {},
    milestones: {},
    cards: {},
  };
  const each = { testBadge: one, placeholderBadge: one, answerYes: one, answerNo: one, logo: pictureNamed(logo) };
  writeFileSync(
    'build/pictures.json',
    JSON.stringify({ ...groups, ...each, icons, hikes: [one, one] } satisfies Pictures),
  );
}

const photographed = ourContent.trails.find(({ photo }) => photo);

function photograph(): Photos {
  const { id = '', photo: { author = '', source = '', license: url = '' } = {} } = photographed ?? {};
  const { alt, focus } = pictureNamed('gorge');
  const sizes = [{ width: 800, height: 450, avif: `${id}/800.avif`, webp: `${id}/800.webp` }];
  const photos = { [id]: { author, source, license: { name: 'CC BY 4.0', url }, alt, focus, sizes } };
  writeFileSync('photos/index.json', JSON.stringify(photos));
  return photos;
}

test('pages use the content, its pictures and its photographs; a hike without pictures can be read', () => {
  folderLikeOurs();
  draw('star');
  const brought = photograph();
  const { trails, pictures, photos, year } = readGuide();
  expect(trails).toEqual(ourContent.trails);
  expect(pictures.logo.src).toBe('/art/star.svg');
  expect(pictures.heroes[drawnId]).toEqual(pictureNamed('drawn'));
  expect(pictures.heroes[freshId]?.alt).toBe(`Not drawn yet: art/scenes/${freshId}.ts`);
  expect(photos).toEqual(brought);
  const newest = trails.map(({ checked }) => checked).sort();
  expect(year).toBe(newest.at(-1)?.slice(0, 4));
});

test('in development, new pictures and photographs show up at once, and nothing is read twice', () => {
  folderLikeOurs();
  draw('star');
  const before = readGuide();
  expect(readGuide()).toBe(before);
  draw('moon');
  utimesSync('build/pictures.json', 1, 1);
  const after = readGuide();
  expect(after.pictures.logo.src).toBe('/art/moon.svg');
  photograph();
  expect(Object.keys(readGuide().photos)).toEqual([photographed?.id]);
});

test('maps are read unchanged, and their list with their data', () => {
  folderLikeOurs();
  writeFileSync('build/maps/a-map.svg', '<svg>É</svg>');
  expect(readMap('a-map')).toBe('<svg>É</svg>');
  const state = { width: 1, height: 1, layers: '/maps/l.json', towns: '/maps/t.json', drives: '/maps/d.json' };
  const maps = { state, collection: { width: 1, height: 1, outline: 'M0 0z', dots: {} } };
  writeFileSync('build/maps/index.json', JSON.stringify(maps));
  expect(readMaps()).toEqual(maps);
});
