import { expect } from 'chai';
import { type Decider, fold } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

/** Properties of a refusal that a test can check besides its code. */
type Said = Partial<Pick<Refusal, 'kind' | 'message'>>;

type When<Event> = {
  /** Expects exactly these events, in this order. */
  readonly yields: (...expected: readonly [Event, ...Event[]]) => void;
  /** The command is accepted and changes nothing. */
  readonly yieldsNothing: () => void;
  readonly refuses: (code: string, said?: Said) => void;
};

/**
 * A test of a decider: given a history, when a command comes, then these events follow, or none, or a refusal. `const quest =
 * given(questDecider)`, then `quest(spun, accepted).when(complete).yields(completed)`.
 */
export function given<State, Command, Event>(decider: Decider<State, Command, Event>) {
  return (...history: readonly Event[]) => ({
    when(command: Command): When<Event> {
      const decide = () => decider.decide(fold(decider, history), command);
      return {
        yields: (...expected) => expect(decide()).to.deep.equal(expected),
        yieldsNothing: () => expect(decide()).to.deep.equal([]),
        refuses: (code, said = {}) => expect(refusalOf(decide)).to.include({ code, ...said }),
      };
    },
  });
}

/** The refusal that `act` throws. Fails the test when nothing is thrown, and lets other errors through. */
export function refusalOf(act: () => unknown): Refusal {
  let answer: unknown;
  try {
    answer = act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return expect.fail(`expected a refusal, but got ${JSON.stringify(answer)}`);
}
