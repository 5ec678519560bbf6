/** No page uses Intl while it starts: loading its locale and time zone data took a phone longer than anything else. */
import { expect, test } from 'vitest';
import { trailPhone, untilReady } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** Runs in the page: records every use of Intl, with its caller. */
function watchTables(): void {
  const reads: string[] = [];
  Object.assign(window, { tablesRead: reads });
  const noted = <F extends object>(name: string, real: F): F => {
    const note = () => reads.push(`${name} ${new Error().stack?.split('\n')[3]?.trim()}`);
    return new Proxy(real, {
      construct(target, args) {
        note();
        return Reflect.construct(target as never, args);
      },
      apply(target, self, args) {
        note();
        return Reflect.apply(target as never, self, args);
      },
    });
  };
  const replace = (owner: object, names: readonly string[]) => {
    for (const name of names) Object.assign(owner, { [name]: noted(name, Reflect.get(owner, name) as object) });
  };
  replace(Intl, ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat']);
  replace(String.prototype, ['localeCompare']);
  replace(Number.prototype, ['toLocaleString']);
  replace(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
}

test('no page uses Intl while it starts', async () => {
  const { page } = await site.open(trailPhone);
  await page.addInitScript(watchTables);
  for (const path of ['/trails/north-shore/split-rock', '/northshore', '/hikes', '/about', '/badges/me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilReady(page);
    expect(await page.evaluate(() => Reflect.get(window, 'tablesRead')), path).toEqual([]);
  }
});
