/** A click that asks for a new tab or window is the browser's, not ours. */
export const isForAnotherTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;
