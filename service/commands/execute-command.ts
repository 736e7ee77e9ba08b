import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { CommandId } from '#domain/kernel/ids.ts';
import type { EventMetadata } from '#domain/kernel/recorded.ts';
import { decode, encode } from '#service/event-store/event-codec.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  OutcomeUnknown,
  type Position,
  RevisionConflict,
} from '#service/event-store/store.ts';
import { StaleRevision } from '#service/http/failures.ts';

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
  readonly alreadyYielded: readonly Event[];
  readonly position: Position | null;
};

const maxAttempts = 8;

export type ExecuteCommand = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
) => Promise<Outcome<State, Event>>;

/**
 * Load, decide, append at the revision that was decided on; a conflict means deciding again. A command id that the stream has already
 * seen answers with the events of the first time.
 * @throws Refusal by the rules; StaleRevision when `ifRevision` is past; RevisionConflict when others were quicker every time; the store's own errors.
 */
export function createExecuteCommand(store: EventStore): ExecuteCommand {
  return async (decider, stream, command, context) => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await tryOnce(store, decider, stream, command, context);
      if (!(result instanceof Error)) return result;
      if (attempt === maxAttempts) throw result;
    }
  };
}

async function tryOnce<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
): Promise<Outcome<State, Event> | RevisionConflict | OutcomeUnknown> {
  const loaded = await load(store, decider, stream, context.commandId);
  if (loaded.alreadyYielded.length > 0) return { ...loaded, events: loaded.alreadyYielded };
  if (context.ifRevision !== undefined && context.ifRevision !== loaded.revision) throw new StaleRevision();
  const events = decider.decide(loaded.state, command);
  if (events.length === 0) return { ...loaded, events };
  const result = await tryAppend(store, stream, loaded.revision ?? 'no-stream', events, context);
  if (result instanceof Error) return result;
  return {
    ...result,
    events,
    state: events.reduce((state, event) => decider.evolve(state, event), loaded.state),
  };
}

async function load<State, Event>(
  store: EventStore,
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  stream: string,
  commandId: CommandId,
): Promise<Loaded<State, Event>> {
  let { initialState: state } = decider;
  let revision: number | null = null;
  let position: Position | null = null;
  const alreadyYielded: Event[] = [];
  for await (const stored of store.readStream(stream)) {
    const { event, metadata } = decode(stored);
    state = decider.evolve(state, event as Event);
    revision = stored.revision;
    if (metadata.commandId !== commandId) continue;
    alreadyYielded.push(event as Event);
    position = stored.position;
  }
  return { state, revision, alreadyYielded, position };
}

/** An error that is returned, not thrown, is settled by loading the stream again. */
async function tryAppend(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  events: readonly DomainEvent[],
  context: CommandContext,
): Promise<Appended | RevisionConflict | OutcomeUnknown> {
  const { ifRevision: _, ...known } = context;
  const metadata: EventMetadata = { ...known, causationId: context.commandId };
  const encoded = events.map((event, index) =>
    encode(event, metadata, { commandId: context.commandId, index }),
  );
  try {
    return await store.append(stream, expected, encoded);
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof OutcomeUnknown) return error;
    throw error;
  }
}
