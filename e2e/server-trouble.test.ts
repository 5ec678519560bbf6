/** Claims while the server fails: nothing is lost, and the hiker is informed. */
import { describe, expect, test } from 'vitest';
import { ofAll } from '../test/guide.ts';
import { errorStatus, noAnswer } from './harness.ts';
import { hike, plainPhone, sayYes, standAt, tryAt, waitForStatus } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const attempts = '**/v1/badges/attempts';

describe('when the server', () => {
  test('fails or is unreachable, nothing is lost', async () => {
    const storageState = await site.sessionOf('Sam Server');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    mayComplain(noAnswer, errorStatus(500));
    const { trailhead, badge } = hike('southeast/rice-lake');
    await standAt(page, trailhead);

    await page.route(attempts, (route) => route.fulfill({ status: 500, json: { message: 'x', code: 500 } }));
    await sayYes(page);
    await waitForStatus(page, 'Error saving your badge.');
    await waitForStatus(
      page,
      /Nothing is lost. Your .* try is saved on this device for 7 days, and we’ll send it again/,
    );
    await expectAccessible(page, 'server fails', 'main [role=status]');

    await page.unroute(attempts);
    await page.route(attempts, (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForStatus(page, 'Saved on this device. Open this site again when you’re back in range.');
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    await page
      .getByText(
        /is saved on this device\. We’ll send it when there’s a signal while this site is open\. It’s good for 7 days/,
      )
      .waitFor();
    await expectAccessible(page, 'waiting');

    await page.unroute(attempts);
    const earned = page.getByText(`You earned the ${badge} badge!`).waitFor();
    await Promise.any([page.getByRole('button', { name: 'Send now' }).click(), earned]); // a retry may send it right now
    await earned;
    await page.getByText(`One ${ofAll}, in one region.`).waitFor();
  });

  test('limits the rate of claims, the claim is sent after Retry-After', async () => {
    const storageState = await site.sessionOf('Tia Many');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState });
    mayComplain(errorStatus(429), /The badges could not be read again/); // the clock jump triggers their timeout
    await page.clock.install();
    const { trailhead, badge } = hike('southeast/hidden-falls');
    let refusals = 0;
    await page.route(attempts, (route) => {
      refusals += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': '300' }, json: { message: 'slow', code: 429 } });
    });
    await tryAt(page, trailhead);
    await waitForStatus(page, 'That’s a lot of tries in a short time.');
    await waitForStatus(page, /Nothing is lost\. .* is saved on this device, and we’ll send it after \d+:\d\d/);
    await expectAccessible(page, 'too many tries', 'main [role=status]');
    await page.reload();
    await page.getByText(/send it after \d+:\d\d/).waitFor();
    expect(refusals).toBe(1);
    await page.unroute(attempts);
    await page.clock.fastForward(301_000);
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
  });

  test('cannot parse a claim, its reason is shown and can be dismissed', async () => {
    const storageState = await site.sessionOf('Rae Refused');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    mayComplain(errorStatus(400), errorStatus(500));
    await standAt(page, hike('central/crow-wing').trailhead);
    await page.route(attempts, (route) => route.fulfill({ status: 500, json: {} }));
    await sayYes(page);
    await waitForStatus(page, 'Error saving your badge.');
    await page.unroute(attempts);
    await page.route(attempts, (route) =>
      route.fulfill({ status: 400, json: { message: 'takenAt: expected a date after the year 2000', code: 400 } }),
    );
    await page.reload();
    await page.getByText('No badge this time').waitFor();
    await page.getByText(/takenAt: expected a date after the year 2000/).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('No badge this time').waitFor({ state: 'detached' });
  });
});
