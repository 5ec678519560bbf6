import { expect, test } from 'vitest';
import { minimumBrowsers } from '../lib/minimum-browsers.server.ts';
import { unsupportedBrowserMessage } from './minimum-browsers.messages.ts';

test('the message for an old browser names newer ones, and says that all hikes can still be read', () => {
  const browsers = [
    { browser: 'Chrome', version: '107' },
    { browser: 'Safari', version: '16.4' },
  ];
  expect(unsupportedBrowserMessage(browsers)).toBe(
    'This part of the page needs a newer browser: Chrome 107, Safari 16.4, or later. You can read every hike in the one you have.',
  );
});

test('the iPhone’s browser is called Safari, and listed once', () => {
  expect(minimumBrowsers.map(({ browser }) => browser)).toContain('iOS');
  expect(unsupportedBrowserMessage(minimumBrowsers)).not.toContain('iOS');
  expect(unsupportedBrowserMessage(minimumBrowsers).match(/Safari/g)).toHaveLength(1);
});
