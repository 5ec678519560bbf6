/** Where a failed sign-in lands: whatever it was, one is told what happened and what to do. */
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { type SignInFailure, signInFailures, signInPath } from '../../../domain/wire/sign-in.ts';
import { all, headOf, pageMarkup, pictureOf, silent, wordsOf } from '../../../test/markup.tsx';
import AuthFailedPage, { meta } from './auth-failed.tsx';

const loaderData = { placeholder: pictureOf('placeholder'), card: pictureOf('card') };
const page = () => pageMarkup(AuthFailedPage, loaderData);

/** What happened, and a part of what to do about it. */
const promised: Record<SignInFailure, [what: string, advice: string]> = {
  access_denied: ['You canceled it', 'Google told us nothing about you. Try again'],
  sign_in_expired: ['It took too long, or came back to another browser', 'finished within ten minutes'],
  too_many_sign_ins: ['There were many sign-ins from here in a short time', 'Wait ten minutes, then try again.'],
  provider_unreachable: ['Google could not be reached', 'Try again in a minute.'],
  provider_failed: ['The answer of Google could not be confirmed', 'Try again. If it goes on, tell us'],
  server_unavailable: ['Our server could not reach its database', 'What you have earned is safe.'],
  server_error: ['Something went wrong on our side', 'Try again; if it goes on, tell us'],
  not_set_up: ['This site has no sign-in yet', 'The guide works without.'],
  user_blocked: ['This account is blocked', 'If this is a mistake, write to us'],
  bad_request: ['The link that led here was broken', 'Start again with the button below.'],
  no_signal: ['There is no signal', 'kept on your phone until you have signed in'],
};

test.each(signInFailures)('after %s one reads what happened and what to do', (code) => {
  const [what, advice] = promised[code];
  const reason =
    page()
      .split('data-reason="')
      .find((part) => part.startsWith(`${code}"`)) ?? '';
  expect(wordsOf(all(reason, 'dt')[0] ?? '')).toBe(what);
  expect(all(reason, 'dd').map(wordsOf).join(' ')).toContain(advice);
});

test('it says that nothing is lost, and leads on with and without signing in', () => {
  const markup = page();
  expect(all(markup, 'h1').map(wordsOf)).toEqual(['Sign-in did not work']);
  expect(wordsOf(markup)).toContain('You are back, and not signed in. No badge was lost.');
  expect(wordsOf(markup)).toContain('Every page of the guide is open to everybody.');
  expect(markup).toContain(`href="${signInPath}"`);
  expect(markup).toContain('href="/hikes"');
  expect(silent(markup, 'summary', 'p', 'a', 'dt', 'dd')).toEqual([]);
});

test('browsers are told what it is', () => {
  const told = headOf(meta, loaderData);
  expect(told).toContainEqual({ title: `Sign-in did not work · ${site.name}` });
  expect(told).toContainEqual({ name: 'description', content: expect.stringContaining('go on without signing in') });
});
