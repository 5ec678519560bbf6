/** Where the control that was just used is gone, the focus goes to a place near it, not to the top of the page. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

type KeptFocus<Home> = {
  home: RefObject<Home | null>;
  watch: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
};

/** `home` takes the focus that was lost inside of the element with the handlers of `watch`. */
export function useKeptFocus<Home extends HTMLElement>(): KeptFocus<Home> {
  const home = useRef<Home>(null);
  const isInside = useRef(false);
  // React tells nothing of a blur that its own removal of an element causes: inside and nowhere means lost.
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

/** A dialog that closes gives the focus back to who opened it, where that is still there. */
const isGone = (element: Element | null): boolean =>
  !element || element === document.body || element.closest('dialog:not([open])') !== null;
