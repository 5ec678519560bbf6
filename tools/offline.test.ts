import { expect, test } from 'vitest';
import { ourContent } from '../test/content.ts';
import { inParts } from './offline.ts';

const picture = (src: string) => ({ src, width: 1, height: 1, alt: 'A picture', focus: { x: 0, y: 0 } });
const inTheNorth = 'north-shore/split-rock';
const pictures = {
  heroes: { [inTheNorth]: picture('/art/hero-split-rock.1.svg') },
  badges: { [inTheNorth]: picture('/art/badge-split-rock.2.svg') },
};

const common = ['about/index.html', 'art/region-north-shore.3.svg', 'assets/hikes-4.css', 'maps/layers.5.json'];
const northShore = [
  'northshore/index.html',
  'trails/north-shore/split-rock/index.html',
  'trails/north-shore/split-rock/hike.gpx',
  'art/hero-split-rock.1.svg',
  'art/badge-split-rock.2.svg',
  'maps/region-north-shore.6.svg',
];
const northwest = ['northwest/index.html', 'trails/northwest/itasca/index.html'];

test('a region is its page with its map, its hikes with their files, and the pictures of these; what belongs to none comes first', () => {
  const parts = inParts([...northShore, ...common, ...northwest], ourContent, pictures);
  const filesOf = (slug?: string) => parts.find(({ region }) => region?.slug === slug)?.files;
  expect(parts[0]?.files).toEqual(common);
  expect(filesOf('north-shore')).toEqual(northShore);
  expect(filesOf('northwest')).toEqual(northwest);
  expect(parts).toHaveLength(1 + ourContent.regions.length);
});
