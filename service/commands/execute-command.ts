import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { decode, encode } from '#service/event-store/event-codec.ts';
import {
  type EventStore,
  OutcomeUnknown,
  type Position,
  RevisionConflict,
} from '#service/event-store/store.ts';
import { StaleRevision } from '#service/http/failures.ts';
import { createKnownStates, type KnownState } from './known-states.ts';
import { createLanes } from './lanes.ts';

/** Who wants it, under which id, and when by the member's own clock. */
export type CommandContext = Omit<EventMetadata, 'causationId'> & {
  /** Only if the stream is still at this revision. */
  readonly ifRevision?: number;
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
type Done<State, Event> = Outcome<State, Event> & { readonly known: KnownState<State> | null };

/** A process that writes much to a stream wins often against one that must load it anew each time. */
const maxAttempts = 50;
/** Some 9,000 members, or 18,000 days with a quest, for which a process was seen to take 10 to 17 MB. */
const knownStatesBytes = 20_000_000;

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
  const inTurn = createLanes();
  const states = createKnownStates(knownStatesBytes);
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
      const done = (before && (await tryKnown(task, before))) ?? (await loadAndTry(task));
      const { known, ...outcome } = done;
      if (known) states.set(decider, stream, known);
      return outcome;
    });
}

/** Null where it would not be stored, or was not: what is known may be out of date. */
async function tryKnown<State, Command, Event extends DomainEvent>(
  task: Task<State, Command, Event>,
  known: KnownState<State>,
): Promise<Done<State, Event> | null> {
  const { commandId, ifRevision } = task.context;
  if (known.commandIds.has(commandId)) return null;
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
  if (alreadyYielded.length > 0) return { ...loaded, known, events: alreadyYielded };
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
  const { ifRevision: _, ...sender } = context;
  const { commandId } = sender;
  const metadata: EventMetadata = { ...sender, ...typeOf(command), causationId: commandId };
  const encoded = events.map((event, index) => encode(event, metadata, { commandId, index }));
  try {
    const appended = await store.append(stream, before.revision ?? 'no-stream', encoded);
    const state = events.reduce((left, event) => decider.evolve(left, event), before.state);
    const known = { state, revision: appended.revision, commandIds: before.commandIds.add(commandId) };
    return { ...appended, events, state, known };
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
