import { describe, expect, test } from 'vitest';
import { firstName, initials } from './display-name.ts';

describe('a signed-in hiker is addressed', () => {
  test.each([
    ['by the first word of the name', { name: 'Ann Lee' }, 'Ann', 'AL'],
    ['by letters only', { name: '  *Ann*  Lee!' }, 'Ann', 'AL'],
    ['by the first word that has letters', { name: '42 Ann' }, 'Ann', 'A'],
    ['with accents', { name: 'Élodie Žižek' }, 'Élodie', 'ÉŽ'],
    ['in any script', { name: '安 娜' }, '安', '安娜'],
    ['by the e-mail where the name has no letters', { name: '🏔️ 7', email: 'ann.lee@example.org' }, 'ann.lee', 'AL'],
    ['by the e-mail where there is no name', { email: 'trailwalker@example.org' }, 'trailwalker', 'T'],
    ['by the e-mail without the blanks around it', { email: ' ann @example.org' }, 'ann', 'A'],
    ['by an e-mail of digits', { email: '1234@example.org' }, '1234', '☺'],
    ['as hiker where there is nothing', {}, 'hiker', '☺'],
    ['as hiker where both are empty', { name: ' ', email: '' }, 'hiker', '☺'],
    ['with one letter for one word', { name: 'Sacagawea' }, 'Sacagawea', 'S'],
    ['with two letters for three words', { name: 'Ann Marie Lee' }, 'Ann', 'AM'],
  ])('%s', (_, person, first, letters) => {
    expect([firstName(person), initials(person)]).toEqual([first, letters]);
  });
});
