// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { LiveDocument, Notice } from '../../../domain/status/live-document.ts';
import { ourContent } from '../../../test/content.ts';
import { getPicture, pageMarkup } from '../../../test/markup.tsx';
import { type NowHike, showNow } from './now.script.ts';
import NowPage from './now.tsx';

const noon = new Date('2026-11-18T18:00:00Z');
const hunt = (kind: 'hunt' | 'hunters') => ({ kind, words: 'A hunt.', when: { from: '11-15', to: '11-20' } });
const hikes: NowHike[] = [
  { slug: 'gorge', path: '/trails/ns/gorge', name: 'Gorge Park', region: 'ns', closures: [hunt('hunt')] },
  { slug: 'falls', path: '/trails/ns/falls', name: 'Falls Park', region: 'ns', closures: [hunt('hunters')] },
  {
    slug: 'dam',
    path: '/trails/nw/dam',
    name: 'Dam Park',
    region: 'nw',
    closures: [
      hunt('hunt'),
      {
        kind: 'closed',
        words: 'The dam is being rebuilt',
        until: '2027-07',
        expires: '2027-08-01',
        source: 'The builders, December 2025',
      },
    ],
  },
];
const notice = (given: Partial<Notice>): Notice => ({
  id: 'a',
  hikes: ['gorge'],
  kind: 'closed',
  words: 'The bridge is out.',
  by: 'steward' as const,
  from: '2026-11-17T12:00:00Z',
  until: '2026-12-01T06:00:00Z',
  asOf: '2026-11-17T13:42:00Z',
  ...given,
});
const posted = (...notices: Notice[]): LiveDocument => ({ version: 1, asOf: noon.toISOString(), notices });

const [region] = ourContent.regions;
if (!region) throw new Error('no regions');

let root: HTMLElement;
beforeEach(() => {
  const dots = hikes.map(({ path }, i) => `<a href="${path}"><circle cx="${i * 2000}" cy="500"></circle></a>`).join('');
  document.body.innerHTML = pageMarkup(NowPage, {
    hikes,
    hunts: hikes.map(({ slug, path, name }) => ({ slug, path, name, phone: undefined, kinds: ['hunt' as const] })),
    regions: ['ns', 'nw'].map((slug) => ({ ...region, slug, name: slug, path: `/trails/${slug}`, parks: [] })),
    map: `<svg><g class="map-trailheads">${dots}</g></svg>`,
    card: getPicture('card'),
  });
  root = document.querySelector<HTMLElement>('[data-today]') as HTMLElement;
});
const part = (name: string, key: string) => `[data-part="${name}"][data-key="${key}"]`;
const items = (region: string) =>
  [...root.querySelectorAll(`${part('posted-in', region)} ol > li`)].map(({ textContent }) => textContent);
const text = (selector: string) => root.querySelector(selector)?.textContent;
const isHidden = (selector: string) => root.querySelector<HTMLElement>(selector)?.hidden;

test('closures are listed by region, numbered consecutively, with their source', () => {
  showNow(root, hikes, posted(notice({ source: 'Park office' })), noon);
  expect(items('ns')).toEqual([
    '1Gorge ParkClosed through November 30. The bridge is out.Park office. Posted by a park steward, November 17, 7:42 AM.',
  ]);
  expect(items('nw')).toEqual([
    '2Dam ParkClosed through July 2027. The dam is being rebuilt.The builders, December 2025.',
  ]);
  expect(text('[data-slot="summary"]')).toBe('Two hikes are closed. Nothing is posted for the other one.');
});

test("a notice disappears by the device's clock when it expires", () => {
  const now = posted(notice({}));
  showNow(root, hikes, now, new Date('2026-12-01T05:59:59Z'));
  expect(items('ns')).toHaveLength(1);
  showNow(root, hikes, now, new Date('2026-12-01T06:00:00Z'));
  expect([items('ns'), isHidden(part('posted-in', 'ns')), isHidden(part('quiet-in', 'ns'))]).toEqual([[], true, false]);
});

