import type { NoticeKind } from '../../../domain/live/now.ts';

/** A sign and its word; of an alert, whose word is its own name, the sign. Copied from the template that live-signs.tsx puts into the page. */
export function signAndWord(kind: NoticeKind | 'alert'): Node[] {
  const template = document.querySelector<HTMLTemplateElement>('template[data-live-signs]');
  const found = template?.content.querySelector(`[data-sign-of="${kind}"]`);
  return found ? [found.cloneNode(true)] : [];
}
