import { LRUCache } from 'lru-cache';
import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { createKeyedMutex } from '#service/concurrency.ts';
import { decode, encode } from '#service/event-store/event-types/event-codec.ts';
import {
  type EventStore,
  OutcomeUnknown,
  type Position,
  RevisionConflict,
} from '#service/event-store/port.ts';

/** The revision that the sender had seen is no longer the newest. */
export class StaleRevision extends Error {
  override readonly name = 'StaleRevision';

  constructor() {
    super('This was changed in the meantime. Please reload and try again.');
  }
}

/** Who wants it, under which id, and when by the member's own clock. */
export type CommandContext = Omit<EventMetadata, 'causationId'> & {
  /** Only if the stream is still at this revision. */
  readonly ifRevision?: number;
  /** The command is known to be stored: nothing is decided, also where it yielded nothing in this stream. */
  readonly isReplay?: boolean;
};

export type Outcome<State, Event> = {
  /** What this command yielded, now or when it was first sent; empty when it changes nothing. */
  readonly events: readonly Event[];
  /** Revision of the stream after it; null while the stream is empty. */
  readonly revision: number | null;
  /** Position of the last event it yielded; null when it yielded none. */
  readonly position: Position | null;
  /** The aggregate after it. */
  readonly state: State;
};

type Loaded<State, Event> = {
  readonly state: State;
  readonly revision: number | null;
  readonly commandIds: Set<CommandId>;
  readonly alreadyYielded: readonly Event[];
  readonly position: Position | null;
};
/** One command on its way. */
type Task<State, Command, Event> = {
  readonly store: EventStore;
  readonly decider: Decider<State, Command, Event>;
  readonly stream: string;
  readonly command: Command;
  readonly context: CommandContext;
};
/** The known state is null while the stream is empty. */
type Done<State, Event> = Outcome<State, Event> & { readonly known: CachedState<State> | null };

/** A process that writes much to a stream often wins against one that must load the stream again for each attempt. */
const maxAttempts = 50;
/** Some 9,000 members, or 18,000 days with a quest, for which a process was seen to take 10 to 17 MB. */
const aggregateCacheBytes = 20_000_000;

export type ExecuteCommand = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
) => Promise<Outcome<State, Event>>;

/**
 * Load, decide, append at the revision that was decided on; a conflict means deciding again. A command id that the stream has already
 * seen answers with the events of the first time. Commands on one stream take their turn, and a stream that this process has written is
 * decided on as it left it: the append tells when it was not the last to write. What would not be stored is decided on what is stored.
 * @throws Refusal by the rules; StaleRevision when `ifRevision` is past; RevisionConflict when others were quicker every time; the store's own errors.
 */
export function createExecuteCommand(store: EventStore): ExecuteCommand {
  const inTurn = createKeyedMutex();
  const states = createAggregateCache(aggregateCacheBytes);
  return <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ) =>
    inTurn(stream, async () => {
      const task = { store, decider, stream, command, context };
      const before = states.get<State>(decider, stream);
      states.forget(stream);
      const done = (before && (await tryCached(task, before))) ?? (await loadAndTry(task));
      const { known, ...outcome } = done;
      if (known) states.set(decider, stream, known);
      return outcome;
    });
}

/** Null where it would not be stored, or was not: what is known may be out of date. */
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

async function loadAndTry<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
): Promise<Done<State, Event>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(task);
    if (!(result instanceof Error)) return result;
    if (attempt === maxAttempts) throw result;
  }
}

async function tryOnce<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
): Promise<Done<State, Event> | RevisionConflict | OutcomeUnknown> {
  const { decider, command, context } = task;
  const { alreadyYielded, commandIds, ...loaded } = await load(task);
  const { state, revision } = loaded;
  const known = revision === null ? null : { state, revision, commandIds };
  if (alreadyYielded.length > 0 || context.isReplay) return { ...loaded, known, events: alreadyYielded };
  if (context.ifRevision !== undefined && context.ifRevision !== revision) throw new StaleRevision();
  const events = decider.decide(state, command);
  if (events.length === 0) return { ...loaded, known, events };
  return append(task, { state, revision, commandIds }, events);
}

