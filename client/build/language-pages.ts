import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageCopy as english } from '#client/lib/page-copy.ts';
import { directionOf, type Language } from '#domain/kernel/language.ts';
import { languageCookie, type PageLanguage, pseudoLanguage } from '#domain/kernel/page-language.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The font of a script, which the page shows first. */
const scriptFont: Partial<Record<PageLanguage, string>> = {
  ar: '<link rel="preload" as="font" type="font/woff2" crossorigin href="../node_modules/.vite/fonts/noto-sans-arabic-arabic-wght-normal.woff2">',
};

/** The texts of the pages and the manifest. */
export type PageTexts = Translated<typeof english>;
type WebManifest = { readonly shortcuts: readonly { readonly name: string }[] } & Readonly<
  Record<string, unknown>
>;

const manifestFile = join(import.meta.dirname, '../public/manifest.webmanifest');
const manifestPath = '/manifest.webmanifest';

/** An address whose answer differs by language, for another language than English. */
const inLanguage = (path: string, language: PageLanguage): string => `${path}?${languageCookie}=${language}`;

const isRightToLeft = (language: PageLanguage): boolean =>
  language !== pseudoLanguage && directionOf(language satisfies Language) === 'rtl';

/**
 * The texts of the HTML files and of the manifest in another language; the files have the English ones.
 * @param textsOf the texts of the language
 */
export function languagePages(language: PageLanguage, textsOf: () => Promise<PageTexts>): Plugin {
  return {
    name: 'language-pages',
    apply: 'build',
    transformIndexHtml: {
      // Before Vite gives the fonts their names.
      order: 'pre',
      async handler(html) {
        return pageIn(html, language, await textsOf());
      },
    },
    async generateBundle() {
      const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as WebManifest;
      const source = JSON.stringify(manifestIn(manifest, language, await textsOf()));
      this.emitFile({ type: 'asset', fileName: manifestPath.slice(1), source });
    },
  };
}

export function pageIn(html: string, language: PageLanguage, texts: PageTexts): string {
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  const said = (['landingTitle', 'description', 'needsScript'] as const).reduce(
    (page, key) => page.replaceAll(english[key], () => escaped(texts[key])),
    html,
  );
  return said
    .replace('<link rel="preload"', `${scriptFont[language] ?? ''}$&`)
    .replace('<html lang="en"', `<html lang="${language}"${direction}`)
    .replace(`href="${manifestPath}"`, `href="${inLanguage(manifestPath, language)}"`);
}

export function manifestIn(manifest: WebManifest, language: PageLanguage, texts: PageTexts): WebManifest {
  const { appName, appDescription, spin, workout, logWeight } = texts;
  const names = [spin, workout, logWeight];
  return {
    ...manifest,
    name: appName,
    description: appDescription,
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    shortcuts: manifest.shortcuts.map((shortcut, nth) => ({
      ...shortcut,
      name: names[nth] ?? shortcut.name,
    })),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
