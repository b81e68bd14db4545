import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Builds the page. Names in assets/ contain a digest of the content, so that browsers can cache them permanently. */
export default defineConfig({
  root: here,
  base: '/',
  build: {
    target: 'es2022',
    outDir: join(here, '..', '..', 'dist', 'web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy forbids data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
});
