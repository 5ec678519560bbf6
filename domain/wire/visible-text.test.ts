import { expect, test } from 'vitest';
import { hasVisible, terminalText, visibleLine, visibleName, visibleText } from './visible-text.ts';

const given = ' Max\u202e\u001b[2J\r\nand\u2028 Ida\u200b \u{1f469}\u200d\u{1f4bb}\t';

test('visible text has no control or invisible characters but keeps line breaks, tabs and joiners', () => {
  expect(visibleText(given)).toBe(' Max[2J\nand\n Ida \u{1f469}\u200d\u{1f4bb}\t');
});

test('several lines are joined by single spaces, without a length limit', () => {
  expect(visibleLine(given)).toBe('Max [2J and Ida \u{1f469}\u200d\u{1f4bb}');
  expect(visibleLine('x'.repeat(500))).toHaveLength(500);
});

test('terminal text has no joiners either', () => {
  expect(terminalText(given)).toBe(' Max[2J\nand\n Ida \u{1f469}\u{1f4bb}\t');
});

test.each([
  ['', false],
  [' \u200b\u200d\u202e\u0007\u2028', false],
  ['?', true],
  ['\u5c71', true],
])('%j has visible characters: %s', (text, isVisible) => {
  expect(hasVisible(text)).toBe(isVisible);
});

test.each([
  ['  Ada\tLake\r\n', 'Ada Lake'],
  ['Ada\r\n\tLake', 'Ada Lake'],
  ['Ada\u202eekaL\u0000', 'Ada ekaL'],
  ['Ada\u2028Lake\u2029', 'Ada Lake'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['Ada 👩\u200d💻', 'Ada 👩\u200d💻'],
  [`${'a'.repeat(79)}👩b`, `${'a'.repeat(79)}👩`],
])('the name %j is shown as %j', (given, shown) => {
  expect(visibleName(given, 80)).toBe(shown);
});
