// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { inCollection } from '../../../test/collection.tsx';
import type { CollectionGuide } from '../badges/guide.ts';
import { StillOutThere } from './still-out-there.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hike = (badge: string, latitude: number) => ({
  badge,
  park: '',
  name: '',
  path: `/${badge}`,
  picture: '',
  outline: '/outline.svg',
  sights: [],
  scene: { src: '', focus: 0 },
  at: [0, 0] as [number, number],
  place: { latitude, longitude: -92 },
});
const guide: CollectionGuide = {
  regions: [
    { code: 'ns', name: 'North', shape: 'circle', hikes: [hike('Far', 48), hike('Near', 46.8), hike('Halfway', 47)] },
  ],
  milestones: [],
  map: { outline: '', width: 1, height: 1 },
  drives: '/drives.json',
  placeholder: '',
  testBadge: '',
  answers: { yes: '', no: '' },
};

test('the remaining hikes of a region are listed with their drive from the last starting town, nearest first', async () => {
  localStorage.setItem('starting-town', JSON.stringify({ name: 'Duluth', latitude: 46.79, longitude: -92 }));
  const drives = { roads: { places: [], towns: [], legs: [] }, zips: { codes: [], places: [] } };
  vi.stubGlobal('fetch', async () => Response.json(drives));
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inCollection({ guide }, <StillOutThere badges={[]} isOwn />)));
  await act(() => vi.dynamicImportSettled());
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringMatching(/^Near .*About 5 min/),
    expect.stringMatching(/^Halfway .*About \d+ min/),
    expect.stringMatching(/^Far .*About 3 hr/),
  ]);
  await act(async () => root.unmount());
});
