import { parseArgs } from 'node:util';
import {
  findLostKeys,
  giveUpKeys,
  knownKeys,
  type LostKeys,
} from '#service/event-store/encryption/lost-keys.ts';
import { beginning } from '#service/event-store/port.ts';
import { count, counted } from '#service/tools/analysis/progress-line.ts';
import { type BackupStores, withBackupStores } from '#service/tools/backup/backup-stores.ts';
import { showProgress } from './progress.ts';
import { print, printError, type Subcommand, WrongUsage } from './run-tool.ts';
import { toolConfig } from './tool-stores.ts';

const usage = `Finds the keys of personal data that events name and the database does not have: after the database was lost and the event store was not.
First bring back the keys of the last backup: npm run restore -- --in FILE --keys-only. This command says what stays unreadable then.

npm run store -- lost-keys [--give-up N]
  --give-up N  gives up these N keys for good: the events read like those of erased members, without name, address, body, health and
               notes. Points, streaks, dates and counts stay. The number must be that which the command prints without this option.
               Keys that are found later work only in another new database
  --help       this text

Run it while no service uses the stores. Exit codes: 0 none is lost or they are given up, 1 some are lost or refused, 2 wrong arguments, 3 failed.`;

export const storeLostKeys: Subcommand = {
  describe: 'finds events whose keys are lost, and gives the keys up',
  usage,
  async run(args, signal) {
    const { values } = parseArgs({ args: [...args], options: { 'give-up': { type: 'string' } } });
    const given = values['give-up'] === undefined ? null : Number(values['give-up']);
    if (given !== null && !(Number.isSafeInteger(given) && given > 0))
      throw new WrongUsage('--give-up needs the number of lost keys, as the command prints it without.');
    return withBackupStores(await toolConfig(false), async (stores) => {
      const lost = await lostIn(stores, signal);
      for (const line of lostLines(lost)) print(line);
      if (lost.ids.size === 0) return 0;
      return given === null ? 1 : giveUp(stores, lost, given);
    });
  },
};

/** The keys that events name and the database does not have, with the progress on the terminal. */
export async function lostIn({ events, pool }: BackupStores, signal: AbortSignal): Promise<LostKeys> {
  const progress = showProgress((await events.countAfter?.(beginning)) ?? null);
  return findLostKeys(events, await knownKeys(pool), { signal, onProgress: progress.update }).finally(() =>
    progress.stop(),
  );
}

export function lostLines({ ids, byType, found }: LostKeys): readonly string[] {
  if (ids.size === 0) return [`All keys that events name are in the database: ${count(found)}.`];
  const events = [...byType.values()].reduce((sum, each) => sum + each, 0);
  return [
    `Keys that events name: ${count(found)} in the database, ${count(ids.size)} lost.`,
    `Events whose personal fields cannot be read without the lost keys: ${count(events)}.`,
    ...[...byType].sort().map(([type, number]) => `  ${type}: ${count(number)}`),
  ];
}

async function giveUp({ pool }: BackupStores, { ids }: LostKeys, given: number): Promise<number> {
  if (ids.size !== given) {
    printError(`The number of lost keys is ${count(ids.size)}, not ${count(given)}. None was given up.`);
    return 1;
  }
  await giveUpKeys(pool, ids);
  print(`Given up: ${counted(ids.size, 'key')}. Now start the service: it builds the read models.`);
  return 0;
}
