import { join } from 'node:path';
import { defineConfig } from 'vite';
import { buildTargets } from '../../web/lib/minimum-browsers.server.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  envPrefix: ['SITE_', 'CONTACT', 'OIDC_NAME', 'SERVER'],
  publicDir: false,
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: {
    target: buildTargets,
    modulePreload: false,
    /** The pages link all styles: scripts only use the class names, and neither emit nor wait for a style sheet. */
    emitAssets: false,
    cssCodeSplit: false,
    rollupOptions: {
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        /** Where the pages link them. */
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
