/**
 * False after Back, when the scroll position is restored (web/site-script/scroll.ts). Not shared with that script:
 * every page would load one more file.
 */
export function isNewHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
