/** Who comes back is led to where they were (web/site-script/scroll.ts). Not asked of what that script asks: every page would carry a file more. */
export function isNewHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
