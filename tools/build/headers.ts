/**
 * build/headers: the security headers of pages, as deploy/nginx.conf and deploy/Caddyfile include them. Their policy names the hashes of
 * the inline style and script, which are the same in all pages of a build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homePath } from '../../domain/wire/not-found.ts';
import { readConfig } from '../../server/config.ts';
import { inlineIn, securityHeaders } from '../../server/site/security-headers.ts';

export function writeHeaders(build: string, { ANALYTICS_ORIGINS }: NodeJS.ProcessEnv): void {
  const { analyticsOrigins } = readConfig({ ANALYTICS_ORIGINS });
  const inline = inlineIn(readFileSync(join(build, 'client', homePath, 'index.html'), 'utf8'));
  const headers = Object.entries(securityHeaders({ behindTls: false, analyticsOrigins, inline }));
  const files = {
    'nginx.conf': headers.map(([name, value]) => `add_header ${name} "${value}";\n`),
    Caddyfile: ['header @document {\n', ...headers.map(([name, value]) => `\t${name} "${value}"\n`), '}\n'],
  };
  mkdirSync(join(build, 'headers'), { recursive: true });
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(build, 'headers', name), `# Written by npm run build.\n${lines.join('')}`);
}
