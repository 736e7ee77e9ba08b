import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNamer } from './chunks.ts';
import {
  contractShapes,
  inlineIcons,
  leanRouter,
  offlineShell,
  plainStyles,
  precompress,
  tokenValues,
} from './vite-plugins.ts';

/** Parts of the landing page that other screens have too: one file compresses better than ten. */
const landingParts =
  /design[\\/](anchor|bar|brand|disc|field|geometry|lanes|layout|pine-panel|race-bib|screen-heading|text|text-field|wheel-(geometry|picture|slot))\.tsx?$/;

const alone = { includeDependenciesRecursively: false };
/** An earlier group has the first pick. The last brings what it imports, or two files would wait for each other. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/ },
  { name: 'base', tags: ['$initial' as const], ...alone },
  { name: 'parts', test: landingParts, ...alone },
  {
    name: 'machines',
    test: /node_modules[\\/]@?xstate[\\/]|command-region|with-selector|use-isomorphic/,
    ...alone,
  },
  {
    debugName: 'screens',
    name: chunkNamer(),
    test: /^(?!.*node_modules)|node_modules[\\/](react-router|react-router-dom|swr|dequal|use-sync-external-store|zod|idb-keyval)[\\/]/,
    ...alone,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    contractShapes(),
    inlineIcons(),
    tokenValues(),
    plainStyles(),
    leanRouter(),
    offlineShell(),
    precompress(),
  ],
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
      output: { codeSplitting: { groups } },
    },
  },
});
