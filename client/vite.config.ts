import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { isPageLanguage } from '#domain/kernel/page-language.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { languageOverlay } from './build/language-overlay.ts';
import { languagePages } from './build/language-pages.ts';
import { narrowedFonts } from './build/narrowed-fonts.ts';
import { precompression } from './build/precompression.ts';
import { prerenderedPages, prerendererOf, type Rendering } from './build/prerendered-pages.ts';
import { type Screen, screenPreloads } from './build/screen-preloads.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';
import { sharedAssets } from './build/shared-assets.ts';

const nonce = '__NONCE__';

/** `CLIENT_LANGUAGE` is the language of this build: English without it. */
const language = process.env.CLIENT_LANGUAGE ?? 'en';
if (!isPageLanguage(language)) throw new Error(`CLIENT_LANGUAGE ${language} is no language of the client.`);
const isEnglish = language === 'en';
const overlay = isEnglish ? [] : [languageOverlay(language)];
const english = join(import.meta.dirname, '../dist/client');
const folder = isEnglish ? english : join(import.meta.dirname, '../dist/languages', language);

/** Of what a browser runs and of what prerenders pages: both must render the same. */
const rendering = {
  oxc: {
    // Names each component by its file, not by the order in which files run: that differs when the landing page is prerendered.
    plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
  },
  define: {
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
    'import.meta.env.CLIENT_LANGUAGE': JSON.stringify(language),
  },
} satisfies Rendering;
/** The router, without its warnings for developers: the package exports only the build that has them (remix-run/react-router#14102). */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: ofRouter('index.mjs') },
        { find: /^react-router\/dom$/, replacement: ofRouter('dom-export.mjs') },
      ],
    },
  }),
};
const ofRouter = (file: string): string =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

const prerenderer = prerendererOf(import.meta.dirname, `${folder}-prerender`, rendering, overlay);

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
  reads: [...shellReads, ...(reads.length > 0 ? [together(reads)] : [])],
});
/** One call for several reads: a browser opens six connections, and separate calls wait for each other. */
const together = (reads: readonly string[]): string =>
  `/api/reads?paths=${reads.map(encodeURIComponent).join(',')}`;

/**
 * The modules that the routes load, and the reads that each always sends at once. `/` has them too, as most members see the dashboard there.
 * Reads of only some members are not named: an unused answer would be used later, when it may be outdated. `main.tsx` writes the dates:
 * TODAY is the device's date, and TODAY-89 is 89 days before.
 */
const screens = {
  '/': screen('app/dashboard.tsx'),
  '/dashboard': screen('app/dashboard.tsx', [
    '/api/user-quests/today',
    '/api/user-quests/session',
    '/api/user-quests/wheel',
    '/api/quests',
    '/api/stats',
    '/api/activity-days?days=28',
    '/api/workouts',
    '/api/body-metrics/latest',
    '/api/ledger?limit=200',
    '/api/daily-maintenance-templates',
    ...choiceReads,
    '/api/body-metrics?from=TODAY-89',
    '/api/check-ins?from=TODAY',
  ]),
  '/onboarding': screen('onboarding/onboarding-screen.tsx'),
  '/workout': screen('workout/workout-screen.tsx', [
    '/api/set-log',
    '/api/workouts',
    ...choiceReads,
    '/api/check-ins?from=TODAY',
  ]),
  '/quest': screen('workout/quest-screen.tsx', ['/api/user-quests/today']),
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
  '/achievements': screen('achievements/achievements-screen.tsx', ['/api/stats', '/api/month-path']),
  '/library': screen('library/library-screen.tsx'),
  '/library/:name': screen('library/exercise-screen.tsx', ['/api/set-log']),
  '/admin': screen('admin/admin-screen.tsx'),
  '/admin/insights': screen('admin/admin-screen.tsx'),
  '/notifications': screen('member/notifications-screen.tsx'),
  '/integrations': screen('member/integrations-screen.tsx'),
  '/friends': screen('together/friends-screen.tsx'),
  '/bring-history': screen('history-import/bring-history-screen.tsx'),
  '/privacy': screen('member/privacy-screen.tsx'),
  '/help': screen('help/help-screen.tsx'),
  '/contact': screen('help/contact-screen.tsx'),
  // Open to visitors too, so it cannot be joined.
  '/fair-wheel': { module: 'quest/fair-wheel-screen.tsx', reads: [...shellReads, '/api/wheel-seeds'] },
};

