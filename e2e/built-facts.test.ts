/** Facts that a family relies on, read from the built pages: contacts, lengths, notices, fees. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ourContent } from '../test/content.ts';
import { builtFolder, builtHtml } from './built.ts';

const { listed, regions, trails } = ourContent;

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of the value below a label. */
function getFact(path: string, label: string): string {
  const [, value = ''] = new RegExp(`${label}</dt><dd[^>]*>(.*?)</dd>`, 's').exec(builtHtml(path)) ?? [];
  return toText(value);
}

test.each(regions.map((region) => [region.name, region.slug] as const))(
  'the map key of the front page counts the hikes of %s',
  (name, slug) => {
    const count = listed.filter(({ region }) => region === slug).length;
    const [key = ''] = /<nav[^>]*class="[^"]*key[^"]*".*?<\/nav>/s.exec(builtHtml('hikes')) ?? [];
    expect(toText(key)).toContain(`${name} ${count} hikes`);
  },
);

describe('contacts', () => {
  const links = (path: string) =>
    new Set([...builtHtml(path).matchAll(/href="(https:[^"]+)"/g)].map(([, to = '']) => toText(to)));

  test.each(listed.map((hike) => [hike.path, hike.official] as const))(
    '%s links the official page and its conditions, or says that there are none',
    (path, { page, conditions }) => {
      const to = links(path);
      if (page) expect(to).toContain(page);
      else expect(getFact(path, 'Official page')).toBe('None');
      if (conditions) expect(to).toContain(conditions);
      else expect(builtHtml(path)).toContain('No one posts conditions for this hike');
    },
  );
  test('most hikes link a phone number, and every hike whose place has one', () => {
    const withPhone = listed.filter(({ path }) => /href="tel:\+1-\d{3}-\d{3}-\d{4}"/.test(builtHtml(path)));
    expect(withPhone).toEqual(listed.filter(({ official }) => official.phone));
    expect(withPhone.length / listed.length).toBeGreaterThan(0.8);
  });
});

describe('no list contradicts a trail page', () => {
  /** The row of a hike: from its link to the end of its list item. */
  function toRow(list: string, path: string): string {
    const [, html = builtHtml(list)] = builtHtml(list).split('id="all-hikes"'); // posters above the list are not rows
    const start = html.search(new RegExp(`<a (?!class="map-)[^>]*href="${path}"`)); // nor are map markers
    expect(start, `${list} lists ${path}`).toBeGreaterThan(-1);
    return toText(html.slice(start, html.indexOf('</li>', start)));
  }
  const lists = listed.flatMap((hike) => {
    const region = regions.find(({ slug }) => slug === hike.region);
    return ['/hikes', region?.path ?? ''].map((list) => [list, hike] as const);
  });

  test.each(lists.map(([list, { path }]) => [list, path]))(
    '%s gives the length of %s as its page does',
    (list, path) => {
      const row = toRow(list, path);
      const [, miles] = / ([\d.]+)[ -]mi(?:les?)?\b/.exec(row) ?? [];
      const distance = getFact(path, 'Trail Distance');
      const [, onPage] = /^([\d.]+) miles?/.exec(distance) ?? [];
      expect(miles).toBe(onPage);
      const [, glance] = /aria-label="At a glance"><li>([\d.]+)[ -]/.exec(builtHtml(path)) ?? [];
      expect(glance).toBe(onPage);
    },
  );

  test.each(lists.filter(([, { distance, walked }]) => distance?.unconfirmed && !walked?.miles))(
    '%s marks an unconfirmed length',
    (list, { path }) => {
      expect(toRow(list, path)).toContain('unconfirmed');
    },
  );
});

describe('notices', () => {
  const noted = trails.flatMap(({ path, checked, notices }) =>
    notices.map((notice) => [path, checked, notice] as const),
  );

  test.each(noted)('notices of %s carry their own date, not that of a later check', (path, checked, notice) => {
    const html = builtHtml(path);
    const at = html.indexOf(`aria-label="${notice.title.replaceAll("'", '&#x27;')}"`);
    const sheet = html.slice(at, html.indexOf('</section>', at));
    expect(toText(sheet)).toContain(notice.text.trim());
    expect(/<time dateTime="([^"]+)"|<time datetime="([^"]+)"/i.exec(sheet)?.slice(1).find(Boolean)).toBe(
      notice.since ?? notice.reported,
    );
    expect(notice.reported.slice(0, checked.length) <= checked.slice(0, notice.reported.length)).toBe(true);
  });
  test('notices have the same date in the feed as on the page', () => {
    const feed = readFileSync(join(builtFolder, 'feed.xml'), 'utf8');
    for (const [, , { reported, title }] of noted) {
      const day = `${reported}-01-01`.slice(0, 10);
      const entry = feed.split('<entry>').find((one) => one.includes(`${title}</title>`) && one.includes(reported));
      expect(entry, title).toContain(`<updated>${day}T00:00:00Z</updated>`);
    }
  });
});

test('leashes, permits and free entry are stated', () => {
  for (const { path } of trails) expect(getFact(path, 'Pet Policy'), path).toMatch(/leash/);
  const fees = (slug: string) => getFact(trails.find((trail) => trail.slug === slug)?.path ?? '', 'Fees Required');
  for (const slug of ['inspiration-peak', 'pipestone-national', 'grand-portage'])
    expect(fees(slug)).toMatch(/^No state park permit required/);
  expect(fees('blue-mounds')).toMatch(/permit required/);
  expect(fees('blue-mounds')).not.toContain('$');
  const most = listed.filter(({ slug }) => fees(slug).includes('$7 a day or $35 a year'));
  expect(most.length).toBeGreaterThan(25);
});
