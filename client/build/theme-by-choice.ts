import type { Plugin } from 'vite';

const ofSystem = /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/;

/** Dark holds where the system asks for it or the reader has chosen it: its values stand once in the source. */
export function withChoice(css: string): string {
  if (!ofSystem.test(css)) throw new Error('tokens.css has no dark values where they are looked for.');
  return css.replace(
    ofSystem,
    (_, values: string) =>
      `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) {${values}} }\n:root[data-theme='dark'] {${values}}`,
  );
}

/** Lets `data-theme` of the page choose between the values of `tokens.css`. */
export function themeByChoice(): Plugin {
  return {
    name: 'theme-by-choice',
    enforce: 'pre',
    transform(code, id) {
      return id.split('?')[0]?.endsWith('/styles/tokens.css') ? withChoice(code) : null;
    },
  };
}
