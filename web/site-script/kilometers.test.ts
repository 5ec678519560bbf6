// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showKilometers } from './kilometers.ts';

test('every length in miles is followed by kilometers, except in an island, which shows its own', () => {
  document.body.innerHTML = `
    <dl data-miles="2.5"><dt>Distance</dt><dd>2.5 miles</dd></dl>
    <p data-miles="10">10 miles</p>
    <div data-island="finder"><p data-miles="3">3 miles 4.8 km</p></div>`;
  showKilometers();
  expect([...document.querySelectorAll('dd, p')].map(({ textContent }) => textContent)).toEqual([
    ...['2.5 miles 4 km', '10 miles 16 km', '3 miles 4.8 km'],
  ]);
});
