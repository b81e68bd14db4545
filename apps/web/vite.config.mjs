import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The page as files: what is in assets/ has a digest of its content in its name, and is never another. */
export default defineConfig({
  root: here,
  base: '/',
  build: {
    outDir: join(here, '..', '..', 'dist', 'web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The page's policy lets nothing in that is written into an address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
});
