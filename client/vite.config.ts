import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { precompression } from './build/precompression.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconSprite(), serviceWorkerFiles(), precompression()],
  // The service puts a fresh nonce in its place with every answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The content security policy admits no `data:` URL and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix names every function by a call; without this each of them would stay.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
});
