/** The core journeys, in every engine: find a hike, sign in, earn a badge online and offline, see the collection and one's data. */
import { expect, test } from 'vitest';
import { listed, ofAll, saidOf } from '../../test/guide.ts';
import { hike } from '../hiker.ts';
import type { Tab } from './tab.ts';
import { axeFaults, engineVisitor, signIn } from './visitor.ts';

const visitor = engineVisitor();

const fits = (tab: Tab) => tab.run(() => document.documentElement.scrollWidth <= innerWidth);

test('a hike is found while typing, and the search is restored after reading it', async () => {
  const { tab } = await visitor.arrive('/hikes');
  await tab.field('Find a hike').type('tetegouche');
  await tab.text(saidOf(1)).appears();
  await tab.arrivesAt('?q=tetegouche');
  await tab.link(/Tettegouche State Park/).click();
  await tab.arrivesAt('/trails/north-shore/');
  await tab.move(-1, '?q=tetegouche');
  await tab.text(saidOf(1)).appears();
});

test('a long search drops no keystroke, however fast it is typed', async () => {
  const { tab } = await visitor.arrive('/hikes');
  const typed = 'waterfall '.repeat(7).trim();
  const letters = () => tab.run(() => document.querySelector<HTMLInputElement>('#finder-text')?.value);
  for (let round = 1; round <= 3; round += 1) {
    await tab.field('Find a hike').type(typed);
    expect(await letters()).toBe(typed);
    await tab.arrivesAt('?q=waterfall');
    await tab.button('Clear').click();
    await expect.poll(letters).toBe('');
  }
});

test('a hiker signs in, earns a badge at its trailhead, sees the collection and the account, and signs out', async () => {
  const { tab } = await visitor.arrive('/about');
  const { trailhead, badge } = hike('north-shore/superior-trail');
  await visitor.standAt(trailhead);
  await signIn(tab, 'Gwen Engine');
  await tab.button('Try for a badge').click();
  await tab.button('Yes').click();
  await tab.text(`You earned the ${badge} badge!`).appears();
  await tab.text(`${listed.length - 1} to go`).appears();
  expect(await axeFaults(tab, 'first badge')).toEqual([]);
  await visitor.resize(320, 640);
  expect(await fits(tab)).toBe(true);
  await tab.goTo('/badges/me');
  await tab.text(`One ${ofAll}, in one region.`).appears();
  await tab.goTo('/account');
  await tab.text('badge earned').appears();
  expect(await fits(tab)).toBe(true);
  expect(await axeFaults(tab, 'account')).toEqual([]);
  await tab.button('Log out everywhere').click();
  await tab.arrivesAt('/hikes');
});

test('a claim made offline is queued, and sent when the page is visible again', async () => {
  const { tab, line } = await visitor.arrive('/about');
  const { trailhead, badge, path } = hike('north-shore/temperance-river');
  await signIn(tab, 'Olaf Engine');
  await tab.text(/Ready offline/).appears();
  await visitor.standAt(trailhead);
  line.cut();
  await tab.goTo(path);
  await tab.link('Try for this badge').click();
  await tab.button('Yes').click();
  await tab.text('Saved on this device.').appears();
  await tab.reload();
  await tab.text('Waiting for a signal').appears();
  line.mend();
  await tab.switchTabBriefly();
  await tab.text(`You earned the ${badge} badge!`).appears();
  await tab.reload();
  await tab.text(`One ${ofAll}, in one region.`).appears();
});

test('a family that signs in after its claim chooses who was there, and each of them gets the badge', async () => {
  const { tab } = await visitor.arrive('/about');
  const { trailhead, badge } = hike('central/crow-wing');
  await signIn(tab, 'Fay Engine');
  await tab.goTo('/account');
  await tab.field('First name or nickname').type('Max');
  await tab.button('Add').click();
  await tab.button('Change Max').appears();

  await visitor.arrive('/badges/me');
  await visitor.standAt(trailhead);
  await tab.button('Try for a badge').click();
  await tab.button('Yes').click();
  await tab.text('is saved on this device. Sign in and we’ll send it').appears();
  await signIn(tab, 'Fay Engine');
  await tab.text('Tell us who was there').appears();
  await tab.text('Who was there?').appears();
  await tab.button('Send now').click();
  await tab.text(`You and Max earned the ${badge} badge!`).appears();
});
