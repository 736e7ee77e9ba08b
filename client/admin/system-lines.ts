import { numberText } from '#client/lib/format/locale.ts';
import type { OutboxState, SystemAnswer } from '#service/operations/system-contract.ts';
import { systemCopy } from './admin-copy.ts';
import { momentText } from './audit-lines.ts';
import { positionText } from './projection-lines.ts';

type Fact = { readonly name: string; readonly text: string };

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** `3 hours`, rounded down. */
export function ageText(seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['seconds', 1] as const);
  return systemCopy.ages[unit](Math.floor(seconds / size));
}

export function outboxText({ waiting, oldestSeconds, givenUp }: OutboxState): string {
  const waits =
    waiting === 0 || oldestSeconds === null
      ? systemCopy.nothingWaits
      : systemCopy.waits(waiting, ageText(oldestSeconds));
  return givenUp === 0 ? waits : `${waits}, ${systemCopy.givenUp(givenUp)}`;
}

const megabyte = 1e6;

export const backupText = (backup: SystemAnswer['lastBackup']): string =>
  backup
    ? systemCopy.backup(momentText(backup.at), backup.events, numberText(backup.bytes / megabyte, 1))
    : systemCopy.noBackup;

/** What stands about a service besides its read models. */
export const systemFacts = (system: SystemAnswer): readonly Fact[] => [
  { name: systemCopy.version, text: systemCopy.runs(system.version, system.node) },
  { name: systemCopy.process, text: systemCopy.since(system.process, momentText(system.startedAt)) },
  {
    name: systemCopy.eventStore,
    text: systemCopy.upTo(systemCopy.stores[system.store.kind], positionText(system.store.head)),
  },
  { name: systemCopy.postgres, text: system.postgres },
  { name: systemCopy.sessions, text: numberText(system.sessions) },
  { name: systemCopy.lastBackup, text: backupText(system.lastBackup) },
  ...system.outboxes.map((outbox) => ({
    name: systemCopy.outboxes[outbox.name],
    text: outboxText(outbox),
  })),
];