test('an old copy shows its date and age; a fresh one and a page without a server do not', () => {
  const now = { ...posted(), asOf: '2026-11-08T18:00:00Z' };
  showNow(root, hikes, now, noon);
  expect(text('[data-slot="old"]')).toBe(
    'The latest we could get is from Sunday, November 8, ten days ago. Call before you drive.',
  );
  showNow(root, hikes, { ...now, asOf: '2026-11-18T04:30:00Z' }, noon);
  expect(text('[data-slot="old"]')).toContain('from Tuesday, November 17, 10:30 PM.');
  showNow(root, hikes, posted(), noon);
  expect(isHidden('[data-slot="old"]')).toBe(true);
  showNow(root, hikes, undefined, noon);
  expect([isHidden('[data-slot="old"]'), isHidden('[data-slot="links"]')]).toEqual([true, true]);
});

test('markup in a notice is shown as text', () => {
  showNow(root, hikes, posted(notice({ words: '<img src=x onerror=alert(1)>', source: '<b>me</b>' })), noon);
  expect(root.querySelectorAll('img, ol b b')).toHaveLength(0);
  expect(items('ns')[0]).toContain('<img src=x onerror=alert(1)>');
});

test('a hazard on a closed hike is not counted twice', () => {
  showNow(root, hikes, posted(notice({}), notice({ id: 'b', kind: 'hazard', hikes: ['gorge', 'falls'] })), noon);
  expect(text('[data-slot="summary"]')).toBe('Two hikes are closed. One more has a hazard.');
});

test('a hike with a notice is not among those without one', () => {
  const news = notice({ kind: 'information', hikes: ['falls'] });
  showNow(root, hikes, posted(news, { ...news, id: 'b', hikes: ['dam'] }), noon);
  expect(text('[data-slot="summary"]')).toBe(
    'One hike is closed. One more has a notice. Nothing is posted for the other one. Hunts may close one hike.',
  );
});

test('a hazard is not one more where nothing is closed', () => {
  const open = hikes.map((hike) => ({ ...hike, closures: [] }));
  showNow(
    root,
    open,
    posted(notice({ kind: 'hazard' }), notice({ id: 'b', kind: 'information', hikes: ['falls'] })),
    noon,
  );
  expect(text('[data-slot="summary"]')).toMatch(
    /^Nothing is closed\. One hike has a hazard\. One more has a notice\. /,
  );
});

test('hikes that a hunt may close today are listed apart from those with hunters, except closed ones', () => {
  showNow(root, hikes, posted(), noon);
  expect(text('[data-slot="summary"]')).toBe(
    'One hike is closed. Nothing is posted for the other two. Hunts may close one hike.',
  );
  const shown = (kind: string) =>
    [...root.querySelectorAll<HTMLElement>(`${part('hunts', kind)} li`)].flatMap(({ hidden, dataset }) =>
      hidden ? [] : [dataset.key],
    );
  expect([shown('hunt'), shown('hunters')]).toEqual([['gorge'], ['falls']]);
  showNow(root, hikes, posted(), new Date('2026-11-21T18:00:00Z'));
  expect([isHidden(part('hunts', 'hunt')), isHidden(part('hunts', 'hunters'))]).toEqual([true, true]);
  expect(text('[data-slot="summary"]')).not.toContain('Hunts');
});

test('the map has one mark for each posted hike, with its number in the list', () => {
  const marks = () =>
    [...root.querySelectorAll<SVGElement>('svg > [data-part="notice-mark"]')].map((mark) => [
      mark.getAttribute('x'),
      mark.textContent,
    ]);
  const now = posted(notice({ hikes: ['falls'] }));
  showNow(root, hikes, now, noon);
  const [falls, dam] = [
    ['2000', '1'],
    ['4000', '2'],
  ];
  expect(marks()).toEqual([falls, dam]);
  showNow(root, hikes, now, noon);
  expect(marks()).toEqual([falls, dam]);
  showNow(root, hikes, now, new Date('2026-12-01T06:00:00Z'));
  expect(marks()).toEqual([['4000', '1']]);
});

test('a second mark at a trailhead is moved beside the first', () => {
  const hazard = notice({ id: 'b', kind: 'hazard' });
  showNow(root, hikes, posted(notice({}), hazard), noon);
  const places = [...root.querySelectorAll<SVGElement>('svg > [data-part="notice-mark"]')].map((mark) =>
    mark.getAttribute('x'),
  );
  expect(new Set(places).size).toBe(3);
});
