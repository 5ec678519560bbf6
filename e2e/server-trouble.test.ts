/** Claims while the server fails: nothing is lost, and the hiker is informed. */
import { describe, test } from 'vitest';
import { ofAll } from '../test/guide.ts';
import { errorStatus, noAnswer } from './harness.ts';
import { hike, plainPhone, sayYes, standAt, waitForStatus } from './hiker.ts';
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
});
