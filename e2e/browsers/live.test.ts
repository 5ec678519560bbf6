/** A closure reaches an open page, in every engine: no reload, no tap. */
import { expect, test } from 'vitest';
import { hike } from '../hiker.ts';
import { stewardAt } from '../steward.ts';
import type { Tab } from './tab.ts';
import { engineVisitor } from './visitor.ts';

const visitor = engineVisitor();
const { path, slug } = hike('north-shore/jay-cooke');
const words = 'The swinging bridge is out after high water.';

const isClosed = (tab: Tab) =>
  tab.run((href) => document.querySelector(`main a[href="${href}"][data-closed]`) !== null, path);

test('a closure appears and disappears on an open trail page, front page and /now', async () => {
  const steward = stewardAt(visitor.server());
  const { tab } = await visitor.arrive(path);
  const first = await steward.close(slug, words);
  await tab.text(words).appears();
  await tab.goTo('/hikes');
  await expect.poll(() => isClosed(tab)).toBe(true);
  await steward.withdraw(first);
  await expect.poll(() => isClosed(tab)).toBe(false);
  await tab.goTo('/now');
  await tab.text('Nothing posted').appears();
  await steward.close(slug, words);
  await tab.text(words).appears();
});
