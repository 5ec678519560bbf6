import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defaultExternalConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { buildTargets } from './web/lib/minimum-browsers.server.ts';

/** Development proxy to the API server; keeps the visitor's Host header. */
const calls = { target: `http://127.0.0.1:${process.env.CALLS_PORT ?? 3001}`, changeOrigin: false };

const pageSources = ['web', 'domain', 'content', 'build/pictures.json', 'build/maps.stamp'].map((path) =>
  resolve(path),
);

/** A change in any source of a page triggers a full reload in development. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  configureServer: ({ watcher }) => void watcher.add(pageSources),
  /** Called after the changed module was invalidated on the server, so the reloaded page is never the old one. */
  hotUpdate({ file }) {
    if (this.environment.name !== 'client') return;
    if (pageSources.some((path) => file.startsWith(path))) this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * Critical CSS, inlined by tools/build/page-styles.ts: the frame, and the head of a hike, a region and an article. Identical in every page,
 * so that one hash in the Content-Security-Policy covers all; keep it small.
 */
const firstScreen = new RegExp(
  [
    'build/regions.css',
    'web/styles/(tokens|base).css',
    'web/layout/(brand|header|skip-link).module.css',
    'web/ui/(arrow|article|icon|picture|plate|region-marker|status).module.css',
    'web/features/session/sign-in-link.module.css',
    'web/pages/(trail/hero|region/region-head).module.css',
  ].join('|'),
);

export default defineConfig({
  plugins: [reactRouter(), reloadPages],
  /** Exposed to pages at build time: origin, contact address, name of the identity provider, whether there is a server. */
  envPrefix: ['SITE_', 'CONTACT', 'OIDC_NAME', 'SERVER'],
  /** Pictures and icons are drawn there before the pages are built. */
  publicDir: 'build/public',
  resolve: { alias: { '#build': resolve('build') } },
  /** Resolves packages for Node, which prerenders the pages. React Router assumes that only if its Node runtime is a dependency. */
  environments: {
    ssr: { resolve: { conditions: [...defaultServerConditions], externalConditions: [...defaultExternalConditions] } },
  },
  /** Prebundles what islands import in development; found later, it would force a reload. */
  optimizeDeps: { entries: ['web/**/*.tsx', '!**/*.test.tsx'] },
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    /** tools/build/site-folder.ts selects the site's files by this manifest. */
    manifest: true,
    copyPublicDir: false,
    /** One sheet per chunk; tools/build/page-styles.ts combines them by kind of page. */
    cssCodeSplit: true,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', test: firstScreen },
            { name: 'shared', test: /\/web\/(ui|layout|styles)\/[^/]+$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/v1': calls, '/.well-known': calls } },
});
