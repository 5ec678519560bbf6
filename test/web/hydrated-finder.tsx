/** The guide's own finder, hydrated in a document, with its data files in memory. For tests with a document only. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { toHike } from '../../domain/finder/hike.ts';
import { liveDocumentPath } from '../../domain/status/live-document.ts';
import { Finder, type FinderProps } from '../../web/features/finder/finder.tsx';
import { storiesAddress } from '../../web/features/finder/results/stories.ts';
import { toStories } from '../../web/files/stories.ts';
import { ourContent } from '../content.ts';
import { drives, towns } from './finder.ts';

const map = {
  width: 100,
  height: 100,
  layers: '/maps/layers.json',
  towns: '/maps/towns.json',
  drives: '/maps/drives.json',
};

/** Twelve hikes render in a quarter of the time of fifty; test/web/finder.ts asks all of them. */
const slugs = [
  ...['superior-trail', 'tettegouche-trail', 'grand-portage', 'kettle-trail', 'split-rock', 'jay-cooke'],
  ...['minnehaha-creek', 'hidden-falls', 'fort-snelling', 'minnesota-valley', 'lebanon-hills', 'lake-bronson'],
];
const hikes = ourContent.listed.filter(({ slug }) => slugs.includes(slug));

/** The finder's text for a number of results. */
export const getVerdictText = (count: number): string =>
  count === 0 ? 'No exact matches' : `${count} ${count === 1 ? 'hike' : 'hikes'} of ${hikes.length}`;

const props: FinderProps = {
  regions: ourContent.regions.map(({ slug, code, name, alsoCalled, badge }) => ({
    slug,
    code,
    name,
    alsoCalled,
    badge,
  })),
  hikes: hikes.map((trail) => ({ ...toHike(trail), badgeSrc: '/badge.svg', pictureSrc: '/picture.svg' })),
  map,
};

const files: Record<string, unknown> = {
  [map.towns]: towns,
  [map.drives]: drives,
  [storiesAddress]: toStories(hikes),
  [liveDocumentPath]: { version: 1, asOf: new Date(0).toISOString(), notices: [] },
};

type Options = {
  /** Files whose download fails. */
  missing?: (keyof typeof map)[];
  /** The device's position, or its rejection; by default it never answers. */
  locate?: Geolocation['getCurrentPosition'];
};

/** Timers of the finder fire at any time: only what a test does itself waits for React. */
async function acting<Value>(work: () => Value): Promise<Value> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    return await act(async () => work());
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

/** At /hikes with this query string; unmounted after the test. */
export async function openFinder(search = '', { missing = [], locate = () => {} }: Options = {}) {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', `/hikes${search}`);
  vi.stubGlobal('fetch', async (address: string) =>
    address in files && !missing.some((name) => map[name] === address)
      ? Response.json(files[address])
      : new Response('', { status: 404 }),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: locate } });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Finder {...props} />);
  const root = await acting(() => hydrateRoot(place, <Finder {...props} />));
  onTestFinished(async () => {
    dispatchEvent(new Event('pagehide'));
    await acting(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }); // as other files of the worker expect
  });

  const all = <Kind extends HTMLElement>(selector: string) => [...place.querySelectorAll<Kind>(selector)];
  const text = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const one = <Kind extends HTMLElement>(selector: string, words?: string | RegExp): Kind => {
    const found = all<Kind>(selector).find((each) => !words || text(each).trim().match(words));
    if (!found) throw new Error(`There is no ${selector} with ${words}: ${all(selector).map(text).join(', ')}`);
    return found;
  };
  const field = (label: string) =>
    one<HTMLInputElement>(`#${one<HTMLLabelElement>('label[for]', new RegExp(`^${label}$`)).htmlFor}`);
  const type = (input: HTMLInputElement, typed: string) =>
    acting(() => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** React renders in steps while files arrive. */
  const poll = <Value,>(read: () => Value) =>
    expect.poll(async () => {
      await acting(() => {});
      return read();
    });
  return {
    all,
    one,
    text,
    poll,
    status: () => poll(() => text(all('p[aria-hidden="true"]')[0])),
    rows: () => all('li:has(> a[href^="/trails/"])').map(text),
    rowsIn: (group: 'found' | 'close' | 'farther' | 'closed') => all(`[data-group="${group}"] > li`).map(text),
    searchText: () => one<HTMLInputElement>('#finder-text').value,
    search: (typed: string) => type(one('#finder-text'), typed),
    near: field('Near'),
    typeTown: async (town: string) => {
      await type(field('Near'), town);
      await acting(() => field('Near').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    },
    click: (selector: string, words?: string | RegExp) => acting(() => one(selector, words).click()),
    check: (label: string) =>
      acting(() =>
        one('label:has(input)', new RegExp(`^${label}`))
          .querySelector('input')
          ?.click(),
      ),
    happen: (what: () => void) => acting(what),
  };
}
