// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeptFocus } from './kept-focus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A heading, and below it a part that comes and goes. */
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

let root: Root;
const show = (page: React.ReactNode) => act(async () => root.render(page));
const focused = () => document.activeElement?.id || document.activeElement?.nodeName;
const focus = (id: string) => act(async () => document.getElementById(id)?.focus());

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const button = (
  <button type="button" id="used">
    Used
  </button>
);

test('the focus of a control that is gone goes to a place near it', async () => {
  await show(<Page>{button}</Page>);
  await focus('used');
  await show(<Page />);
  expect(focused()).toBe('H1');
});

test('the focus that is elsewhere stays there', async () => {
  await show(<Page>{button}</Page>);
  await focus('used');
  await focus('elsewhere');
  await show(<Page />);
  expect(focused()).toBe('elsewhere');
});

test('the focus that nobody had is given to nobody', async () => {
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

test('a dialog that closed with the focus inside counts as gone', async () => {
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
