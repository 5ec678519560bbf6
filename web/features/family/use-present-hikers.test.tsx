// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../../test/web/render.tsx';
import type { Hiker } from '../badges/hikers.ts';
import { stayedHome } from '../session/remembered.ts';
import { type PresentHikers, usePresentHikers } from './use-present-hikers.ts';

beforeEach(stayedHome.erase);

/** A claim of the account with these hikers: who is selected at first, and after these changes. */
async function claim(hikers: string[], ...toggled: string[]) {
  let presentHikers = {} as PresentHikers;
  const family = hikers.map((id) => ({ id }) as Hiker);
  const Asked = () => {
    presentHikers = usePresentHikers(family);
    return null;
  };
  await render(<Asked />);
  const offered = hikers.filter(presentHikers.has);
  for (const id of toggled) await act(async () => presentHikers.toggle(id));
  return { offered, sent: presentHikers.leave() };
}

test('everyone is selected at the first trailhead, and then everyone who came along last time', async () => {
  expect(await claim(['ann', 'max', 'ida'], 'max')).toEqual({ offered: ['ann', 'max', 'ida'], sent: ['ann', 'ida'] });
  expect(await claim(['ann', 'max', 'ida'], 'max', 'ann')).toEqual({ offered: ['ann', 'ida'], sent: ['max', 'ida'] });
});

test('a hiker added to the account since the last claim is selected', async () => {
  await claim(['ann', 'max'], 'max');
  expect((await claim(['ann', 'max', 'ida'])).offered).toEqual(['ann', 'ida']);
});

test('everyone is selected if all who came along last time are gone, or in another account', async () => {
  await claim(['ann', 'max', 'ida'], 'ann', 'max');
  expect((await claim(['ann', 'max'])).offered).toEqual(['ann', 'max']);
  expect((await claim(['ben', 'eva'])).offered).toEqual(['ben', 'eva']);
});

test('an account with one hiker names nobody in its claim', async () => {
  expect((await claim(['ann'])).sent).toBeUndefined();
});
