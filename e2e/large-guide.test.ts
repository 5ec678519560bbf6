/** A guide of many hikes: its front page does not carry them all, and its finder has them when it is used. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hikesAddress } from '../web/features/finder/finder-hikes.ts';
import { results } from './finder.ts';
import { noAnswer, startServer } from './harness.ts';
import { plainPhone } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** The built site, with its hikes in a file of their own, as the build of a large guide has them. */
async function largeGuide() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(resolve('build/client'), join(folder, 'client'), { recursive: true });
  const page = join(folder, 'client/hikes/index.html');
  const [whole, before, data = '', after] =
    /^(.*<script type="application\/json" data-for="finder">)(.*?)(<\/script>.*)$/s.exec(readFileSync(page, 'utf8')) ??
    [];
  if (!whole) throw new Error('The front page has no finder');
  const { hikes, ...rest } = JSON.parse(data);
  writeFileSync(page, `${before}${JSON.stringify({ hikesAt: hikesAddress, ...rest })}${after}`);
  writeFileSync(join(folder, 'client', hikesAddress), JSON.stringify(hikes));
  const server = await startServer({ SITE_DIR: folder });
  onTestFinished(() => server.stop());
  return server;
}

describe('the finder of a large guide', () => {
  test('fetches the hikes when it is first used, and keeps what was typed meanwhile', async () => {
    const { origin } = await largeGuide();
    const { page } = await site.open(plainPhone);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/hikes`, { waitUntil: 'networkidle' });
    expect(asked).not.toContain(hikesAddress);
    await page.getByRole('searchbox').pressSequentially('lighthouse');
    await results(page).filter({ hasText: 'Split Rock Lighthouse' }).first().waitFor();
    expect(asked.filter((path) => path === hikesAddress)).toHaveLength(1);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=lighthouse');
  });

  test('answers at once what an address asks', async () => {
    const { origin } = await largeGuide();
    const { page } = await site.open(plainPhone);
    await page.goto(`${origin}/hikes?q=lighthouse`);
    await results(page).filter({ hasText: 'Split Rock Lighthouse' }).first().waitFor();
  });

  test('says so where the hikes do not come', async () => {
    const { origin } = await largeGuide();
    const { page, mayComplain } = await site.open(plainPhone);
    mayComplain(noAnswer);
    await page.route(`**${hikesAddress}`, (route) => route.abort());
    await page.goto(`${origin}/hikes?q=lighthouse`);
    await page.getByText('No signal for this part').waitFor();
  });
});
