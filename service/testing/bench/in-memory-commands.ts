import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import type { Moment } from '#service/tools/demo/demo-clock.ts';
import type { SyntheticMember } from './synthetic-members.ts';

/** Runs deciders over streams in memory: the work of a service without its store. */
export type InMemoryCommands = {
  readonly send: <State, Command extends { readonly type: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    moment: Moment,
  ) => void;
};

/** @param onEvent called with each yielded event. */
export function createInMemoryCommands(
  { memberId, zone, seed }: SyntheticMember,
  states: Map<string, unknown>,
  onEvent: (event: ImportedEvent) => void,
): InMemoryCommands {
  return {
    send(decider, stream, command, { at, today }) {
      let state = (states.get(stream) ?? decider.initialState) as typeof decider.initialState;
      const commandId = asCommandId(derivedId('imagined', seed, stream, command.type, at));
      const metadata = {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: memberId,
        occurredAt: at,
        zone,
        localDate: today,
      };
      for (const [index, event] of yielded(() => decider.decide(state, command)).entries()) {
        state = decider.evolve(state, event);
        onEvent({ stream, ...encode(event, metadata, { commandId, index }) });
      }
      states.set(stream, state);
    },
  };
}

/** Refusals are expected: a Lucky Day, for example, cannot be accepted. */
function yielded<Event>(decide: () => readonly Event[]): readonly Event[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
