// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liveDocumentPath } from '../../../domain/status/live-document.ts';
import type { PlanHike } from './plan-hike.ts';

const hike = (slug: string, latitude: number): PlanHike => ({
  id: `north-shore/${slug}`,
  path: `/trails/north-shore/${slug}`,
  park: slug,
  trail: 'Trail',
  town: 'Duluth',
  distance: null,
  duration: null,
  difficulty: 'Easy',
  badgeSrc: '/badge.svg',
  walk: 60,
  place: { latitude, longitude: -92 },
});
const map = { width: 1, height: 1, layers: '/layers.json', towns: '/towns.json', drives: '/drives.json' };
const files: Record<string, unknown> = {
  [map.towns]: [{ name: 'Duluth', latitude: 46.79, longitude: -92 }],
  [map.drives]: { roads: { places: [], towns: [], legs: [] }, zips: { codes: [], places: [] } },
  [liveDocumentPath]: {
    version: 1,
    asOf: '2026-11-18T18:00:00Z',
    notices: [
      {
        id: 'one',
        hikes: ['near'],
        kind: 'closed',
        words: 'The bridge is out.',
        by: 'steward',
        from: '2026-11-25T06:00:00Z',
        until: '2026-11-27T06:00:00Z',
        asOf: '2026-11-18T18:00:00Z',
      },
    ],
  },
};
let Plan: typeof import('./plan.tsx').Plan;
let place: HTMLElement;
let root: Root;

/** Not with the live document that the tests of another file have fetched. */
beforeAll(async () => {
  vi.resetModules();
  ({ Plan } = await import('./plan.tsx'));
});

/** On a Wednesday, two minutes past noon in Minnesota. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // state changes outside act() here
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T18:02:00Z') });
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? Response.json(files[address]) : new Response('', { status: 404 }),
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const read = () => place.textContent ?? '';
function open(search: string, hikes = [hike('near', 46.8), hike('farther', 46.9)]): void {
  history.replaceState(null, '', `/plan${search}`);
  root.render(<Plan hikes={hikes} map={map} />);
}

test.each([
  ['today starts soon', 'day=2026-11-18', '12:05 PM'],
  ['tomorrow starts at eight', 'day=2026-11-19', '8:00 AM'],
  ['tomorrow starts at the hour that was chosen', 'day=2026-11-19&leave=9', '9:00 AM'],
])('a plan for %s', async (_, asked, leaving) => {
  open(`?list=near.farther&near=Duluth&${asked}`);
  await expect.poll(read).toContain('Two hikes in one day');
  expect(place.querySelector('time')?.textContent).toBe(leaving);
});

test('a plan that does not fit into one day takes two, and names a hike that fits into none', async () => {
  const morning = { ...hike('one', 46.8), walk: 240 };
  const hikes = [morning, { ...hike('other', 46.85), walk: 240 }, hike('far', 43)];
  open('?list=one.other.far&day=2026-11-21&near=Duluth', hikes);
  await expect.poll(read).toContain('Two hikes in two days');
  const headings = [...place.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Saturday, November 21', 'Sunday, November 22', 'Doesn’t fit']);
  expect(read()).toContain('far, Trail: Too far or too long for the daylight');
  expect(read()).toContain('Both days start and end in Duluth.');
});

test('of more hikes than a plan has room for, the farthest are left out', async () => {
  const latitudes = { farthest: 47.5, a: 46.8, b: 46.81, far: 47.4, c: 46.82, d: 46.83, e: 46.84, f: 46.85 };
  const hikes = Object.entries(latitudes).map(([slug, latitude]) => hike(slug, latitude));
  open(`?list=${Object.keys(latitudes).join('.')}&day=2026-11-21&near=Duluth`, hikes);
  await expect.poll(read).toContain('so we left out the farthest: far, farthest.');
});

test('a plan for a past day says so', async () => {
  open('?list=near.farther&day=2026-11-01&near=Duluth');
  await expect.poll(read).toContain('That day has passed.');
  expect(read()).not.toContain('in one day');
});

test('a plan without hikes links to some', async () => {
  open('');
  await expect.poll(read).toContain('No hikes to plan yet.');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/hikes#find');
});

test('a hike that a live notice closes on that day is left out of the plan, with the reason', async () => {
  open('?list=near.farther&day=2026-11-25&near=Duluth');
  await expect.poll(read).toContain('near, Trail: Closed then.');
  expect(read()).toContain('One hike in one day');
});

test('a plan from the device’s position is shared without a starting point', async () => {
  sessionStorage.setItem('finder-place', JSON.stringify({ latitude: 46.79, longitude: -92 }));
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  open('?list=near.farther&near=here&day=2026-11-19');
  await expect.poll(read).toContain('Two hikes in one day');
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Share')?.click();
  await expect.poll(() => writeText.mock.calls[0]?.[0]).toMatch(/list=.*day=2026-11-19/);
  expect(writeText.mock.calls[0]?.[0]).not.toContain('near=');
  sessionStorage.clear();
});

test('a stop says that it is partly closed, and that a hunt may close it that day', async () => {
  const near = {
    ...hike('near', 46.8),
    closures: [
      { kind: 'partly' as const, words: 'Stairs closed' },
      { kind: 'hunt' as const, words: 'A hunt', when: { from: '11-21', to: '11-29' } },
    ],
  };
  open('?day=2026-11-20&near=Duluth&list=near', [near]);
  await vi.waitFor(() => expect(read()).toContain('Partly closed'));
  expect(read()).not.toContain('Hunt season: call first');
  open('?day=2026-11-21&near=Duluth&list=near', [near]);
  await vi.waitFor(() => expect(read()).toContain('Hunt season: call first'));
});
