/** A click that opens a new tab or window is left to the browser. */
export const isForAnotherTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;
