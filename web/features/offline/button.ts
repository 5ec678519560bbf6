import { definePart } from '../../lib/part.ts';

/** In the footer. Drawn in footer-button.tsx. */
export const footerButton = definePart<{ words: string }>('footer-button');

export function showButton(line: HTMLElement, words: string, act: () => void): void {
  line.replaceChildren(footerButton.clone({ words }));
  line.querySelector('button')?.addEventListener('click', act);
}
