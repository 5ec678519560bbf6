import { expect, test } from 'vitest';
import { pictureOf, readMap, regionOf } from './guide.server.ts';

type Guide = Parameters<typeof regionOf>[0];
type Trail = Parameters<typeof regionOf>[1];
const guide = { regions: [{ slug: 'central' }, { slug: 'northwest' }] } as unknown as Guide;

test('a hike belongs to the region that it names', () => {
  expect(regionOf(guide, { id: 'northwest/a', region: 'northwest' } as Trail)).toBe(guide.regions[1]);
});

test('what is missing stops the build in words that say what to do', () => {
  expect(() => regionOf(guide, { id: 'iowa/a', region: 'iowa' } as Trail)).toThrow(
    'iowa/a names a region that content/regions.yaml does not have',
  );
  const drawn = { 'central/a': 'a picture' };
  expect(pictureOf(drawn, 'central/a')).toBe('a picture');
  expect(() => pictureOf<string, string>(drawn, 'central/b')).toThrow(
    'No picture was drawn for central/b. Run npm run build, which draws what is missing.',
  );
});

test('while developing, a map that is not drawn yet says so', () => {
  expect(readMap('no-such-map')).toContain('Not drawn yet');
});
