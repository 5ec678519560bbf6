/** The few elements that maps are made of. */
import { expect, test } from 'vitest';
import { dot, escaped, movedTo, path, text } from './markup.ts';

test('an empty path produces no markup', () => {
  expect(path('map-river', '')).toBe('');
  expect(path('map-river', 'M0 0h9')).toBe('<path class="map-river" d="M0 0h9"/>');
});

test('text is positioned in whole units, anchored at the start by default', () => {
  expect(text([1.4, 2.6], 'Ely')).toBe('<text x="1" y="3">Ely</text>');
  expect(text([1.4, 2.6], 'Ely', 'start')).toBe('<text x="1" y="3">Ely</text>');
  expect(text([1.4, 2.6], 'Ely', 'middle')).toBe('<text x="1" y="3" text-anchor="middle">Ely</text>');
});

test('text is escaped', () => {
  expect(escaped('<"Fish & Ships">')).toBe('&lt;&quot;Fish &amp; Ships&quot;&gt;');
  expect(text([0, 0], 'A<B')).toContain('>A&lt;B</text>');
});

test('dots and marks are positioned in whole units', () => {
  expect(dot([1.4, 2.6], 5)).toBe('<circle cx="1" cy="3" r="5"/>');
  expect(movedTo([1.4, 2.6])).toBe('translate(1 3)');
});
