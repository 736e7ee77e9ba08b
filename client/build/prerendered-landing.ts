import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Settings of the build that change what is rendered. */
export type Rendering = Required<Pick<UserConfig, 'oxc' | 'define'>>;
type Bundle = Rolldown.OutputBundle;
type Prerender = typeof import('../app/prerender.tsx');

const place = '<div id="root"></div>';

/**
 * Renders the landing page when the client is built, so that its words and its form stand in the HTML. It is bundled for Node in a build of
 * its own, by the same settings, because class names and ids must be those that the browser will find.
 */
export function prerenderedLanding(rendering: Rendering, nonce: string): Plugin {
  let client = '';
  let folder = '';
  return {
    name: 'prerendered-landing',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      client = root;
      folder = resolve(root, outDir, '../prerender');
    },
    transformIndexHtml: {
      // After Vite has minified the styles of the page: styled-components finds its own again by comments in them.
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (path !== '/landing.html') return html;
        if (!html.includes(place)) throw new Error(`landing.html has no ${place}.`);
        const { prerenderLanding } = await bundled(client, folder, rendering);
        const { markup, styles } = await prerenderLanding(nonce);
        return shownFirst(html, bundle, nonce)
          .replace('</head>', () => `${styles}</head>`)
          .replace(place, () => place.replace('><', () => `>${markup}<`));
      },
    },
  };
}

/** The page is shown before it works: its style sheet is laid into it, and its scripts let the fonts go first. */
const shownFirst = (html: string, bundle: Bundle, nonce: string): string =>
  html
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
      return `<style nonce="${nonce}">${String(asset.source).trim()}</style>`;
    })
    .replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"');

async function bundled(client: string, folder: string, rendering: Rendering): Promise<Prerender> {
  // Node keeps what it has imported once, and the tests build more than once.
  const name = `prerender-${Date.now()}.js`;
  await build({
    ...rendering,
    configFile: false,
    root: client,
    // Its warnings are of chunks, which do not matter here.
    logLevel: 'error',
    plugins: [react()],
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
