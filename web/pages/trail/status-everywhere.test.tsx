// @vitest-environment happy-dom
/** One rule decides what holds for a hike. Each kind of status has a row here for every surface that shows it. */
import { expect, test } from 'vitest';
import { state } from '../../../content/state.ts';
import type { ListedHike } from '../../../domain/finder/hike.ts';
import type { Closure } from '../../../domain/status/closures.ts';
import type { StatusKind } from '../../../domain/status/kinds.ts';
import { hikeStatus } from '../../../domain/status/status.ts';
import type { Season } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { hikeLike } from '../../../test/hikes.ts';
import { getPicture, toMarkup, toVisibleText } from '../../../test/markup.tsx';
import { mapMessages } from '../../features/finder/map/map.messages.ts';
import { MapPopup } from '../../features/finder/map/map-popup.tsx';
import { RowStatus } from '../../features/status/row-status.tsx';
import { showRows } from '../../features/status/rows.script.ts';
import { showToday } from '../../features/status/today.script.ts';
import { Today } from '../../features/status/today.tsx';
import { HikeRow } from '../../ui/hike-row.tsx';
import { Warnings } from '../../ui/status.tsx';
import { Hero } from './hero.tsx';

const moment = new Date('2026-11-18T18:00:00Z');
const hike: ListedHike = {
  ...hikeLike('gorge'),
  path: '/trails/x/gorge',
  badgeSrc: '/badge.svg',
  pictureSrc: '/hero.svg',
};

/** "No closures posted" is the label of a poster without one of its own. */
const none = 'No closures posted';
const table: Record<StatusKind, { listed: string; label: string }> = {
  closed: { listed: 'Closed', label: 'Closed' },
  partly: { listed: 'Partly closed', label: 'Partly closed' },
  hunt: { listed: 'Hunt season: call first', label: `${none}Hunt season: call first` },
  ski: { listed: 'Ski trail in snow', label: `${none}Ski trail in snow` },
  hazard: { listed: 'Hazard', label: none },
  hunters: { listed: '', label: none },
  information: { listed: '', label: none },
};
const rows = Object.entries(table).map(([kind, said]) => ({ kind: kind as StatusKind, ...said }));

const closuresWith = (kind: StatusKind): Closure[] => [{ kind, words: 'Why', when: { months: [11] } }];
const statusWith = (kind: StatusKind) =>
  hikeStatus({ slug: 'gorge', closures: closuresWith(kind) }, undefined, { from: moment, clock: state.clock });

function inRow(kind: StatusKind): string | undefined {
  document.body.innerHTML = toMarkup(
    <>
      <RowStatus />
      <HikeRow hike={hike} badgeSrc="/badge.svg" closures={closuresWith(kind)} />
    </>,
  );
  showRows({ notices: [] }, moment);
  return document.querySelector('[data-slot="status"]')?.textContent?.trim();
}

const figures = toVisibleText(<MapPopup {...popup('information')} />);
function popup(kind: StatusKind) {
  return {
    found: { hike },
    status: statusWith(kind),
    seen: [],
    code: undefined,
    side: 'left',
    onClose: () => {},
  } as const;
}

test.each(rows)(
  'a hike with the status $kind says the same in a row, in the finder and on the map',
  ({ kind, listed }) => {
    expect(inRow(kind)).toBe(listed);
    expect(toVisibleText(<Warnings status={statusWith(kind)} />)).toBe(listed);
    expect(mapMessages.hike('Park', 'Trail', statusWith(kind))).toBe(
      ['Park', 'Trail', listed.toLowerCase()].filter(Boolean).join(', '),
    );
    const shown = toVisibleText(<MapPopup {...popup(kind)} />);
    if (listed) expect(shown).toContain(listed);
    else expect(shown).toBe(figures);
  },
);

const ours = first(ourContent.listed);
const season = (fields: Partial<Season>): Pick<Trail, 'seasons' | 'notices'> => ({
  notices: [],
  seasons: [
    {
      kind: 'ice',
      when: { months: [11] },
      closes: 'all',
      words: 'Why not',
      source: 'DNR',
      known: '2025',
      reported: false,
      ...fields,
    },
  ],
});
const contents: Record<Exclude<StatusKind, 'hazard'>, Pick<Trail, 'seasons' | 'notices'>> = {
  closed: season({}),
  partly: season({ closes: 'part' }),
  hunt: season({ kind: 'hunt' }),
  ski: season({ kind: 'ski' }),
  hunters: season({ kind: 'hunt', closes: 'no' }),
  information: {
    seasons: [],
    notices: [{ title: 'News', text: 'The bridge is new.', reported: '2026-01', source: { name: 'DNR' } }],
  },
};

test.each(Object.entries(contents))('the poster of a hike has the label of its status: %s', (kind, content) => {
  const trail = { ...ours, ...content };
  document.body.innerHTML = `<div data-trail="">${toMarkup(
    <>
      <Hero trail={trail} region={first(ourContent.regions)} picture={getPicture('hero')} drives="/drives.json" />
      <Today trail={trail} />
    </>,
  )}</div>`;
  showToday(first([...document.querySelectorAll<HTMLElement>('[data-now]')]), moment);
  const shown = [...document.querySelectorAll<HTMLElement>('[data-status-label]')].filter(({ hidden }) => !hidden);
  expect(shown.map(({ textContent }) => textContent?.trim())).toEqual([table[kind as StatusKind].label]);
  expect(document.querySelector('[data-trail][data-status="closed"]') !== null).toBe(kind === 'closed');
});
