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
    /** The pages bring all styles: this sheet is thrown away, and no script waits for one of its own. */
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
