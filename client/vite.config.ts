import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { precompression } from './build/precompression.ts';
import { prerenderedLanding, type Rendering } from './build/prerendered-landing.ts';
import { screenPreloads } from './build/screen-preloads.ts';
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

/** The modules that the routes load; of `/` too, where most members see the dashboard. */
const screens = {
  '/': 'app/dashboard.tsx',
  '/dashboard': 'app/dashboard.tsx',
  '/onboarding': 'onboarding/onboarding-screen.tsx',
  '/workout': 'workout/workout-screen.tsx',
  '/daily-maintenance': 'routine/daily-maintenance-screen.tsx',
  '/program-selection': 'program/program-selection-screen.tsx',
  '/assessment': 'assessment/assessment-screen.tsx',
  '/profile': 'member/profile-screen.tsx',
  '/admin': 'admin/admin-screen.tsx',
  '/notifications': 'member/notifications-screen.tsx',
  '/privacy': 'member/privacy-screen.tsx',
  '/help': 'help/help-screen.tsx',
  '/contact': 'help/contact-screen.tsx',
};

const sharedCode = /node_modules|(client[\\/](ui|styles|lib|charts|wheel)|domain|service)[\\/]/;
type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
let neededByLanding: ReadonlySet<string> | undefined;
const landingEntry = join(import.meta.dirname, 'landing.tsx');
/**
 * By itself the bundler makes a file for each set of screens that share something: 56 scripts for the dashboard. These groups make it 15, and
 * fewer bytes because larger files compress better. Code of the features stays with them, so that no page loads that of another.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    // What the landing page needs, which most screens need too, and nothing else: it is to be quick.
    name: (id, graph) => {
      neededByLanding ??= importsOf(landingEntry, graph);
      return neededByLanding.has(id) ? 'start' : null;
    },
    debugName: 'start',
    test: sharedCode,
    priority: 2,
  },
  { name: 'shared', minShareCount: 3, test: sharedCode, priority: 1 },
];

/** All modules that a module imports, directly or through others, and not those that it may load later. */
function importsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, graph, seen);
  return seen;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    prerenderedLanding(rendering, nonce),
    iconSprite(),
    screenPreloads(screens),
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
      output: { codeSplitting: { groups } },
    },
  },
});
