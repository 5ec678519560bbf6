/** A server whose clock is wrong says so: by those it talks to, and by its claims. */
import { expect, it } from 'vitest';
import type { TestApp } from '../test/app.ts';
import { places } from '../test/badges.ts';
import { openBrowser } from '../test/browser.ts';
import { build } from '../test/databases.ts';
import { makeHiker } from '../test/hiker.ts';
import { startUrl } from '../test/sign-in.ts';
import { start } from '../test/weather-app.ts';

/** Warnings, and what ended them. */
const linesOf = ({ log }: Pick<TestApp, 'log'>) =>
  log()
    .split('\n')
    .filter((line) => /clock of this server|claims are/.test(line))
    .map((line) => JSON.parse(line))
    .map(({ msg, source, seconds }) => [msg, source, seconds].filter((part) => part !== undefined));

it('a clock that differs from the weather service’s is logged once, measured, and logged again when it is right', async () => {
  const test = await start();
  let behindMinutes = 120;
  test.service.reply(/^\/alerts/, (response) => {
    const theirs = new Date(test.now().getTime() + behindMinutes * 60_000);
    response.setHeader('date', theirs.toUTCString()).writeHead(500).end();
  });
  test.service.reply(/^\/points/, (response) => response.destroy());
  const skew = async () =>
    (await test.app.inject('/metrics')).body.match(/nst_clock_skew_seconds\{.*service"\} (\S+)/)?.[1];
  expect(await skew()).toBe('0');
  for (let i = 0; i < 3; i += 1) await test.fetchWeather(30);
  expect(await skew()).toBe('-7200');
  behindMinutes = 1;
  for (let i = 0; i < 2; i += 1) await test.fetchWeather(30);
  expect(await skew()).toBe('-60');
  expect(linesOf(test)).toEqual([
    ['the clock of this server is wrong', 'weather service', -7200],
    ['the clock of this server is right again', 'weather service', -60],
  ]);
});

it('a copy from a cache is as old as its Age says, and does not make the clock wrong', async () => {
  const test = await start();
  test.service.reply(/./, (response) => {
    const date = new Date(test.now().getTime() - 3_600_000).toUTCString();
    response.setHeader('date', date).setHeader('age', '3600').writeHead(500).end();
  });
  await test.fetchWeather();
  expect(linesOf(test)).toEqual([]);
});

it('a clock that differs from the identity provider’s is logged', async () => {
  const test = await build({ clock: () => new Date(Date.now() - 7_200_000) });
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  await openBrowser().go(startUrl(origin));
  expect(linesOf(test).map(([text, source]) => [text, source])).toEqual([
    ['the clock of this server is wrong', 'identity provider'],
  ]);
});

it('a jump in the share of claims from the future is logged once, and its end', async () => {
  const test = await build();
  const claims = async (count: number, aheadMinutes: number) => {
    for (let i = 0; i < count; i += 1) {
      const hiker = await makeHiker(test);
      const takenAt = new Date(test.now().getTime() + aheadMinutes * 60_000).toISOString();
      await hiker.claim(places.lighthouse, { takenAt });
    }
  };
  await claims(20, 0);
  await claims(8, 30);
  expect(linesOf(test)).toEqual([]);
  await claims(12, 30);
  const warning = ['most claims are refused as in the future: the clock of this server may be behind'];
  expect(linesOf(test)).toEqual([warning]);
  await claims(25, 0);
  expect(linesOf(test)).toEqual([warning, ['claims are in time again']]);
});
