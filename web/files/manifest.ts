/** The web app manifest. */
import { site } from '../../content/site.ts';
import { tryAddress } from '../features/claim/start-claim.ts';
import { readGuide } from '../lib/guide.server.ts';
import { hasServer } from '../lib/server.ts';
import { description } from '../lib/text/site.ts';
import { manifestMessages } from './files.messages.ts';
import { screenshots } from './screenshots.ts';

export function loader() {
  const { pictures, listed } = readGuide();
  const { icons } = pictures;
  const { shortcuts } = manifestMessages;
  const shortcutIcon = { src: icons.icon192, sizes: '192x192', type: 'image/png' };
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: description(listed.length),
    lang: 'en',
    start_url: '/hikes',
    scope: '/',
    display: 'standalone',
    background_color: '#f5eedd',
    theme_color: '#f5eedd',
    icons: [
      { src: icons.faviconSvg, sizes: 'any', type: 'image/svg+xml' },
      { src: icons.icon192, sizes: '192x192', type: 'image/png' },
      { src: icons.icon512, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      ...(hasServer ? [{ name: shortcuts.tryForBadge, url: tryAddress(), icons: [shortcutIcon] }] : []),
      { name: shortcuts.hikes, url: '/hikes', icons: [shortcutIcon] },
    ],
    screenshots: screenshots.map(({ file, label, width, height }) => ({
      src: `/screenshots/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width > height ? 'wide' : 'narrow',
      label,
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
