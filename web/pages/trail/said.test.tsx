/**
 * A trail page's texts beside the facts of its hike: the badge and its rule, sources, the printed code, figures at a
 * glance.
 */
import { describe, expect, test } from 'vitest';
import type { Trail } from '../../../domain/trail/trail.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, getPicture, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import { AddressCode } from './address-code.tsx';
import { BadgeCard } from './badge-card.tsx';
import { Hero } from './hero.tsx';
import { Location } from './location.tsx';
import { WithKids } from './with-kids.tsx';

const trail = { ...first(ourContent.listed), badge: 'Split Rock', alsoAccept: [], hunterNote: undefined };
const region = first(ourContent.regions.filter(({ slug }) => slug === trail.region));
const checkPoint = first(ourContent.listed.flatMap(({ alsoAccept }) => alsoAccept));

test('a ring on the map is explained by the places that also count for the badge', () => {
  const below = (map: string) =>
    toWords(toMarkup(<Location trail={{ ...trail, alsoAccept: [checkPoint] }} map={map} credits={[]} />));
  expect(below('<svg><circle class="map-ring"/></svg>')).toContain(`Also counts for the badge: ${checkPoint.place}`);
  expect(below('<svg></svg>')).not.toContain('Also counts');
});

describe('the card of the badge', () => {
  const rule = (alsoAccept: (typeof checkPoint)[]) =>
    toVisibleText(<BadgeCard trail={{ ...trail, alsoAccept }} badge={getPicture('badge')} />);

  test('the card of the badge says how close a hiker must be, and that the position is read once', () => {
    expect(rule([])).toBe(
      'Badge for this hike This hike is closed. Don’t go past a barrier for the badge. Stand within one mile of the trailhead to earn the Split Rock badge. We check your location once, when you tap Yes. Try for this badge I’m here: report conditions We’ll check your location once. You won’t get another badge. See your collection',
    );
  });

  test('the card of the badge links to the claim question for this badge', () => {
    const markup = toMarkup(<BadgeCard trail={trail} badge={getPicture('badge')} />);
    expect(markup).toContain('href="/badges/me?try=Split%20Rock"');
  });

  test('the card of the badge mentions checkpoints if the hike has some', () => {
    expect(rule([checkPoint])).toContain('within one mile of the trailhead or a checkpoint to earn');
  });
});

test('the head of the page has the figures at a glance and links to the badge by its name', () => {
  const markup = toMarkup(
    <Hero
      trail={trail}
      region={region}
      picture={getPicture('hero')}
      badge={getPicture('badge')}
      drives="/drives.json"
    />,
  );
  expect(markup).toContain('aria-label="Badge for this hike: Split Rock"');
  const glance = all(all(markup, 'ul')[0] ?? '', 'li').map(toWords);
  expect(glance.length).toBeGreaterThan(1);
  expect(glance).not.toContain('');
});

describe('the figures on the poster', () => {
  const toGlance = (hike: Partial<Trail>) => {
    const markup = toMarkup(
      <Hero trail={{ ...trail, ...hike }} region={region} picture={getPicture('hero')} drives="/drives.json" />,
    );
    return all(all(markup, 'ul')[0] ?? '', 'li').map(toWords);
  };

  test('begin with the length and the kind of route', () => {
    const walk = { walked: undefined, distance: { miles: 4.6, route: 'loop' as const } };
    expect(toGlance(walk)[0]).toBe('4.6-mile loop');
  });

  test.each([
    ['all ages', [], 'Good for kids'],
    ['all ages', ['drop-off'], 'Kids OK, hand in hand'],
    ['with supervision', ['drop-off'], 'Kids with supervision'],
    ['older children', [], 'For older kids'],
    ['older teens', [], 'For older teens'],
    ['no', [], 'Not for kids'],
  ] as const)('say for %s and %j at the path: %s', (suits, nextToPath, words) => {
    expect(toGlance({ kids: { suits, nextToPath: [...nextToPath], words: 'Yes' } }).at(-1)).toBe(words);
  });

  test('the figures on the poster of a closed hike recommend it to no kids', () => {
    const closed = first(ourContent.listed.filter(({ notices }) => notices.some(({ closes }) => closes === 'all')));
    expect(closed.kids.suits).toBe('all ages');
    expect(toGlance(closed).join()).not.toMatch(/kids/i);
  });
});

test('the page says how far strollers and wheelchairs can go, and what is in the way', () => {
  const wheels = { ...trail.wheels, stroller: 'part', words: 'To the bridge.', steps: '40 to the falls' } as const;
  expect(toWords(toMarkup(<WithKids trail={{ ...trail, wheels }} />))).toContain(
    'On wheels Strollers OK part of the way. Not wheelchair accessible. To the bridge. Steps: 40 to the falls',
  );
});

test('the poster links to the trailhead, to the claim for its badge, and to hikes nearby', () => {
  const { latitude, longitude } = trail.trailhead;
  const markup = toMarkup(
    <Hero
      trail={trail}
      region={region}
      picture={getPicture('hero')}
      badge={getPicture('badge')}
      drives="/drives.json"
    />,
  );
  expect(markup).toContain(`href="https://www.google.com/maps/dir/?api=1&amp;destination=${latitude},${longitude}"`);
  expect(markup).toContain('href="/badges/me?try=Split%20Rock"');
  expect(markup).toContain('href="#nearby"');
});

test('the page of a permanently closed hike has no directions to it', () => {
  const shut = first(ourContent.trails.filter(({ listed }) => !listed));
  const markup = toMarkup(<Hero trail={shut} region={region} picture={getPicture('hero')} drives="/drives.json" />);
  expect(markup).not.toContain('maps/dir');
  expect(toWords(markup)).toContain('Closed');
});

test('the printed code has a text alternative', () => {
  expect(toMarkup(<AddressCode address="https://trails.test/a" />)).toContain(
    'aria-label="Code for https://trails.test/a"',
  );
});
