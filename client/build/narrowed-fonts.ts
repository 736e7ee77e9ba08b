import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import type { PageLanguage } from '#domain/kernel/page-language.ts';

/** Where `fonts.css` and the pages find them: beside what Vite itself keeps between builds. */
const folder = join(import.meta.dirname, '../../node_modules/.vite/fonts');
const packages = createRequire(import.meta.url);

/**
 * The weights and widths that the styles use of each font, as in `fonts.css`. A browser would show other weights of the tokens as the
 * nearest of these.
 */
export const usedAxes = {
  'anybody/files/anybody-latin-standard-normal.woff2': {
    wght: { min: 700, max: 850 },
    wdth: { min: 72, max: 100 },
  },
  'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2': { wght: { min: 450, max: 700 } },
};

/** The same for scripts that few languages have: their builds alone make these. */
const scripts: Partial<Record<PageLanguage, { readonly file: string; readonly text: string }>> = {
  ar: {
    file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    // As in `languages/ar/styles/script.css`.
    text: String.fromCodePoint(
      ...range(0x60c, 0x60d),
      ...range(0x61b, 0x652),
      0x66a,
      0x670,
      ...range(0x200c, 0x200f),
    ),
  },
};
const scriptAxes = { wght: { min: 450, max: 850 } };

/** The characters of `unicode-range` in `fonts.css`. */
const characters = [
  ...range(0x20, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
];

/**
 * Writes the Latin fonts with only the weights and widths that the client shows. A variable font has all between the thinnest and the
 * boldest; on a telephone's network the unused ones are a fifth of a second.
 */
export function narrowedFonts(language: PageLanguage): Plugin {
  return {
    name: 'narrowed-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      const text = String.fromCodePoint(...characters);
      for (const [file, axes] of Object.entries(usedAxes)) await narrow(file, text, axes);
      const script = scripts[language];
      if (script) await narrow(script.file, script.text, scriptAxes);
    },
  };
}

async function narrow(file: string, text: string, variationAxes: Axes): Promise<void> {
  const whole = await readFile(packages.resolve(`@fontsource-variable/${file}`));
  const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(folder, file.replace(/.*\//, '')), font);
}

type Axes = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}
