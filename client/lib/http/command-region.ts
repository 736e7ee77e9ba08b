import { assign, type EventObject, enqueueActions } from 'xstate';

/** A person's requests to the server while the region is free. */
export type CommandEvent<Command> =
  | { readonly type: 'command.sent'; readonly command: Command }
  | { readonly type: 'refusal.dismissed' };

/** The result of an actor that sends commands: the events by which the lifecycle next to it moves. */
export type CommandAnswer<Event extends EventObject> = { readonly events: readonly Event[] };

/** The memory of the region: the error of the last command, until the next one is sent. */
export type CommandContext = { readonly refusal: unknown };

/**
 * The round trip of a command, to be spread next to a lifecycle in a parallel machine. The lifecycle moves only by the
 * events that the server's answer holds. While a command is on its way a second one is ignored, so a double press sends nothing.
 */
export const commandRegion = {
  initial: 'idle',
  states: {
    idle: { on: { 'command.sent': 'sending' } },
    sending: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'sendCommand',
        input: ({ event }: { event: EventObject }) => (event as unknown as { command: never }).command,
        onDone: { target: 'idle', actions: ['raiseAnsweredEvents', 'announceAnswer'] },
        onError: { target: 'refused', actions: ['rememberRefusal', 'announceRefusal'] },
      },
    },
    refused: {
      on: { 'command.sent': 'sending', 'refusal.dismissed': { target: 'idle', actions: 'forgetRefusal' } },
    },
  },
} as const;

/**
 * The actions that `commandRegion` names, for a machine of this context and these events. A screen gives its own `announceAnswer` and
 * `announceRefusal` (toasts, mostly) by `provide`.
 */
export const commandActions = <Context extends CommandContext, Event extends EventObject>() => ({
  forgetRefusal: assign<Context, Event, undefined, Event, never>(refusalIs(() => null)),
  rememberRefusal: assign<Context, Event, undefined, Event, never>(refusalIs(errorOf)),
  raiseAnsweredEvents: enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ event, enqueue }) => {
      for (const raised of answeredEventsOf<Event>(event)) enqueue.raise(raised);
    },
  ),
  announceAnswer: () => {},
  announceRefusal: () => {},
});

const refusalIs =
  <Context extends CommandContext>(refusal: (event: EventObject) => unknown) =>
  ({ event }: { event: EventObject }) =>
    ({ refusal: refusal(event) }) as Partial<Context>;

// XState names the done and error events of an invocation itself; their content is typed by the actor alone.
const errorOf = (event: EventObject): unknown => ('error' in event ? event.error : null);
const answeredEventsOf = <Event extends EventObject>(event: EventObject): readonly Event[] =>
  answerIn<CommandAnswer<Event>>(event)?.events ?? [];

/** The result of the command's actor, for an `announceAnswer`. */
export const answerIn = <Answer>(event: EventObject): Answer | null =>
  'output' in event ? (event.output as Answer) : null;
