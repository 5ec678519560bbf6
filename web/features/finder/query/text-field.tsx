/** The search field. Never disabled: text typed before hydration stays in it, and is picked up from there. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { longestText } from '../../../../domain/finder/finder.ts';
import { isReturning } from '../../../lib/returning.ts';
import { Icon } from '../../../ui/icon.tsx';
import { magnifyingGlass } from '../../../ui/icons.ts';
import { finderFieldId } from './finder-field.ts';
import { queryMessages } from './query.messages.ts';
import styles from './query-form.module.css';

type Props = { text: string; onText: (text: string) => void; onTextLeft: () => void };

export const finderTitleId = 'finder-title';

export function TextField({ text, onText, onTextLeft }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, onText);
  useFocusWhenCalled(field);
  return (
    <div className={styles.text}>
      <Icon drawing={magnifyingGlass} />
      <input
        ref={field}
        id={finderFieldId}
        aria-labelledby={finderTitleId}
        name="q"
        type="search"
        placeholder={queryMessages.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestText}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onTextLeft}
      />
    </div>
  );
}

/** During hydration, before the first render with the text of the URL, which would overwrite it. */
function useTypedBefore(field: RefObject<HTMLInputElement | null>, onText: Props['onText']): void {
  const take = useRef(onText);
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) take.current(typed);
  }, [field]);
}

/** The navigation's search link leads to the field. Some browsers scroll to the target of a URL without focusing it. */
function useFocusWhenCalled(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (location.hash === `#${finderFieldId}` && !isReturning()) field.current?.focus();
  }, [field]);
}
