import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Pages and islands are built apart and must agree on the names of their classes. */
export const scopedNames = 'c[hash:base64:5]';

/** While developing: the server behind the pages, which must hear the address that the visitor sees. */
const calls = { target: 'http://127.0.0.1:3001', changeOrigin: false };

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  /** The operator may set SITE_ORIGIN, the address of the site, at build time. */
  envPrefix: 'SITE_',
  /** Pictures and icons are drawn there before the pages are built. */
  publicDir: 'build/public',
  css: { modules: { generateScopedName: command === 'serve' ? '[name]-[local]' : scopedNames } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    /** One sheet for all pages: fewer round trips on the first, none on the next. */
    cssCodeSplit: false,
  },
  server: { proxy: { '/v1': calls, '/demo-identity': calls } },
}));
