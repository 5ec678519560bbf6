/** When the focused control is removed, moves the focus nearby instead of to the top of the page. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

type KeptFocus<Home> = {
  home: RefObject<Home | null>;
  watch: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
};

/** `home` receives the focus that was lost inside the element with the `watch` handlers. */
export function useKeptFocus<Home extends HTMLElement>(): KeptFocus<Home> {
  const home = useRef<Home>(null);
  const isInside = useRef(false);
  // React fires no blur when it removes an element: focus that was inside and is now nowhere was lost.
  useEffect(() => {
    if (isInside.current && isGone(document.activeElement)) home.current?.focus({ preventScroll: true });
  });
  return {
    home,
    watch: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: ({ target }) => {
        isInside.current = isGone(target);
      },
    },
  };
}

/** A closing dialog returns the focus to the element that opened it, if it still exists. */
const isGone = (element: Element | null): boolean =>
  !element || element === document.body || element.closest('dialog:not([open])') !== null;
