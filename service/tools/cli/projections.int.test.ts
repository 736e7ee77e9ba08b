import { expect } from 'chai';
import { skippedEventsStream } from '#domain/audit/audit-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { versions } from '#projections/versions.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import type { ProjectionsAnswer } from '#service/features/operations/projection-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

const email = 'poisoned@rondel.example';

describe('npm run projections, beside a running service', function () {
  this.timeout(60_000);
  let app: TestApp;
  let member: Caller;
  let poisonId: string;

  before(async () => {
    app = await startTestApp();
    member = await app.member(email);
    await logWeight(80);
    const log = await eventsOf(app);
    const poison = poisonOf(devMemberId(email));
    poisonId = poison.id;
    await log.append('body-from-tomorrow', 'no-stream', [poison]);
    await log.close();
    await logWeight(81);
  });
  after(() => app.stop());

  const poisonOf = (memberId: string) => ({
    ...sampleEvent(),
    type: 'MeasurementsLogged.v9',
    data: { memberId },
  });
  const run = async (...args: readonly string[]) => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, out, err } = await startTool(env, 'projections', ...args).ended;
    return { code: Number(ending), out, err };
  };
  const logWeight = (kilograms: number) =>
    member.send('POST', '/api/body-metrics', { weight: String(kilograms), date: '2026-03-10', unit: 'kg' });
  const metrics = async () => (await member.get<readonly unknown[]>('/api/body-metrics')).length;

  it('lists each read model with position, lag, version, rows, dead letters, leader', async () => {
    const { code, out } = await run('list');
    expect(code).to.equal(0);
    const line = out.split('\n').find((each) => each.startsWith('body_metrics'));
    const version = versions.body_metrics;
    expect(line).to.match(
      new RegExp(
        `live +at \\d{20}/\\d{20} {2}0 events and 0.0 s behind {2}v${version} {2}[\\d,]+ rows {2}1 dead letters`,
      ),
    );
    expect(out).to.match(new RegExp(`${process.pid} leads since 20`));
    const json = JSON.parse((await run('list', '--json')).out) as { projections: readonly object[] };
    expect(json.projections).to.have.length(allProjections.length);
  });

  it('shows where a dead letter lies, whose rows it holds back and why', async () => {
    const { out } = await run('show', 'body_metrics');
    expect(out).to.include(`body_metrics:${poisonId}  open  MeasurementsLogged at `);
    expect(out).to.include(`of body-from-tomorrow, holds back ${devMemberId(email)}, since 20`);
    expect(out).to.include(
      'MeasurementsLogged.v9 at revision 0 of body-from-tomorrow: no such event is registered',
    );
  });

  it('leaves the event held back while it cannot be decoded, with exit code 1', async () => {
    const { code, out } = await run('retry', '--all');
    expect(code).to.equal(1);
    expect(out).to.include('body_metrics: 1 held back, 1 still are.');
    expect((await run('show', 'body_metrics')).out).to.include('tried 2 times');
    expect(await metrics()).to.equal(1);
  });

  it("skips an event for an audited reason, and the member's rows follow again", async () => {
    const args = [
      'skip',
      `body_metrics:${poisonId}`,
      '--as',
      admin,
      '--reason',
      'Written by a test.',
    ] as const;
    const { code, out } = await run(...args);
    expect([code, out.trim()]).to.deep.equal([0, `body_metrics passes over MeasurementsLogged ${poisonId}.`]);
    expect(await metrics()).to.equal(2);
    await logWeight(82);
    expect(await metrics()).to.equal(3);
    expect((await run('show', 'body_metrics')).out).to.include('  skipped  ');
    expect(await run(...args)).to.deep.include({ code: 1, err: 'It is skipped already.' });
    const ada = await app.signIn(admin);
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=event-skipped');
    expect(entries.map(({ byEmail, byHand, note }) => ({ byEmail, byHand, note }))).to.deep.equal([
      { byEmail: admin, byHand: true, note: 'Written by a test.' },
    ]);
  });

  it('shows open dead letters before skipped ones, and how many more there are', async () => {
    const log = await eventsOf(app);
    for (let nth = 0; nth < 101; nth += 1)
      await log.append(`body-foreign-${nth}`, 'no-stream', [poisonOf(`stranger-${nth}`)]);
    // Only the fold behind the first one meets the second.
    await log.append('body-foreign-0', 0, [poisonOf('stranger-0')]);
    await log.close();
    await logWeight(83);
    const { out } = await run('show', 'body_metrics');
    expect(out.match(/ {2}open {2}/g)).to.have.length(100);
    expect(out).to.not.include('  skipped  ');
    expect(out.trim().split('\n').at(-1)).to.equal('and 1 more that are open');
  });

  it('skips all events that a read model cannot process, also those behind the first', async () => {
    const args = ['skip', 'body_metrics', '--all', '--reason', 'Written by a test.'] as const;
    expect(await run(...args)).to.deep.include({ code: 0, out: 'body_metrics passes over 102 events.' });
    const { out } = await run('show', 'body_metrics');
    expect(out)
      .to.match(/ 0 dead letters$/m)
      .and.not.include('  open  ');
    expect(await run(...args)).to.deep.include({ code: 1, err: 'body_metrics has no dead letter.' });
    // The 101 events of the first round have one command.
    const sizes = [...(await skipsByCommand()).values()];
    expect(Math.max(...sizes)).to.be.greaterThan(100);
  });

  it('divides the members into parts, which their leader shows, and undoes it', async () => {
    const ada = await app.signIn(admin);
    const division = async () => (await ada.get<ProjectionsAnswer>('/api/admin/projections')).division;
    const divide = async (parts: string, answer: string) => {
      expect(await run('parts', parts)).to.deep.include({ code: 0, err: '', out: answer });
    };
    expect(await division()).to.equal(null);
    await divide(
      '4',
      'The members are divided into 4 parts. The processes with the role "projector" share them within a few seconds.',
    );
    await until(async () => (await division())?.leaders[0]?.parts.length === 4);
    const [leader, ...others] = (await division())?.leaders ?? [];
    expect([leader?.parts, others]).to.deep.equal([[0, 1, 2, 3], []]);
    expect(leader?.holder).to.include(String(process.pid));
    const { out } = await run('show', 'workouts');
    expect(out).to.match(
      new RegExp(`${process.pid} leads 4 of the 4 parts of the members since 20.*: 0, 1, 2, 3\\.`),
    );
    await logWeight(84);
    expect(await metrics()).to.equal(5);
    await divide('1', 'The members are not divided any more: one process follows the log for all of them.');
    await until(async () => (await division()) === null);
    await logWeight(85);
    expect(await metrics()).to.equal(6);
  });

  it('leaves rows that equal a fold of the events, in which the event is passed over', async () => {
    const log = await eventsOf(app);
    const verified = await verify({
      connect: connector({ connectionString: app.databaseUrl }),
      source: eventSourceOf(log, log.cipher),
      projections: allProjections,
    });
    await log.close();
    expect(verified.flatMap(({ differences }) => differences)).to.deep.equal([]);
  });

  async function skipsByCommand(): Promise<ReadonlyMap<string, number>> {
    const log = await eventsOf(app);
    const byCommand = new Map<string, number>();
    for await (const { metadata } of log.readStream(skippedEventsStream)) {
      const id = String(metadata.commandId);
      byCommand.set(id, (byCommand.get(id) ?? 0) + 1);
    }
    await log.close();
    return byCommand;
  }

  it('refuses wrong arguments with exit code 2', async () => {
    for (const args of [
      [],
      ['show'],
      ['show', 'nothing'],
      ['skip', 'body_metrics'],
      ['skip', 'workouts:1'],
      ['skip', 'workouts:1', '--all', '--reason', 'Two ways.'],
      ['parts'],
      ['parts', '3'],
      ['dance'],
      ['list', 'workouts'],
      ['retry', 'workouts', '--all'],
    ])
      expect((await run(...args)).code).to.equal(2);
    expect((await run('resume', 'workouts')).err).to.equal('workouts is not parked.');
  });
});
