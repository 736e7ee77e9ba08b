import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import { beginning } from '#domain/kernel/recorded.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import { type Activity, noActivity } from '#domain/streak/activity-state.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import type { Moment } from './demo-clock.ts';
import type { SyntheticMember } from './synthetic-members.ts';

/** Runs deciders over streams in memory: the work of a service without its store. */
export type InMemoryCommands = {
  readonly send: <State, Command extends { readonly type: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    moment: Moment,
  ) => void;
  /** The activity of the member so far; empty for plain members, whose commands need no streak. */
  readonly activity: Activity;
};

/** @param onEvent called with each yielded event. */
export function createInMemoryCommands(
  { memberId, zone, seed, lively }: SyntheticMember,
  states: Map<string, unknown>,
  onEvent: (event: ImportedEvent) => void,
): InMemoryCommands {
  const activity = activityIn(states, memberId);
  return {
    activity,
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
        const encoded = encode(event, metadata, { commandId, index });
        onEvent({ stream, ...encoded });
        if (lively)
          evolveActivity(activity, {
            event,
            metadata,
            id: encoded.id,
            stream,
            revision: 0,
            position: beginning,
          });
      }
      states.set(stream, state);
    },
  };
}

function activityIn(states: Map<string, unknown>, memberId: MemberId): Activity {
  const key = `activity of ${memberId}`;
  const activity = (states.get(key) ?? noActivity()) as Activity;
  states.set(key, activity);
  return activity;
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
