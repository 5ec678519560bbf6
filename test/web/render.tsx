/** Renders a part of a page into the document, and removes it after the test. For tests with a document only. */
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

const setValue = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

export async function render(part: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: ReactElement) => act(async () => root.render(next));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await show(part);

  const all = <Kind extends HTMLElement>(selector: string) => [...place.querySelectorAll<Kind>(selector)];
  /** The first of these elements, or the first with this text. */
  const one = <Kind extends HTMLElement>(selector: string, text?: string): Kind | undefined =>
    all<Kind>(selector).find((each) => text === undefined || each.textContent === text);
  return {
    all,
    one,
    show,
    unmount: () => act(async () => root.unmount()),
    text: () => place.textContent ?? '',
    toText: (selector: string) => one(selector)?.textContent,
    click: (selector: string, text?: string) => act(async () => one(selector, text)?.click()),
    write: (selector: string, text: string) =>
      act(async () => {
        const input = one<HTMLInputElement>(selector);
        if (!input) throw new Error(`There is no ${selector}`);
        setValue(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}