/**
 * By itself the bundler makes a file for each set of screens that share something: 81 scripts for the dashboard (2026-11). These groups make
 * it about 20, and a fifth smaller, because larger files compress better, and browsers open six connections to a service. A module comes
 * into the first group that it matches, together with what it imports and no group before has.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The first scripts of the pages, with the module of the style sheet: beside other code, it would bring that code into each page.
  {
    name: 'page',
    test: /\.css$|preload-helper|when-painted|first-act|trusted-script|app[\\/](boot|session-tabs)|device-zone/,
  },
  // Half of the first scripts: as a separate file it is loaded beside the other half, and run before it.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // Modules that only the landing page and the choice of a program share.
  {
    name: 'programs',
    test: /(program-card|hero-panel)\.tsx$|region-units\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Modules that the landing page shares with other screens, and nothing else: the landing page must be quick.
  {
    name: 'start',
    tags: ['$initial'],
    test: /^(?!.*client[\\/](landing|beta|app[\\/]landing))/,
    minShareCount: 2,
  },
  // The reader of the service's answers. It takes a third of the time in which the common modules begin, so `main.tsx` runs it separately.
  { name: 'answers', test: /client[\\/]lib[\\/]http[\\/]read-models\.ts$/ },
  // Modules of every screen, and small ones of most screens: a file more costs the main thread a millisecond.
  {
    name: 'screens',
    test: /client[\\/]app[\\/](auth-gate|screens)\.tsx$|lucky-day\.ts$|ui[\\/]later\.tsx$|format[\\/](source-copy|typed-quantity)\.ts$|words[\\/](reason|quest)-text\.ts$|workouts[\\/]measurable\.ts$|kernel[\\/](ids|day-rules|typed-number)\.ts$/,
  },
  // Half of the modules that the dashboard shares: screens without a machine do without it.
  { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]|command-region/ },
  // Words and numbers that several screens need, and the dashboard does not.
  {
    name: 'catalogues',
    test: /(quest-catalogue|program-catalogue|points-rules)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // The note on health and the tips, without the catalogues.
  { name: 'tips', test: /content[\\/]tips\.ts$/, includeDependenciesRecursively: false },
  // Fields and words that several screens need, and the dashboard does not.
  {
    name: 'fields',
    test: /(number-field|bars|asked-button|day-copy|local-routine|format[\\/]icons)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Modules of the sessions of workouts and quests.
  {
    name: 'sessions',
    test: /client[\\/]workout[\\/](cues|cue-flash|guided-workout|kept-workout|set-lines|use-workout-session|workout-actions|workout-copy|workout-session-machine|panel-view-model)\.tsx?$|domain[\\/]workout[\\/](session-log|workout-session|exercise-swap|set-log|progression)\.ts$|(swap-choices)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Which session comes, and how much of it: for the dashboard and the workout.
  {
    name: 'plans',
    test: /(dose-rules|dose-note|dose-copy|template-choice|template-suggestions|week-plan|done-today|exercise-swaps|training-days|injury-strains|daily-templates|program-events)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // The opener of a guide and the place of a figure: small, and for the same screens.
  {
    name: 'guides',
    test: /(exercise-demo|figure-place)\.tsx$|exercise-copy\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Small parts of a training under way.
  {
    name: 'training',
    test: /(action-bar|timer-panel)\.tsx$|wake-lock\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Words and dates of the member's own screens.
  {
    name: 'member',
    test: /client[\\/]member[\\/](member-copy|member-dates|async-state)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // The routine of a day and its distances.
  {
    name: 'measures',
    test: /measured-walk[\\/]measure-(copy|button)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'routine',
    test: /domain[\\/](routine[\\/]|streak[\\/]streak-rules\.ts$)/,
    includeDependenciesRecursively: false,
  },
  // Dates of activities, for the dashboard, the history and the recap.
  {
    name: 'days',
    test: /(day-grid|add-activity)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // Of phases and own plans: for screens with a session, and the onboarding.
  {
    name: 'phases',
    test: /(phase-definitions|custom-plan-rules)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Modules of the card of a quest, its session and its waiting commands.
  {
    name: 'quests',
    test: /(quest|undo)-completion\.ts$|quest[\\/]quest-(copy|contract)\.ts$|domain[\\/]quest[\\/](quest-candidates|quest-lifecycle|quest-wheel|quest-rules)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // The workouts by name, for few screens and for waiting commands.
  {
    name: 'templates',
    test: /catalogue[\\/]workouts[\\/](loaded|cardio|bodyweight|mobility|workout)-templates\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'check-ins',
    test: /(use-check-in|check-in-contract|check-in-card|check-in-copy|asking)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Modules of achievements and celebrations.
  { name: 'levels', test: /content[\\/](levels|badge-tiers)\.ts$/, includeDependenciesRecursively: false },
  // Badges of the long run and the path of the month, which are loaded after a screen.
  {
    name: 'badges',
    test: /(badge-reads|badge-contract|month-path-contract|shown-badges-contract|content[\\/](long-run-badges|path-things)|exercise-best-rules)\.ts$|domain[\\/](achievements|month-path)[\\/](?!reached)/,
    includeDependenciesRecursively: false,
  },
  // Modules that show a member's progress: for the dashboard, the profile and the history.
  {
    name: 'progress',
    test: /client[\\/](charts[\\/](meter|chart-table|charts-copy)|ui[\\/](slip-question|dots)|lib[\\/](install-app|day[\\/](day-badge|numbers-after|since-joining)|format[\\/](first-weekday|goal-text)))\.tsx?$|domain[\\/](program[\\/](goal-progress|goal-measures)|body[\\/](body-history-rules|body-entry-rules|typing-slip)|catalogue[\\/]content[\\/](milestones|achievements|motivation))\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Rules and distances of goals: for the onboarding too.
  {
    name: 'goals',
    test: /(program[\\/](goal-rules|goal-pacing|program-map)|body[\\/]body-rules|format[\\/]format-pace)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Small modules of many screens. Modules of fewer screens would be more than half of the file for a workout or the onboarding.
  { name: 'shared', test: /(client[\\/](ui|charts|lib)|domain)[\\/]/, minShareCount: 8, maxModuleSize: 3000 },
];

/**
 * Chromium compiles all functions of a file with this comment beside the main thread, as the file comes. Otherwise the main thread compiles each
 * function at its first call, a fifth of its time until a screen is still. Functions that are never called then take memory too, until the browser
 * frees them. So only the largest files ask: most screens need them at once. Characters are counted before the build makes files smaller.
 */
