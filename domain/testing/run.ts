import { type Decider, fold } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

/** The events of a command; none when it is refused. Other errors pass through. */
export function outcome<State, Command, Event>(
  decider: Decider<State, Command, Event>,
  state: State,
  command: Command,
): readonly Event[] {
  try {
    return decider.decide(state, command);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The history that a series of commands produces; refused commands add nothing. */
export function historyOf<State, Command, Event>(
  decider: Decider<State, Command, Event>,
  commands: Iterable<Command>,
): readonly Event[] {
  const history: Event[] = [];
  for (const command of commands) history.push(...outcome(decider, fold(decider, history), command));
  return history;
}
