/** Downloads the guide after the page has settled, never before. */
import { whenIdle } from '../../lib/when-idle.ts';
import { offerInstall } from './install.ts';

export function initOffline(): void {
  const line = document.querySelector<HTMLElement>('[data-offline]');
  const install = document.querySelector<HTMLElement>('[data-install]');
  if (install) offerInstall(install);
  if (line)
    whenIdle(() => import('./page.ts').then(({ keepGuideOffline }) => keepGuideOffline(line)).catch(console.warn));
}
