/** Content security policy and related headers. */
import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

export type SecurityOptions = {
  behindTls: boolean;
  analyticsOrigins: readonly string[];
  inline: Inline;
};

/** Text of inline scripts and styles. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Inline code that the build adds to every page: the critical styles and the script loader. The policy allows only these, by hash, and
 * is the same for all pages.
 */
export function inlineIn(page: string): Inline {
  const textsOf = (element: RegExp) => [...page.matchAll(element)].map(([, text = '']) => text);
  return {
    scripts: textsOf(/<script data-scripts="[^"]*">(.*?)<\/script>/gs),
    styles: textsOf(/<style>(.*?)<\/style>/gs),
  };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy({ analyticsOrigins, inline }: SecurityOptions, formTargets: readonly string[]): string {
  const sources = (...list: string[]) => list.join(' ');
  return [
    `default-src 'self'`,
    sources(`script-src 'self'`, ...inline.scripts.map(sourceOf), ...analyticsOrigins),
    sources(`style-src 'self'`, ...inline.styles.map(sourceOf)),
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
