import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { readCheckpoints } from '#projections/engine/checkpoint.ts';
import { changeParts } from '#projections/engine/division.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { withHashChain } from '#service/event-store/hash-chain/hash-chain.ts';
import { verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import { openBareStore, openStores } from '#service/event-store/open-stores.ts';
import { beginning, type EventStore, type Position } from '#service/event-store/port.ts';
import type { SentCommand } from './clients.ts';
import { configOf, type Place } from './cluster.ts';

type Findings = {
  readonly eventsStored: number;
  readonly rowsCompared: number;
  /** As text; all lists are empty when there is no fault. */
  readonly faults: Readonly<Record<CommandFault | 'rows' | 'chain' | 'index', readonly string[]>>;
};

/** Divides the members into parts, which the running processes share from then on. */
export async function divideMembers(place: Place, parts: number): Promise<void> {
  const stores = await openStores(configOf(place));
  const connect = connector({ connectionString: place.databaseUrl });
  const source = eventSourceOf(stores.events, stores.cipher);
  await changeParts({ connect, schema: liveSchema, source, projections: allProjections }, parts);
  await stores.close();
}

/** Compares stored events with answers, and rows with stored events. */
export async function findFaults(place: Place, sent: readonly SentCommand[]): Promise<Findings> {
  const stores = await openStores(configOf(place));
  const client = new pg.Client(place.databaseUrl);
  await client.connect();
  try {
    await untilCaughtUp(client, await stores.events.head());
    const stored = await storedTypes(stores.events);
    const verified = await verify({
      connect: connector({ connectionString: place.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: allProjections,
    });
    return {
      eventsStored: stored.ids.size,
      rowsCompared: verified.reduce((sum, { rows }) => sum + rows, 0),
      faults: {
        ...commandFaults(sent, stored.byCommand),
        rows: verified.flatMap(({ differences }) => differences.map((each) => JSON.stringify(each))),
        chain: await chainFaults(place),
        index: await indexFaults(client, stored.ids),
      },
    };
  } finally {
    await client.end();
    await stores.close();
  }
}

export type CommandFault = 'lost' | 'doubled' | 'refusedButStored' | 'unlikeAnswers';
type StoredTypes = ReadonlyMap<string, readonly string[]>;

/** Faults of commands, from their answers and the types of the events stored under their ids. */
export function commandFaults(sent: readonly SentCommand[], stored: StoredTypes) {
  const faults: Record<CommandFault, string[]> = {
    lost: [],
    doubled: [],
    refusedButStored: [],
    unlikeAnswers: [],
  };
  for (const command of sent) {
    const types = stored.get(command.commandId) ?? [];
    const { commandId, call, status, answers } = command;
    const answered = answers.map((answer) => `[${answer.join()}]`).join(', ');
    const words = `${call} ${commandId}: ${status}, answered ${answered}, stored [${types.join()}]`;
    for (const fault of faultsOf(command, types)) faults[fault].push(words);
  }
  return faults;
}

function faultsOf({ status, answers }: SentCommand, stored: readonly string[]): readonly CommandFault[] {
  const [answered = [], ...others] = answers;
  if (status >= 300) return stored.length > 0 ? ['refusedButStored'] : [];
  return [
    ...(others.some((other) => other.join() !== answered.join()) ? (['unlikeAnswers'] as const) : []),
    ...(stored.length > answered.length ? (['doubled'] as const) : []),
    ...(answered.length > stored.length || answered.some((type) => !stored.includes(type))
      ? (['lost'] as const)
      : []),
  ];
}

async function storedTypes(events: EventStore) {
  const byCommand = new Map<string, string[]>();
  const ids = new Set<string>();
  for await (const batch of events.readBatches({ after: beginning, personal: new Set() }))
    for (const { id, type, metadata } of batch) {
      const commandId = String(metadata.commandId);
      byCommand.set(commandId, [...(byCommand.get(commandId) ?? []), type.replace(/\.v\d+$/, '')]);
      // The index omits the last events of erased streams.
      if (!type.startsWith('StreamErased')) ids.add(id);
    }
  return { byCommand, ids };
}

/** Resolves when the read models and the index have processed everything. */
async function untilCaughtUp(client: pg.Client, head: Position): Promise<void> {
  for (;;) {
    const checkpoints = [...(await readCheckpoints(client, 'read', allProjections)).values()];
    const { rows } = await client.query<{ position: Position }>('select position from service.followers');
    if ([...checkpoints, ...rows].every(({ position }) => position >= head)) return;
    await pause(100);
  }
}

async function chainFaults(place: Place): Promise<readonly string[]> {
  const { events, close } = await openBareStore(configOf(place));
  const { signal } = new AbortController();
  const { findings } = await verifyChain({ store: withHashChain(events), knownHeads: null, signal });
  await close();
  return findings.map((finding) => JSON.stringify(finding));
}

async function indexFaults(client: pg.Client, stored: ReadonlySet<string>): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string; times: number }>(
    'select id::text, count(*)::integer as times from service.event_index group by id',
  );
  const indexed = new Map(rows.map(({ id, times }) => [id, times]));
  return [...new Set([...stored, ...indexed.keys()])]
    .filter((id) => indexed.get(id) !== 1 || !stored.has(id))
    .map(
      (id) => `${id} stands in the index ${indexed.get(id) ?? 0} times, in the log ${stored.has(id) ? 1 : 0}`,
    );
}
