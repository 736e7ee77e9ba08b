import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { members } from '#projections/member/members.ts';
import { replicateToMirror } from '#service/event-store/mirror/mirror-replicator.ts';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import { useErasureFixture } from '#service/testing/erasure/erasure-fixture.ts';
import { admin } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';
import { rebuildAsOf } from '#service/tools/analysis/as-of.ts';
import { createReplayContext, type ReplayContext } from '#service/tools/analysis/replay-context.ts';
import { schemaAsOf } from '#service/tools/analysis/scratch-schema.ts';
import { type Copy, presentCopies, registerMirror } from './exported-copies.ts';

const reason = ['--with-personal', '--reason', 'A test.'] as const;

describe('copies of the data of erased members', function () {
  this.timeout(120_000);
  const erasing = useErasureFixture();
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-copies-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('are listed after an erasure, until the file is written without the member', async () => {
    const email = 'rosamunde@rondel.example';
    const file = join(folder, 'events.ndjson');
    const id = await joined(email);
    await exported('--out', file, ...reason);
    expect(await readFile(file, 'utf8')).to.include(email);
    expect(await holding()).to.deep.equal([]);
    await erase(email);
    const [copy, ...others] = await holding();
    expect([copy?.place, others]).to.deep.equal([file, []]);
    // The request for access is erased with the account.
    expect(copy?.erased).to.include(id).and.to.have.length(2);
    expect(await waiting()).to.equal(1);
    await exported('--out', file, ...reason);
    expect(await readFile(file, 'utf8')).not.to.include(email);
    expect(await holding()).to.deep.equal([]);
    expect(await waiting()).to.equal(0);
  });

  it('are listed until an operator notes their removal, which is refused a second time', async () => {
    const id = await joined('balthasar@rondel.example');
    await exported(...reason);
    await joined('melchior@rondel.example');
    await erase('balthasar@rondel.example');
    const copies = await holding();
    expect(copies).to.have.length(2);
    for (const { erased } of copies) expect(erased).to.include(id).and.to.have.length(2);
    const printed = copies.find(({ place }) => place === null);
    for (const copy of copies)
      expect((await tool('copy-removed', copy.id, '--note', 'Shredded.', '--as', admin))[0]).to.equal(0);
    expect(await tool('copies')).to.deep.equal([0, 'No registered copy holds erased people.']);
    expect(await tool('copy-removed', String(printed?.id), '--note', 'Again.')).to.deep.equal([
      1,
      'There is no such copy, or its removal was confirmed before.',
    ]);
    await erase('melchior@rondel.example');
    expect(await holding()).to.deep.equal([]);
    const removals = await audited();
    expect(removals.map(({ note, byEmail, byHand }) => [note, byEmail, byHand])).to.deep.equal([
      ['Shredded.', admin, true],
      ['Shredded.', admin, true],
    ]);
  });

  it('cannot be confirmed without a note, or by a value that is no id', async () => {
    const id = '5f3759df-0000-4000-8000-000000000000';
    expect((await tool('copy-removed', id))[1]).to.include('copy-removed needs --note');
    expect((await tool('copy-removed', 'file', '--note', 'x'))[1]).to.include(
      'file is not the id of a copy.',
    );
  });

  it('are listed while they hold the member; a whole schema loses the member at once', async () => {
    // Exports of other tests.
    await erasing.pool.query('delete from service.exported_copies');
    const id = await joined('caspar@rondel.example');
    const tables = join(folder, 'tables');
    const flattened = ['--format', 'parquet', '--flatten', '--out', tables];
    await exported(...flattened);
    await exported('--out', join(folder, 'without-personal-fields.ndjson'));
    await registerMirror(erasing.pool);
    // The mirror knows its log by the newest events, which must not be those of the erased member.
    await joined('bystander@rondel.example');
    await mirror();
    const whole = await rebuildAsOf(context(), asOf('2026-03-10T12:00:00.000Z'));
    expect(await keysIn(whole.schema)).to.include(id);
    const interrupted = asOf('2026-03-10T12:00:01.000Z');
    expect(await rebuildAsOf(killed(), interrupted).catch(String)).to.include('killed');
    const half = schemaAsOf({ until: interrupted.instant });

    expect(await erase('caspar@rondel.example')).to.include('Copies that may still hold it: 3.');
    expect(await keysIn(whole.schema)).not.to.include(id);
    const held = (await presentCopies(erasing.pool)).map(({ kind, place, erased }) => [
      kind,
      place,
      erased.includes(id),
    ]);
    expect(held).to.have.deep.members([
      ['tables', tables, true],
      ['mirror', 'mirror', true],
      ['schema', half, true],
      ['schema', whole.schema, false],
    ]);
    expect(await waiting()).to.equal(3);
    const [mirrored] = (await holding()).filter(({ kind }) => kind === 'mirror');
    const [, refused] = await tool('copy-removed', String(mirrored?.id), '--note', 'Gone.');
    expect(refused).to.include('The schema mirror is still in the database');

    await exported(...flattened);
    await mirror();
    await rebuildAsOf(context(), interrupted);
    expect(await holding()).to.deep.equal([]);
    expect(await keysIn(half)).not.to.include(id);
    await erasing.pool.query(`drop schema ${whole.schema} cascade`);
    const left = (await presentCopies(erasing.pool)).filter(({ kind }) => kind === 'schema');
    expect(left.map(({ place }) => place)).to.deep.equal([half]);
  });

  const { signal } = new AbortController();
  const asOf = (instant: string) => ({ instant: asInstant(instant), projections: [members] });
  const context = (): ReplayContext =>
    createReplayContext(erasing.stores, signal, () => ({ update() {}, stop() {} }));
  /** Its tables exist already when the process ends. */
  function killed(): ReplayContext {
    const { source, ...rest } = context();
    const readAll: typeof source.readAll = () => {
      throw new Error('killed');
    };
    return { ...rest, source: { ...source, readAll } };
  }
  const mirror = () =>
    replicateToMirror({
      connectionString: erasing.app.databaseUrl,
      store: erasing.bare,
      signal,
      once: true,
      onProgress: () => {},
    });
  async function keysIn(schema: string): Promise<readonly string[]> {
    const { rows } = await erasing.pool.query<{ key: string }>(`select key from ${schema}.members`);
    return rows.map(({ key }) => key);
  }

  const tool = (...args: readonly string[]) => runToolOf(erasing.app, 'admin', ...args);

  async function joined(email: string): Promise<string> {
    const { id } = await (await erasing.app.member(email)).get('/api/auth/user');
    return String(id);
  }

  async function exported(...args: readonly string[]): Promise<void> {
    const [code, text] = await runToolOf(erasing.app, 'export', ...args);
    expect(code, text.slice(-500)).to.equal(0);
  }

  async function erase(email: string): Promise<string> {
    const [code, text] = await tool('delete-account', '--member', email, '--as', admin);
    expect(code, text).to.equal(0);
    return text;
  }

  /** The audit entries of removals, once both are visible. */
  async function audited(): Promise<AuditAnswer['entries']> {
    const ada = await erasing.app.signIn(admin);
    return until(async () => {
      const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=copy-removed');
      return entries.length >= 2 && entries;
    });
  }

  /** The copies that may still hold erased people. */
  async function holding(): Promise<readonly Copy[]> {
    return (await presentCopies(erasing.pool)).filter(({ erased }) => erased.length > 0);
  }

  /** The copies that the System page shows. */
  async function waiting(): Promise<number | undefined> {
    const { outboxes } = await (await erasing.app.signIn(admin)).get<{
      outboxes: { name: string; waiting: number }[];
    }>('/api/admin/system');
    return outboxes.find(({ name }) => name === 'exported-copies')?.waiting;
  }
});
