import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ensureDataDir } from './data-dir.ts';

describe('the data folder', () => {
  let folder: string;
  const refusalOf = (path: string): Promise<unknown> => ensureDataDir(path).then(() => null, String);

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-data-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('is created with its parents, also by several processes at the same moment', async () => {
    const path = join(folder, 'a/b/c');
    await Promise.all([1, 2, 3].map(() => ensureDataDir(path)));
    await ensureDataDir(path);
    expect((await stat(path)).isDirectory()).to.equal(true);
  });

  it('is refused below a file, with what to do', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusalOf(join(file, 'data'))).to.match(
      /cannot be created or written \(\w+\)\. Set DATA_DIR to /,
    );
    expect(await refusalOf(file)).to.include(`${file} cannot be created or written`);
  });

  it('is refused at once where the system creates no folders', async function () {
    if (process.platform !== 'linux') this.skip();
    expect(await refusalOf('/proc/rondel/data')).to.include('/proc/rondel/data cannot be created');
  });
});
