/** What replies tell the browser about whom to trust. */
import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

export type SecurityOptions = { behindTls: boolean; analyticsOrigins: readonly string[] };

/** What a page needs beyond files of its own origin: the scripts and styles that stand in it, and where its forms lead. */
type PageNeeds = { scripts?: readonly string[]; styles?: readonly string[]; formTargets?: readonly string[] };

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy({ analyticsOrigins }: SecurityOptions, page: PageNeeds = {}): string {
  const sources = (...list: string[]) => list.join(' ');
  return [
    `default-src 'self'`,
    sources(`script-src 'self'`, ...(page.scripts ?? []).map(sourceOf), ...analyticsOrigins),
    sources(`style-src 'self'`, ...(page.styles ?? []).map(sourceOf)),
    `img-src 'self' data:`,
    `font-src 'self'`,
    sources(`connect-src 'self'`, ...analyticsOrigins),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    sources(`form-action 'self'`, ...(page.formTargets ?? [])),
    `frame-ancestors 'none'`,
  ].join('; ');
}

const unusedFeatures = ['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** Files that are never shown by themselves, such as styles and fonts, need no more than this. */
export const fileHeaders = (options: SecurityOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(options.behindTls && { 'strict-transport-security': 'max-age=31536000' }),
});

export function securityHeaders(options: SecurityOptions, page: PageNeeds = {}): Record<string, string> {
  return {
    ...fileHeaders(options),
    'content-security-policy': contentSecurityPolicy(options, page),
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
