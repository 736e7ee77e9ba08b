import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sessionKeys } from './secrets.ts';

describe('the cookie signing keys', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are the configured ones', async () => {
    expect(await sessionKeys(['newest', 'older'], folder)).to.deep.equal(['newest', 'older']);
  });

  it('are otherwise generated once and stored', async () => {
    const dataDir = join(folder, 'data');
    const [key = ''] = await sessionKeys(null, dataDir);
    expect(key).to.have.length(43);
    expect(await sessionKeys(null, dataDir)).to.deep.equal([key]);
  });

  it('are read without a change of the folder, so that a start on a full disk succeeds', async () => {
    await sessionKeys(null, folder);
    const { mtimeNs } = await stat(folder, { bigint: true });
    await sessionKeys(null, folder);
    expect((await stat(folder, { bigint: true })).mtimeNs).to.equal(mtimeNs);
  });

  it('are the same for two processes that start concurrently', async () => {
    const made = await Promise.all([1, 2, 3].map(() => sessionKeys(null, folder)));
    expect(new Set(made.flat()).size).to.equal(1);
  });

  it('are refused where other accounts can read their file', async () => {
    await sessionKeys(null, folder);
    await chmod(join(folder, 'session-key'), 0o644);
    const failure: unknown = await sessionKeys(null, folder).catch((error: unknown) => error);
    expect(String(failure)).to.match(/session-key can be read by other accounts of this machine: chmod 600 /);
  });

  it("are readable only by the service's account", async () => {
    await sessionKeys(null, folder);
    expect((await stat(join(folder, 'session-key'))).mode & 0o777).to.equal(0o600);
  });
});
