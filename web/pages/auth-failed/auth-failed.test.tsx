/** The landing page of a failed sign-in says what happened and what to do. */
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { type SignInFailure, signInFailures, signInPath } from '../../../domain/wire/sign-in.ts';
import { all, getHead, getPicture, pageMarkup, silent, toWords } from '../../../test/markup.tsx';
import AuthFailedPage, { meta } from './auth-failed.tsx';

const loaderData = { placeholder: getPicture('placeholder'), card: getPicture('card') };
const page = () => pageMarkup(AuthFailedPage, loaderData);

/** What happened, and part of the advice. */
const promised: Record<SignInFailure, [what: string, advice: string]> = {
  access_denied: ['You canceled', 'Google told us nothing about you. Try again'],
  sign_in_expired: [
    'It took too long, or finished in a different browser',
    'within ten minutes, in the browser you started in',
  ],
  too_many_sign_ins: ['Too many sign-ins from here in a short time', 'Wait ten minutes, then try again.'],
  provider_unreachable: ['We couldn’t reach Google', 'Try again in a minute.'],
  provider_failed: ['We couldn’t confirm the answer from Google', 'Try again. If it keeps happening, tell us'],
  server_unavailable: ['Our server couldn’t reach its database', 'Everything you’ve earned is safe.'],
  server_error: ['Something went wrong on our end', 'Try again. If it keeps happening, tell us'],
  not_set_up: ['This site doesn’t have sign-in yet', 'The guide works without it.'],
  user_blocked: ['This account is blocked', 'If this is a mistake, write to us'],
  bad_request: ['The link that brought you here was broken', 'Start over with the button below.'],
  no_signal: ['No signal', 'saved on your phone until you do'],
};

test.each(signInFailures)('after %s the page says what happened and what to do', (code) => {
  const [what, advice] = promised[code];
  const reason =
    page()
      .split('data-reason="')
      .find((part) => part.startsWith(`${code}"`)) ?? '';
  expect(toWords(all(reason, 'dt')[0] ?? '')).toBe(what);
  expect(all(reason, 'dd').map(toWords).join(' ')).toContain(advice);
});

test('the operator’s reason has its place under the blocked account, and nowhere else', () => {
  const [before = '', ...after] = page().split('data-blocked-reason');
  expect(after).toHaveLength(1);
  expect([...before.matchAll(/data-reason="(\w+)"/g)].at(-1)?.[1]).toBe('user_blocked');
});

test('the page says that nothing is lost, with links to retry and to go on signed out', () => {
  const markup = page();
  expect(all(markup, 'h1').map(toWords)).toEqual(['Sign-in didn’t work']);
  expect(toWords(markup)).toContain('You’re not signed in. No badge was lost.');
  expect(toWords(markup)).toContain('The whole guide is open to everyone.');
  expect(markup).toContain(`href="${signInPath}"`);
  expect(markup).toContain('href="/hikes"');
  expect(silent(markup, 'summary', 'p', 'a', 'dt', 'dd')).toEqual([]);
});

test('the page has a title and description', () => {
  const told = getHead(meta, loaderData);
  expect(told).toContainEqual({ title: `Sign-in didn’t work · ${site.name}` });
  expect(told).toContainEqual({ name: 'description', content: expect.stringContaining('continue without signing in') });
});
