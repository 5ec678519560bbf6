/** Downloads the guide after the page has settled, never before. */
export function initOffline(): void {
  const line = document.querySelector<HTMLElement>('[data-offline]');
  const install = document.querySelector<HTMLElement>('[data-install]');
  if (install) import('./install.ts').then(({ offerInstall }) => offerInstall(install), console.warn);
  if (line)
    whenIdle(() => import('./page.ts').then(({ keepGuideOffline }) => keepGuideOffline(line)).catch(console.warn));
}

const quietMs = 2500;

function whenIdle(act: () => void): void {
  // Some browsers never become idle, hence the timeout.
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: quietMs }) : act());
  const later = () => setTimeout(soon, quietMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
