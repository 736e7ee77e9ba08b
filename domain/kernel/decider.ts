import { Refusal } from './refusal.ts';

/**
 * An aggregate as three pure things. `decide` answers a command with the events that follow, or throws a `Refusal`; no event means
 * that the command changes nothing (sent twice, say). `evolve` never throws: history cannot be refused.
 */
export type Decider<State, Command, Event> = {
  readonly initialState: State;
  readonly decide: (state: State, command: Command) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};

/** Folds a history into the state that the next command is decided on. */
export function fold<State, Event>(
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

/**
 * A status table in XState's own shape: `tags` are the commands that a status admits, `on` says where each event leads. The client's
 * machine spreads it, so it is said once.
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

/** @throws Refusal `not-admitted` when the status has no place for the command. */
export function admit<Status extends string, CommandType extends string, EventType extends string>(
  table: Lifecycle<Status, CommandType, EventType>,
  status: Status,
  command: CommandType,
  message = `${command} is not possible while ${status}.`,
): void {
  if (!table.states[status].tags.includes(command)) throw new Refusal('not-admitted', message);
}

/** The status after an event; an event that the table does not name leaves it as it is. */
export function advance<Status extends string, CommandType extends string, EventType extends string>(
  table: Lifecycle<Status, CommandType, EventType>,
  status: Status,
  event: EventType,
): Status {
  return table.states[status].on[event] ?? status;
}
