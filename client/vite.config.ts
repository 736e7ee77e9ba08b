import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineIcons, precompress } from './vite-plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineIcons(), precompress()],
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
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
