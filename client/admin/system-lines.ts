import { numberText } from '#client/lib/format/locale.ts';
import type { ChipTone } from '#client/ui/chip.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { ProjectionEntry, RetryAnswer } from '#service/features/operations/projection-contract.ts';
import type { OutboxState, SystemAnswer } from '#service/features/operations/system-contract.ts';
import type { UnreadEvents } from '#service/features/operations/unread-contract.ts';
import { systemCopy } from './admin-copy.ts';
import { momentText } from './audit-lines.ts';

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

const zoneRulesText = ({ version, runtimeDiffers, postgresDiffers }: SystemAnswer['zoneRules']): string =>
  [
    version,
    ...(runtimeDiffers.length > 0 ? [systemCopy.zonesDiffer('Node', runtimeDiffers)] : []),
    ...(postgresDiffers.length > 0 ? [systemCopy.zonesDiffer('Postgres', postgresDiffers)] : []),
  ].join('; ');

/** A type of events that no read model reads. */
export const unreadText = ({ type, origin, count, position }: UnreadEvents): string =>
  systemCopy.unreadOf[origin](type, count, positionText(position));

const unreadFact = (unread: readonly UnreadEvents[]): readonly Fact[] =>
  unread.length === 0 ? [] : [{ name: systemCopy.unreadEvents, text: unread.map(unreadText).join('; ') }];

/** Lines about a service that do not concern its read models. */
export const systemFacts = (system: SystemAnswer): readonly Fact[] => [
  { name: systemCopy.version, text: systemCopy.runs(system.version, system.node) },
  { name: systemCopy.process, text: systemCopy.since(system.process, momentText(system.startedAt)) },
  {
    name: systemCopy.eventStore,
    text: systemCopy.upTo(systemCopy.stores[system.store.kind], positionText(system.store.head)),
  },
  { name: systemCopy.postgres, text: system.postgres },
  { name: systemCopy.zoneRules, text: zoneRulesText(system.zoneRules) },
  { name: systemCopy.sessions, text: numberText(system.sessions) },
  ...(system.accessTokens === undefined
    ? []
    : [{ name: systemCopy.accessTokens, text: numberText(system.accessTokens) }]),
  ...(system.webhooks ? [{ name: systemCopy.webhooks, text: webhooksText(system.webhooks) }] : []),
  { name: systemCopy.lastBackup, text: backupText(system.lastBackup) },
  ...unreadFact(system.unreadEvents ?? []),
  ...system.outboxes.map((outbox) => ({
    name: systemCopy.outboxes[outbox.name],
    text: outboxText(outbox),
  })),
];

type Condition = keyof typeof systemCopy.states;

export const conditionLooks: Readonly<Record<Condition, { tone: ChipTone; icon: IconName }>> = {
  live: { tone: 'good', icon: 'check' },
  behind: { tone: 'warn', icon: 'clock' },
  held: { tone: 'warn', icon: 'alert' },
  rebuilding: { tone: 'warn', icon: 'reset' },
  parked: { tone: 'warn', icon: 'pause' },
};

/** Below this, a read model is as current as a screen can show. */
const currentWithinSeconds = 1;

/** How a read model fares, in one word. */
export function conditionOf({
  state,
  deadLetters,
  lagSeconds,
}: Pick<ProjectionEntry, 'state' | 'deadLetters' | 'lagSeconds'>): Condition {
  if (state !== 'live') return state;
  if (deadLetters > 0) return 'held';
  return lagSeconds !== null && lagSeconds < currentWithinSeconds ? 'live' : 'behind';
}

/** `12 events, 3.2 s`. */
export function lagText({
  lagEvents,
  lagSeconds,
}: Pick<ProjectionEntry, 'lagEvents' | 'lagSeconds'>): string {
  if (lagSeconds === null) return systemCopy.unknown;
  if ((lagEvents ?? lagSeconds) === 0) return systemCopy.notBehind;
  const time = systemCopy.seconds(lagSeconds);
  return lagEvents === null ? time : systemCopy.lag(lagEvents, time);
}

/** A position without leading zeros; one number where the log counts both halves alike. */
export function positionText(position: string): string {
  const halves = position.split('/').map((half) => half.replace(/^0+(?=\d)/, ''));
  return [...new Set(halves)].join('/');
}

/** The result of folding the rows of a read model again. */
export function retryToast(name: string, { isDone, stillHeld, isResumed }: RetryAnswer): ToastMessage {
  if (!isDone) return { title: systemCopy.stillFolding, description: systemCopy.goesOn };
  if (stillHeld)
    return {
      title: systemCopy.stillHeld,
      description: systemCopy.stillHeldPeople(stillHeld),
      variant: 'destructive',
    };
  return isResumed
    ? { title: systemCopy.resumed, description: systemCopy.triedAgain(name) }
    : { title: systemCopy.foldedAgain, description: systemCopy.followsAgain(name) };
}

const webhooksText = ({ on, failing }: NonNullable<SystemAnswer['webhooks']>): string =>
  failing === 0 ? numberText(on) : systemCopy.webhooksFailing(numberText(on), numberText(failing));
