import { describe, expect, test } from 'vitest';
import { type Box, boxAround, overlap, type Point } from '../geo/plane.ts';
import { createCollisionIndex } from './labels.ts';
import type { Place } from './layers.ts';
import { detailAt, type NameView, namesMarkup, placeNames } from './names.ts';

const town = (words: string, at: [number, number], rank = 1): Place => ({ kind: 'town', words: [words], rank, at });
const view: NameView = { scale: 1, detail: 4, size: () => 10, marks: [] };
const place = (places: Place[], more: Partial<NameView> = {}, frame?: Parameters<typeof createCollisionIndex>[1]) =>
  placeNames(places, { ...view, ...more }, createCollisionIndex(more.marks, frame));
const getNames = (placed: ReturnType<typeof placeNames>) => placed.map((name) => name.place.words[0]);

test('important names appear first, more with every zoom step', () => {
  const places = [town('Duluth', [0, 0], 0), town('Ely', [200, 0], 1), town('Walker', [400, 0], 3)];
  expect(getNames(place(places, { detail: 0 }))).toEqual(['Duluth']);
  expect(getNames(place(places, { detail: 2 }))).toEqual(['Duluth', 'Ely']);
  expect(getNames(place(places, { detail: 3 }))).toEqual(['Duluth', 'Ely', 'Walker']);
});

test('the level of detail depends on the pixels per kilometer', () => {
  expect([0.5, 1, 2, 4, 8].map(detailAt)).toEqual([0, 1, 2, 3, 4]);
  expect([0.9, 1.8, 3.6, 7.2].map(detailAt)).toEqual([1, 2, 3, 4]);
});

test('names never cover each other, a dot or a mark', () => {
  const places = Array.from({ length: 60 }, (_, i) => town(`Town ${i}`, [(i % 10) * 30, Math.floor(i / 10) * 14]));
  const marks = [boxAround(90, 40, 30, 30)];
  const placed = place(places, { marks });
  expect(placed.length).toBeGreaterThan(5);
  const boxes = [...placed.flatMap((name) => [...name.boxes, ...name.dot]), ...marks];
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
});

test('a name hidden by a mark is left out unless it is of the first rank', () => {
  const marks = [boxAround(0, 0, 30, 30)];
  expect(place([town('Carlton', [0, 0])], { marks })).toEqual([]);
  const [duluth] = place([town('Duluth', [0, 0], 0)], { marks });
  expect(duluth?.dot).toEqual([]);
  expect(duluth?.boxes.some((box) => overlap(box, boxAround(0, 0, 30, 30)))).toBe(false);
});

test('of two large towns side by side the name of the first does not cover the second', () => {
  const twins = [town('Minneapolis', [0, 0], 0), town('St. Paul', [30, 0], 0)];
  expect(getNames(place(twins))).toEqual(['Minneapolis', 'St. Paul']);
});

describe('names of neighbors are in the same order as their places:', () => {
  const middle = ({ boxes: [box] }: ReturnType<typeof placeNames>[number]) =>
    box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [];

  test.each([3, 8, 15, 30, 60])(
    'St. Paul is never west of Minneapolis, %i pixels apart, whatever is in the way',
    (apart) => {
      for (const blocked of [[], [boxAround(apart + 40, 0, 60, 12)], [boxAround(apart + 45, 0, 70, 90)]]) {
        const twins = [town('Minneapolis', [0, 0], 0), town('St. Paul', [apart, apart / 3], 0)];
        const placed = place(twins, { marks: blocked });
        const [west, east] = placed.map(middle);
        if (placed.length > 1) expect(east?.[0]).toBeGreaterThanOrEqual(west?.[0] ?? 0);
      }
    },
  );

  test('each on its own side under one mark, with room on both', () => {
    const twins = [town('Minneapolis', [0, 0], 0), town('St. Paul', [8, 2], 0)];
    const [west, east] = place(twins, { marks: [boxAround(4, 0, 32, 36)] }).map(middle);
    expect(west?.[0]).toBeLessThan(0);
    expect(east?.[0]).toBeGreaterThan(8);
  });

  test('north above south, where one lies above the other', () => {
    const placed = place([town('Crookston', [0, 30], 0), town('Thief River Falls', [2, 0], 0)]);
    const [south, north] = placed.map(middle);
    expect(placed).toHaveLength(2);
    expect(north?.[1]).toBeLessThan(south?.[1] ?? 0);
  });

  test('along a slanted shore one name may be inland and the next over the lake', () => {
    const shore = [town('Two Harbors', [0, 40]), town('Silver Bay', [40, 0])];
    expect(place(shore, { marks: [boxAround(90, 0, 60, 12)] })).toHaveLength(2);
  });

  test('far apart, the order does not matter', () => {
    const frame = { left: -10, top: -50, right: 300, bottom: 50 };
    expect(place([town('Winona', [0, 0]), town('Pipestone', [250, 0])], {}, frame)).toHaveLength(2);
  });
});

