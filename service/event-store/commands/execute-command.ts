import { LRUCache } from 'lru-cache';
import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { decode, encode } from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import {
  type EventStore,
  OutcomeUnknown,
  type Position,
  RevisionConflict,
  type StoredEvent,
} from '#service/event-store/port.ts';
import { createKeyedMutex } from '#service/platform/concurrency.ts';
import type { Snapshots } from './snapshots.ts';

/** The expected revision of the sender is no longer the latest. */
export class StaleRevision extends Error {
  override readonly name = 'StaleRevision';

  constructor() {
    super('This was changed in the meantime. Please reload and try again.');
  }
}

/** The sender, the command id, and the time and zone of the member. */
export type CommandContext = Omit<EventMetadata, 'causationId'> & {
  /** Only execute when the stream is still at this revision. */
  readonly ifRevision?: number;
  /** The command is known to be stored, so nothing is decided, even when it has no event in this stream. */
  readonly isReplay?: boolean;
  /** Whether the answer is no longer awaited. What has begun ends, but is not tried again, so that later commands need not wait. */
  readonly isCallerGone?: () => boolean;
};

export type Outcome<State, Event> = {
  /** The events of this command, from now or from its first execution; empty when it changes nothing. */
  readonly events: readonly Event[];
  /** Revision of the stream afterwards; null while the stream is empty. */
  readonly revision: number | null;
  /** Position of the command's last event; null without events. */
  readonly position: Position | null;
  /** The state afterwards. */
  readonly state: State;
};

type Loaded<State, Event> = {
  readonly state: State;
  readonly revision: number | null;
  readonly commandIds: Set<CommandId>;
  readonly alreadyYielded: readonly Event[];
  readonly position: Position | null;
  /** The last event that was read; null when there was none. */
  readonly last: StoredEvent | null;
  /** How many were read. */
  readonly events: number;
};
/** A command during execution. */
type Task<State, Command, Event> = {
  readonly store: EventStore;
  readonly snapshots: Snapshots | null;
  readonly decider: Decider<State, Command, Event>;
  readonly stream: string;
  readonly command: Command;
  readonly context: CommandContext;
};
/** The cached state is null while the stream is empty. */
type Done<State, Event> = Outcome<State, Event> & { readonly known: CachedState<State> | null };

/** Many attempts, because a process that writes often to a stream wins against one that must reload it for each attempt. */
const maxAttempts = 50;
/**
 * Enough for a thousand members with a hundred workouts each, or for many more new members. The former took 29 MB of process memory
 * (measured). When active members need more than this, each command reads its stream, which doubles the CPU of a short command.
 */
const aggregateCacheBytes = 60_000_000;

export type ExecuteCommand = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
) => Promise<Outcome<State, Event>>;

/**
 * Loads, decides, and appends at the revision that was decided on; a conflict repeats this. A command id that is already in the stream
 * returns its first events. Commands on one stream run one after the other. A stream written by this process is decided on its cached
 * state: an outdated state causes a conflict at the append. If the cached state yields no event, the newer events of the stream are read
 * before the answer. A long stream is read from its snapshot on.
 * @throws Refusal by the rules; StaleRevision when `ifRevision` is outdated; RevisionConflict when every attempt lost; the store's own
 * errors.
 */
export function createExecuteCommand(store: EventStore, snapshots: Snapshots | null = null): ExecuteCommand {
  const inTurn = createKeyedMutex();
  const states = createAggregateCache(aggregateCacheBytes);
  return <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ) =>
    inTurn(stream, async () => {
      const task = { store, snapshots, decider, stream, command, context };
      const before = states.get<State>(decider, stream);
      states.forget(stream);
      const done = (before && (await tryCached(task, before))) ?? (await loadAndTry(task, before));
      const { known, ...outcome } = done;
      if (known) states.set(decider, stream, known);
      return outcome;
    });
}

/** Null when nothing would be or was stored, because the cached state may be outdated. */
async function tryCached<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  known: CachedState<State>,
): Promise<Done<State, Event> | null> {
  const { commandId, ifRevision, isReplay } = task.context;
  if (isReplay || known.commandIds.has(commandId)) return null;
  if (ifRevision !== undefined && ifRevision !== known.revision) return null;
  try {
    const events = task.decider.decide(known.state, task.command);
    const result = events.length > 0 && (await append(task, known, events));
    return result && !(result instanceof Error) ? result : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** @param before the cached state, from which the first attempt reads on */
async function loadAndTry<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  before: CachedState<State> | null,
): Promise<Done<State, Event>> {
  let known = before;
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await load(task, known);
    const result = await tryOnce(task, loaded);
    if (!(result instanceof Error)) return result;
    if (attempt === maxAttempts || task.context.isCallerGone?.()) throw result;
    known = knownFrom(loaded);
  }
}

