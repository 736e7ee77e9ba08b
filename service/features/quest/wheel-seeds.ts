import type { Instant } from '#domain/kernel/day.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type Month, type WheelSeedEvent, wheelSeedsStream } from '#domain/quest/wheel-seed-events.ts';
import {
  commitmentsToReveal,
  monthsToCommit,
  type WheelSeedCommand,
  wheelSeedsDecider,
} from '#domain/quest/wheel-seeds.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { commitmentOf, monthSeedOf } from './quest-draw.ts';

type Events = Pick<EventStore, 'readStream'>;
/** A commitment as everybody can read it. */
export type WheelSeed = {
  readonly month: Month;
  readonly commitment: string;
  readonly committedAt: Instant;
  readonly isLate: boolean;
  readonly revealed: { readonly seed: string; readonly at: Instant; readonly isLate: boolean } | null;
};

/** Everything that was published of the wheel's seeds, in the order of its publication: some 24 events a year. */
export async function publishedSeeds(events: Events): Promise<readonly WheelSeed[]> {
  const seeds = new Map<string, WheelSeed>();
  for await (const stored of events.readStream(wheelSeedsStream)) {
    const { event, metadata } = decode(stored);
    const { month, commitment, late: isLate, ...published } = event as WheelSeedEvent;
    const { occurredAt: at } = metadata;
    const known = seeds.get(commitment);
    if (published.type === 'WheelSeedCommitted')
      seeds.set(commitment, { month, commitment, committedAt: at, isLate, revealed: null });
    else if (known) seeds.set(commitment, { ...known, revealed: { seed: published.seed, at, isLate } });
  }
  return [...seeds.values()];
}

export type WheelSeedDeps = {
  readonly execute: ExecuteCommand;
  readonly questSeed: string;
  readonly now: () => Instant;
};
type PublisherDeps = WheelSeedDeps & {
  /** Called when a seed cannot be revealed, because it follows from another QUEST_SEED. */
  readonly onForeignSeed: (month: Month) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Commits to the seeds of the present months of members and of the next month. Reveals the seeds of months that are over. Any number of
 * processes may do so at the same time: the commands have fixed ids, and the stream's revision lets only one process win.
 */
async function publishDue({ execute, questSeed, now, onForeignSeed }: PublisherDeps): Promise<void> {
  const occurredAt = now();
  const send = (command: WheelSeedCommand) => {
    const commandId = asCommandId(derivedId('wheel-seed', command.type, command.month, command.commitment));
    return execute(wheelSeedsDecider, wheelSeedsStream, command, {
      ...{ commandId, correlationId: commandId, actor: 'system', occurredAt, zone: 'UTC' },
      localDate: dayOf(occurredAt, 'UTC'),
    });
  };
  let seeds = wheelSeedsDecider.initialState;
  for (const month of monthsToCommit(occurredAt)) {
    const commitment = commitmentOf(monthSeedOf(questSeed, month));
    ({ state: seeds } = await send({ type: 'CommitWheelSeed', month, commitment, now: occurredAt }));
  }
  for (const [commitment, month] of commitmentsToReveal(seeds, occurredAt)) {
    const seed = monthSeedOf(questSeed, month);
    if (commitmentOf(seed) !== commitment) onForeignSeed(month);
    else await send({ type: 'RevealWheelSeed', month, commitment, seed, now: occurredAt });
  }
}

const everyMs = 60 * 60_000;

/**
 * Publishes what is due now, and then at intervals. The next month is committed to for a month before it begins, so the promise survives
 * weeks without a service. Resolves after the first round. @returns a function that stops it.
 */
export async function startWheelSeeds(deps: PublisherDeps): Promise<() => Promise<void>> {
  const { onError } = deps;
  let running = publishDue(deps).catch(onError);
  await running;
  const timer = setInterval(() => {
    running = running.then(() => publishDue(deps)).catch(onError);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
