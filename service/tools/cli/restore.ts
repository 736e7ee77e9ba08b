import { parseArgs } from 'node:util';
import type { Instant } from '#domain/kernel/day.ts';
import { OtherKeys } from '#service/event-store/encryption/key-transfer.ts';
import { WrongCopy } from '#service/tools/analysis/copy-events.ts';
import { count, counted } from '#service/tools/analysis/progress-line.ts';
import { WrongBackup } from '#service/tools/backup/backup-file.ts';
import { type BackupStores, withBackupStores } from '#service/tools/backup/backup-stores.ts';
import {
  type Restored,
  type RestoredKeys,
  restoreBackup,
  restoreKeys,
} from '#service/tools/backup/restore-backup.ts';
import { showProgress } from './progress.ts';
import { instantOf, print, printError, runTask, WrongUsage } from './run-tool.ts';
import { lostIn, lostLines } from './store-lost-keys.ts';
import { createEmbeddedUsage, toolConfig } from './tool-stores.ts';

const usage = `Restores a backup of npm run backup into the configured stores, which must be empty, and verifies every link of the hash chain. Run it while no
service uses them. The next start builds the read models, and ends the erasures that were under way or that a journal names.

npm run restore -- --in FILE [--journal FILE ...] [--at TIME | --keys-only]
  --in FILE       the backup
  --journal FILE  an erasure journal: what was erased since the backup is erased again; can be repeated, one for each host
  ${createEmbeddedUsage}
  --at TIME       only what was recorded until this instant (2026-03-01T12:00Z); later events of the backup are left out
  --keys-only     only keys, into an empty database: where the database was lost, and the event store still has its events. Those of people whom
                  the backup or a journal names as erased stay away
  --help          this text

Exit codes: 0 done and verified, 1 refused, or the chain is broken, 2 wrong arguments, 3 failed, 130 interrupted: the next call resumes.`;

const refusals = [WrongBackup, WrongCopy, OtherKeys] as const;

function linesOf(
  { head, events, keys, erasures, cutOff, chain }: Restored,
  until: Instant | null,
): readonly string[] {
  const [first, ...more] = chain.findings.map(
    ({ stream, revision, what }) => `revision ${revision} of ${stream} ${what}`,
  );
  return [
    `Restored ${contentOf(head, until)}: ${counted(events, 'event')}, ${counted(keys, 'key')}.`,
    ...erasureLines(erasures),
    ...cutOffLines(cutOff),
    ...(first === undefined
      ? [
          `Verified: ${counted(chain.events, 'event')} in ${counted(chain.streams, 'stream')}, nothing was changed, removed or swapped.`,
        ]
      : [`Broken: ${first}`, ...more.map((line) => `Also ${line}`)]),
    'Now start the service: it builds the read models.',
  ];
}

const erasureLines = (erasures: number): readonly string[] =>
  erasures === 0
    ? []
    : [
        `Erasures that are done again: ${count(erasures)}. Their keys are destroyed, and the service ends them when it starts.`,
      ];

const cutOffLines = (lines: number): readonly string[] =>
  lines === 0
    ? []
    : [
        `Lines of the erasure journal that were cut off: ${count(lines)}. The service refused each of these erasures, and the person could ask again.`,
      ];

const contentOf = ({ at, events }: Restored['head'], until: Instant | null): string =>
  until === null
    ? `what was stored on ${at}`
    : `what was recorded until ${until}, of ${counted(events, 'event')} stored on ${at}`;

type Order = {
  readonly file: string;
  readonly journals: readonly string[];
  readonly until: Instant | null;
  readonly keysOnly: boolean;
  readonly createsEmbedded: boolean;
};

function readOrder(args: readonly string[]): Order {
  const { values } = parseArgs({
    args: [...args],
    options: {
      in: { type: 'string' },
      journal: { type: 'string', multiple: true },
      at: { type: 'string' },
      'keys-only': { type: 'boolean', default: false },
      'create-embedded': { type: 'boolean', default: false },
    },
  });
  const { in: file, journal: journals = [], 'keys-only': keysOnly } = values;
  if (file === undefined) throw new WrongUsage('--in is missing: the file of the backup.');
  const until = instantOf('--at', values.at) ?? null;
  if (keysOnly && until !== null)
    throw new WrongUsage('--at is about events, and --keys-only restores none.');
  return { file, journals, until, keysOnly, createsEmbedded: values['create-embedded'] };
}

/** Keys without events, and what stays unreadable. */
async function restoreKeysIn(
  stores: BackupStores,
  work: Omit<Parameters<typeof restoreKeys>[0], 'stores'>,
): Promise<number> {
  const restored = await restoreKeys({ stores, ...work });
  const lost = await lostIn(stores, work.signal);
  for (const line of [...keyLines(restored), ...lostLines(lost)]) print(line);
  print(
    lost.ids.size === 0
      ? 'Now start the service: it builds the read models.'
      : 'The lost keys are newer than the backup. Find a newer one, or give the keys up: npm run store -- lost-keys --help.',
  );
  return lost.ids.size === 0 ? 0 : 1;
}

const keyLines = ({ head, keys, erasures, cutOff }: RestoredKeys): readonly string[] => [
  `Restored the keys of what was stored on ${head.at}: ${count(keys)}.`,
  ...(erasures === 0
    ? []
    : [
        `Left out, because they were to be erased: the keys of ${count(erasures)}. An erasure that had not ended must be asked for again.`,
      ]),
  ...cutOffLines(cutOff),
];

await runTask({
  usage,
  async work(args, signal) {
    const { createsEmbedded, file, journals, until, keysOnly } = readOrder(args);
    const config = await toolConfig(createsEmbedded);
    try {
      return await withBackupStores(config, async (stores) => {
        if (keysOnly) return restoreKeysIn(stores, { config, file, journals, signal });
        const restored = await restoreBackup({ stores, config, file, journals, until, signal, showProgress });
        for (const line of linesOf(restored, until)) print(line);
        return restored.chain.findings.length === 0 ? 0 : 1;
      });
    } catch (error) {
      if (!refusals.some((kind) => error instanceof kind)) throw error;
      printError((error as Error).message);
      return 1;
    }
  },
});
