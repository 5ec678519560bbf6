import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  /** The operator may set SITE_ORIGIN, the address of the site, at build time. */
  envPrefix: 'SITE_',
  /** Pictures and icons are drawn there before the pages are built. */
  publicDir: 'build/public',
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/v1': 'http://127.0.0.1:3001' } },
});
