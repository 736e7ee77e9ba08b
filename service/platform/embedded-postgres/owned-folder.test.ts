import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ownedFolder } from './owned-folder.ts';

const self = process.getuid?.() ?? -1;

describe('a folder in a world-writable place', () => {
  let shared: string;
  const path = () => join(shared, 'rondel');
  const outcome = (owners: readonly number[]) =>
    ownedFolder(path(), 0o700, owners).catch((error: Error) => error);

  beforeEach(async () => {
    shared = await mkdtemp(join(tmpdir(), 'rondel-owned-'));
  });
  afterEach(() => rm(shared, { recursive: true }));

  it('is created when missing, and reused when it exists', async () => {
    expect(await outcome([self])).to.equal(undefined);
    expect((await stat(path())).mode & 0o777).to.equal(0o700);
    expect(await outcome([self])).to.equal(undefined);
  });

  for (const [what, make, owners] of [
    ['that others may write to', async () => chmod(await made(), 0o777), [self]],
    ['of another account', () => made(), [self + 1]],
    ['that is a link to another', async () => symlink(shared, path()), [self]],
  ] as const) {
    it(`is refused when there is one ${what}`, async () => {
      await make();
      expect(await outcome(owners))
        .to.be.instanceOf(Error)
        .with.property('message')
        .match(/was made by another account/);
    });
  }

  async function made(): Promise<string> {
    await mkdir(path(), { mode: 0o700 });
    return path();
  }
});