const compileHint = ({ modules }: Rolldown.RenderedChunk): string => {
  const characters = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return characters > 40_000 ? '//# allFunctionsCalledOnLoad' : '';
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...overlay,
    react(),
    narrowedFonts(language),
    prerenderedPages(prerenderer, nonce, Object.keys(screens)),
    iconSprite(),
    screenPreloads(screens),
    serviceWorkerFiles(language),
    ...(isEnglish
      ? []
      : [
          languagePages(language, async () => (await prerenderer()).pageTexts),
          sharedAssets(join(english, 'assets')),
        ]),
    precompression(),
    productionRouter,
  ],
  ...rendering,
  // The worker that reads files says in the language of the page what it cannot read.
  worker: { format: 'es', plugins: () => (isEnglish ? [] : [languageOverlay(language)]) },
  // The service puts a fresh nonce in its place with every answer.
  html: { cspNonce: nonce },
  build: {
    outDir: folder,
    emptyOutDir: true,
    // Icons are those of the English build, and the manifest has a separate text.
    copyPublicDir: isEnglish,
    target: 'es2023',
    // For browsers that do not know `light-dark` yet.
    cssTarget: 'safari16.4',
    // One style sheet, which the pages hold. Were it a part of scripts, the first import of one would load it again and lay the page out again.
    cssCodeSplit: false,
    manifest: true,
    // The content security policy admits no `data:` URL and no inline script.
    assetsInlineLimit: 0,
    // Lists of what each dynamic import loads would be 4 kB of every screen. The service names the scripts of the first screen in the page, and
    // the worker has those of the others stored.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // The code that the landing page loads after its paint is named too, so that the bundler marks its modules as `$initial`.
      input: ['index.html', 'landing.html', 'app/landing-start.tsx'].map((file) =>
        join(import.meta.dirname, file),
      ),
      // Radix names every function by a call; without this each of them would stay.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups }, postBanner: compileHint },
    },
  },
});
