import { setMaxListeners } from 'node:events';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { dayOf, ianaName } from '#domain/kernel/time-zone.ts';
import { connector } from '#projections/postgres/connection.ts';
import { runAsLeader } from '#projections/postgres/leader-election.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { doublingDelay, sleep } from '#projections/postgres/retry.ts';
import { derivedId, newId } from '#service/event-store/command-ids.ts';
import type { CommandContext, ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import { runSubscriber } from '#service/jobs/subscriber.ts';
import { createClockWatch } from '#service/platform/clock-watch.ts';
import { createSemaphore } from '#service/platform/concurrency.ts';
import { type DueKey, dueKeys, type Settled, settle, type Wake, wake, wakeAll } from './wake-index.ts';

/**
 * A process manager (Hohpe and Woolf, also called saga): waits for facts and times, and then acts, separately for each key, such as a
 * member. Its decisions are pure and its timers are events of one stream for each key. So a replay shows the past actions and repeats none.
 * See service/decisions/0026-process-manager.md.
 */
export type Process<State, Facts, Command, Event extends DomainEvent, Effect> = {
  /** It is for ever: the index of wakes and the follower of the log have it. */
  readonly name: string;
  /**
   * Which key an event of any stream concerns, and when it must be looked at; null for none. Timers wake at their time. An event about
   * everybody wakes all keys that wait for something.
   */
  wakes(event: StoredEvent): Wake | 'every key' | null;
  /** The facts about keys now, read together. A key without facts has ended: nothing is decided or sent for it. */
  readFacts(keys: readonly string[], now: Instant): Promise<ReadonlyMap<string, Facts>>;
  /** Whether these facts ask for no timer at all. Then the stream of a key that waits for no time is not read: nothing would be planned. */
  asksForNothing(facts: Facts): boolean;
  readonly decider: Decider<State, Command, Event>;
  stream(key: string): string;
  /** The zone of the events of a key. */
  zone(facts: Facts): string;
  /** The command that sets and cancels timers. Afterwards, what is due may be done. It changes nothing when it is repeated. */
  plan(key: string, facts: Facts, now: Instant): Command;
  /** The effects that are due, by the state alone. */
  due(state: State, now: Instant): readonly Effect[];
  /** The same for every attempt at an effect, and of no other. */
  effectId(key: string, effect: Effect): string;
  /**
   * Acts on the world and answers with the command that records it, which must change nothing when it is repeated. Throws what is to be tried
   * again later. May run twice when the process ends before the outcome is stored: the id is for whom it reaches to drop the second.
   */
  perform(key: string, effect: Effect, context: EffectContext<Facts>): Promise<Command>;
  /** When the key must be looked at next; null when it waits for facts only. */
  next(state: State, facts: Facts, now: Instant): Instant | null;
};

export type EffectContext<Facts> = {
  readonly id: string;
  readonly facts: Facts;
  readonly now: Instant;
  /** Aborts after the time limit, and when this process may no longer act. */
  readonly signal: AbortSignal;
};

type ProcessDeps = {
  readonly databaseUrl: string;
  readonly store: Pick<EventStore, 'readBatches' | 'subscribe' | 'head'>;
  readonly pool: Pool;
  readonly execute: ExecuteCommand;
  /** Resolves when the read models show all stored events; false when that takes too long. */
  readonly shown: () => Promise<boolean>;
  /** Runs work on a key while its data is not being erased. */
  readonly beside: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => Instant;
  readonly log: EngineLog;
  /** How often this process looks for what is due, and then what it waits for at most. */
  readonly pollMs?: number;
  readonly effectTimeoutMs?: number;
};

/** Keys whose facts are in memory at once. */
const pageSize = 500;
/** No request waits for a plan, so under load each page has more keys: a page costs eight statements for any number of them. */
const gatherMs = 500;
/** Keys that are worked on at once. */
const concurrency = 32;
/** Longer than an effect itself waits for the world, so that it can still say what became of the other parts of it. */
const usualEffectTimeoutMs = 30_000;
const retryDelay = doublingDelay(30_000, 30 * 60_000);

/**
 * Runs a process here, or waits until it may. One process at a time notes wakes, and one works on them, each under a lease. Work of a
 * replaced process does no harm: commands are idempotent, and a key that was woken meanwhile stays due.
 * @returns a function that stops it
 */
export async function runProcess<State, Facts, Command, Event extends DomainEvent, Effect>(
  process: Process<State, Facts, Command, Event, Effect>,
  deps: ProcessDeps,
): Promise<() => Promise<void>> {
  const { databaseUrl, pool, store, log } = deps;
  const woken = createWakeSignal();
  const { name } = process;
  const stopFollowing = await runSubscriber({
    databaseUrl,
    pool,
    store,
    log,
    subscriber: {
      name: `process ${name}`,
      startsAt: 'beginning',
      async apply(client, events) {
        const woken = events.flatMap((event) => process.wakes(event) ?? []);
        await wake(
          client,
          name,
          woken.filter((one) => one !== 'every key'),
        );
        if (woken.includes('every key')) await wakeAll(client, name);
      },
      onApplied: woken.raise,
    },
  });
  const stopping = new AbortController();
  const lookAtClock = createClockWatch(deps.now, async () => {
    log.warn({ process: name }, 'the clock has gone back; every key is looked at again');
    await wakeAll(pool, name);
  });
  const leading = runAsLeader({
    connect: connector({ connectionString: databaseUrl }),
    lockNames: [`process ${name}`],
    schema: 'service',
    signal: stopping.signal,
    lead: ({ signal }) => workWhile(process, { ...deps, lookAtClock }, woken, signal),
    log: { ...log, info: () => {} },
  });
  return async () => {
    stopping.abort();
    woken.raise();
    await Promise.all([stopFollowing(), leading]);
  };
}

async function workWhile<State, Facts, Command, Event extends DomainEvent, Effect>(
  process: Process<State, Facts, Command, Event, Effect>,
  deps: ProcessDeps & { readonly lookAtClock: () => Promise<void> },
  woken: ReturnType<typeof createWakeSignal>,
  signal: AbortSignal,
): Promise<void> {
  const { pollMs = 5_000 } = deps;
  // One for each effect under way.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', woken.raise, { once: true });
  while (!signal.aborted) {
    await deps.lookAtClock();
    const worked = await workOnPage(process, deps, signal);
    // A full page may not be all that is due.
    if (worked === pageSize) continue;
    await sleep(Math.min(gatherMs, pollMs), signal);
    await woken.wait(pollMs);
  }
}

/** Works on the keys that have been due for longest. @returns how many were settled; 0 also when the read models are behind. */
async function workOnPage<State, Facts, Command, Event extends DomainEvent, Effect>(
  process: Process<State, Facts, Command, Event, Effect>,
  deps: Omit<ProcessDeps, 'databaseUrl' | 'store'>,
  signal: AbortSignal,
): Promise<number> {
  const { pool, now, shown, log } = deps;
  const keys = await dueKeys(pool, process.name, now(), pageSize);
  if (keys.length === 0 || !(await shown())) return 0;
  const facts = await process.readFacts(
    keys.map(({ key }) => key),
    now(),
  );
  const limited = createSemaphore(concurrency);
  const isOver = () => signal.aborted;
  const factsToPlanBy = ({ key, isNew }: DueKey): Facts | undefined => {
    const known = facts.get(key);
    return known !== undefined && isNew && process.asksForNothing(known) ? undefined : known;
  };
  const work = async (due: DueKey): Promise<Settled | null> => {
    if (isOver()) return null;
    const known = factsToPlanBy(due);
    if (known === undefined) return { ...due, next: null, attempts: 0 };
    try {
      const next = await deps.beside(due.key, () => workOn(process, deps, due.key, known, signal));
      return { ...due, next, attempts: 0 };
    } catch (error) {
      if (isOver()) return null;
      const { attempts } = due;
      log.warn(
        { err: error, process: process.name, attempts },
        'a process failed for one key; it is tried again',
      );
      return { ...due, next: later(now(), retryDelay(attempts)), attempts: attempts + 1 };
    }
  };
  const settled = await Promise.all(keys.map((due) => limited(() => work(due))));
  const done = settled.filter((one) => one !== null);
  await settle(pool, process.name, done);
  return done.length;
}

const later = (now: Instant, milliseconds: number): Instant =>
  asInstant(new Date(Date.parse(now) + milliseconds).toISOString());

/** Plans, does what is due, and records each outcome. */
async function workOn<State, Facts, Command, Event extends DomainEvent, Effect>(
  process: Process<State, Facts, Command, Event, Effect>,
  {
    execute,
    now,
    effectTimeoutMs = usualEffectTimeoutMs,
  }: Pick<ProcessDeps, 'execute' | 'now' | 'effectTimeoutMs'>,
  key: string,
  facts: Facts,
  signal: AbortSignal,
): Promise<Instant | null> {
  const at = now();
  const send = async (command: Command, commandId: string) =>
    (
      await execute(
        process.decider,
        process.stream(key),
        command,
        contextAt(at, process.zone(facts), commandId),
      )
    ).state;
  let state = await send(process.plan(key, facts, at), newId());
  for (const effect of process.due(state, at)) {
    signal.throwIfAborted();
    const id = process.effectId(key, effect);
    const command = await withinTime(effectTimeoutMs, signal, (limit) =>
      process.perform(key, effect, { id, facts, now: at, signal: limit }),
    );
    state = await send(command, derivedId('process', process.name, id));
  }
  const next = process.next(state, facts, at);
  // Otherwise it would be done again and again.
  if (next !== null && next <= at) throw new Error('an effect is due again after its outcome was recorded');
  return next;
}

const contextAt = (occurredAt: Instant, zone: string, commandId: string): CommandContext => ({
  commandId: asCommandId(commandId),
  correlationId: newId(),
  actor: 'system',
  occurredAt,
  zone: ianaName(zone),
  localDate: dayOf(occurredAt, zone),
});

/**
 * Also stops waiting for work that ignores its signal, so that this work delays no other key. The listener on the signal of the process is
 * removed. Otherwise Node keeps each effect's signal of `AbortSignal.any` until it aborts.
 */
export async function withinTime<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const end = (): void => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new Error(`no outcome after ${milliseconds} ms`)), milliseconds);
  signal.addEventListener('abort', end, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error), { once: true });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(limit.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Lets the work of this process wait for the next wake that it notes. */
export function createWakeSignal() {
  let isRaised = false;
  let wakeUp = () => {};
  return {
    raise(): void {
      isRaised = true;
      wakeUp();
    },
    /** Resolves at once for a wake since the last wait. */
    async wait(milliseconds: number): Promise<void> {
      if (!isRaised) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRaised = false;
    },
  };
}
