/** How every island's script ends: React takes over the markup that is already there. */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './island-name.ts';

export function wake<P extends object>(name: IslandName, component: ComponentType<P>): void {
  const island = sleeping<P>(name);
  if (island) wakeWith(island.element, component, island.data);
}

/** An island as the page brought it. */
export function sleeping<D>(name: IslandName): { element: HTMLElement; data: D } | undefined {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const data = document.querySelector(`script[data-for="${name}"]`)?.textContent;
  return element && data ? { element, data: JSON.parse(data) } : undefined;
}

export function wakeWith<P extends object>(element: Element, component: ComponentType<P>, props: P): void {
  const island = createElement(component, props);
  // In a task of its own, and as a transition in small steps: whoever scrolls or taps meanwhile is not kept waiting.
  setTimeout(() => startTransition(() => void hydrateRoot(element, island)));
}
