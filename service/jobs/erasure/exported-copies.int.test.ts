import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { AuditAnswer } from '#service/audit/audit-contract.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import type { CopyToRemove } from './exported-copies.ts';

const reason = ['--with-personal', '--reason', 'A test.'] as const;

describe('exported copies of erased members', function () {
  this.timeout(120_000);
  let app: TestApp;
  let folder: string;

  before(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'rondel-copies-'));
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('are listed after an erasure, until the same file is written again without the member', async () => {
    const email = 'rosamunde@rondel.example';
    const file = join(folder, 'events.ndjson');
    const id = await joined(email);
    await exported('--out', file, ...reason);
    expect(await readFile(file, 'utf8')).to.include(email);
    expect(await listed()).to.deep.equal([]);
    await erase(email);
    const [copy, ...others] = await listed();
    expect([copy?.place, others]).to.deep.equal([file, []]);
    // The request for access is erased with the account.
    expect(copy?.erased).to.include(id).and.to.have.length(2);
    expect(await waiting()).to.equal(1);
    await exported('--out', file, ...reason);
    expect(await readFile(file, 'utf8')).not.to.include(email);
    expect(await listed()).to.deep.equal([]);
    expect(await waiting()).to.equal(0);
  });

  it('are listed until an operator notes their removal, which is refused a second time', async () => {
    const id = await joined('balthasar@rondel.example');
    await exported(...reason);
    await joined('melchior@rondel.example');
    await erase('balthasar@rondel.example');
    const copies = await listed();
    expect(copies).to.have.length(2);
    for (const { erased } of copies) expect(erased).to.include(id).and.to.have.length(2);
    const printed = copies.find(({ place }) => place === null);
    for (const copy of copies)
      expect((await tool('copy-removed', copy.id, '--note', 'Shredded.', '--as', admin))[0]).to.equal(0);
    expect(await tool('copies')).to.deep.equal([0, 'No registered export holds erased people.']);
    expect(await tool('copy-removed', String(printed?.id), '--note', 'Again.')).to.deep.equal([
      1,
      'There is no such copy, or its removal was confirmed before.',
    ]);
    await erase('melchior@rondel.example');
    expect(await listed()).to.deep.equal([]);
    const removals = await audited();
    expect(removals.map(({ note, byEmail, byHand }) => [note, byEmail, byHand])).to.deep.equal([
      ['Shredded.', admin, true],
      ['Shredded.', admin, true],
    ]);
  });

  it('are not registered without personal fields', async () => {
    await joined('caspar@rondel.example');
    await exported('--out', join(folder, 'plain.ndjson'));
    await erase('caspar@rondel.example');
    expect(await listed()).to.deep.equal([]);
  });

  it('cannot be confirmed without a note or by what is no id', async () => {
    const id = '5f3759df-0000-4000-8000-000000000000';
    expect((await tool('copy-removed', id))[1]).to.include('copy-removed needs --note');
    expect((await tool('copy-removed', 'file', '--note', 'x'))[1]).to.include(
      'file is not the id of a copy.',
    );
  });

  const tool = (...args: readonly string[]) => runToolOf(app, 'admin', ...args);

  async function joined(email: string): Promise<string> {
    const { id } = await (await app.member(email)).get('/api/auth/user');
    return String(id);
  }

  async function exported(...args: readonly string[]): Promise<void> {
    const [code, text] = await runToolOf(app, 'export', ...args);
    expect(code, text.slice(-500)).to.equal(0);
  }

  async function erase(email: string): Promise<void> {
    const [code, text] = await tool('delete-account', '--member', email, '--as', admin);
    expect(code, text).to.equal(0);
  }

  /** The audit entries of removals, once both are visible. */
  async function audited(): Promise<AuditAnswer['entries']> {
    const ada = await app.signIn(admin);
    for (;;) {
      const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=copy-removed');
      if (entries.length >= 2) return entries;
    }
  }

  async function listed(): Promise<readonly CopyToRemove[]> {
    const [, text] = await tool('copies', '--json');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('No '));
    return lines.map((line) => JSON.parse(line) as CopyToRemove);
  }

  /** The copies that the System page shows. */
  async function waiting(): Promise<number | undefined> {
    const { outboxes } = await (await app.signIn(admin)).get<{
      outboxes: { name: string; waiting: number }[];
    }>('/api/admin/system');
    return outboxes.find(({ name }) => name === 'exported-copies')?.waiting;
  }
});
