/** A page view with path and query, where the operator has configured an analytics script; otherwise nothing happens. */
type Analytics = (command: 'event', name: 'page_view', parameters: { page_path: string }) => void;

declare global {
  interface Window {
    gtag?: Analytics;
  }
}

export function reportPageView({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const report = () => window.gtag?.('event', 'page_view', { page_path: pathname + search });
  if (document.readyState === 'complete') report();
  else addEventListener('load', report, { once: true });
}
