/** A region that is kept can be given back at the foot of its own pages. It takes a second tap: in the woods it cannot be had again. */
import { offlineWords } from '../words/offline.ts';
import { buttonFor } from './button.ts';

const words = offlineWords.giveBack;

export function offerGivingBack(
  line: HTMLElement,
  { name, bytes }: { name: string; bytes: number },
  giveBack: () => void,
): void {
  const ready = [...line.childNodes];
  const remove = buttonFor(words.remove, () => {
    line.textContent = words.removing(name);
    line.tabIndex = -1;
    line.focus(); // the button that had it is gone
    giveBack();
  });
  const keep = buttonFor(words.keep, () => {
    line.replaceChildren(...ready, ' ', offer);
    offer.focus();
  });
  const offer = buttonFor(words.offer(name, bytes), () => {
    line.replaceChildren(`${words.warning(name)} `, remove, ' ', keep);
    keep.focus();
  });
  line.append(' ', offer);
}
