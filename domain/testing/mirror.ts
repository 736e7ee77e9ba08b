import { expect } from 'chai';
import { type AnyStateMachine, createMachine, fromTransition, transition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { type Decider, fold, type Lifecycle } from '#domain/kernel/decider.ts';
import { outcome } from './run.ts';

type Typed = { readonly type: string };
type Options<Event> = {
  /** Where the walk starts; by default an empty history. */
  readonly history?: readonly Event[];
  /** Steps after which the walk stops: a state that grows with every command would never end. */
  readonly limit?: number;
};

/** The state machine that a screen builds from the lifecycle table. */
export const machineOf = (table: Lifecycle<string, string, string>): AnyStateMachine =>
  createMachine({ id: 'mirror', ...table });

/**
 * Walks every state that the sample commands reach and expects the machine to match the decider. A command that yields events has its tag;
 * each event is accepted and leads to the decider's next status. Every status, tag and transition of the machine must be reached by some
 * sample.
 */
export function expectMirror<
  State extends { readonly status: string },
  Command extends Typed,
  Event extends Typed,
>(
  machine: AnyStateMachine,
  decider: Decider<State, Command, Event>,
  commands: readonly Command[],
  { history = [], limit = 10_000 }: Options<NoInfer<Event>> = {},
): void {
  const start = fold(decider, history);
  const seen = new Set<string>([start.status]);
  const walk = fromTransition(
    (state: State, command: Command) => outcome(decider, state, command).reduce(decider.evolve, state),
    () => start,
  );
  const map = getAdjacencyMap(walk, {
    events: commands,
    limit,
    serializeState: ({ context }) => asText(context),
    serializeEvent: asText,
  });
  for (const { state, event: command, nextState } of adjacencyMapToArray(map)) {
    const { status } = state.context;
    const events = outcome(decider, state.context, command);
    if (events.length > 0) {
      const here = machine.resolveState({ value: status, context: {} });
      expect(here.hasTag(command.type), `${status} is tagged ${command.type}`).to.equal(true);
      seen.add(`${status} # ${command.type}`);
    }
    expect(follow(machine, status, events, seen), `status after ${command.type} in ${status}`).to.equal(
      nextState.context.status,
    );
    seen.add(nextState.context.status);
  }
  expect(namesOf(machine).filter((name) => !seen.has(name))).to.deep.equal([], 'idle in the machine');
}

function follow(
  machine: AnyStateMachine,
  status: string,
  events: readonly Typed[],
  seen: Set<string>,
): unknown {
  let at = machine.resolveState({ value: status, context: {} });
  for (const event of events) {
    expect(at.can(event), `${event.type} is accepted in ${at.value}`).to.equal(true);
    seen.add(`${at.value} > ${event.type}`);
    [at] = transition(machine, at, event);
  }
  return at.value;
}

/** All names that a machine declares: its statuses, `status # tag` and `status > event`. */
function namesOf(machine: AnyStateMachine): readonly string[] {
  return Object.values(machine.states).flatMap(({ key, tags, ownEvents }) => [
    key,
    ...tags.map((tag) => `${key} # ${tag}`),
    ...ownEvents.map((event) => `${key} > ${event}`),
  ]);
}

/** JSON that distinguishes different sets and maps. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Set || part instanceof Map ? [...part] : part,
  );
}
