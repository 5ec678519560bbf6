/** Single-key shortcuts of the desk. Disabled while typing; with Ctrl, Alt or Meta they belong to the browser. */
import { useEffect, useEffectEvent } from 'react';

export type Keys = Record<string, () => void>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox],[type=radio]), textarea, select');

/** "g q" is g followed by q. An open dialog disables them. */
export function useKeys(keys: Keys): void {
  const actionOf = useEffectEvent((key: string) => keys[key]);
  useEffect(() => {
    let before = '';
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isTyping(event.target)) return (event.target as HTMLElement).blur();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const act = actionOf(`${before}${key}`);
      before = act === undefined && key === 'g' ? 'g ' : '';
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
