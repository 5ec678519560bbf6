// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import { statusWith } from '../../../../test/status.ts';
import { render } from '../../../../test/web/render.tsx';
import type { RegionInFinder } from '../results/region-in-finder.ts';
import type { Cluster } from './clusters.ts';
import { Markers } from './map-markers.tsx';
import { wholeView } from './pan-zoom.ts';

const cluster = (...parks: string[]): Cluster<ListedHike> => ({
  x: 1,
  y: 1,
  spots: parks.map((park) => {
    const item = { id: `north/${park}`, park, trail: 'Trail', region: 'north' } as ListedHike;
    return { x: 1, y: 1, item };
  }),
});

function open(shown: readonly Cluster<ListedHike>[], openId?: string) {
  const region: RegionInFinder = {
    slug: 'north',
    code: 'ns',
    name: 'North',
    alsoCalled: [],
    badge: { shape: 'arrowhead' },
  };
  const nothing = () => {};
  const on = { onOpen: nothing, onApproach: nothing, onFocus: nothing, onZoom: nothing };
  return render(
    <Markers
      clusters={shown}
      view={wholeView}
      openId={openId}
      getRegion={() => region}
      {...on}
      getStatus={() => statusWith()}
      getConditions={() => []}
    />,
  );
}

test('a marker of one hike is announced as open or closed, and one of several as neither', async () => {
  const { all } = await open([cluster('Falls'), cluster('Gorge'), cluster('Bog', 'Ridge')], 'north/Gorge');
  const expanded = all('button').map((marker) => marker.getAttribute('aria-expanded'));
  expect(expanded).toEqual(['false', 'true', null]);
});

test('the arrow keys lead from marker to marker, and from the first to the last', async () => {
  const { one } = await open([cluster('Falls'), cluster('Gorge'), cluster('Bog')]);
  const press = (key: string) =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const focused = () => /Falls|Gorge|Bog/.exec(document.activeElement?.textContent ?? '')?.[0];
  await act(async () => one('button')?.focus());
  const visited: (string | undefined)[] = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'End', 'Home']) {
    await press(key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Gorge', 'Falls', 'Bog', 'Falls', 'Bog', 'Falls']);
});
