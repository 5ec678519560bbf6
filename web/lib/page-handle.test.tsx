// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { type PageHandle, usePageHandle } from './page-handle.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The section that the layout reads from a page. */
async function sectionOf(handle: PageHandle | undefined): Promise<string | null> {
  const Frame = () => (
    <>
      <p>{usePageHandle().section ?? 'no section'}</p>
      <Outlet />
    </>
  );
  const Site = createRoutesStub([
    {
      id: 'frame',
      path: '/',
      handle: { something: 'else' },
      Component: Frame,
      children: [{ id: 'page', index: true, handle, Component: () => null }],
    },
  ]);
  const place = document.createElement('main');
  await act(async () => createRoot(place).render(<Site />));
  return place.textContent;
}

test('the layout knows the section that a page declares', async () => {
  expect(await sectionOf({ section: 'badges' })).toBe('badges');
});

test('a page that declares none belongs to no section', async () => {
  expect([await sectionOf(undefined), await sectionOf({})]).toEqual(['no section', 'no section']);
});
