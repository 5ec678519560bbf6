// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../../../test/web/render.tsx';
import { finderFieldId } from './finder-field.ts';
import { TextField } from './text-field.tsx';

test.each([
  ['takes the focus on arriving by the link of the navigation', `#${finderFieldId}`, 'navigate', finderFieldId],
  [
    'leaves the focus alone on coming back, where the scroll position is restored',
    `#${finderFieldId}`,
    'back_forward',
    '',
  ],
  ['leaves the focus alone on arriving by another link', '', 'navigate', ''],
])('the search field %s', async (_, hash, type, focused) => {
  history.replaceState(null, '', `/hikes${hash}`);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  onTestFinished(() => void vi.restoreAllMocks());
  await render(<TextField text="" onText={() => {}} onTextLeft={() => {}} />);
  expect(document.activeElement?.id).toBe(focused);
});
