import type { RulesState } from '#domain/rules/rules.ts';
import { rulesDecider } from '#domain/rules/rules.ts';
import { type RulesEvent, rulesStream } from '#domain/rules/rules-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';

/** What was decided for everybody so far. */
export async function declaredRules(events: Pick<EventStore, 'readStream'>): Promise<RulesState> {
  let state = rulesDecider.initialState;
  for await (const stored of events.readStream(rulesStream))
    state = rulesDecider.evolve(state, decode(stored).event as RulesEvent);
  return state;
}
