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
