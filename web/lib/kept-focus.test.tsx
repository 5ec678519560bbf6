// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../test/web/render.tsx';
import { useKeptFocus } from './kept-focus.ts';

/** A heading, and a part below it that is mounted and unmounted. */
function Page({ children }: { children?: React.ReactNode }) {
  const { home, watch } = useKeptFocus<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={home} tabIndex={-1}>
        Home
      </h1>
      <div {...watch}>{children}</div>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </>
  );
}

let show: Awaited<ReturnType<typeof render>>['show'];
const focused = () => document.activeElement?.id || document.activeElement?.nodeName;
const focus = (id: string) => act(async () => document.getElementById(id)?.focus());

beforeEach(async () => {
  ({ show } = await render(<p />));
});

const button = (
  <button type="button" id="used">
    Used
  </button>
);

test('when the focused control is removed, the focus moves nearby', async () => {
  await show(<Page>{button}</Page>);
  await focus('used');
  await show(<Page />);
  expect(focused()).toBe('H1');
});

test('focus elsewhere is not moved', async () => {
  await show(<Page>{button}</Page>);
  await focus('used');
  await focus('elsewhere');
  await show(<Page />);
  expect(focused()).toBe('elsewhere');
});

test('without a focused control nothing is focused', async () => {
  await show(<Page>{button}</Page>);
  await show(<Page />);
  expect(focused()).toBe('BODY');
});

test('a control that stays keeps its focus', async () => {
  await show(<Page>{button}</Page>);
  await focus('used');
  await show(
    <Page>
      {button}
      <p>More</p>
    </Page>,
  );
  expect(focused()).toBe('used');
});

test('a dialog that closed with the focus inside counts as removed', async () => {
  function Asking() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Page>
        <dialog open={isOpen}>
          <button type="button" id="used" onClick={() => setOpen(false)}>
            Used
          </button>
        </dialog>
        {!isOpen && <p>Answered</p>}
      </Page>
    );
  }
  await show(<Asking />);
  await focus('used');
  await act(async () => document.getElementById('used')?.click());
  expect(focused()).toBe('H1');
});
