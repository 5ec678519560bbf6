/** The account page: all data shown, exported, deleted. */
import { describe, expect, test } from 'vitest';
import { errorStatus, noAnswer, toText } from './harness.ts';
import {
  hike,
  isWiderThanItsScreen,
  moveNorth,
  plainPhone,
  sayYes,
  signIn,
  standAt,
  trailPhone,
  waitForStatus,
} from './hiker.ts';
import { signInButton } from './sign-in-button.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

describe('your data', () => {
  test('your data shows everything that is stored, exports it as a file, and signs out everywhere', async () => {
    const storageState = await site.getSession('Dana Data');
    const { page, mayComplain } = await site.open({
      ...plainPhone,
      storageState,
      acceptDownloads: true,
    });
    const { trailhead } = hike('southeast/lake-loop');
    await standAt(page, moveNorth(trailhead, 3));
    await page.goto('/badges/me?try');
    await sayYes(page);
    await waitForStatus(page, 'Not close enough yet');
    await standAt(page, trailhead);
    await page.evaluate(() => sessionStorage.clear());
    const other = await site.open(plainPhone);
    await signIn(other.page, site.origin, 'Dana Data');

    await page.getByRole('banner').getByRole('link', { name: 'Your data' }).click();
    const main = page.getByRole('main');
    await main.getByText('dana.data@demo.invalid').waitFor();
    expect(await main.getByText('Dana Data', { exact: true }).count()).toBe(1);
    await main.getByText(/2 devices, until/).waitFor();
    await main.getByText('None yet. Your first is waiting at a trailhead.').waitFor();
    const [row] = await main.locator('tbody tr').all();
    expect(await row?.textContent()).toContain('too far away');
    expect(await row?.textContent()).toContain(`${moveNorth(trailhead, 3).latitude.toFixed(4)}, `);
    await expectAccessible(page, 'account');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'account at night');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('north-star-trails.json');
    const file = JSON.parse(await toText(download));
    expect(file.account.name).toBe('Dana Data');
    expect(file.attempts).toHaveLength(1);
    expect(file.badges).toEqual([]);

    mayComplain(noAnswer);
    other.mayComplain(errorStatus(401));
    await page.route('**/v1/account/sessions?*', (route) => route.abort());
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await main.getByText('That didn’t work. You may still be signed in, so try again.').waitFor();
    await page.unroute('**/v1/account/sessions?*');
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL('**/hikes');
    await signInButton(page).waitFor();
    await other.page.reload();
    await other.page.getByText('Sign in to start your collection').waitFor();
  });

  test('your data is deleted only after typing the word, and then completely, also on the device', async () => {
    const { page } = await site.open(trailPhone);
    await signIn(page, site.origin, 'Gus Gone');
    await standAt(page, hike('southeast/rice-lake').trailhead);
    await sayYes(page);
    await waitForStatus(page, 'You earned the Rice Lake badge!');
    await page.goto('/account');
    await page.getByText(/^Rice Lake, /).waitFor();
    await page.getByText('badge earned').waitFor();
    const word = page.getByLabel('To confirm, type delete');
    await word.fill('yes');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alert').getByText('Type the word delete to confirm.').waitFor();
    await expectAccessible(page, 'account, not confirmed');
    await word.fill('Delete');
    await page.keyboard.press('Enter');
    await page.getByText('Your account is deleted, along with everything we stored about you.').waitFor();
    await signInButton(page).waitFor();
    await expectAccessible(page, 'account deleted');
    // The mark of a waiting claim is removed when the page is idle.
    const left = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('north-star-trails');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('claims').objectStore('claims').count();
              counting.onsuccess = () => resolve([counting.result, localStorage.length]);
            };
          }),
      );
    await expect.poll(left).toEqual([0, 0]);
    await signIn(page, site.origin, 'Gus Gone');
    await page.getByText('When you earn your first badge').waitFor();
  });
});
