/** The search field works from the first paint, before any script has loaded, in every engine. */
import { expect, test } from 'vitest';
import { engineVisitor } from './visitor.ts';

const visitor = engineVisitor({ waitsForLoad: false });
const scripts = /^GET \/assets\/[^ ]+\.js /;
const [enter, left] = ['\uE007', '\uE012'];

test('a search typed before the scripts have loaded keeps its text, and is answered then', async () => {
  const { tab, line } = await visitor.arrive('/robots.txt');
  const { firstHeld, release } = line.hold(scripts);
  const letters = () => tab.run(() => document.querySelector<HTMLInputElement>('#finder-text')?.value);
  await tab.goTo('/hikes');
  await firstHeld; // WebKit may never answer a command that meets the page before
  await tab.field('Find a hike').click();
  await tab.press(...'waterfall duluth', enter);
  expect(await letters()).toBe('waterfall duluth');
  await tab.press(...Array<string>('duluth'.length).fill(left), ...'near');
  release();
  await tab.press(' ');
  await tab.text(/^\d+ hikes? within 2 hours/).appears();
  expect(await letters()).toBe('waterfall near duluth');
  await tab.press('x');
  expect(await letters()).toBe('waterfall near xduluth');
});
