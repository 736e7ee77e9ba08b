import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect } from 'chai';
import { backup, files, foreignEvents, titles } from './event-store-selection.ts';

type Report = { readonly tests: readonly { readonly file: string }[] };

describe('npm run test:eventstore', () => {
  it('selects tests of each of its files', () => {
    const all = [backup, ...files, foreignEvents];
    // Nothing runs, so no server is needed.
    const env = { ...process.env, EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' };
    const args = ['mocha', '--dry-run', '--reporter', 'json', '--grep', titles, ...all];
    const { tests } = JSON.parse(execFileSync('npx', args, { env, encoding: 'utf8' })) as Report;
    expect(new Set(tests.map(({ file }) => relative(process.cwd(), file)))).to.deep.equal(new Set(all));
  }).timeout(60_000);
});
