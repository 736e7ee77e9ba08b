import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin, runnerImport, transformWithOxc } from 'vite';
import { contractModule } from './contract-shapes.ts';
import { type Theme, theme } from './design/theme.ts';
import { tokenSheet } from './design/tokens.ts';

const globalSheet = join(import.meta.dirname, 'design/global.css');
const sprite = join(import.meta.dirname, 'design/icons.svg');

/** Puts the icon sprite into the page: a reference into a file of its own is not let through by every browser's policy. */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    async transformIndexHtml(html) {
      const icons = await readFile(sprite, 'utf8');
      return html.replace('</body>', `<div hidden>${icons.replace(/\n\s*/g, '')}</div></body>`);
    },
  };
}

/** Puts the values of the tokens into the page's style sheet: no script has to carry them. */
export function tokenValues(): Plugin {
  return {
    name: 'token-values',
    enforce: 'pre',
    transform: (code, id) => (id === globalSheet ? `${tokenSheet}\n${code}` : null),
  };
}

const ownCode = /[\\/]client[\\/](?!.*node_modules).*\.tsx?$/;
/** Arrow functions that want nothing but the theme, as the whole of a style. */
const themedOnly = /\(\s*\(\{ theme \}\) => css`([^`$]*)`,?\s*\)/g;
const styleTemplate = /((?:\bcss|\bkeyframes|\bstyled(?:\.\w+|\([\w.]+\))(?:<[^`]*?>)?)`)([^`]*)`/g;

/**
 * Writes the references of the theme, which are the same for everyone, into the styles: most are then plain text, which
 * styled-components reads once, and not at every rendering.
 */
export function plainStyles(): Plugin {
  return {
    name: 'plain-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ownCode.test(id) ? withPlainStyles(code) : null),
  };
}

const withPlainStyles = (code: string): string =>
  code
    .replace(/\$\{theme\.(\w+)\.(\w+)\}/g, (_, group: keyof Theme, name: string) =>
      String((theme[group] as Readonly<Record<string, string>>)[name]),
    )
    .replace(themedOnly, '`$1`')
    .replace(styleTemplate, (_, opening: string, style: string) => `${opening}${tight(style)}\``);

const tight = (style: string): string =>
  style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([;{])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

const otherParsing = /\.(safeParse|parseAsync|safeParseAsync)\(/;

/** Makes plain data of the contracts' schemas: what the client parses by is then what they say, without zod itself. */
export function contractShapes(): Plugin {
  return {
    name: 'contract-shapes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/[\\/]service[\\/].*-contract\.ts$/.test(id)) return null;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, { configFile: false });
      return contractModule(module);
    },
    transform(code, id) {
      if (ownCode.test(id) && otherParsing.test(code))
        this.error('A contract in the client has `parse` and no other function of a schema.');
    },
  };
}

const routerFile = /[\\/]react-router[\\/]dist[\\/]/;

/**
 * The router's package names its development build whatever the mode, and marks nothing as free of side effects: this takes the
 * other build, and lets the bundler leave out the components that nobody uses.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(/([\\/])development([\\/])/, '$1production$2') };
    },
    transform: (code, id) =>
      routerFile.test(id)
        ? code
            .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
        : null,
  };
}

const worker = join(import.meta.dirname, 'service-worker.ts');
/** What the app shows without a network; fonts of other alphabets come when they are needed. */
const neededOffline = /\.(js|css)$|-latin-(?!ext)[^/]*\.woff2$/;

/** Writes the service worker, which names all that this build needs without a network. Its text changes with every build that does. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => neededOffline.test(name));
      const hash = createHash('sha256').update(names.sort().join('\n'));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker);
      const source = code
        .replaceAll('BUILD_NAME', JSON.stringify(`rondel-${hash.digest('hex').slice(0, 12)}`))
        .replace('BUILD_FILES', JSON.stringify(names.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Below this many bytes the header costs more than the compression saves. */
const worthwhileBytes = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Lays `.br` and `.gz` beside every built text file. Not beside the page: its nonce changes with each answer. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(directory, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await brotli(content, quality));
  await writeFile(`${path}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
}
