import { describe, expect, test } from 'vitest';
import { toOutline, toPoints } from '../../test/outline.ts';
import { badgeRibbon, badgeSize, emblemOutline, emblemRadii, emblemSize, ribbonOutline } from './badge-sheet.ts';

describe('the ribbon', () => {
  const drawn = () => toOutline(ribbonOutline());
  const middle = badgeSize.width / 2;

  test('the ribbon spans the full width, with the height that its text needs', () => {
    const ribbon = drawn();
    const { left, right, top, height } = badgeRibbon;
    expect([ribbon.start, ...ribbon.strokes.map(({ to }) => to)]).toEqual([
      [left, top],
      [right, top],
      [right, top + height],
      [left, top + height],
    ]);
    expect(ribbon.isClosed).toBe(true);
  });

  test('the ribbon is bowed upward above the center line of the badge, at both edges', () => {
    const { top, height, bow } = badgeRibbon;
    const bends = drawn().strokes.flatMap(({ bend }) => (bend ? [bend] : []));
    // A curve goes half the way to what bends it.
    expect(bends).toEqual([
      [middle, top - 2 * bow],
      [middle, top + height - 2 * bow],
    ]);
  });
});

describe('the edge of a milestone', () => {
  const corners = () => toPoints(toOutline(emblemOutline()));
  const middle = emblemSize.width / 2;

  test('the edge of a milestone has 24 scallops and is closed', () => {
    expect(emblemOutline().match(/a24 24 0 0 1 /g)).toHaveLength(24);
    expect(corners()).toHaveLength(25);
    expect(corners().at(-1)).toEqual(corners()[0]);
    expect(toOutline(emblemOutline()).isClosed).toBe(true);
  });

  test('the edge of a milestone goes clockwise, with a scallop at the top and even spaces', () => {
    for (const [i, [x, y]] of corners().entries()) {
      expect(Math.abs(Math.hypot(x - middle, y - middle) - emblemRadii.edge)).toBeLessThan(1);
      const clockwise = (Math.atan2(x - middle, middle - y) * 180) / Math.PI;
      const expected = i * 15 - 7.5;
      expect(Math.abs(((clockwise - expected + 540) % 360) - 180)).toBeLessThan(0.5);
    }
  });

  test('the edge of a milestone is drawn in whole units of the sheet', () => {
    expect(emblemOutline()).toMatch(/^M\d+ \d+(a24 24 0 0 1 -?\d+ -?\d+)+z$/);
  });
});