async function tryOnce<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  { alreadyYielded, commandIds, last: _, ...loaded }: Loaded<State, Event>,
): Promise<Done<State, Event> | RevisionConflict | OutcomeUnknown> {
  const { decider, command, context } = task;
  const { state, revision } = loaded;
  const known = knownFrom({ state, revision, commandIds });
  if (alreadyYielded.length > 0 || context.isReplay) return { ...loaded, known, events: alreadyYielded };
  if (context.ifRevision !== undefined && context.ifRevision !== revision) throw new StaleRevision();
  const events = decider.decide(state, command);
  if (events.length === 0) return { ...loaded, known, events };
  return append(task, { state, revision, commandIds }, events);
}

const knownFrom = <State>({
  state,
  revision,
  commandIds,
}: Pick<Loaded<State, never>, 'state' | 'revision' | 'commandIds'>): CachedState<State> | null =>
  revision === null ? null : { state, revision, commandIds };

/** Reads only what is new after a known state, unless the command is in it or the stream was deleted since. */
async function load<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  known: CachedState<State> | null,
): Promise<Loaded<State, Event>> {
  const { context } = task;
  const isUsable = !context.isReplay && known?.commandIds.has(context.commandId) === false;
  const events = known && isUsable ? await readAfter(task, known.revision) : null;
  if (known && events) return foldAll(task, known, events);
  return loadWhole(task);
}

/** A stream with at least as many events has a snapshot, and a new one when as many have followed it. */
const eventsPerSnapshot = 100;

/** Reads a short stream from its beginning, and a long one from its snapshot on, if there is one that the log confirms. */
async function loadWhole<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
): Promise<Loaded<State, Event>> {
  const { store, snapshots, stream } = task;
  if (snapshots === null) return foldAll(task, nothingOf(task), store.readStream(stream));
  const begun = await foldAll(task, nothingOf(task), store.readStream(stream, { limit: eventsPerSnapshot }));
  if (begun.events < eventsPerSnapshot) return begun;
  const loaded = (await loadFromSnapshot(task, snapshots)) ?? (await loadRest(task, begun));
  if (loaded.events >= eventsPerSnapshot) keepSnapshot(task, snapshots, loaded);
  return loaded;
}

/** Null without a usable snapshot. A snapshot that contains the command does not tell which events the command yielded. */
async function loadFromSnapshot<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  snapshots: Snapshots,
): Promise<Loaded<State, Event> | null> {
  const { stream, context } = task;
  const snapshot = context.isReplay ? null : await snapshots.find(stream);
  if (!snapshot || snapshot.commandIds.has(context.commandId)) return null;
  const { state, revision, commandIds, hash } = snapshot;
  const after = await readAfter(task, revision, hash);
  const known = { state: state as State, revision, commandIds: new Set(commandIds) };
  return after && foldAll(task, known, after);
}

async function loadRest<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  begun: Loaded<State, Event>,
): Promise<Loaded<State, Event>> {
  const after = begun.revision === null ? null : await readAfter(task, begun.revision);
  if (after === null) return foldAll(task, nothingOf(task), task.store.readStream(task.stream));
  const rest = await foldAll(task, begun, after);
  return {
    ...rest,
    events: begun.events + rest.events,
    last: rest.last ?? begun.last,
    alreadyYielded: [...begun.alreadyYielded, ...rest.alreadyYielded],
    position: rest.position ?? begun.position,
  };
}

/** In the background, under the key of an event in it: a later key may be that of the same member after an erasure. */
function keepSnapshot<State, Event>(
  { stream }: Pick<Task<never, never, never>, 'stream'>,
  snapshots: Snapshots,
  { state, revision, commandIds, last }: Loaded<State, Event>,
): void {
  if (revision === null || last === null) return;
  const { keyId, data } = last;
  const hash = hashOf(last);
  if (!hash || !keyId || typeof data.memberId !== 'string') return;
  const snapshot = { state, revision, hash, commandIds: new Set(commandIds) };
  void snapshots.keep(stream, snapshot, { memberId: data.memberId, keyId });
}

const nothingOf = <State>({ decider }: { readonly decider: { readonly initialState: State } }) => ({
  state: decider.initialState,
  revision: null,
  commandIds: new Set<CommandId>(),
});

/** The events of the stream after a revision; null when there is no event at that revision any more, or one with another hash. */
async function readAfter(
  { store, stream }: Pick<Task<never, never, never>, 'store' | 'stream'>,
  revision: number,
  hash?: string,
): Promise<readonly StoredEvent[] | null> {
  const events: StoredEvent[] = [];
  for await (const event of store.readStream(stream, { from: revision })) events.push(event);
  const [first, ...others] = events;
  if (first?.revision !== revision) return null;
  return hash === undefined || hashOf(first) === hash ? others : null;
}

async function foldAll<State, Command, Event extends DomainEvent>(
  { decider, context: { commandId } }: Task<State, Command, Event>,
  before: Pick<Loaded<State, Event>, 'state' | 'revision' | 'commandIds'>,
  events: AsyncIterable<StoredEvent> | Iterable<StoredEvent>,
): Promise<Loaded<State, Event>> {
  let { state, revision } = before;
  let position: Position | null = null;
  let last: StoredEvent | null = null;
  let count = 0;
  const { commandIds } = before;
  const alreadyYielded: Event[] = [];
  for await (const stored of events) {
    last = stored;
    count += 1;
    const { event, metadata } = decode(stored);
    // Earlier events no longer count, even if the stream is not deleted yet.
    const isEnd = event.type === 'StreamErased';
    state = isEnd ? decider.initialState : decider.evolve(state, event as Event);
    revision = stored.revision;
    commandIds.add(metadata.commandId);
    if (metadata.commandId !== commandId) continue;
    alreadyYielded.push(event as Event);
    position = stored.position;
  }
  return { state, revision, commandIds, alreadyYielded, position, last, events: count };
}

