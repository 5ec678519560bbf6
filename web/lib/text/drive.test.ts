import { expect, test } from 'vitest';
import { driveMessages } from './drive.ts';

test('drive times name their starting point, and are called estimates', () => {
  expect(driveMessages.from('Duluth')).toBe('Estimated driving times from Duluth, without traffic.');
  expect(driveMessages.from(driveMessages.you)).toBe('Estimated driving times from where you are, without traffic.');
});
