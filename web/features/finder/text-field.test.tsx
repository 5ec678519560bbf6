// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { finderFieldId } from './finder-field.ts';
import { TextField } from './text-field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<TextField text="" onText={() => {}} onTextLeft={() => {}} />));
  expect(document.activeElement?.id).toBe(focused);
});
