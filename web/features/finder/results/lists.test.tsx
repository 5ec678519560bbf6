// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Query } from '../../../../domain/finder/finder.ts';
import { ownList } from '../../../../domain/finder/saved-hikes.ts';
import { render } from '../../../../test/web/render.tsx';
import { useChosenList } from './lists.ts';

function Listed({ list, wishes: savedHikes }: { list: string | undefined; wishes: ReadonlySet<string> }) {
  const active = useChosenList({ list } as Query, [], savedHikes);
  return <p>{active ? [...active.ids].join(' ') : 'all'}</p>;
}

test('a hike removed from the own list stays on it until the list is left, and is gone on coming back', async () => {
  const { show, text } = await render(<p />);
  const shown = async (list: string | undefined, ...savedHikes: string[]) => {
    await show(<Listed list={list} wishes={new Set(savedHikes)} />);
    return text();
  };
  expect(await shown(ownList, 'a/falls', 'a/bog')).toBe('a/falls a/bog');
  expect(await shown(ownList, 'a/bog')).toBe('a/falls a/bog');
  expect(await shown(undefined, 'a/bog')).toBe('all');
  expect(await shown(ownList, 'a/bog')).toBe('a/bog');
});
