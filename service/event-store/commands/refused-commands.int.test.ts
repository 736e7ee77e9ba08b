import { expect } from 'chai';
import pg from 'pg';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { type Actor, asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { Refusal, type RefusalKind } from '#domain/kernel/refusal.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import type { ExecuteCommand } from './execute-command.ts';
import { createRefusedCommands, type RefusedCommands } from './refused-commands.ts';

const maya = asMemberId('maya');

describe('refused commands', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let refused: RefusedCommands;
  const errors: unknown[] = [];

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    pool.on('error', () => {});
    await createServiceTables(pool);
  });
  beforeEach(async () => {
    await pool.query('delete from service.refused_commands');
    refused = createRefusedCommands(pool, { onError: (error) => errors.push(error) });
  });
  afterEach(() => refused.stop());
  after(async () => {
    await pool.end();
    await database.drop();
  });

  /** Sends a command that the rules refuse. */
  async function send(type: string, code: string, at: string, kind?: RefusalKind, actor: Actor = maya) {
    const refusing: ExecuteCommand = () => Promise.reject(new Refusal(code, 'No.', kind));
    const context = {
      commandId: asCommandId('one'),
      correlationId: 'one',
      actor,
      occurredAt: asInstant(at),
      zone: 'UTC',
      localDate: asMemberDay(at.slice(0, 10)),
    };
    const error: unknown = await refused
      .counted(refusing)({} as never, 'stream', { type }, context)
      .catch((reason: unknown) => reason);
    expect(error).to.include({ code });
  }
  const rows = async () =>
    (
      await pool.query<{ hour: Date; command: string; reason: string; refused: number }>(
        'select * from service.refused_commands order by hour, command, reason',
      )
    ).rows.map(({ hour, command, reason, refused: times }) => [hour.toISOString(), command, reason, times]);

  it('are counted by hour, command and reason, and added to what is stored', async () => {
    await send('RespinWheel', 'no-spins-left', '2026-03-10T09:59:59.999Z');
    await send('RespinWheel', 'no-spins-left', '2026-03-10T09:00:00.000Z');
    await send('RespinWheel', 'no-spins-left', '2026-03-10T10:00:00.000Z');
    expect(await rows()).to.deep.equal([]);
    await refused.flush();
    await send('CompleteQuest', 'quest-expired', '2026-03-10T10:20:00.000Z');
    await send('RespinWheel', 'no-spins-left', '2026-03-10T10:30:00.000Z');
    await refused.flush();
    expect(await rows()).to.deep.equal([
      ['2026-03-10T09:00:00.000Z', 'RespinWheel', 'no-spins-left', 2],
      ['2026-03-10T10:00:00.000Z', 'CompleteQuest', 'quest-expired', 1],
      ['2026-03-10T10:00:00.000Z', 'RespinWheel', 'no-spins-left', 2],
    ]);
  });

  it('are not counted for slips of typing and for the work of the service', async () => {
    await send('LogWeight', 'invalid-measurement', '2026-03-10T09:00:00.000Z', 'invalid');
    await send('EditWorkout', 'unknown-workout', '2026-03-10T09:00:00.000Z', 'missing');
    await send('ExpireAccount', 'too-early', '2026-03-10T09:00:00.000Z', 'conflict', 'system');
    await refused.flush();
    expect(await rows()).to.deep.equal([]);
  });

  it('are stored later when the database is away, and when the service stops', async () => {
    await send('SpinWheel', 'no-quests', '2026-03-10T09:00:00.000Z', 'unavailable');
    await pool.query('alter table service.refused_commands rename to hidden');
    expect(await refused.flush().catch(() => 'away')).to.equal('away');
    await pool.query('alter table service.hidden rename to refused_commands');
    await send('SpinWheel', 'no-quests', '2026-03-10T09:10:00.000Z', 'unavailable');
    await refused.stop();
    expect(await rows()).to.deep.equal([['2026-03-10T09:00:00.000Z', 'SpinWheel', 'no-quests', 2]]);
    expect(errors).to.deep.equal([]);
  });
});