test('a name that the frame would clip is left out', () => {
  const frame = { left: 20, top: 0, right: 80, bottom: 100 };
  expect(place([town('International Falls', [50, 50])], {}, frame)).toEqual([]);
});

test('a lake is named once the name nearly fits', () => {
  const lake: Place = { kind: 'lake', words: ['Leech Lake'], rank: 1, at: [50, 50], width: 10 };
  expect(place([lake])).toEqual([]);
  expect(place([lake], { scale: 4 })).toHaveLength(1);
});

test('the name of a river is repeated at intervals, not at every bend', () => {
  const spots = [0, 100, 200, 300, 400].map(
    (x): Place => ({ kind: 'river', words: ['Red River'], rank: 1, at: [x, 0], turn: 20 }),
  );
  expect(place(spots).map((name) => name.place.at[0])).toEqual([0, 300]);
});

test('text is escaped, rotated names are rotated, and the name of a region has several lines', () => {
  const places: Place[] = [
    town('Fish & Ships', [10, 10]),
    { kind: 'abroad', words: ['IOWA'], rank: 1, at: [200, 200], turn: -90 },
    { kind: 'region', words: ['North', 'Woods'], rank: 0, at: [400, 400], code: 'nn' },
  ];
  const markup = namesMarkup(place(places), (at) => at);
  expect(markup).toContain('>Fish &amp; Ships</text>');
  expect(markup).toContain('<text transform="translate(200 200)rotate(-90)" text-anchor="middle">IOWA</text>');
  expect(markup).toContain('data-region="nn"');
  expect(markup).toContain('>North<tspan x="400" dy="1em">Woods</tspan></text>');
});

/** "Ely" is 1.65 ems wide: E 0.7, l 0.38, y 0.57. */
const elyWide = 16.5;
const nearBox = ({ left, top, right, bottom }: Box) => ({
  left: expect.closeTo(left, 6),
  top: expect.closeTo(top, 6),
  right: expect.closeTo(right, 6),
  bottom: expect.closeTo(bottom, 6),
});
const nearPoint = ([x, y]: Point) => [expect.closeTo(x, 6), expect.closeTo(y, 6)];

