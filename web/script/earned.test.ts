// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Badge } from '../lib/replies.ts';
import { markEarned } from './earned.ts';

const badge = (badgeName: string, earnedDate: string) => ({ badgeName, earnedDate }) as Badge;

beforeEach(() => {
  document.body.innerHTML = `
    <ul>
      <li id="a" data-badge="Devil's Kettle"><div data-earned-here="">Magney</div></li>
      <li id="b" data-badge="Split Rock">Split Rock</li>
    </ul>
    <section id="c" data-badge="Devil's Kettle"><p data-until-earned="">Try for it</p></section>`;
});

const text = (id: string) => document.getElementById(id)?.textContent?.trim();

describe('a hike whose badge is earned', () => {
  test('says so, with the day, and no other hike does', () => {
    markEarned(document, { documents: [badge("devil's kettle ", '2026-11-15T10:00:00.000-06:00')] });
    expect(text('a')).toBe('MagneyEarned November 15, 2026');
    expect(text('b')).toBe('Split Rock');
  });
  test('says it without a day where none can be read', () => {
    markEarned(document, { documents: [badge("Devil's Kettle", 'once upon a time')] });
    expect(text('a')).toBe('MagneyEarned');
  });
  test('offers no further try', () => {
    markEarned(document, { documents: [badge("Devil's Kettle", '2026-11-15')] });
    expect(document.querySelector<HTMLElement>('#c [data-until-earned]')?.hidden).toBe(true);
    expect(text('c')).toContain('Earned November 15, 2026');
  });
  test('that is stored twice was earned the first time, and is marked once', () => {
    const twice = [badge("Devil's Kettle", '2026-11-15'), badge("Devil's Kettle", '2025-07-04')];
    markEarned(document, { documents: twice });
    markEarned(document, { documents: twice });
    expect(text('a')).toBe('MagneyEarned July 4, 2025');
  });
  test('is offered still while somebody of the family lacks it', () => {
    const documents = [badge("Devil's Kettle", '2026-11-15')];
    const max = { $id: 'max', name: 'Max', color: 'sumac', badges: [] as Badge[] };
    const offer = () => document.querySelector<HTMLElement>('#c [data-until-earned]')?.hidden;
    markEarned(document, { documents, companions: [max] });
    expect(offer()).toBe(false);
    markEarned(document, { documents, companions: [{ ...max, badges: documents }] });
    expect(offer()).toBe(true);
    expect(text('a')).toBe('MagneyEarned November 15, 2026');
  });
});
