import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { precompression } from './build/precompression.ts';
import { prerenderedLanding, type Rendering } from './build/prerendered-landing.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const nonce = '__NONCE__';

/** Of what a browser runs and of what prerenders the landing page: both must render the same. */
const rendering = {
  oxc: {
    // Names each component by its file, not by the order in which files run: that differs when the landing page is prerendered.
    plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
  },
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
} satisfies Rendering;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    prerenderedLanding(rendering, nonce),
    iconSprite(),
    serviceWorkerFiles(),
    precompression(),
  ],
  ...rendering,
  // The service puts a fresh nonce in its place with every answer.
  html: { cspNonce: nonce },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The content security policy admits no `data:` URL and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html'].map((page) => join(import.meta.dirname, page)),
      // Radix names every function by a call; without this each of them would stay.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
});
