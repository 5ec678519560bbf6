// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toMarkup } from '../../../test/markup.tsx';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import type { Badge } from '../../lib/api.ts';
import { remember } from '../session/remembered.ts';
import { markEarned, showEarned } from './earned.script.ts';
import { EarnedMark } from './earned-mark.tsx';
import { lackingLine } from './earned-parts.ts';

const badge = (badgeName: string, earnedDate: string) => ({ badgeName, earnedDate }) as Badge;

beforeEach(() => {
  document.body.innerHTML = `
    <ul>
      <li id="a" data-badge="Devil's Kettle"><div data-earned-here="">Magney</div></li>
      <li id="b" data-badge="Split Rock">Split Rock</li>
    </ul>
    <section id="c" data-badge="Devil's Kettle">${toMarkup(<p {...lackingLine.slot('names')} hidden />)}<p data-until-earned="">Try for it</p></section>
    ${toMarkup(<EarnedMark />)}`;
});

const text = (id: string) => document.getElementById(id)?.textContent?.trim();

describe('a hike whose badge is earned', () => {
  test('a hike whose badge is earned says so, with the day, and no other hike does', () => {
    markEarned(document, { documents: [badge("devil's kettle ", '2026-11-15T10:00:00.000-06:00')] });
    expect(text('a')).toBe('MagneyEarned November 15, 2026');
    expect(text('b')).toBe('Split Rock');
  });
  test('a hike whose badge is earned says so without a day if its date is invalid', () => {
    markEarned(document, { documents: [badge("Devil's Kettle", 'once upon a time')] });
    expect(text('a')).toBe('MagneyEarned');
  });
  test('a hike whose badge is earned offers no second try', () => {
    markEarned(document, { documents: [badge("Devil's Kettle", '2026-11-15')] });
    expect(document.querySelector<HTMLElement>('#c [data-until-earned]')?.hidden).toBe(true);
    expect(text('c')).toContain('Earned November 15, 2026');
  });
  test('a hike whose badge is earned that is stored twice shows its first day, and is marked once', () => {
    const twice = [badge("Devil's Kettle", '2026-11-15'), badge("Devil's Kettle", '2025-07-04')];
    markEarned(document, { documents: twice });
    markEarned(document, { documents: twice });
    expect(text('a')).toBe('MagneyEarned July 4, 2025');
    markEarned(document, { documents: twice.toReversed().map((one) => ({ ...one, badgeName: 'Split Rock' })) });
    expect(text('b')).toBe('Split RockEarned July 4, 2025');
  });
  test('a hike whose badge is earned is still offered while a family member lacks it, and names them', () => {
    const documents = [badge("Devil's Kettle", '2026-11-15')];
    const max = { $id: 'max', name: 'Max', color: 'sumac', badges: [] as Badge[] };
    const ida = { ...max, $id: 'ida', name: 'Ida' };
    const offer = () => document.querySelector<HTMLElement>('#c [data-until-earned]')?.hidden;
    const lacking = () =>
      [...document.querySelectorAll('[data-slot="names"]:not([hidden])')].map(({ textContent }) => textContent);
    markEarned(document, { documents, companions: [max, ida] });
    expect([offer(), lacking()]).toEqual([false, ['Max and Ida don’t have it yet.']]);
    markEarned(document, { documents, companions: [max, { ...ida, badges: documents }] });
    expect([offer(), lacking()]).toEqual([false, ['Max doesn’t have it yet.']]);
    markEarned(document, { documents, companions: [{ ...max, badges: documents }] });
    expect([offer(), lacking()]).toEqual([true, []]);
    expect(text('a')).toBe('MagneyEarned November 15, 2026');
  });
});

describe('the remembered collection', () => {
  const account = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
  const onServer = [{ ...badge('Split Rock', '2026-11-16'), $id: 'x', badgeFile: null }];
  const answers: Record<string, object> = {
    '/v1/account': account,
    '/v1/databases': { documents: onServer },
    '/v1/hikers': { hikers: [] },
  };
  const asked = vi.fn();
  beforeEach(() => {
    hintAtSession(true);
    vi.stubGlobal('fetch', async (path: string) => {
      asked(path);
      return Response.json(Object.entries(answers).find(([start]) => path.startsWith(start))?.[1]);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    asked.mockClear();
  });
  const heard = (minutesAgo: number) =>
    remember({
      session,
      account,
      documents: [badge("Devil's Kettle", '2026-11-15')],
      companions: [],
      at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    });

  test('the remembered collection is shown without a request for some minutes', async () => {
    heard(9);
    await showEarned();
    expect(text('a')).toContain('Earned');
    expect(asked).not.toHaveBeenCalled();
  });
  test('the remembered collection is shown on a page that Back restores from the bfcache', async () => {
    remember({ session, account, documents: [], companions: [], at: new Date().toISOString() });
    await showEarned();
    expect(text('c')).toBe('Try for it');
    heard(0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(text('a')).toContain('Earned November 15, 2026');
    expect(document.querySelector<HTMLElement>('#c [data-until-earned]')?.hidden).toBe(true);
  });
  test('the remembered collection is refreshed with badges earned elsewhere', async () => {
    heard(11);
    const shown = showEarned();
    expect([text('a'), text('b')]).toEqual(['MagneyEarned November 15, 2026', 'Split Rock']);
    await shown;
    expect(text('b')).toBe('Split RockEarned November 16, 2026');
  });
});
