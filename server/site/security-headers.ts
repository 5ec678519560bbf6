/** Content security policy and related headers. */
import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

export type SecurityOptions = {
  behindTls: boolean;
  analyticsOrigins: readonly string[];
  inline: Inline;
};

/** Hashes of inline scripts and styles, as the policy names them. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

export const noInline: Inline = { scripts: [], styles: [] };

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy({ analyticsOrigins, inline }: SecurityOptions, formTargets: readonly string[]): string {
  const sources = (...list: string[]) => list.join(' ');
  return [
    `default-src 'self'`,
    sources(`script-src 'self'`, ...inline.scripts, ...analyticsOrigins),
    sources(`style-src 'self'`, ...inline.styles),
    `img-src 'self' data:`,
    `font-src 'self'`,
    sources(`connect-src 'self'`, ...analyticsOrigins),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    sources(`form-action 'self'`, ...formTargets),
    `frame-ancestors 'none'`,
  ].join('; ');
}

const unusedFeatures = ['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** Headers of subresources such as styles and fonts. */
export const fileHeaders = ({ behindTls }: Pick<SecurityOptions, 'behindTls'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(behindTls && { 'strict-transport-security': 'max-age=31536000' }),
});

/** @param formTargets allowed form targets besides our own origin */
export function securityHeaders(options: SecurityOptions, formTargets: readonly string[] = []): Record<string, string> {
  return {
    ...fileHeaders(options),
    'content-security-policy': contentSecurityPolicy(options, formTargets),
    'permissions-policy': ['geolocation=(self)', ...unusedFeatures.map((name) => `${name}=()`)].join(', '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}

export const securityHeadersPlugin = fp<SecurityOptions>(
  async (app, options) => {
    const headers = securityHeaders(options);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'security-headers' },
);
