// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { getPicture } from '../../test/markup.tsx';
import { render } from '../../test/web/render.tsx';
import { Header } from './header.tsx';

test('the header leads to the hikes, the search, today, the badge collection, the badges and the site', async () => {
  const Site = createRoutesStub([{ path: '/', Component: () => <Header logo={getPicture('logo')} /> }]);
  const { all } = await render(<Site />);
  const links = all<HTMLAnchorElement>('nav a').map((link) => [link.textContent.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['hikes', '/hikes'],
    ['search', '/hikes#finder-text'],
    ['today', '/now'],
    ['badge collection', '/badges/me'],
    ['badges', '/badges'],
    ['about the site', '/about'],
  ]);
});
