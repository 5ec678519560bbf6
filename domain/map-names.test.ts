import { expect, test } from 'vitest';
import { makeCrowd } from './map-labels.ts';
import type { Place } from './map-layers.ts';
import { detailAt, type NameView, namesMarkup, placeNames } from './map-names.ts';
import { boxAround, overlap } from './plane.ts';

const town = (words: string, at: [number, number], rank = 1): Place => ({ kind: 'town', words: [words], rank, at });
const view: NameView = { scale: 1, detail: 4, size: () => 10, marks: [] };
const place = (places: Place[], more: Partial<NameView> = {}, frame?: Parameters<typeof makeCrowd>[1]) =>
  placeNames(places, { ...view, ...more }, makeCrowd(more.marks, frame));
const namesOf = (placed: ReturnType<typeof placeNames>) => placed.map((name) => name.place.words[0]);

test('names that matter from afar come first; more come with every step', () => {
  const places = [town('Duluth', [0, 0], 0), town('Ely', [200, 0], 1), town('Walker', [400, 0], 3)];
  expect(namesOf(place(places, { detail: 0 }))).toEqual(['Duluth']);
  expect(namesOf(place(places, { detail: 2 }))).toEqual(['Duluth', 'Ely']);
  expect(namesOf(place(places, { detail: 3 }))).toEqual(['Duluth', 'Ely', 'Walker']);
});

test('the steps of detail follow the pixels of a kilometer', () => {
  expect([0.5, 1, 2, 4, 8].map(detailAt)).toEqual([0, 1, 2, 3, 4]);
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

test('a name that a mark hides gives way, unless everybody looks for it', () => {
  const marks = [boxAround(0, 0, 30, 30)];
  expect(place([town('Carlton', [0, 0])], { marks })).toEqual([]);
  const [duluth] = place([town('Duluth', [0, 0], 0)], { marks });
  expect(duluth?.dot).toEqual([]);
  expect(duluth?.boxes.some((box) => overlap(box, boxAround(0, 0, 30, 30)))).toBe(false);
});

test('of two great towns side by side the first does not write over the second', () => {
  const twins = [town('Minneapolis', [0, 0], 0), town('St. Paul', [30, 0], 0)];
  expect(namesOf(place(twins))).toEqual(['Minneapolis', 'St. Paul']);
});

test('a name that the frame would cut is not written', () => {
  const frame = { left: 20, top: 0, right: 80, bottom: 100 };
  expect(place([town('International Falls', [50, 50])], {}, frame)).toEqual([]);
});

test('a lake bears its name once that nearly fits', () => {
  const lake: Place = { kind: 'lake', words: ['Leech Lake'], rank: 1, at: [50, 50], width: 10 };
  expect(place([lake])).toEqual([]);
  expect(place([lake], { scale: 4 })).toHaveLength(1);
});

test('a river says its name now and then, not at every bend', () => {
  const spots = [0, 100, 200, 300, 400].map(
    (x): Place => ({ kind: 'river', words: ['Red River'], rank: 1, at: [x, 0], turn: 20 }),
  );
  expect(place(spots).map((name) => name.place.at[0])).toEqual([0, 300]);
});

test('words cannot break the drawing; turned names are turned; a region has its lines', () => {
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
