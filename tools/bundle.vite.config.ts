import { join } from 'node:path';
import { defineConfig } from 'vite';
import { scopedNames } from '../vite.config.ts';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  envPrefix: ['SITE_', 'CONTACT'],
  publicDir: false,
  css: { modules: { generateScopedName: scopedNames } },
  build: {
    target: 'es2022',
    modulePreload: false,
    /** The pages bring all styles: scripts know the names of classes, make no sheet and wait for none. */
    emitAssets: false,
    cssCodeSplit: false,
    rollupOptions: {
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