async function load<State, Command, Event extends DomainEvent>({
  store,
  decider,
  stream,
  context: { commandId },
}: Task<State, Command, Event>): Promise<Loaded<State, Event>> {
  let { initialState: state } = decider;
  let revision: number | null = null;
  let position: Position | null = null;
  const commandIds = new Set<CommandId>();
  const alreadyYielded: Event[] = [];
  for await (const stored of store.readStream(stream)) {
    const { event, metadata } = decode(stored);
    // What was before does not count any more, though the stream may not be deleted yet.
    const isEnd = event.type === 'StreamErased';
    state = isEnd ? decider.initialState : decider.evolve(state, event as Event);
    revision = stored.revision;
    commandIds.add(metadata.commandId);
    if (metadata.commandId !== commandId) continue;
    alreadyYielded.push(event as Event);
    position = stored.position;
  }
  return { state, revision, commandIds, alreadyYielded, position };
}

/** An error that is returned, not thrown, is settled by loading the stream again. */
async function append<State, Command, Event extends DomainEvent>(
  { store, decider, stream, command, context }: Task<State, Command, Event>,
  before: Pick<Loaded<State, Event>, 'state' | 'revision' | 'commandIds'>,
  events: readonly Event[],
): Promise<Done<State, Event> | RevisionConflict | OutcomeUnknown> {
  const { ifRevision: _, isReplay: __, ...sender } = context;
  const { commandId } = sender;
  const metadata: EventMetadata = { ...sender, ...typeOf(command), causationId: commandId };
  const encoded = events.map((event, index) => encode(event, metadata, { commandId, index }));
  try {
    const { revision, position } = await store.append(stream, before.revision ?? 'no-stream', encoded);
    const state = events.reduce((left, event) => decider.evolve(left, event), before.state);
    const known = { state, revision, commandIds: before.commandIds.add(commandId) };
    return { revision, position, events, state, known };
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof OutcomeUnknown) return error;
    throw error;
  }
}

/** A decider's commands have a type, though it asks for none. */
const typeOf = (command: unknown): Pick<EventMetadata, 'commandType'> =>
  typeof command === 'object' && command !== null && 'type' in command && typeof command.type === 'string'
    ? { commandType: command.type }
    : {};

/** A stream as this process last saw it: others may have written since, which an append at its revision finds out. */
export type CachedState<State> = {
  readonly state: State;
  readonly revision: number;
  /** Of all commands that the stream has seen. */
  readonly commandIds: Set<CommandId>;
};

type AggregateCache = {
  /** Only as the same decider has folded it. */
  get<State>(decider: object, stream: string): CachedState<State> | null;
  set<State>(decider: object, stream: string, known: CachedState<State>): void;
  forget(stream: string): void;
};

type Entry = { readonly decider: object; readonly known: CachedState<unknown> };

/** Remembers the streams that were used last. @param capacity about how many bytes of memory all of them may take together */
export function createAggregateCache(capacity: number): AggregateCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: capacity,
    sizeCalculation: ({ known }, stream) => sizeInMemory([stream, known]),
  });
  return {
    get<State>(decider: object, stream: string) {
      // A command that changes the stream sets it again; one that changes nothing is no reason to remember it longer.
      const entry = entries.peek(stream);
      return entry?.decider === decider ? (entry.known as CachedState<State>) : null;
    },
    set: (decider, stream, known) => void entries.set(stream, { decider, known }),
    forget: (stream) => void entries.delete(stream),
  };
}

/** About how many bytes a plain value takes in memory, rather too many than too few: text is counted as if it were not Latin. */
function sizeInMemory(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Set) return sizeOfAll(value, 200, 40);
  if (value instanceof Map) return sizeOfAll([...value.keys(), ...value.values()], 200, 40);
  return Array.isArray(value) ? sizeOfAll(value, 32, 8) : sizeOfAll(Object.values(value), 56, 16);
}

function sizeOfAll(values: Iterable<unknown>, empty: number, place: number): number {
  let size = empty;
  for (const value of values) size += place + sizeInMemory(value);
  return size;
}
