import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startToolOf, startToolWith } from '#service/testing/start-tool.ts';

describe('npm run store -- rotate-master-key', function () {
  this.timeout(60_000);
  let app: TestApp;
  const keyInFile = () => readFile(join(app.dataDir, 'master-key'), 'utf8');

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  it('rotates nothing with an option that it does not know', async () => {
    const before = await keyInFile();
    const { ending, err } = await startToolOf(app, 'store', 'rotate-master-key', '--dry-run').ended;
    expect([ending, err]).to.deep.equal([2, "Unknown option '--dry-run'.\nAdd --help to see all options."]);
    expect(await keyInFile()).to.equal(before);
  });

  it('says so where no key was wrapped by another master key', async () => {
    const env = { MASTER_KEY: await keyInFile() };
    const { ending, out } = await startToolWith(env, app, 'store', 'rotate-master-key').ended;
    expect(ending).to.equal(0);
    expect(out).to.match(/^No data key was wrapped by another master key\. .*--help lists the steps/);
  });

  it('names both orders of the two keys in the steps of its help', async () => {
    const { out } = await startToolOf(app, 'store', 'rotate-master-key', '--help').ended;
    const orders = [...out.matchAll(/MASTER_KEY=<(\w+)> and MASTER_KEY_PREVIOUS=<(\w+)>/g)];
    expect(orders.map(([, key, other]) => [key, other])).to.deep.equal([
      ['old', 'new'],
      ['new', 'old'],
    ]);
  });
});