/** A returned error, in contrast to a thrown one, is resolved by reloading the stream. */
async function append<State, Command, Event extends DomainEvent>(
  { store, decider, stream, command, context }: Task<State, Command, Event>,
  before: Pick<Loaded<State, Event>, 'state' | 'revision' | 'commandIds'> & Pick<CachedState<State>, 'size'>,
  events: readonly Event[],
): Promise<Done<State, Event> | RevisionConflict | OutcomeUnknown> {
  const { ifRevision: _, isReplay: __, isCallerGone: ___, ...sender } = context;
  const { commandId } = sender;
  const metadata: EventMetadata = { ...sender, ...typeOf(command), causationId: commandId };
  const encoded = events.map((event, index) => encode(event, metadata, { commandId, index }));
  try {
    const expected = before.revision ?? 'no-stream';
    const { revision, position, isNew } = await store.append(stream, expected, encoded);
    // Another process was first with this command, and may have decided otherwise.
    if (isNew === false) return new RevisionConflict(stream, expected, revision);
    const state = events.reduce((left, event) => decider.evolve(left, event), before.state);
    const known = {
      ...{ state, revision, commandIds: before.commandIds.add(commandId) },
      ...(before.size && { size: grownBy(before.size, events) }),
    };
    return { revision, position, events, state, known };
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof OutcomeUnknown) return error;
    throw error;
  }
}

/** Commands have a type, although the decider's type parameter does not require one. */
const typeOf = (command: unknown): Pick<EventMetadata, 'commandType'> =>
  typeof command === 'object' && command !== null && 'type' in command && typeof command.type === 'string'
    ? { commandType: command.type }
    : {};

/** A stream as last seen by this process. Other processes may have written since, which an append at its revision detects. */
export type CachedState<State> = {
  readonly state: State;
  readonly revision: number;
  /** Ids of all commands in the stream. */
  readonly commandIds: Set<CommandId>;
  /** Absent until the cache has counted it. */
  readonly size?: StateSize;
};

/** In bytes. Counting a state of years takes as long as its command, so what its events add is estimated until that is a quarter. */
type StateSize = { readonly counted: number; readonly estimated: number };

/** Twice the events: they are stored in another form, and with their command. */
const grownBy = ({ counted, estimated }: StateSize, events: readonly unknown[]): StateSize => ({
  counted,
  estimated: estimated + 2 * sizeInMemory(events),
});

const isCloseEnough = (size: StateSize | undefined): size is StateSize =>
  size !== undefined && size.estimated < 1.25 * size.counted;

type AggregateCache = {
  /** Only returns states folded by the same decider. */
  get<State>(decider: object, stream: string): CachedState<State> | null;
  set<State>(decider: object, stream: string, known: CachedState<State>): void;
  forget(stream: string): void;
};

type Entry = { readonly decider: object; readonly known: CachedState<unknown> };

/** Caches the most recently used streams. @param capacity approximate memory in bytes */
export function createAggregateCache(capacity: number): AggregateCache {
  const entries = new LRUCache<string, Entry>({ maxSize: capacity });
  return {
    get<State>(decider: object, stream: string) {
      // A command that changes the stream caches it again; one without events must not prolong its time in the cache.
      const entry = entries.peek(stream);
      return entry?.decider === decider ? (entry.known as CachedState<State>) : null;
    },
    set(decider, stream, known) {
      const size = isCloseEnough(known.size) ? known.size : sizeOf(stream, known);
      entries.set(stream, { decider, known: { ...known, size } }, { size: size.estimated });
    },
    forget: (stream) => void entries.delete(stream),
  };
}

function sizeOf(stream: string, { state, commandIds }: CachedState<unknown>): StateSize {
  const counted = sizeInMemory([stream, { state, commandIds, revision: 0 }]);
  return { counted, estimated: counted };
}

/** Approximate memory of a plain value in bytes. Overestimates: text counts as two bytes per character. */
function sizeInMemory(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Set) return 200 + value.size * (40 + sizeOfFirst(value));
  if (value instanceof Map) return sizeOfAll([...value.keys(), ...value.values()], 200, 40);
  return Array.isArray(value) ? sizeOfAll(value, 32, 8) : sizeOfAll(Object.values(value), 56, 16);
}

/** All elements count as large as the first: ids of commands have one length, and counting thousands for each command is slow. */
function sizeOfFirst(values: ReadonlySet<unknown>): number {
  for (const value of values) return sizeInMemory(value);
  return 0;
}

function sizeOfAll(values: Iterable<unknown>, empty: number, place: number): number {
  let size = empty;
  for (const value of values) size += place + sizeInMemory(value);
  return size;
}
