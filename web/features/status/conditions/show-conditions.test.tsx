// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Condition, PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import { ourContent } from '../../../../test/content.ts';
import { hikeLike } from '../../../../test/hikes.ts';
import { toMarkup } from '../../../../test/markup.tsx';
import { RowTemplates } from '../../../layout/row-templates.tsx';
import { HikeRow } from '../../../ui/hike-row.tsx';
import { Today } from '../today.tsx';
import { ConditionsNow } from './conditions-now.tsx';
import { showConditions } from './show-conditions.ts';

const noon = new Date('2026-11-18T18:00:00Z');
const until = '2026-11-20T06:00:00Z';
const report = (hike: string, day: string, ...kinds: PublicConditionKind[]): Condition => ({
  hike,
  day,
  reports: 1,
  kinds: kinds.map((kind) => ({ kind, reports: 1, until })),
});
const toText = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent.trim());

test("a trail page shows what hikers reported until it expires by the device's clock", () => {
  const trail = ourContent.listed.find(({ slug }) => slug === 'split-rock');
  if (!trail) throw new Error('no such hike');
  document.body.innerHTML = toMarkup(<Today trail={trail} />);
  const conditions = [report('split-rock', '2026-11-17', 'icy'), report('jay-cooke', '2026-11-17', 'muddy')];
  showConditions(conditions, noon);
  expect(toText('[data-part="conditions"] li')).toEqual(['Icy. One hiker, yesterday. Checked at the trailhead.']);
  showConditions(conditions, new Date(until));
  expect(toText('[data-part="conditions"]')).toEqual([]);
  expect(document.querySelectorAll('[data-part="conditions"] li')).toHaveLength(0);
});

test('a row shows the latest two conditions with their icon, and removes them when they expire', () => {
  document.body.innerHTML = toMarkup(
    <>
      <RowTemplates />
      <HikeRow hike={{ ...hikeLike('dam'), path: '/trails/x/dam' }} badgeSrc="/badge.svg" closures={[]} />
    </>,
  );
  const conditions = [report('dam', '2026-11-18', 'icy', 'tree', 'bugs')];
  showConditions(conditions, noon);
  expect(toText('[data-slot="conditions"]')).toEqual([', Icy, tree down']);
  expect(document.querySelectorAll('[data-slot="conditions"] svg')).toHaveLength(1);
  showConditions(conditions, new Date(until));
  expect(toText('[data-slot="conditions"]')).toEqual([]);
});

test('/now lists condition reports by region, newest first, and hides the section if there are none', () => {
  const { regions } = ourContent;
  const [one, other] = ourContent.listed.filter(({ region }) => region === 'north-shore');
  if (!one || !other) throw new Error('no hikes');
  const hikes = [one, other].map(({ slug, path, park, region }) => ({ slug, path, name: park, region }));
  document.body.innerHTML = `<div data-today="">${toMarkup(<ConditionsNow regions={regions} />)}</div>`;
  (document.querySelector('[data-today]') as HTMLElement).dataset.today = JSON.stringify(hikes);
  showConditions([report(one.slug, '2026-11-17', 'icy'), report(other.slug, '2026-11-18', 'snow')], noon);
  expect(toText('[data-part="conditions-in"][data-key="north-shore"] li')).toEqual([
    `${other.park}Snow-covered. One hiker, today.`,
    `${one.park}Icy. One hiker, yesterday.`,
  ]);
  expect(toText('[data-part="conditions-in"]')).toHaveLength(1);
  showConditions([], noon);
  expect(toText('[data-part="conditions-today"]')).toEqual([]);
});
