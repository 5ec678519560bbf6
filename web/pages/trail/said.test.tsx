/**
 * A trail page's texts beside the facts of its hike: the badge and its rule, sources, the printed code, figures at a
 * glance.
 */
import { describe, expect, test } from 'vitest';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, markupOf, pictureOf, readingOf, wordsOf } from '../../../test/markup.tsx';
import { AddressCode } from './address-code.tsx';
import { BadgeCard } from './badge-card.tsx';
import { Hero } from './hero.tsx';

const trail = { ...first(ourContent.listed), badge: 'Split Rock', alsoAccept: [], hunterNote: undefined };
const region = first(ourContent.regions.filter(({ slug }) => slug === trail.region));
const checkPoint = first(ourContent.listed.flatMap(({ alsoAccept }) => alsoAccept));

describe('the card of the badge', () => {
  const rule = (alsoAccept: (typeof checkPoint)[]) =>
    readingOf(<BadgeCard trail={{ ...trail, alsoAccept }} badge={pictureOf('badge')} />);

  test('says how close a hiker must be, and that the position is read once', () => {
    expect(rule([])).toBe(
      'Badge for this hike This hike is closed. Don’t go past a barrier for the badge. Split Rock is yours within one mile of the trailhead. We check your location once, when you say Yes. Try for this badge I’m here: report conditions We check once that you’re at the trailhead. No second badge. See your collection',
    );
  });

  test('links to the claim question for this badge', () => {
    const markup = markupOf(<BadgeCard trail={trail} badge={pictureOf('badge')} />);
    expect(markup).toContain('href="/badges/me?try=Split%20Rock"');
  });

  test('mentions check points if the hike has some', () => {
    expect(rule([checkPoint])).toContain('within one mile of one of its check points.');
  });
});

test('the head of the page has the figures at a glance and links to the badge by its name', () => {
  const markup = markupOf(
    <Hero trail={trail} region={region} picture={pictureOf('hero')} badge={pictureOf('badge')} drives="/drives.json" />,
  );
  expect(markup).toContain('aria-label="Badge for this hike: Split Rock"');
  const glance = all(all(markup, 'ul')[0] ?? '', 'li').map(wordsOf);
  expect(glance.length).toBeGreaterThan(1);
  expect(glance).not.toContain('');
});

test('the poster links to the trailhead, to the claim for its badge, and to the hikes nearby if it is closed', () => {
  const { latitude, longitude } = trail.trailhead;
  const markup = markupOf(
    <Hero trail={trail} region={region} picture={pictureOf('hero')} badge={pictureOf('badge')} drives="/drives.json" />,
  );
  expect(markup).toContain(`href="https://www.google.com/maps/dir/?api=1&amp;destination=${latitude},${longitude}"`);
  expect(markup).toContain('href="/badges/me?try=Split%20Rock"');
  expect(markup).toContain('href="#nearby"');
});

test('the page of a permanently closed hike has no directions to it', () => {
  const shut = first(ourContent.trails.filter(({ listed }) => !listed));
  const markup = markupOf(<Hero trail={shut} region={region} picture={pictureOf('hero')} drives="/drives.json" />);
  expect(markup).not.toContain('maps/dir');
  expect(wordsOf(markup)).toContain('Closed');
});

test('the printed code has a text alternative', () => {
  expect(markupOf(<AddressCode address="https://trails.test/a" />)).toContain(
    'aria-label="Code for https://trails.test/a"',
  );
});
