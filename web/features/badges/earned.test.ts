import { describe, expect, test } from 'vitest';
import { badgeOf } from '../../../test/web/claims-device.ts';
import { earnedBadges, pictureOf, withAwarded } from './earned.ts';
import type { CollectionGuide, CollectionHike } from './guide.ts';

const hike = (badge: string, path: string): CollectionHike => ({
  badge,
  park: `${badge} State Park`,
  name: `${badge} State Park`,
  path,
  picture: `/art/${badge}.svg`,
  outline: '',
  scene: { src: '', focus: 0.5 },
  sights: [],
  at: [0, 0],
  place: { latitude: 45, longitude: -94 },
});
const guide: CollectionGuide = {
  regions: [
    {
      code: 'ns',
      name: 'North Shore',
      shape: 'arrowhead',
      hikes: [hike('Split Rock', '/trails/north-shore/split-rock'), hike('Jay Cooke', '/trails/north-shore/jay-cooke')],
    },
  ],
  milestones: [],
  map: { outline: '', width: 1, height: 1 },
  drives: '/maps/drives.json',
  placeholder: '/art/placeholder.svg',
  testBadge: '/art/test.svg',
  answers: { yes: '', no: '' },
};

describe('the list of badges', () => {
  const splitRock = badgeOf('Split Rock');
  const jayCooke = badgeOf('Jay Cooke');

  test('adds a new badge once, however often its answer arrives', () => {
    expect(withAwarded([splitRock], [jayCooke])).toEqual([splitRock, jayCooke]);
    expect(withAwarded([splitRock, jayCooke], [jayCooke])).toEqual([splitRock, jayCooke]);
  });

  test('stays the same object if nothing is added', () => {
    const list = [splitRock];
    expect(withAwarded(list, [splitRock])).toBe(list);
  });

  test('is sorted newest first, shows duplicates once with their first day, and drops records without a name', () => {
    const badges = earnedBadges(guide, [
      badgeOf('split rock ', { earnedDate: '2026-05-03T12:00:00.000Z' }),
      badgeOf('Split Rock', { earnedDate: '2026-05-01' }),
      badgeOf('   '),
      badgeOf('A Badge of Old', { earnedDate: 'once upon a time' }),
      badgeOf('Jay Cooke', { earnedDate: '2026-05-02' }),
    ]);
    expect(badges.map(({ name, earnedDate }) => [name, earnedDate])).toEqual([
      ['A Badge of Old', 'once upon a time'],
      ['Jay Cooke', '2026-05-02'],
      ['Split Rock', '2026-05-01'],
    ]);
    expect(badges.map(({ path, regionCode }) => [path, regionCode])).toEqual([
      [undefined, undefined],
      ['/trails/north-shore/jay-cooke', 'ns'],
      ['/trails/north-shore/split-rock', 'ns'],
    ]);
  });
});

describe('the picture of a badge', () => {
  test.each([
    ['is that of its file, whatever its name', 'Split Rock', 'jay-cooke.png', '/art/Jay Cooke.svg'],
    [
      'is that of its file, also by our own name for it',
      'Old',
      'badge-north-shore-jay-cooke.1a2b.svg',
      '/art/Jay Cooke.svg',
    ],
    ['is that of the Test Badge by file', 'Split Rock', 'test-badge.svg', '/art/test.svg'],
    ['is that of its name where its file is not ours', 'Split Rock', 'IMG_1234.jpg', '/art/Split Rock.svg'],
    ['is that of its name where there is no file', 'SPLIT ROCK', null, '/art/Split Rock.svg'],
    ['is that of the Test Badge by name', 'Test Badge', null, '/art/test.svg'],
    ['is the placeholder where nothing is known', 'A Badge of Old', null, '/art/placeholder.svg'],
    ['is the placeholder where the file is not ours either', 'A Badge of Old', 'old.png', '/art/placeholder.svg'],
  ])('%s', (_, badgeName, badgeFile, picture) => {
    expect(pictureOf(guide, { badgeName, badgeFile })).toBe(picture);
  });
});
