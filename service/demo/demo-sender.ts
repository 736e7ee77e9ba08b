import type { DomainEvent } from '#domain/events.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Actor, asCommandId } from '#domain/kernel/ids.ts';
import type { ExecuteCommand } from '#service/commands/execute-command.ts';
import { derivedId } from '#service/commands/ids.ts';
import type { Moment } from './demo-clock.ts';

export type DemoSender = <State, Command extends { readonly type: string }, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  moment: Moment,
) => Promise<readonly Event[]>;

/** Sends commands as if at past times. Their ids follow from what they are, so that a demo that was cut off goes on where it was. */
export function demoSender(execute: ExecuteCommand, actor: Actor, zone: string): DemoSender {
  return async (decider, stream, command, { at, today }) => {
    const commandId = asCommandId(derivedId('demo', stream, command.type, at));
    const context = { commandId, correlationId: commandId, actor, occurredAt: at, zone, localDate: today };
    return (await execute(decider, stream, command, context)).events;
  };
}