describe('a town', () => {
  test('a town has its dot, and its name to the right of it, at any scale', () => {
    const [ely] = place([town('Ely', [100, 50])], { scale: 2 });
    expect(ely?.dot).toEqual([boxAround(200, 100, 5, 5)]);
    expect(ely?.anchor).toBe('start');
    expect(ely?.offset).toEqual(nearPoint([5, 3.3]));
    expect(ely?.boxes).toEqual([nearBox(boxAround(205 + elyWide / 2, 100, elyWide, 10))]);
  });

  test('a town covers no earlier dot, even with room between it and its name', () => {
    const [, second] = place([town('Ely', [0, 0]), town('Ii', [-13, 0])]);
    expect(second?.anchor).toBe('end');
  });

  test.each([
    ['at the next distance', 12, 15],
    ['at the one after that', 22, 25],
  ])('a town that is large is named even if marks crowd around it: %s', (_, reach, offset) => {
    const far = reach + 2;
    const marks: Box[] = [
      { left: 6, top: -far, right: reach, bottom: far },
      { left: -reach, top: -far, right: -6, bottom: far },
      { left: -far, top: -reach, right: far, bottom: -6 },
      { left: -far, top: 6, right: far, bottom: reach },
    ];
    const [ely] = place([town('Ely', [0, 0], 0)], { marks });
    expect(ely?.offset).toEqual(nearPoint([offset, 3.3]));
    expect(ely?.dot).toHaveLength(1);
    expect(place([town('Ely', [0, 0], 1)], { marks })).toEqual([]);
    expect(place([{ ...town('Ely', [0, 0], 0), kind: 'park' }], { marks })).toEqual([]);
  });

  test('a town that is large and under a mark is named next to the mark', () => {
    const [ely] = place([town('Ely', [50, 20], 0)], { marks: [boxAround(104, 40, 30, 20)], scale: 2 });
    expect(ely?.offset).toEqual(nearPoint([104 + 15 + 2.5 - 100, 3.3]));
  });
});

describe('no name covers the dot of a large town if it has another position', () => {
  const small = town('Hopkins', [0, 0]);
  const getAnchor = (places: Place[], frame?: Box) => place(places, {}, frame)[0]?.anchor;

  test('even if that town is placed later', () => {
    const elsewhere = town('Duluth', [500, 500], 0);
    expect(getAnchor([small, town('St. Paul', [20, 0], 0), elsewhere])).toBe('end');
  });

  test('the dot of a smaller town or a park may be covered', () => {
    expect(getAnchor([small, town('Edina', [20, 0], 1)])).toBe('start');
    expect(getAnchor([small, { ...town('Afton', [20, 0], 0), kind: 'park' }])).toBe('start');
  });

  test('without another position the name covers it', () => {
    const onlyToTheRight: Box = { left: -3, top: -5, right: 100, bottom: 5 };
    expect(getAnchor([small, town('St. Paul', [20, 0], 0)], onlyToTheRight)).toBe('start');
  });

  test('a rotated name moves for a dot below any of its letters', () => {
    const superior: Place = { kind: 'great-lake', words: ['Superior'], rank: 0, at: [100, 100], turn: 90 };
    const [name] = place([superior, town('Duluth', [103, 119], 0)]);
    expect(name?.offset).toEqual(nearPoint([-10, 0]));
  });
});

