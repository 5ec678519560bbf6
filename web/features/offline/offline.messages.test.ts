/** The footer's text about the offline guide. */
import { expect, test } from 'vitest';
import { offlineMessages } from './offline.messages.ts';

test('the footer gives the size of the guide in megabytes, both before and after the download', () => {
  expect(offlineMessages.offer(4_260_000)).toBe('Save the whole guide for offline use (4.3 MB)');
  expect(offlineMessages.ready(940_000)).toBe('Ready offline: the whole guide is saved on this device (0.9 MB).');
});
