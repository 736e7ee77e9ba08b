import { parseArgs } from 'node:util';
import type { Instant } from '#domain/kernel/day.ts';
import { OtherKeys } from '#service/event-store/encryption/key-transfer.ts';
import { WrongCopy } from '#service/tools/analysis/copy-events.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { WrongBackup } from '#service/tools/backup/backup-file.ts';
import { withBackupStores } from '#service/tools/backup/backup-stores.ts';
import { type Restored, restoreBackup } from '#service/tools/backup/restore-backup.ts';
import { showProgress } from './progress.ts';
import { instantOf, print, printError, runTask, WrongUsage } from './run-tool.ts';
import { createEmbeddedUsage, toolConfig } from './tool-stores.ts';

const usage = `Restores a backup of npm run backup into the configured stores, which must be empty, and verifies every link of the hash chain. Run it while no
service uses them. The next start builds the read models, and ends the erasures that were under way or that a journal names.

npm run restore -- --in FILE [--journal FILE ...] [--at TIME]
  --in FILE       the backup
  --journal FILE  an erasure journal: what was erased since the backup is erased again; can be repeated, one for each host
  ${createEmbeddedUsage}
  --at TIME       only what was recorded until this instant (2026-03-01T12:00Z); later events of the backup are left out
  --help          this text

Exit codes: 0 done and verified, 1 refused, or the chain is broken, 2 wrong arguments, 3 failed, 130 interrupted: the next call resumes.`;

const refusals = [WrongBackup, WrongCopy, OtherKeys] as const;

function linesOf(
  { head, events, keys, erasures, chain }: Restored,
  until: Instant | null,
): readonly string[] {
  const [first, ...more] = chain.findings.map(
    ({ stream, revision, what }) => `revision ${revision} of ${stream} ${what}`,
  );
  return [
    `Restored ${contentOf(head, until)}: ${count(events)} events, ${count(keys)} keys.`,
    ...(erasures > 0
      ? [
          `${count(erasures)} erasures are done again: their keys are destroyed, and the service ends them when it starts.`,
        ]
      : []),
    ...(first === undefined
      ? [
          `Verified: ${count(chain.events)} events in ${count(chain.streams)} streams, nothing was changed, removed or swapped.`,
        ]
      : [`Broken: ${first}`, ...more.map((line) => `Also ${line}`)]),
    'Now start the service: it builds the read models.',
  ];
}

const contentOf = ({ at, events }: Restored['head'], until: Instant | null): string =>
  until === null
    ? `what was stored on ${at}`
    : `what was recorded until ${until}, of ${count(events)} events that were stored on ${at}`;

await runTask({
  usage,
  async work(args, signal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        in: { type: 'string' },
        journal: { type: 'string', multiple: true },
        at: { type: 'string' },
        'create-embedded': { type: 'boolean', default: false },
      },
    });
    const { in: file, journal: journals = [] } = values;
    if (file === undefined) throw new WrongUsage('--in is missing: the file of the backup.');
    const until = instantOf('--at', values.at) ?? null;
    const config = await toolConfig(values['create-embedded']);
    try {
      const restored = await withBackupStores(config, (stores) =>
        restoreBackup({ stores, config, file, journals, until, signal, showProgress }),
      );
      for (const line of linesOf(restored, until)) print(line);
      return restored.chain.findings.length === 0 ? 0 : 1;
    } catch (error) {
      if (!refusals.some((kind) => error instanceof kind)) throw error;
      printError((error as Error).message);
      return 1;
    }
  },
});
