import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sprite = join(import.meta.dirname, '../styles/icons.svg');

/** Puts the icon sprite into the page: not every browser's policy allows a reference into another file. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    async transformIndexHtml(html) {
      const icons = await readFile(sprite, 'utf8');
      return html.replace('</body>', `<div hidden>${icons.replace(/\n\s*/g, '')}</div></body>`);
    },
  };
}
