/** What the foot of a page says of the guide on the device. */
import { expect, test } from 'vitest';
import { offlineWords } from './offline.ts';

const { whole, common, ready, offer, downloading, giveBack } = offlineWords;

test('it says what is on the device and how much room it takes', () => {
  expect(ready([whole], 4_260_000)).toBe('Ready offline: the whole guide is on this device (4.3 MB).');
  expect(ready([common, 'North Shore', 'Metro'], 12_000_000)).toBe(
    'Ready offline: the list of hikes, North Shore and Metro are on this device (12.0 MB).',
  );
});

test('what is offered says what it will cost, and while it comes what is coming', () => {
  expect(offer([whole], 4_260_000)).toBe('Keep the whole guide on this device (4.3 MB)');
  expect(downloading([common, 'Metro'])).toBe('Downloading the list of hikes and Metro…');
});

test('a region can be given back, and before that one is told what it means', () => {
  expect(giveBack.offer('Metro', 940_000)).toBe('Remove Metro (0.9 MB)');
  expect(giveBack.warning('Metro')).toBe('Without a signal the hikes of Metro can then not be read.');
  expect(giveBack.removing('Metro')).toBe('Removing Metro…');
});
