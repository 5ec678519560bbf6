/** How every island's script ends: React takes over the markup that is already there. */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './island-name.ts';

export function wake<P extends object>(name: IslandName, component: ComponentType<P>): void {
  const element = document.querySelector(`[data-island="${name}"]`);
  const data = document.querySelector(`script[data-for="${name}"]`)?.textContent;
  if (!element || !data) return;
  const island = createElement(component, JSON.parse(data));
  // In a task of its own, and as a transition in small steps: whoever scrolls or taps meanwhile is not kept waiting.
  setTimeout(() => startTransition(() => void hydrateRoot(element, island)));
}
