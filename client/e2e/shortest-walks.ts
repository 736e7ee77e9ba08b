import { test } from 'playwright/test';
import { fromTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Decider } from '#domain/kernel/decider.ts';
import { outcome } from '#domain/testing/run.ts';

type Typed = { readonly type: string };
type WithStatus = { readonly status: string };

/** Commands that lead to a status, by their types. */
export type Walk<Status extends string, CommandType extends string> = {
  readonly status: Status;
  readonly commands: readonly CommandType[];
};

/** Steps after which the search gives up: a state that grows with every command would never end it. */
const limit = 1000;

/**
 * The shortest way to each status that the sample commands reach. A command that lies on none of them gets the shortest way that ends
 * with it, so that each is walked.
 */
export function shortestWalks<State extends WithStatus, Command extends Typed, Event>(
  decider: Decider<State, Command, Event>,
  commands: readonly NoInfer<Command>[],
): readonly Walk<State['status'], Command['type']>[] {
  const paths = shortestFirst(decider, commands);
  const toStatuses = firstOfEach(paths, ({ state }) => state.status).map(walkOf);
  const walked = new Set(toStatuses.flatMap((walk) => walk.commands));
  const oneFurther = paths.flatMap((path) =>
    commands
      .filter(({ type }) => !walked.has(type))
      .map((command) => ({ path, command, events: outcome(decider, path.state, command) }))
      .filter(({ events }) => events.length > 0)
      .map(({ path: { state, steps }, command, events }) => ({
        state: events.reduce(decider.evolve, state),
        steps: [...steps, command],
      })),
  );
  return [...toStatuses, ...firstOfEach(oneFurther, ({ steps }) => steps.at(-1)?.type).map(walkOf)];
}

/** A walk with others that are its beginnings, the shortest first, and itself at the end. */
export type WalkWithStops<Status extends string, CommandType extends string> = Walk<Status, CommandType> & {
  readonly stops: readonly Walk<Status, CommandType>[];
};

/** Walks that are not the beginning of another one. Each of the rest is a stop of one of them. */
export function longestOf<Status extends string, CommandType extends string>(
  walks: readonly Walk<Status, CommandType>[],
): readonly WalkWithStops<Status, CommandType>[] {
  type Any = Walk<Status, CommandType>;
  const isBeginning = (begin: Any, walk: Any): boolean =>
    begin.commands.every((command, index) => command === walk.commands[index]);
  const longest = walks.filter((walk) => !walks.some((other) => other !== walk && isBeginning(walk, other)));
  const stopsOf = (walk: Any): readonly Any[] =>
    walks.filter((begin) => longest.find((one) => isBeginning(begin, one)) === walk);
  return longest.map((walk) => ({
    ...walk,
    stops: stopsOf(walk).toSorted((a, b) => a.commands.length - b.commands.length),
  }));
}

/** Gives the commands of a walk one after the other, and looks at each of its stops. */
export async function walkWithStops<Status extends string, CommandType extends string>(
  { stops }: WalkWithStops<Status, CommandType>,
  give: (command: CommandType) => Promise<void>,
  look: (stop: Walk<Status, CommandType>) => Promise<void>,
): Promise<void> {
  let given = 0;
  for (const stop of stops)
    await test.step(titleOf(stop), async () => {
      for (const command of stop.commands.slice(given)) await give(command);
      given = stop.commands.length;
      await look(stop);
    });
}

/** `assigned: SpinWheel > AcceptQuest`. */
export const titleOf = ({ status, commands }: Walk<string, string>): string =>
  [status, commands.join(' > ')].filter(Boolean).join(': ');

/** `assigned: SpinWheel > AcceptQuest, by way of proposed`. */
export const titlesOf = (walk: WalkWithStops<string, string>): string => {
  const before = walk.stops.slice(0, -1).map(({ status }) => status);
  return before.length > 0 ? `${titleOf(walk)}, by way of ${before.join(', ')}` : titleOf(walk);
};

type Path<State, Command> = { readonly state: State; readonly steps: readonly Command[] };

function shortestFirst<State, Command extends Typed, Event>(
  decider: Decider<State, Command, Event>,
  commands: readonly Command[],
): readonly Path<State, Command>[] {
  const walk = fromTransition(
    (state: State, command: Command) => outcome(decider, state, command).reduce(decider.evolve, state),
    () => decider.initialState,
  );
  return getShortestPaths(walk, {
    events: commands,
    limit,
    serializeState: ({ context }) => JSON.stringify(context),
    serializeEvent: (command) => JSON.stringify(command),
  })
    .map(({ state, steps: [_start, ...steps] }) => ({
      state: state.context,
      steps: steps.map(({ event }) => event),
    }))
    .sort((a, b) => a.steps.length - b.steps.length);
}

const walkOf = <State extends WithStatus, Command extends Typed>({
  state,
  steps,
}: Path<State, Command>): Walk<State['status'], Command['type']> => ({
  status: state.status,
  commands: steps.map(({ type }): Command['type'] => type),
});

function firstOfEach<Value>(values: readonly Value[], nameOf: (value: Value) => unknown): readonly Value[] {
  const names = values.map(nameOf);
  return values.filter((_, index) => names.indexOf(names[index]) === index);
}
