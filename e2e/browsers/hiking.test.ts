/** The core journeys, in every engine: sign in, earn a badge online and offline, report conditions, see the collection and one's data. */
import { expect, test } from 'vitest';
import { listed, ofAll } from '../../test/guide.ts';
import { endConditionWaits } from '../condition-waits.ts';
import { hike } from '../hiker.ts';
import type { Tab } from './tab.ts';
import { axeIssues, engineVisitor, signIn } from './visitor.ts';

const visitor = engineVisitor();

const fits = (tab: Tab) => tab.run(() => document.documentElement.scrollWidth <= innerWidth);

test('a hiker signs in, earns a badge, sees collection and account, and signs out', async () => {
  const { tab } = await visitor.arrive('/about');
  const { trailhead, badge } = hike('north-shore/superior-trail');
  await visitor.standAt(trailhead);
  await signIn(tab, 'Gwen Engine');
  await tab.button('Try for a badge').click();
  await tab.button('Yes').click();
  await tab.text(`You earned the ${badge} badge!`).appears();
  await tab.text(`${listed.length - 1} to go`).appears();
  expect(await axeIssues(tab, 'first badge')).toEqual([]);
  await visitor.resize(320, 640);
  expect(await fits(tab)).toBe(true);
  await tab.goTo('/badges/me');
  await tab.text(`One ${ofAll}, in one region.`).appears();
  await tab.goTo('/account');
  await tab.text('badge earned').appears();
  expect(await fits(tab)).toBe(true);
  expect(await axeIssues(tab, 'account')).toEqual([]);
  await tab.button('Log out everywhere').click();
  await tab.arrivesAt('/hikes');
});

test('a claim and a condition report made offline are sent when the signal is back', async () => {
  const { tab, line } = await visitor.arrive('/about');
  const { trailhead, badge, path } = hike('north-shore/cascade-river');
  await signIn(tab, 'Connie Engine');
  await tab.text(/Ready offline/).appears();
  await visitor.standAt(trailhead);
  line.cut();
  await tab.goTo(path);
  await tab.link('Try for this badge').click();
  await tab.button('Yes').click();
  await tab.text('How is it out there?').appears();
  expect(await axeIssues(tab, 'question about conditions')).toEqual([]);
  await tab.field('Icy').click();
  await tab.button('Send: icy').click();
  await tab.text('We’ll send it when you have a signal, and it counts for today.').appears();
  await tab.reload();
  await tab.text('Waiting for a signal').appears();
  line.mend();
  await tab.switchTabBriefly();
  await tab.text(`You earned the ${badge} badge!`).appears();
  await tab.text('Thanks. Hikers will see it within three hours.').appears();
  await endConditionWaits(visitor.server());

  const { tab: stranger } = await visitor.arrive(path);
  await stranger.text('Icy. One hiker, today.').appears();
  expect(await axeIssues(stranger, 'trail page with a report')).toEqual([]);
});
