/** The entry point of every island: hydrates its prerendered markup. */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './island-name.ts';

export function hydrateIsland<P extends object>(name: IslandName, component: ComponentType<P>): void {
  const element = document.querySelector(`[data-island="${name}"]`);
  const data = document.querySelector(`script[data-for="${name}"]`)?.textContent;
  if (!element || !data) return;
  const island = createElement(component, JSON.parse(data));
  // In a separate task, and as a transition, which is interruptible: scrolling and taps are not blocked.
  setTimeout(() => startTransition(() => void hydrateRoot(element, island)));
}
