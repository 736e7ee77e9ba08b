import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Settings of the build that change what is rendered. */
export type Rendering = Required<Pick<UserConfig, 'oxc' | 'define'>>;
type Bundle = Rolldown.OutputBundle;
type Prerender = typeof import('../app/prerender.tsx');

const place = '<div id="root"></div>';

/**
 * What prerenders, made when it is first wanted: a separate build for Node with the same settings, because class names and ids must equal
 * those in the browser.
 * @param folder where it is written meanwhile
 * @param overlay what puts the texts of a language in the place of the English ones
 */
export function prerendererOf(
  client: string,
  folder: string,
  rendering: Rendering,
  overlay: readonly Plugin[],
): () => Promise<Prerender> {
  let prerender: Promise<Prerender> | undefined;
  return () => {
    prerender ??= bundled(client, folder, rendering, overlay);
    return prerender;
  };
}

/**
 * Prerenders, when the client is built, the HTML that shows before scripts run. The landing page has its words and form in the HTML. Each
 * screen of a member has a frame, which the service puts into the page.
 * @param addresses the screens
 */
export function prerenderedPages(
  bundledOnce: () => Promise<Prerender>,
  nonce: string,
  addresses: readonly string[],
): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    transformIndexHtml: {
      // After Vite has minified the styles of the page: styled-components finds its own again by comments in them.
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (!html.includes(place)) throw new Error(`${path} has no ${place}.`);
        const page = shownFirst(html, bundle, nonce);
        if (path !== '/landing.html') return page;
        const { prerenderLanding } = await bundledOnce();
        const { markup, styles } = await prerenderLanding(nonce);
        const scripts = `<meta name="scripts" content="${scriptsOf(bundle, 'app/landing-start.tsx').join(' ')}">`;
        return page
          .replace('</head>', () => `${styles}${scripts}</head>`)
          .replace(place, () => place.replace('><', () => `>${markup}<`));
      },
    },
    async generateBundle() {
      const { prerenderFrame } = await bundledOnce();
      const frames: Record<string, Awaited<ReturnType<typeof prerenderFrame>>> = {};
      for (const address of addresses) frames[address] = await prerenderFrame(address, nonce);
      this.emitFile({ type: 'asset', fileName: '.vite/frames.json', source: JSON.stringify(frames) });
    },
  };
}

/** The pages are shown before they work: the style sheet is laid into them, and their scripts let the fonts go first. */
const shownFirst = (html: string, bundle: Bundle, nonce: string): string =>
  html
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
      return `<style nonce="${nonce}">${String(asset.source).trim()}</style>`;
    })
    .replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"');

/** Addresses of what a module needs to run, itself included. */
function scriptsOf(bundle: Bundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const importsOf = (file: string): readonly string[] =>
    chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`The build has no chunk for ${module}.`);
  const files = new Set([first.fileName]);
  // The loop also visits files that it adds.
  for (const file of files) for (const next of importsOf(file)) files.add(next);
  return [...files].map((file) => `/${file}`);
}

async function bundled(
  client: string,
  folder: string,
  rendering: Rendering,
  overlay: readonly Plugin[],
): Promise<Prerender> {
  // Node keeps what it has imported once, and the tests build more than once.
  const name = `prerender-${Date.now()}.js`;
  await build({
    ...rendering,
    configFile: false,
    root: client,
    // Its warnings are of chunks, which do not matter here.
    logLevel: 'error',
    plugins: [...overlay, react()],
    ssr: { noExternal: true },
    build: {
      ssr: join(client, 'app/prerender.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  const module = (await import(pathToFileURL(join(folder, name)).href)) as Prerender;
  await rm(folder, { recursive: true });
  return module;
}
