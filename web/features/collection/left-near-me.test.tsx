// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/web/render.tsx';
import { LeftNearMe } from './still-out-there.tsx';

test('after a denied location the link leads to the finder on every press', async () => {
  const refuse = (_: unknown, failed: (error: Error) => void) => failed(new Error('denied'));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: refuse } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { click, text } = await render(<LeftNearMe />);
  const words = text();
  for (const time of [1, 2]) {
    await click('a');
    expect([text(), assign.mock.calls.length]).toEqual([words, time]);
  }
  assign.mockRestore();
  vi.unstubAllGlobals();
});
