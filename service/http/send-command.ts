import type { Context } from 'koa';
import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Actor, asCommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { canonicalZone } from '#domain/kernel/zone-name.ts';
import type { CommandContext, ExecuteCommand, Outcome } from '#service/commands/execute-command.ts';
import { commandIdOf, derivedId } from '#service/commands/ids.ts';
import type { Position } from '#service/event-store/store.ts';
import { HttpFailure } from './failures.ts';

/** What every command answers beside its own fields. */
export type CommandAnswer<Event> = {
  readonly events: readonly Event[];
  readonly revision: number | null;
  readonly position: Position | null;
  /** Whether the read models already show it. */
  readonly visible: boolean;
};

export type Sent<State, Event> = { readonly state: State; readonly answer: CommandAnswer<Event> };

export type SendCommand = <State, Command, Event extends DomainEvent>(
  ctx: Context,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  /** Tells several commands of one request apart. */
  step?: string,
) => Promise<Sent<State, Event>>;

type Means = {
  readonly execute: ExecuteCommand;
  /** Resolves to false when the read models have not got there in time. */
  readonly waitFor: (position: Position) => Promise<boolean>;
  readonly now: () => Instant;
};

/** Sends a command of whoever asks, and waits until the read models show what came of it. */
export function createSendCommand({ execute, waitFor, now }: Means): SendCommand {
  return async (ctx, decider, stream, command, step) => {
    const context = contextOf(ctx, now, step);
    ctx.state.commandIds = [...(ctx.state.commandIds ?? []), context.commandId];
    const { state, ...outcome } = await execute(decider, stream, command, context);
    return { state, answer: await answerOf(outcome, waitFor) };
  };
}

async function answerOf<Event>(
  { events, revision, position }: Omit<Outcome<unknown, Event>, 'state'>,
  waitFor: Means['waitFor'],
): Promise<CommandAnswer<Event>> {
  return { events, revision, position, visible: position === null || (await waitFor(position)) };
}

/** The id, time and place of the command that a request carries. */
function contextOf(ctx: Context, now: Means['now'], step?: string): CommandContext {
  const sender = senderOf(ctx, now);
  const commandId = commandIdOf(sender.actor, idempotencyKey(ctx));
  const ifRevision = revisionIn(ctx.get('If-Match'));
  return {
    ...sender,
    commandId: step === undefined ? commandId : asCommandId(derivedId(commandId, step)),
    correlationId: ctx.state.requestId,
    // It is about what the member has seen: the stream of the command itself, not of those that prepare it.
    ...(ifRevision === null || step !== undefined ? {} : { ifRevision }),
  };
}

function senderOf(ctx: Context, now: Means['now']) {
  const { current } = ctx.state;
  if (current) {
    const { memberId, at, zone, today } = current;
    return { actor: memberId, occurredAt: at, zone, localDate: today };
  }
  const occurredAt = now();
  const zone = canonicalZone(ctx.get('X-Time-Zone')) ?? 'UTC';
  // Where no gate stands, who is signed in acts all the same.
  const actor: Actor = ctx.session.member?.memberId ?? 'system';
  return { actor, occurredAt, zone, localDate: dayOf(occurredAt, zone) };
}

/** @throws HttpFailure 400 for a key that is too long to be kept. */
export function idempotencyKey(ctx: Context): string | null {
  const key = ctx.get('Idempotency-Key').trim();
  if (key.length > 200) {
    throw new HttpFailure(400, 'invalid-key', 'The Idempotency-Key is longer than 200 characters.');
  }
  return key || null;
}

function revisionIn(ifMatch: string): number | null {
  const [, digits] = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch) ?? [];
  if (digits !== undefined) return Number(digits);
  if (ifMatch === '' || ifMatch === '*') return null;
  throw new HttpFailure(400, 'invalid-if-match', 'If-Match must be a revision in quotes, such as "4".');
}
