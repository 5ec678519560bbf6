/** Every row of a trail page matches the hike's file, under the right label. A new row needs one line here. */
import { describe, expect, test } from 'vitest';
import { toPeaks } from '../../../domain/trail/difficulty.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked, type Figures } from '../../../domain/trail/walked.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, getFacts, toMarkup, toWords } from '../../../test/markup.tsx';
import {
  type Fact,
  formatClimb,
  formatDifficulty,
  formatDistance,
  formatDuration,
  formatFee,
  formatPet,
  mapsLink,
} from '../../lib/text/trail-figures.ts';
import { Details } from './details.tsx';
import { Location } from './location.tsx';
import { Overview } from './overview.tsx';

const { trails, regions, listed } = ourContent;

type Row = (trail: Trail, region: Region) => string | undefined;

/** The walked figure, and its remark. */
const figure =
  (words: (figures: Figures) => Fact): Row =>
  (trail) => {
    const { figure, note } = words(asWalked(trail));
    return [figure, note].filter(Boolean).join(', ');
  };

const overview: Record<string, Row> = {
  Region: (_, region) => region.longName ?? region.name,
  Difficulty: figure(formatDifficulty),
  'Trail Distance': figure(formatDistance),
  'Estimated Hike Duration': figure(formatDuration),
  'Elevation Gain': figure(formatClimb),
  'Best Season To Visit': (trail) => trail.season,
};

const details: Record<string, Row> = {
  'Fees Required': (trail) => (trail.listed ? formatFee(trail) : undefined),
  'Trail signs': (trail) => trail.signedAs,
  'Trail Surface': (trail) => trail.surface,
  Restrooms: (trail) => trail.restrooms,
  Camping: (trail) => trail.camping.words,
  'Kid Friendly?': (trail) => trail.kids.words,
  'Pet Policy': formatPet,
  Parking: (trail) => trail.parking,
  'Trailhead Address': ({ address }) => [address.text, address.note].filter(Boolean).join(' '),
};

const expected = (rows: Record<string, Row>, trail: Trail, region: Region) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([label, row]) => {
      const said = row(trail, region);
      return said === undefined ? [] : [[label, said]];
    }),
  );

const pages = trails.map(
  (trail) => [trail.id, trail, first(regions.filter(({ slug }) => slug === trail.region))] as const,
);

describe.each(pages)('%s', (_, trail, region) => {
  test('has the six figures of its file, in order', () => {
    const facts = getFacts(<Overview trail={trail} region={region} />);
    const wanted = expected(overview, trail, region);
    expect(Object.keys(facts)).toEqual(Object.keys(wanted));
    for (const [label, said] of Object.entries(wanted)) expect(facts[label], label).toContain(said);
  });

  test('has the details of its file, in order', () => {
    expect(Object.entries(getFacts(<Details trail={trail} />))).toEqual(
      Object.entries(expected(details, trail, region)),
    );
  });
});

test('the parts of a trail page are under the headings of the specification', () => {
  const [, trail, region] = first(pages);
  const parts = [
    <Overview key="figures" trail={trail} region={region} />,
    <Details key="details" trail={trail} />,
    <Location
      key="place"
      trail={{ ...trail, trailhead: { ...trail.trailhead, title: undefined } }}
      map=""
      credits={[]}
    />,
  ];
  const headings = parts.flatMap((part) => all(toMarkup(part), 'h2').map(toWords));
  expect(headings).toEqual(['Trail Overview', 'Essential Details', 'Trailhead location']);
});

test('the peaks beside the difficulty are those of the walk', () => {
  for (const [, trail, region] of pages) {
    const [, peaks = ''] =
      /viewBox="-1 0 60 19"[^>]*>(.*?)<\/svg>/.exec(toMarkup(<Overview trail={trail} region={region} />)) ?? [];
    const filled = /d="([^"]*)"[^>]*><\/path>$/.exec(peaks)?.[1] ?? '';
    expect(filled.split('M'), trail.id).toHaveLength(toPeaks(asWalked(trail).difficulty) + 1);
  }
});

test('the address links to a maps search, except for a place that is permanently closed', () => {
  const closed = first(trails.filter((trail) => !trail.listed));
  const open = first(listed);
  expect(toMarkup(<Details trail={closed} />)).not.toContain('<a ');
  expect(toMarkup(<Details trail={open} />)).toContain(`href="${mapsLink(open).replaceAll('&', '&amp;')}"`);
});
