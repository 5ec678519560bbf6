import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defaultExternalConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { buildTargets } from './web/lib/floor.server.ts';

/** While developing: the server behind the pages, which must hear the address that the visitor sees. */
const calls = { target: `http://127.0.0.1:${process.env.CALLS_PORT ?? 3001}`, changeOrigin: false };

const pageSources = ['web', 'domain', 'content', 'build/pictures.json', 'build/maps.stamp'].map((path) =>
  resolve(path),
);

/** While developing: pages are documents there too, so a change in anything they are made of reloads the whole page. */
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
 * What every page carries in its one style element (tools/build/page-styles.ts), so that it is painted without waiting for a style sheet: the
 * frame, and the head of a hike, a region and an article. The same for all pages, so that one hash in the Content-Security-Policy holds
 * for all: keep it small.
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
  /** Set by the operator at build time: the address of the site, where its mail goes, how the identity provider is called. */
  envPrefix: ['SITE_', 'CONTACT', 'OIDC_NAME'],
  /** Pictures and icons are drawn there before the pages are built. */
  publicDir: 'build/public',
  resolve: { alias: { '#build': resolve('build') } },
  /** Pages are made by Node. The router believes it only where its part for Node runs in production, which ours does not. */
  environments: {
    ssr: { resolve: { conditions: [...defaultServerConditions], externalConditions: [...defaultExternalConditions] } },
  },
  /** For the development server, which would not find the imports of islands by itself, and would reload the page when it meets them. */
  optimizeDeps: { entries: ['web/**/*.tsx', '!**/*.test.tsx'] },
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    /** tools/build/make-site.ts gathers the site: by this list, and from the folder above itself. */
    manifest: true,
    copyPublicDir: false,
    /** Sheets in pieces, which tools/build/page-styles.ts puts together for each kind of page. */
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
