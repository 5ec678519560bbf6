import { expect, test } from 'vitest';
import { floor } from '../lib/minimum-browsers.server.ts';
import { newerBrowserNeeded } from './minimum-browsers.messages.ts';

test('the message for an old browser names newer ones, and says that all hikes can still be read', () => {
  const browsers = [
    { browser: 'Chrome', version: '107' },
    { browser: 'Safari', version: '16.4' },
  ];
  expect(newerBrowserNeeded(browsers)).toBe(
    'This part of the page needs a newer browser: Chrome 107, Safari 16.4, or later. You can read every hike in the one you have.',
  );
});

test('the iPhone’s browser is called Safari, and listed once', () => {
  expect(floor.map(({ browser }) => browser)).toContain('iOS');
  expect(newerBrowserNeeded(floor)).not.toContain('iOS');
  expect(newerBrowserNeeded(floor).match(/Safari/g)).toHaveLength(1);
});
