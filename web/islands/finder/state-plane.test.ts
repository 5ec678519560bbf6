import { expect, test } from 'vitest';
import { STATE, trailheadPoint } from '../../../art/maps/state.ts';
import { loadContent } from '../../../content/load.ts';
import { drawing, onStateMap } from './state-plane.ts';

test('a marker stands where the drawn map has its trailhead', () => {
  expect(drawing).toEqual(STATE);
  for (const trail of loadContent().trails) {
    const { x, y } = onStateMap(trail.trailhead);
    const [drawnX, drawnY] = trailheadPoint(trail);
    expect(Math.hypot(x - drawnX, y - drawnY), trail.id).toBeLessThan(1);
  }
});
