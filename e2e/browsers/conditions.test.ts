/** Condition reports, in every engine: sent in two taps without a signal, read on another device. */
import { expect, test } from 'vitest';
import { endConditionWaits } from '../condition-waits.ts';
import { hike } from '../hiker.ts';
import { axeFaults, engineVisitor, signIn } from './visitor.ts';

const visitor = engineVisitor();

test('a claim and a condition report made offline are sent when the signal is back, and another visitor reads the report', async () => {
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
  expect(await axeFaults(tab, 'question about conditions')).toEqual([]);
  await tab.run(() => {
    const counted = { taps: 0 };
    Object.assign(window, { counted });
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // The click that a label forwards to its checkbox does not count as a second tap.
        if (isTrusted && detail > 0) counted.taps += 1;
      },
      true,
    );
  });
  await tab.field('Icy').click();
  await tab.button('Send: icy').click();
  await tab.text('We’ll send it when you have a signal, and it counts for today.').appears();
  expect(await tab.run(() => (window as unknown as { counted: { taps: number } }).counted.taps)).toBe(2);
  line.mend();
  await tab.switchTabBriefly();
  await tab.text(`You earned the ${badge} badge!`).appears();
  await tab.text('Thanks. Hikers will see it within three hours.').appears();
  await endConditionWaits(visitor.server());

  const { tab: stranger } = await visitor.arrive(path);
  await stranger.text('Icy. One hiker, today.').appears();
  expect(await axeFaults(stranger, 'trail page with a report')).toEqual([]);
});
