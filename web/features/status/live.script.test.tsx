// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LiveDocument, Notice } from '../../../domain/status/live-document.ts';
import { ourContent } from '../../../test/content.ts';
import { toMarkup } from '../../../test/markup.tsx';
import { showNotices } from './live.script.ts';
import { showToday } from './today.script.ts';
import { Today } from './today.tsx';

const noon = new Date('2026-06-18T17:00:00Z');
const notice: Notice = {
  id: 'a',
  hikes: ['temperance-river'],
  kind: 'closed',
  words: 'The <b>bridge</b> is out.',
  by: 'steward',
  from: '2026-06-17T12:00:00Z',
  until: '2026-06-25T05:00:00Z',
  asOf: '2026-06-17T12:42:00Z',
};
const posted = (...notices: Notice[]): LiveDocument => ({ version: 1, asOf: noon.toISOString(), notices });

function getPage(slug: string) {
  const trail = ourContent.trails.find((hike) => hike.slug === slug);
  if (!trail) throw new Error(`no hike ${slug}`);
  document.body.innerHTML = `<div data-trail="">${toMarkup(<Today trail={trail} />)}</div>`;
  const section = document.querySelector<HTMLElement>('[data-now]');
  if (!section) throw new Error('no Today on the page');
  return {
    show: (liveDocument: LiveDocument, moment: Date) => {
      showNotices(section, liveDocument, moment);
      showToday(section, moment);
    },
    status: () => section.closest<HTMLElement>('[data-trail]')?.dataset.status,
    live: () => section.querySelector<HTMLElement>('[data-part="notices"]'),
  };
}

test('a live closure is shown above everything else until it expires', () => {
  const page = getPage('temperance-river');
  page.show(posted(notice), noon);
  expect(page.status()).toBe('closed');
  expect(page.live()?.hidden).toBe(false);
  expect(page.live()?.textContent).toContain('The <b>bridge</b> is out.');
  expect(page.live()?.textContent).toMatch(/Posted by a park steward, June 17, 7:42 AM\./);
  const end = new Date('2026-06-25T05:00:00Z');
  page.show({ ...posted(notice), asOf: end.toISOString() }, end);
  expect([page.status(), page.live()?.hidden, page.live()?.textContent]).toEqual(['none', true, '']);
});

test('a notice about another hike is not shown', () => {
  const page = getPage('split-rock');
  page.show(posted(notice), noon);
  expect([page.status(), page.live()?.hidden]).toEqual(['none', true]);
});

test('a notice to come is not shown yet, but the calendar file knows it', () => {
  const page = getPage('temperance-river');
  const coming = { ...notice, from: '2026-06-19T05:00:00Z' };
  page.show(posted(coming, { ...coming, hikes: ['split-rock'] }), noon);
  expect([page.status(), page.live()?.hidden]).toEqual(['none', true]);
  expect(JSON.parse(document.querySelector<HTMLElement>('[data-notices]')?.dataset.notices ?? '')).toEqual([coming]);
});

test('an old copy shows its age and whom to call', () => {
  const page = getPage('temperance-river');
  page.show({ ...posted(), asOf: '2026-06-08T17:00:00Z' }, noon);
  expect(page.live()?.textContent).toMatch(/^As of June 8, ten days old\. Call 218-\d{3}-\d{4} before you drive\.$/);
  page.show({ ...posted(), asOf: '2026-06-18T03:00:00Z' }, noon);
  expect(page.live()?.textContent).toMatch(/^As of June 17, 10:00 PM\. Call /);
  page.show({ ...posted(), asOf: '2026-06-17T17:00:00Z' }, noon);
  expect(page.live()?.textContent).toMatch(/^As of June 17, one day old\. Call /);
});

test('an old copy sends nobody to call a park that is gone', () => {
  const page = getPage('upper-sioux');
  page.show({ ...posted(), asOf: '2026-06-08T17:00:00Z' }, noon);
  expect(page.live()?.textContent).toBe('As of June 8, ten days old.');
});
