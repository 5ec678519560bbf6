// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toMarkup } from '../../../../test/markup.tsx';
import { hintAtSession, session } from '../../../../test/session-hint.ts';
import { ann, ben, dayMs, getAward, makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import { localDayAndTime } from '../../../lib/text/local-time.ts';
import { navHints } from '../../../ui/nav.messages.ts';
import { EarnedMark } from '../../badges/earned-mark.tsx';
import { remember, remembered } from '../../session/remembered.ts';
import { type Claim, toAnsweredClaim, type WaitingClaim } from './claim.ts';
import { openClaimQueue } from './device.ts';
import { getNews } from './watch-claims.ts';

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 1, trouble: 'no-signal', ...positionAt(start) };

test('the link to the collection announces an answer, and a claim that needs its hiker', () => {
  expect(getNews([], start)).toBeUndefined();
  expect(getNews([claim], start + dayMs)).toBeUndefined();
  expect(getNews([claim], start + 6 * dayMs)).toBe(
    `Your try for a badge is good only until ${localDayAndTime(start + 7 * dayMs)}`,
  );
  const asking: WaitingClaim = { ...claim, trouble: 'who-was-there' };
  expect(getNews([asking], start + dayMs)).toBe('Tell us who was there, so we can send your try for a badge');
  expect(getNews([asking], start + 6 * dayMs)).toMatch(/^Your try for a badge is good only until /);
  expect(getNews([claim, toAnsweredClaim(claim, getAward('Split Rock'))], start + 6 * dayMs)).toBe(
    'There’s an answer to your try for a badge',
  );
});

describe('on every page the link to the collection', () => {
  const award = getAward('Split Rock');
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  /** A fresh page of Ann, or of a signed-out visitor, on a device that holds this claim. */
  async function openPage(kept: Claim, isAnn: boolean, more = '') {
    makeDevice();
    await openClaimQueue().save(kept);
    hintAtSession(isAnn);
    if (isAnn) remember({ session, account: { $id: ann.userId, name: '', email: '' }, documents: [], at: '' });
    document.body.innerHTML = `<a href="/badges/me" data-needs-account title="${navHints.collection}">My badges</a>${more}`;
    const { watchClaims } = await import('./watch-claims.ts');
    const { claims } = await import('./in-page.ts');
    watchClaims();
    const link = document.querySelector('a') as HTMLAnchorElement;
    await expect.poll(() => claims().current()).toHaveLength(1);
    return { link, claims: claims() };
  }

  test('is marked while an answer is unread, and then gets its own title back', async () => {
    const { link, claims } = await openPage({ ...toAnsweredClaim(claim, award), whose: ann }, true);
    expect([link.hasAttribute('data-news'), link.title]).toEqual([true, 'There’s an answer to your try for a badge']);
    await claims.hasBeenRead(claim.claimId);
    expect([link.hasAttribute('data-news'), link.title]).toEqual([false, navHints.collection]);
  });

  test('hides the offer to try for a badge that was awarded in the background', async () => {
    const offer = `<p data-badge="Split Rock"><a data-until-earned>Try for this badge</a></p>${toMarkup(EarnedMark())}`;
    await openPage({ ...toAnsweredClaim(claim, award), whose: ann }, true, offer);
    await expect.poll(() => document.querySelector<HTMLElement>('[data-until-earned]')?.hidden).toBe(true);
    expect(remembered()?.documents.map(({ badgeName }) => badgeName)).toEqual(['Split Rock']);
  });

  test.each([
    ['somebody else', { ...toAnsweredClaim(claim, award), whose: ben }, true],
    ['a hiker who is not signed in here', { ...toAnsweredClaim(claim, award), whose: ann }, false],
  ])('does not announce the answer for %s', async (_, kept, isAnn) => {
    const { link } = await openPage(kept, isAnn);
    expect([link.hasAttribute('data-news'), link.title]).toEqual([false, navHints.collection]);
  });

  test('starts one sender per page, however many parts of the page ask for it', async () => {
    const { claims } = await openPage({ ...toAnsweredClaim(claim, award), whose: ann }, true);
    const send = vi.spyOn(claims, 'send');
    const { keepSendingClaims } = await import('./in-page.ts');
    keepSendingClaims();
    expect(send).not.toHaveBeenCalled();
  });
});
