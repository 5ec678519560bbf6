/**
 * Reports a page view with path and query to an analytics script: the configured one (ANALYTICS_SCRIPT, a gtag script
 * with its id), or an existing `gtag`. Without one nothing happens.
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
    const path = pathname + search;
    const gtag = window.gtag ?? configuredGtag(path);
    gtag?.('event', 'page_view', { page_path: path });
  };
  if (document.readyState === 'complete') report();
  else addEventListener('load', report, { once: true });
}

const nothingKept = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/**
 * Disables what the script would send by itself: its own page view, because we send ours; title, full URL and referrer.
 * No cookies and no advertising.
 */
const configFor = (path: string) => ({
  send_page_view: false,
  page_location: location.origin + path,
  page_title: '',
  page_referrer: '',
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
});

/** The queue that the script reads when it loads. */
function configuredGtag(path: string): Gtag | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[data-analytics]');
  if (!script) return undefined;
  const queue: unknown[] = window.dataLayer ?? [];
  const gtag: Gtag = function queueCommand() {
    // biome-ignore lint/complexity/noArguments: the script tells commands from other data by this very kind of object
    queue.push(arguments);
  };
  window.dataLayer = queue;
  gtag('consent', 'default', Object.fromEntries(nothingKept.map((kind) => [kind, 'denied'])));
  gtag('js', new Date());
  gtag('config', new URL(script.src).searchParams.get('id'), configFor(path));
  window.gtag = gtag;
  return gtag;
}
