import { join } from 'node:path';
import { defineConfig } from 'vite';
import { buildTargets } from '../../web/lib/floor.server.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  envPrefix: ['SITE_', 'CONTACT', 'OIDC_NAME'],
  publicDir: false,
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: {
    target: buildTargets,
    modulePreload: false,
    /** The pages bring all styles: scripts know the names of classes, make no sheet and wait for none. */
    emitAssets: false,
    cssCodeSplit: false,
    rollupOptions: {
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        /** Where the pages bring them. */
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
