// @vitest-environment happy-dom
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '../../test/web/render.tsx';
import { type PageHandle, usePageHandle } from './page-handle.ts';

/** The section that the layout reads from a page. */
async function toSection(handle: PageHandle | undefined): Promise<string> {
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
  const { text } = await render(<Site />);
  return text();
}

test('the layout knows the section that a page declares', async () => {
  expect(await toSection({ section: 'badges' })).toBe('badges');
});

test('a page that declares none belongs to no section', async () => {
  expect([await toSection(undefined), await toSection({})]).toEqual(['no section', 'no section']);
});
