import { describe, expect, test } from 'vitest';
import { collectionGuide, collectionHike } from '../../../test/collection.tsx';
import { getBadge } from '../../../test/web/claims-device.ts';
import { earnedBadges, getPicture, withAwarded } from './earned.ts';

const splitRock = collectionHike('Split Rock', { path: '/trails/north-shore/split-rock' });
const jayCooke = collectionHike('Jay Cooke', { path: '/trails/north-shore/jay-cooke' });
const guide = collectionGuide({
  regions: [{ code: 'ns', name: 'North Shore', shape: 'arrowhead', hikes: [splitRock, jayCooke] }],
});

describe('the list of badges', () => {
  const [one, other] = [getBadge('Split Rock'), getBadge('Jay Cooke')];

  test('the list of badges adds a new badge once, however often its answer arrives', () => {
    expect(withAwarded([one], [other])).toEqual([one, other]);
    expect(withAwarded([one, other], [other])).toEqual([one, other]);
  });

  test('the list of badges stays the same object if nothing is added', () => {
    const list = [one];
    expect(withAwarded(list, [one])).toBe(list);
  });

  test('badges are sorted newest first, each once with its first day, none without a name', () => {
    const badges = earnedBadges(guide, [
      getBadge('split rock ', { earnedDate: '2026-05-03T12:00:00.000Z' }),
      getBadge('Split Rock', { earnedDate: '2026-05-01' }),
      getBadge('   '),
      getBadge('A Badge of Old', { earnedDate: 'once upon a time' }),
      getBadge('Jay Cooke', { earnedDate: '2026-05-02' }),
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
    expect(getPicture(guide, { badgeName, badgeFile })).toBe(picture);
  });
});