describe('a name in the middle of its place', () => {
  const named = (kind: Place['kind'], more: Partial<Place> = {}): Place => ({
    kind,
    words: ['Ely'],
    rank: 0,
    at: [100, 50],
    ...more,
  });

  test.each([
    ['lake', elyWide],
    ['river', elyWide + 3 * 0.6],
    ['great-lake', elyWide + 3 * 0.8],
    ['abroad', 3 * 9.5],
    ['region', 3 * 4.7],
  ] as const)('a name of the kind %s is as wide as its letters, spaced as in the style sheet', (kind, width) => {
    const [name] = place([named(kind)], { scale: 2 });
    expect(name).toMatchObject({ anchor: 'middle', offset: nearPoint([0, 0]), dot: [], size: 10 });
    // Seven tenths of the letters stand above the line on which they are written.
    expect(name?.boxes).toEqual([nearBox(boxAround(200, 97, width, 10))]);
  });

  test('a name of two lines is as wide as the longer, and hangs down by a line', () => {
    const [name] = place([named('region', { words: ['Big', 'Woods'] })]);
    expect(name?.boxes).toEqual([nearBox(boxAround(100, 52, 23.5, 20))]);
  });

  test.each([
    ['lake', [0, 9]],
    ['great-lake', [0, 10]],
    ['region', [0, -10]],
  ] as const)('a name in the middle of its place of the kind %s moves up or down for a mark', (kind, offset) => {
    const [name] = place([named(kind)], { marks: [boxAround(200, 97, 2, 2)], scale: 2 });
    expect(name?.offset).toEqual(nearPoint(offset));
    const [{ top, bottom } = { top: 0, bottom: 0 }] = name?.boxes ?? [];
    expect((top + bottom) / 2).toBeCloseTo(97 + offset[1], 6);
  });

  test('a name in the middle of its place of a river stays where it is, or is left out', () => {
    expect(place([named('river')], { marks: [boxAround(100, 47, 2, 2)] })).toEqual([]);
  });

  test('an upright name is covered by a chain of squares, one below the other', () => {
    const [name] = place([named('abroad', { words: ['IOWA'], turn: 90 })]);
    expect(name?.boxes).toEqual([-14.25, -4.75, 4.75, 14.25].map((y) => nearBox(boxAround(103, 50 + y, 10, 10))));
  });

  test('a slanted name is covered by a chain of squares along its line', () => {
    const [sin, cos] = [0.5, Math.sqrt(3) / 2];
    const [x, y] = [100 + 3 * sin, 50 - 3 * cos];
    const side = 10 * (sin + cos);
    const chain = (alongs: number[]) =>
      alongs.map((along) => nearBox(boxAround(x + cos * along, y + sin * along, side, side)));
    const [iowa] = place([named('abroad', { words: ['IOWA'], turn: 30 })]);
    expect(iowa?.boxes).toEqual(chain([-14.25, -4.75, 4.75, 14.25]));
    const [short] = place([named('abroad', { words: ['X'], turn: 30 })]);
    expect(short?.boxes).toEqual(chain([-2.375, 2.375]));
  });

  test('a name in the middle of its place that is rotated moves perpendicular to its own line', () => {
    const [name] = place([named('great-lake', { turn: 90 })], { marks: [boxAround(103, 50, 2, 2)] });
    expect(name?.offset).toEqual(nearPoint([-10, 0]));
    const lefts = name?.boxes.map(({ left, right }) => (left + right) / 2) ?? [];
    expect(lefts).toEqual([expect.closeTo(93, 6), expect.closeTo(93, 6)]);
  });
});

describe('the same name again', () => {
  const named = (kind: Place['kind'], words: string, x: number): Place => ({
    kind,
    words: [words],
    rank: 1,
    at: [x, 0],
  });

  test('the same name again is written for every lake: there are many Long Lakes', () => {
    const lakes = [0, 100].map((x) => named('lake', 'Long Lake', x));
    expect(place(lakes)).toHaveLength(2);
  });

  test('the same name again is kept at a distance in pixels, for the same river only', () => {
    const rivers = [named('river', 'Red River', 0), named('river', 'Rum River', 100)];
    expect(getNames(place(rivers))).toEqual(['Red River', 'Rum River']);
    const bends = [0, 100, 200, 300].map((x) => named('river', 'Red River', x));
    expect(place(bends, { scale: 2 }).map((name) => name.place.at[0])).toEqual([0, 200]);
  });
});

describe('the drawing', () => {
  const drawn = (places: Place[], where: (at: Point) => Point = (at) => at, frame?: Box) =>
    namesMarkup(place(places, {}, frame), where);

  test('the drawing marks the kind of a name, and whether it is outside its feature, by class', () => {
    const region: Place = { kind: 'region', words: ['Metro'], rank: 0, at: [0, 0], code: 'mm' };
    const text = '<text x="0" y="0" text-anchor="middle">Metro</text>';
    expect(drawn([region])).toBe(`<g class="map-region-name" data-region="mm" font-size="10">${text}</g>`);
    expect(
      drawn([
        {
          ...region,
          leader: [
            [0, 0],
            [9, 9],
          ],
        },
      ]),
    ).toContain('<g class="map-region-name map-outside" data-region="mm"');
    expect(drawn([{ kind: 'lake', words: ['Leech'], rank: 0, at: [0, 0] }])).toContain(
      '<g class="map-lake-name" font-size="10">',
    );
    expect(drawn([{ ...town('Afton', [0, 0]), kind: 'park' }])).toMatch(/^<g class="map-park-name" [^>]+><circle /);
  });
});
