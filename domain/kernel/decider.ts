import { Refusal } from './refusal.ts';

/**
 * An aggregate as three pure parts. `decide` returns the events that a command causes, or throws a `Refusal`. No event means that the
 * command changes nothing, for example when it is sent twice. `evolve` never throws, because stored events cannot be refused.
 */
export type Decider<State, Command, Event> = {
  readonly initialState: State;
  readonly decide: (state: State, command: Command) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};

/** Folds stored events into the state that the next command is decided on. */
export function fold<State, Event>(
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

/**
 * A status table in XState's format: `tags` are the commands that a status admits, `on` maps each event to the next status. The client's
 * state machines spread this table, so the rules exist once.
 */
export type Lifecycle<Status extends string, CommandType extends string, EventType extends string> = {
  readonly initial: Status;
  readonly states: {
    readonly [S in Status]: {
      readonly tags: readonly CommandType[];
      readonly on: { readonly [E in EventType]?: Status };
    };
  };
};

/** @throws Refusal `not-admitted` when the status does not admit the command. */
export function admit<Status extends string, CommandType extends string, EventType extends string>(
  table: Lifecycle<Status, CommandType, EventType>,
  status: Status,
  command: CommandType,
  message = `${command} is not possible while ${status}.`,
): void {
  if (!table.states[status].tags.includes(command)) throw new Refusal('not-admitted', message);
}

/** The status after an event. An event that is not in the table leaves the status unchanged. */
export function advance<Status extends string, CommandType extends string, EventType extends string>(
  table: Lifecycle<Status, CommandType, EventType>,
  status: Status,
  event: EventType,
): Status {
  return table.states[status].on[event] ?? status;
}
