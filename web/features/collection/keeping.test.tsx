// @vitest-environment happy-dom
/** The actions for an earned badge and their texts: its day, the picture, the proof. */
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectionGuide, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import { render } from '../../../test/web/render.tsx';
import type { EarnedBadge } from '../badges/earned.ts';
import type { Hiker } from '../badges/hikers.ts';
import { SaveProof } from '../proof/save-proof.tsx';
import { BadgeDialog } from './badge-dialog.tsx';
import { EarnedGrid } from './earned-grid.tsx';

const badge: EarnedBadge = {
  id: 'one',
  name: 'Gorge',
  earnedDate: '2026-07-04',
  picture: '/art/Gorge.svg',
  hike: 'Gorge Park',
  path: '/trails/a/gorge',
  regionCode: 'ns',
};
const ann: Hiker = { id: 'ann', name: 'Ann', color: 'night', isOwn: true, badges: [badge] };
const max: Hiker = { ...ann, id: 'max', name: 'Max', isOwn: false };

describe('an earned badge, opened', () => {
  const opened = (other: Partial<EarnedBadge> = {}) =>
    toMarkup(<BadgeDialog badge={{ ...badge, ...other }} hiker={ann} onClose={() => {}} />);

  test('an earned badge, opened says where and when it was earned, and shows no day if it is unknown', () => {
    expect(toWords(opened())).toMatch(/^Gorge Gorge Park Earned July 4, 2026 /);
    expect(toWords(opened({ earnedDate: 'once upon a time' }))).toMatch(/^Gorge Gorge Park Share Make a poster /);
  });

  test('offers a poster, the patch as a picture, and a proof if it belongs to this guide', () => {
    const offered = (markup: string) => all(markup, 'li').map((line) => toWords(line).split(' A file')[0]);
    expect(opened()).toContain('aria-label="Keep or share this badge"');
    const both = ['Make a poster', 'Save the badge as a picture (SVG)'];
    expect(offered(opened())).toEqual(['Share', ...both, 'Save as proof']);
    expect(offered(opened({ path: undefined }))).toEqual(both);
  });
});

describe('a proof', () => {
  test('a proof is described as signed, verifiable by others, and without a place', () => {
    const read = toVisibleText(<SaveProof badge={badge} hiker={ann} />);
    expect(read).toContain(
      'A file signed by North Star Trails that anyone can check. It has the badge, the trailhead and the day, never your exact location.',
    );
    expect(read).toMatch(/JSON Picture \(PNG\) How to check it$/);
  });

  test('a proof contains a name only if the box is checked, and says whose', () => {
    expect(toVisibleText(<SaveProof badge={badge} hiker={ann} />)).toContain('Include my first name');
    expect(toVisibleText(<SaveProof badge={badge} hiker={max} />)).toContain('Include the name Max');
    expect(toMarkup(<SaveProof badge={badge} hiker={max} />)).not.toContain('checked=""');
  });

  describe('that fails', () => {
    afterEach(() => void vi.unstubAllGlobals());
    /** What is said after a tap on “JSON”. */
    const save = async () => {
      const { click, toText } = await render(<SaveProof badge={badge} hiker={ann} />);
      await click('button', 'JSON');
      await act(() => vi.dynamicImportSettled());
      await act(async () => {});
      return toText('[role="status"]');
    };

    test('offline says that the server must sign it', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
      expect(await save()).toBe('No signal. Our server signs proofs, so try again when you’re back in range.');
    });

    test('a proof that fails shows the reason that the server gives', async () => {
      const reply = { message: 'That badge is not yours.', code: 404, type: 'not_found' };
      vi.stubGlobal('fetch', async () => Response.json(reply, { status: 404 }));
      expect(await save()).toBe('That didn’t work. That badge is not yours.');
    });
  });
});

test('each badge of the collection opens its own dialog', async () => {
  const others = ['Lighthouse', 'Beaver'].map((name) => ({ ...badge, id: name, name, hike: `${name} Park` }));
  const hiker = { ...ann, badges: [badge, ...others] };
  const { click, one, toText } = await render(
    inCollection({ guide: collectionGuide() }, <EarnedGrid hiker={hiker} left={0} />),
  );
  const opened = [];
  for (const { name } of hiker.badges) {
    await click(`[aria-label="Keep or share: ${name}"]`);
    opened.push(toText('dialog h2'));
    await act(async () => one<HTMLDialogElement>('dialog')?.close());
  }
  expect(opened).toEqual(['Gorge', 'Lighthouse', 'Beaver']);
});
