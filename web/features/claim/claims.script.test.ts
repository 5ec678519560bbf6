// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { ann, getAward, makeDevice, positionAt } from '../../../test/web/claims-device.ts';
import { remember } from '../session/remembered.ts';
import { initClaims } from './claims.script.ts';
import { mayWait } from './outbox/waiting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dispatchEvent(new Event('pagehide')); // closes the channels of these pages
});
beforeEach(() => {
  localStorage.clear();
  makeDevice();
  hintAtSession(true);
  remember({ session, account: { $id: ann.userId, name: '', email: '' }, documents: [], at: '' });
});

/** The outbox of another page of this device. */
async function openOutbox() {
  vi.resetModules();
  return (await import('./outbox/in-page.ts')).claims();
}

/** A claim of Ann that the server answers with a badge. */
async function earn() {
  const claims = await openOutbox();
  vi.stubGlobal('fetch', async () => Response.json(getAward('Split Rock')));
  await claims.save(positionAt(Date.now()), { whose: ann, isFamilyKnown: true });
  await claims.send();
  return claims;
}

test.each([
  ['made in another tab', new Event('storage')],
  ['made before the browser restores it', Object.assign(new Event('pageshow'), { persisted: true })],
])('an open page announces the answer to a claim %s', async (_, event) => {
  document.body.innerHTML = '<a href="/badges/me" data-needs-account>My badges</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  initClaims();
  dispatchEvent(event);
  expect(link.hasAttribute('data-news')).toBe(false);
  await earn();
  dispatchEvent(event);
  await expect.poll(() => link.hasAttribute('data-news')).toBe(true);
});

test('pages look into the outbox until the answer to its last claim is read', async () => {
  const claims = await earn();
  expect(mayWait()).toBe(true);
  for (const { claimId } of claims.current()) await claims.hasBeenRead(claimId);
  expect(mayWait()).toBe(false);
});
