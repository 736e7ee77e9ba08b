import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { iconNames } from './icon.tsx';

describe('icons', () => {
  it('are named as the sprite names them', async () => {
    const sprite = await readFile(new URL('../styles/icons.svg', import.meta.url), 'utf8');
    const symbols = [...sprite.matchAll(/<symbol id="icon-(\w+)"/g)].map(([, name]) => name);
    expect(symbols).to.deep.equal([...iconNames]);
  });
});
