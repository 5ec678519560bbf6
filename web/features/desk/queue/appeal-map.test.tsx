import { expect, test } from 'vitest';
import { toMarkup } from '../../../../test/markup.tsx';
import { AppealMap } from './appeal-map.tsx';

/** Where the map has the hiker, from the trailhead in its middle: to the east, and to the south. */
function hikerAt(bearing: number): string[] {
  const measured = {
    distanceKm: 3,
    accuracyM: 20,
    bearing,
    countsAsKm: 2.98,
    limitKm: 2.4,
    verdict: 'too-far',
  } as const;
  const markup = toMarkup(<AppealMap measured={measured} />);
  const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)" r="6"/.exec(markup) ?? [];
  const side = (offset: number, names: [string, string]) => (Math.abs(offset) < 1 ? '' : names[offset < 0 ? 0 : 1]);
  return [side(Number(y) - 125, ['north', 'south']), side(Number(x) - 180, ['west', 'east'])].filter(Boolean);
}

test.each([
  [0, ['north']],
  [90, ['east']],
  [180, ['south']],
  [225, ['south', 'west']],
])('the map of an appeal has the hiker at a bearing of %i degrees in the %o', (bearing, where) => {
  expect(hikerAt(bearing)).toEqual(where);
});
