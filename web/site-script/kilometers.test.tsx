// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hikeLike } from '../../test/hikes.ts';
import { toMarkup } from '../../test/markup.tsx';
import { HikeFigures } from '../ui/hike-row.tsx';
import { showKilometers } from './kilometers.ts';

test('every length in miles is followed by kilometers, except in an island, which shows its own', () => {
  const hike = { ...hikeLike('dam'), distance: { miles: 2.5, route: 'loop' as const } };
  document.body.innerHTML = toMarkup(
    <>
      <p>
        <HikeFigures hike={hike} isPrerendered />
      </p>
      <p>
        <HikeFigures hike={hike} kilometers />
      </p>
    </>,
  );
  showKilometers();
  const lengths = [...document.querySelectorAll('p')].map(({ textContent }) => textContent.split(',')[0]);
  expect(lengths).toEqual(['2.5 miles 4 km', '2.5 miles 4 km']);
});
