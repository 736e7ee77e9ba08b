import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { narrowedFonts } from './build/narrowed-fonts.ts';
import { precompression } from './build/precompression.ts';
import { prerenderedPages, type Rendering } from './build/prerendered-pages.ts';
import { reachable, type Screen, screenPreloads } from './build/screen-preloads.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';

const nonce = '__NONCE__';

/** Of what a browser runs and of what prerenders pages: both must render the same. */
const rendering = {
  oxc: {
    // Names each component by its file, not by the order in which files run: that differs when the landing page is prerendered.
    plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
  },
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
} satisfies Rendering;

/** Read on every screen, each by itself: who the member is, the key of what their device stores, and the program, which screens wait for. */
const shellReads = ['/api/auth/user', '/api/me/device-key', '/api/programs/active'];
/** Read to choose the member's next workout. */
const choiceReads = [
  '/api/workout-templates/builtin',
  '/api/workout-templates/user',
  '/api/assessment/latest',
];
const screen = (module: string, reads: readonly string[] = []): Screen => ({
  module,
  reads: [...shellReads, ...(reads.length > 1 ? [together(reads)] : reads)],
});
/** One call for several reads: a browser opens six connections, and separate calls wait for each other. */
const together = (reads: readonly string[]): string =>
  `/api/reads?paths=${reads.map(encodeURIComponent).join(',')}`;
const dashboard = 'app/dashboard.tsx';

/**
 * The modules that the routes load, and what they always read at once; of `/` too, where most members see the dashboard. What only some
 * members read is not named: an answer that is not used at once would be used later, when it may be outdated.
 */
const screens = {
  '/': screen(dashboard),
  '/dashboard': screen(dashboard, [
    '/api/user-quests/today',
    '/api/user-quests/session',
    '/api/quests',
    '/api/stats',
    '/api/activity-days?days=28',
    '/api/workouts',
    '/api/body-metrics/latest',
    '/api/ledger?limit=200',
    '/api/daily-maintenance-templates',
    ...choiceReads,
  ]),
  '/onboarding': screen('onboarding/onboarding-screen.tsx'),
  '/workout': screen('workout/workout-screen.tsx', ['/api/set-log', ...choiceReads]),
  '/daily-maintenance': screen('routine/daily-maintenance-screen.tsx', ['/api/daily-maintenance-templates']),
  '/program-selection': screen('program/program-selection-screen.tsx', ['/api/assessment/latest']),
  '/assessment': screen('assessment/assessment-screen.tsx', ['/api/assessment/latest']),
  '/profile': screen('member/profile-screen.tsx', ['/api/stats', '/api/body-metrics/latest']),
  '/history': screen('history/history-screen.tsx', [
    '/api/history',
    '/api/stats',
    '/api/activity-days?days=366',
  ]),
  '/recap/:week': screen('history/recap-screen.tsx'),
  '/achievements': screen('achievements/achievements-screen.tsx', ['/api/stats']),
  '/library': screen('library/library-screen.tsx'),
  '/admin': screen('admin/admin-screen.tsx'),
  '/admin/insights': screen('admin/admin-screen.tsx'),
  '/notifications': screen('member/notifications-screen.tsx'),
  '/privacy': screen('member/privacy-screen.tsx'),
  '/help': screen('help/help-screen.tsx'),
  '/contact': screen('help/contact-screen.tsx'),
  '/fair-wheel': screen('quest/fair-wheel-screen.tsx', ['/api/wheel-seeds']),
};

/** Without what only lists that go on page by page need. */
const sharedCode =
  /(node_modules[\\/](?!swr[\\/]dist[\\/]infinite)|(client[\\/](ui|styles|lib|charts|wheel)|domain|service)[\\/])/;
/** What both pages begin with. */
const isOfStart = /client[\\/]app[\\/](start|page|boot|session-tabs)\./;
const isDialog = /client[\\/]ui[\\/]dialog\./;
type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Needed = (id: string, graph: ModuleGraph) => boolean;
/** Whether a module of the client needs another one at once, directly or through others. */
function neededBy(module: string): Needed {
  const file = join(import.meta.dirname, module);
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= reachable(file, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
    return id !== file && needed.has(id);
  };
}
const neededByLanding = neededBy('app/landing-start.tsx');
const neededByApp = neededBy('app/app.tsx');
const neededByDashboard = neededBy(dashboard);
const ofDialog = neededBy('ui/dialog.tsx');
/**
 * By itself the bundler makes a file for each set of screens that share something: 81 scripts and 223 kB for the dashboard (2026-11). These
 * groups make it 13 and 203 kB, because larger files compress better. Code of the features stays with them, so that no page loads that of another.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The pages name their style sheet. Beside code, it would bring that code into each page that has it.
  { name: 'styles', test: /\.css$/, priority: 3 },
  // What the pages' first scripts share, with what the bundler adds for dynamic imports.
  { name: 'preload', test: /preload-helper|when-painted/, priority: 3 },
  // Half of what comes first: as a separate file it is loaded beside the other half, and run before it.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2.5 },
  {
    // What the landing page needs, which most screens need too, and nothing else: it is to be quick.
    name: (id, graph) =>
      neededByLanding(id, graph) && (sharedCode.test(id) || isOfStart.test(id)) ? 'start' : null,
    debugName: 'start',
    priority: 2,
  },
  {
    // What every screen needs: one file for what is many by itself, since browsers open six connections to a service.
    name: (id, graph) => (neededByApp(id, graph) && !neededByLanding(id, graph) ? 'screens' : null),
    debugName: 'screens',
    priority: 1.5,
  },
  // Half of what the dashboard shares: screens without a machine do without it.
  { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]|command-region/, priority: 1.2 },
  {
    // The dashboard is two of those that share: its overview is a separate file.
    name: (id, graph) => (sharedCode.test(id) && neededByDashboard(id, graph) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: 3,
    priority: 1,
  },
  {
    // Most screens open dialogs, and hardly one begins with one.
    name: (id, graph) =>
      (isDialog.test(id) || ofDialog(id, graph)) && !neededByApp(id, graph) && !neededByLanding(id, graph)
        ? 'dialog'
        : null,
    debugName: 'dialog',
    priority: 0.95,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    narrowedFonts(),
    prerenderedPages(rendering, nonce, Object.keys(screens)),
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
    // For browsers that do not know `light-dark` yet.
    cssTarget: 'safari16.4',
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
