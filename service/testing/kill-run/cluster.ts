import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, parseConfig } from '#service/platform/config.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';

export type Place = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** For events in an EventStoreDB that was empty; null for the built-in log. */
  readonly eventStoreUrl: string | null;
};

export type Cluster = {
  /** The origin of a random process that answers requests, which may be starting or dead. */
  someOrigin(): string;
  /**
   * Kills a random serving process at a random moment and restarts it; sometimes all at once. Resolves after this number of kills. Waits
   * until all but one serve, so that there is work to interrupt.
   */
  killOften(count: number, onKilled: (kills: number) => void): Promise<void>;
  allServing(): Promise<void>;
  /** @returns the number of kills, and processes that ended without being killed. */
  stop(): Promise<{ readonly kills: number; readonly crashes: readonly string[] }>;
};

type Slot = {
  /** Null for a process that answers no requests. */
  readonly origin: string | null;
  readonly env: Readonly<Record<string, string>>;
  child: ChildProcess | null;
  /** Resolves when the process serves. */
  starting: Promise<void>;
};

const longestPauseMs = 3_000;
/** Share of kills that affect all serving processes at once. */
const shareOfAll = 0.1;

/** With the EventStoreDB of EVENTSTORE_URL, else with the built-in log. */
export const placeOf = (databaseUrl: string, dataDir: string): Place => ({
  databaseUrl,
  dataDir,
  eventStoreUrl: process.env.EVENTSTORE_URL ?? null,
});

/** What a process reads of its stores. */
const environmentOf = ({ databaseUrl, dataDir, eventStoreUrl }: Place) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  ...(eventStoreUrl !== null && { EVENTSTORE_URL: eventStoreUrl }),
});

/** The configuration of the stores, for what opens them beside the processes. */
export const configOf = (place: Place): Config => parseConfig(environmentOf(place));

/**
 * Starts processes of the service on one database.
 * @param projectors how many of them only run the read models and the jobs, for the others; when 0, each does everything.
 */
export async function createKilledCluster(
  place: Place,
  { size, projectors }: { readonly size: number; readonly projectors: number },
  chance: () => number,
): Promise<Cluster> {
  const crashes: string[] = [];
  let kills = 0;
  let isStopping = false;
  const slots: Slot[] = [];
  for (let nth = 0; nth < size; nth += 1) {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const isProjector = nth < projectors;
    const role = projectors === 0 ? {} : { ROLE: isProjector ? 'projector,jobs' : 'web' };
    const env = { PORT: port, PUBLIC_ORIGIN: origin, ...environmentOf(place), ...role };
    slots.push({ origin: isProjector ? null : origin, env, child: null, starting: Promise.resolve() });
  }
  // The first process creates the tables and the demo people.
  for (const slot of slots) await begin(slot);

  function begin(slot: Slot): Promise<void> {
    slot.starting = spawnApp({ ...slot.env, LOG_LEVEL: 'error' }, 'pipe').then(
      (child) => watch(slot, child),
      (error: unknown) => {
        crashes.push(`at its start: ${String(error)}`);
        return begin(slot);
      },
    );
    return slot.starting;
  }

  function watch(slot: Slot, child: ChildProcess): void {
    slot.child = child;
    let said = '';
    child.stderr?.on('data', (piece) => {
      said = `${said}${String(piece)}`.slice(-2_000);
    });
    child.once('exit', (code, signal) => {
      slot.child = null;
      if (signal === 'SIGKILL' || isStopping) return;
      crashes.push(`${signal ?? code}: ${said}`);
      void begin(slot);
    });
  }

  /** Restarts a process as soon as it has ended. */
  async function restart(slot: Slot): Promise<void> {
    await stopApp(slot.child, 'SIGKILL');
    void begin(slot);
  }

  async function enoughServing(): Promise<void> {
    while (serving().length < Math.max(1, size - 1)) await pause(20);
  }

  /** @returns how many. */
  async function killSome(): Promise<number> {
    const all = serving();
    if (all.length === 0) return 0;
    const victims = chance() < shareOfAll ? all : [anyOf(all)];
    for (const { child } of victims) child?.kill('SIGKILL');
    for (const slot of victims) await restart(slot);
    return victims.length;
  }

  const serving = () => slots.filter(({ child }) => child !== null);
  const anyOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(chance() * values.length)] as Value;

  return {
    someOrigin: () => anyOf(slots.flatMap(({ origin }) => origin ?? [])),
    async killOften(count, onKilled) {
      for (;;) {
        await enoughServing();
        await pause(chance() * longestPauseMs);
        kills += await killSome();
        onKilled(kills);
        if (kills >= count) return;
      }
    },
    allServing: async () => {
      await Promise.all(slots.map(({ starting }) => starting));
    },
    async stop() {
      isStopping = true;
      await Promise.all(slots.map(({ starting }) => starting));
      await Promise.all(slots.map(({ child }) => stopApp(child, 'SIGTERM')));
      return { kills, crashes };
    },
  };
}
