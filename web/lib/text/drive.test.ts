import { expect, test } from 'vitest';
import { driveWords } from './drive.ts';

test('drive times name their starting point, and are called estimates', () => {
  expect(driveWords.from('Duluth')).toBe('Estimated driving times from Duluth, without traffic.');
  expect(driveWords.from(driveWords.you)).toBe('Estimated driving times from where you are, without traffic.');
});
