// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { ListedHike } from '../../../domain/finder/hike.ts';
import type { Cluster } from './clusters.ts';
import { Markers } from './map-markers.tsx';
import { wholeView } from './pan-zoom.ts';
import type { RegionInFinder } from './region-in-finder.ts';

const clusters = ['Falls', 'Gorge', 'Bog'].map((park, i): Cluster<ListedHike> => {
  const item = { id: `north/${park}`, park, trail: 'Trail', region: 'north' } as ListedHike;
  return { x: i, y: i, spots: [{ x: i, y: i, item }] };
});

test('the arrow keys lead from marker to marker, and from the first to the last', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const region: RegionInFinder = {
    slug: 'north',
    code: 'ns',
    name: 'North',
    alsoCalled: [],
    badge: { shape: 'arrowhead' },
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const nothing = () => {};
  const on = { onOpen: nothing, onApproach: nothing, onFocus: nothing, onZoom: nothing };
  await act(async () =>
    root.render(
      <Markers
        {...{ clusters, view: wholeView, openId: undefined, regionOf: () => region, ...on }}
        statusOf={() => ({ status: 'none' })}
        seenOf={() => []}
      />,
    ),
  );
  const press = (key: string) =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const focused = () => /Falls|Gorge|Bog/.exec(document.activeElement?.textContent ?? '')?.[0];
  await act(async () => place.querySelector('button')?.focus());
  const visited: (string | undefined)[] = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'End', 'Home']) {
    await press(key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Gorge', 'Falls', 'Bog', 'Falls', 'Bog', 'Falls']);
  await act(async () => root.unmount());
  place.remove();
});
