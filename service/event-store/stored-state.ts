import { type Decider, fold } from '#domain/kernel/decider.ts';
import { decode } from './event-types/event-codec.ts';
import type { EventStore } from './port.ts';

/** The state of a stream whose events are all of one decider; the initial one for a stream without events. */
export async function storedState<State, Event>(
  events: Pick<EventStore, 'readStream'>,
  decider: Pick<Decider<State, never, Event>, 'evolve' | 'initialState'>,
  stream: string,
): Promise<State> {
  const own: Event[] = [];
  for await (const stored of events.readStream(stream)) own.push(decode(stored).event as Event);
  return fold(decider, own);
}
