import { expect, test } from 'vitest';
import { driveWords } from './drive.ts';

test('driving times say from where they are counted, and that they are estimates', () => {
  expect(driveWords.from('Duluth')).toBe('Driving times from Duluth: estimates without traffic.');
  expect(driveWords.from(driveWords.you)).toBe('Driving times from where you are: estimates without traffic.');
});
