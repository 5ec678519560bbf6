/** "I was there, but…": an appeal below a refused claim, answered by a steward, with the answer shown in the same place. */
import { describe, expect, test } from 'vitest';
import type { Queue } from '../domain/desk/desk.ts';
import { claimAt, hike, isWiderThanItsScreen, moveNorth, plainPhone, waitForStatus } from './hiker.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

/** Answers the appeal with these words at the desk. */
async function answerAppeal(words: string, answer: 'grant' | 'decline', toHiker: string) {
  const { page } = await site.open({ storageState: await site.getSession('Stew Ard', 'steward') }, '/desk');
  const desk = `${site.origin}/v1/desk/queue`;
  const headers = { origin: site.origin };
  const queue: Queue = await (await page.request.get(desk, { headers })).json();
  const appeal = queue.items.find((item) => item.kind === 'appeal' && item.words === words);
  const response = await page.request.post(`${desk}/${appeal?.id}/answer`, {
    headers,
    data: { answer, words: toHiker },
  });
  expect(response.status()).toBe(200);
  return appeal;
}

describe('an appeal', () => {
  const { trailhead, badge } = hike('northwest/lake-bronson');

  test('against a claim from too far away is granted, and the badge is awarded', async () => {
    const storageState = await site.getSession('Appa Lana');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await claimAt(page, moveNorth(trailhead, 2));
    await waitForStatus(page, 'Not close enough yet');
    await page.getByText('I was there, but…').click();
    const form = page.locator('form').filter({ hasText: 'What happened' });
    expect(await form.getByLabel('Which badge').inputValue()).toBe(badge);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Choose the badge and write a few words.').waitFor();
    await expectAccessible(page, 'an appeal');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'an appeal at night');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await form.getByLabel('What happened').fill('The dam road was closed.');
    await form.getByLabel('Date of a photo').fill('2026-11-14');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thanks! We got it.').waitFor();

    const appeal = await answerAppeal('The dam road was closed.', 'grant', 'It was, sorry.');
    expect(appeal).toMatchObject({ measured: { verdict: 'too-far' }, photoDate: '2026-11-14' });
    await page.goto('/badges/me');
    await page.getByText(`The ${badge} badge is yours after all`).waitFor();
    await page.getByText('“It was, sorry.”').waitFor();
    await page.getByRole('region', { name: 'Earned badges' }).getByText(badge, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.goto('/account');
    await page.getByText(/too far away: granted\. “It was, sorry\.”/).waitFor();
  });
});
