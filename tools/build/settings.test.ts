import { expect, test } from 'vitest';
import { placeholdersIn } from '../../server/site/build-info.ts';
import { ourContent } from '../../test/content.ts';
import { namedByPages, readBuildSettings, SettingError, takenFromLastBuild } from './settings.ts';

const ours = { SITE_ORIGIN: 'https://trails.example.org', CONTACT: 'ranger@example.org', OIDC_NAME: 'Keycloak' };

test('settings of the last build are the defaults of the next one, which says so', () => {
  const settings = readBuildSettings({}, ours);
  expect(settings).toMatchObject(ours);
  expect(takenFromLastBuild({}, settings)).toContain(
    'CONTACT=ranger@example.org, as in the last build (CONTACT= resets it)',
  );
});

test('settings of the shell win, PUBLIC_URL included, and an empty one resets that of the last build', () => {
  const shell = { PUBLIC_URL: 'https://hikes.example.org/', CONTACT: '' };
  const settings = readBuildSettings(shell, ours);
  expect(settings).toMatchObject({ SITE_ORIGIN: 'https://hikes.example.org', CONTACT: '', OIDC_NAME: 'Keycloak' });
  expect(takenFromLastBuild(shell, settings)).toEqual([expect.stringContaining('OIDC_NAME=Keycloak')]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'nonsense'])(
  'the origin in the pages is not taken from PUBLIC_URL=%s',
  (address) => {
    expect(readBuildSettings({ PUBLIC_URL: address }).SITE_ORIGIN).toBe('');
  },
);

test.each([{ SITE_ORIGIN: 'https://trails.example.org/hikes' }, { CONTACT: 'ranger' }, { SERVER: 'off' }])(
  'a build with %j is refused',
  (settings) => {
    expect(() => readBuildSettings(settings)).toThrow(SettingError);
  },
);

test('a build for static hosting is asked for with SERVER=none', () => {
  expect(readBuildSettings({ SERVER: 'none' }).SERVER).toBe('none');
});

test('a build lists the placeholders in its pages, and what to set', () => {
  const own = { ...ourContent.site, origin: 'https://hikes.org', contact: { user: 'hello', host: 'hikes.org' } };
  const placeholders = { ...own, origin: 'https://trails.example', contact: { user: 'hello', host: 'trails.example' } };
  const listed = (site: typeof own, settings = {}) => placeholdersIn(namedByPages(site, readBuildSettings(settings)));
  expect(listed(placeholders)).toEqual([
    'The origin in the pages is the placeholder https://trails.example: rebuild with SITE_ORIGIN or PUBLIC_URL',
    'The contact address is at the placeholder trails.example: rebuild with CONTACT=you@example.org',
  ]);
  expect(listed(placeholders, ours)).toEqual([]);
  expect(listed(own), 'a guide that has its own').toEqual([]);
});
