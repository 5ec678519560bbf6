/** What one looks for, in words. It can be typed into before this script has come (web/site-script/islands.ts): nothing of it is lost. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { longestText } from '../../../domain/finder/finder.ts';
import { Icon } from '../../ui/icon.tsx';
import { magnifyingGlass } from '../../ui/icons.ts';
import { useAwake } from './address.ts';
import styles from './asking.module.css';
import { finderFieldId } from './finder-field.ts';
import { isNewHere } from './new-here.ts';
import { askingWords } from './words.ts';

type Props = { text: string; onText: (text: string) => void; onTextLeft: () => void };

export const finderTitleId = 'finder-title';

export function TextField({ text, onText, onTextLeft }: Props) {
  const awake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, onText);
  useFocusWhenCalled(field, awake);
  return (
    <div className={styles.text}>
      <Icon drawing={magnifyingGlass} />
      <input
        ref={field}
        id={finderFieldId}
        aria-labelledby={finderTitleId}
        name="q"
        type="search"
        placeholder={askingWords.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestText}
        data-open-early
        disabled={!awake}
        suppressHydrationWarning
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onTextLeft}
      />
    </div>
  );
}

/** Before the address is read, whose words would take its place. */
function useTypedBefore(field: RefObject<HTMLInputElement | null>, onText: Props['onText']): void {
  const take = useRef(onText);
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) take.current(typed);
  }, [field]);
}

/** The search entry of the navigation leads to the field, which cannot take the keyboard before it is awake. */
function useFocusWhenCalled(field: RefObject<HTMLInputElement | null>, awake: boolean): void {
  useEffect(() => {
    if (awake && location.hash === `#${finderFieldId}` && isNewHere()) field.current?.focus();
  }, [field, awake]);
}
