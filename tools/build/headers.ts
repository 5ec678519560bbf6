/**
 * build/headers: the security headers of pages, as deploy/nginx.conf and deploy/Caddyfile include them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { type Inline, securityHeaders } from '../../server/site/security-headers.ts';

export function writeHeaders(
  build: string,
  inline: Inline,
  { ANALYTICS_ORIGINS = '' }: { ANALYTICS_ORIGINS?: string },
): void {
  const { analyticsOrigins } = readConfig({ ANALYTICS_ORIGINS });
  const headers = Object.entries(securityHeaders({ behindTls: false, analyticsOrigins, inline }));
  const files = {
    'nginx.conf': headers.map(([name, value]) => `add_header ${name} "${value}";\n`),
    Caddyfile: ['header @document {\n', ...headers.map(([name, value]) => `\t${name} "${value}"\n`), '}\n'],
  };
  mkdirSync(join(build, 'headers'), { recursive: true });
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(build, 'headers', name), `# Written by npm run build.\n${lines.join('')}`);
}
