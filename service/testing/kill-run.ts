import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopTestServer, testDatabase } from './database.ts';
import { seededRandom } from './hostile-requests.ts';
import { sendCommands, signInMembers } from './kill-run/clients.ts';
import { createKilledCluster, placeOf } from './kill-run/cluster.ts';
import { divideMembers, findFaults } from './kill-run/findings.ts';

/*
 * `npm run test:kills`: several processes of the service on one database. One after the other is killed hard at a random moment and started
 * again. Meanwhile members send commands under idempotency keys and repeat them until they are answered. Afterwards the log, the read
 * models and the index of events are compared with what was answered. Exit code 1 when something is lost, doubled or different. With
 * EVENTSTORE_URL the events are in that EventStoreDB, which must be empty.
 */
const usage = `npm run test:kills -- [options]
  --kills N       how many processes are killed (200)
  --processes N   how many run at once (3)
  --projectors N  how many of them only run the read models and jobs, for the others (0: each does everything)
  --parts N       into how many parts the members are divided, which the processes share (1)
  --clients N     how many commands are under way at once (8)
  --members N     of how many members (24)
  --seed N        of the random choices (1); moments differ all the same
  --help          this text`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    processes: { type: 'string', default: '3' },
    projectors: { type: 'string', default: '0' },
    parts: { type: 'string', default: '1' },
    clients: { type: 'string', default: '8' },
    members: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${usage}\n`);
else process.exitCode = await run();

async function run(): Promise<number> {
  const startedAt = performance.now();
  const chance = seededRandom(Number(values.seed));
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondel-kills-'));
  try {
    const place = placeOf(database.url, dataDir);
    const roles = { size: Number(values.processes), projectors: Number(values.projectors) };
    const cluster = await createKilledCluster(place, roles, chance);
    const members = await signInMembers(cluster, Number(values.members));
    await divideMembers(place, Number(values.parts));
    const sending = sendCommands(cluster, members, { clients: Number(values.clients), chance });
    await cluster.killOften(Number(values.kills), (kills) => {
      if (kills % 10 === 0) process.stderr.write(`${kills} kills, ${sending.tally().answered} answers\n`);
    });
    const sent = await sending.stop();
    await cluster.allServing();
    const faults = await findFaults(place, sent);
    const { kills, crashes } = await cluster.stop();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const result = { kills, crashes, ...sending.tally(), ...faults, seconds, seed: Number(values.seed) };
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return crashes.length === 0 && Object.values(faults.faults).every((list) => list.length === 0) ? 0 : 1;
  } finally {
    await database.drop();
    await stopTestServer();
    await rm(dataDir, { recursive: true });
  }
}
