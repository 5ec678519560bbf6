// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { render } from '../../../test/web/render.tsx';
import { StillOutThere } from './still-out-there.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hike = (badge: string, latitude: number) => collectionHike(badge, { place: { latitude, longitude: -92 } });
const hikes = [hike('Far', 48), hike('Near', 46.8), hike('Halfway', 47)];
const guide = collectionGuide({ regions: [{ code: 'ns', name: 'North', shape: 'circle', hikes }] });

test('the remaining hikes are listed with their drive from the last town, nearest first', async () => {
  localStorage.setItem('starting-town', JSON.stringify({ name: 'Duluth', latitude: 46.79, longitude: -92 }));
  const drives = { roads: { places: [], towns: [], legs: [] }, zips: { codes: [], places: [] } };
  vi.stubGlobal('fetch', async () => Response.json(drives));
  const { all } = await render(inCollection({ guide }, <StillOutThere badges={[]} isOwn />));
  await act(() => vi.dynamicImportSettled());
  expect(all('li').map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringMatching(/^Near .*About 5 min/),
    expect.stringMatching(/^Halfway .*About \d+ min/),
    expect.stringMatching(/^Far .*About 3 hr/),
  ]);
});
