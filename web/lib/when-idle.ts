const quietMs = 2500;

/** After the page has loaded and settled. */
export function whenIdle(act: () => void): void {
  // Some browsers never become idle, hence the timeout.
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: quietMs }) : act());
  const later = () => setTimeout(soon, quietMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
