import { absolute } from '../lib/head.ts';

export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /v1/',
    'Disallow: /auth-failed',
    'Disallow: /desk',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } });
}
