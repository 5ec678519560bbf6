/**
 * A page view with path and query, where an analytics script is present: the one the operator configured
 * (ANALYTICS_SCRIPT, a gtag script with its id), or a `gtag` that something else brought. Otherwise nothing happens.
 */
type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

export function reportPageView({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const report = () => {
    const gtag = window.gtag ?? configuredGtag();
    gtag?.('event', 'page_view', { page_path: pathname + search });
  };
  if (document.readyState === 'complete') report();
  else addEventListener('load', report, { once: true });
}

/** The queue that the script reads when it comes; its own automatic page view is off, because we send ours. */
function configuredGtag(): Gtag | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[data-analytics]');
  if (!script) return undefined;
  const queue: unknown[] = window.dataLayer ?? [];
  const gtag: Gtag = function queueCommand() {
    // biome-ignore lint/complexity/noArguments: the script tells commands from other data by this very kind of object
    queue.push(arguments);
  };
  window.dataLayer = queue;
  gtag('js', new Date());
  gtag('config', new URL(script.src).searchParams.get('id'), { send_page_view: false });
  window.gtag = gtag;
  return gtag;
}
