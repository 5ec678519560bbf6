import type { StatusKind } from '../../../domain/status/kinds.ts';

/**
 * A symbol with its word; for an alert only the symbol, because its name follows. Cloned from the template of
 * live-signs.tsx.
 */
export function signAndWord(kind: StatusKind | 'past-end' | 'alert'): Node[] {
  const template = document.querySelector<HTMLTemplateElement>('template[data-live-signs]');
  const found = template?.content.querySelector(`[data-sign-of="${kind}"]`);
  return found ? [found.cloneNode(true)] : [];
}
