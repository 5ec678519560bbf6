import { expect, test } from 'vitest';
import { siteSchema, stateSchema } from '../domain/site.ts';
import { ourContent } from '../test/content.ts';
import { checkNames } from './check-site.ts';
import { checkFields } from './fields.ts';

const guide = ourContent;
const { site, state } = guide;

test.each([
  ['a zone that there is not', { ...state, timeZone: 'America/Nowhere' }, 'timeZone', 'America/Chicago'],
  ['a clock of another zone', { ...state, clock: { winter: -7, summer: -6 } }, 'clock', 'timeZone'],
  [
    'a zone that changes on other days',
    { ...state, timeZone: 'Europe/Paris', clock: { winter: 1, summer: 2 } },
    'clock',
    '',
  ],
  ['a state that is not two letters', { ...state, code: 'Minn.' }, 'code', 'MN'],
  ['a permit for nothing', { ...state, permit: { ...state.permit, dayDollars: 0 } }, 'permit.dayDollars', ''],
  ['a Test Badge beyond the pole', { ...state, testBadge: { latitude: 91, longitude: 0 } }, 'testBadge.latitude', ''],
  ['an unknown field', { ...state, capital: 'St. Paul' }, '(fields)', 'capital'],
])('in state.ts, %s is rejected with its field', (_, wrong, field, expected) => {
  expect(checkFields('state.ts', wrong, stateSchema)).toMatchObject({
    issues: [
      { file: 'state.ts', field, expected: expect.stringContaining(expected), hint: expect.stringMatching(/./) },
    ],
  });
});

test('in site.ts, a trailing slash of the origin is rejected', () => {
  const wrong = { ...site, origin: 'https://guide.example/' };
  expect(checkFields('site.ts', wrong, siteSchema)).toMatchObject({ issues: [{ field: 'origin' }] });
});

test('hikes and regions named in site.ts must exist', () => {
  expect(() => checkNames(guide)).not.toThrow();
  const wrong = {
    ...site,
    posters: ['north-shore/nowhere', site.posters[1]] as [string, string],
    screenshot: 'west-and-southwest/upper-sioux',
    pictures: { ...site.pictures, about: 'far-north' },
  };
  expect(() => checkNames({ ...guide, site: wrong })).toThrow(
    expect.objectContaining({
      issues: [
        expect.objectContaining({ file: 'site.ts', field: 'posters.0', expected: expect.stringMatching('nowhere') }),
        expect.objectContaining({ field: 'screenshot', expected: expect.stringMatching('a hike with a badge') }),
        expect.objectContaining({ field: 'pictures.about', expected: expect.stringMatching('a region') }),
      ],
    }),
  );
});
