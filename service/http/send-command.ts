import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Actor, asCommandId, type CommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { canonicalZone } from '#domain/kernel/zone-name.ts';
import { commandIdOf, derivedId } from '#service/commands/command-ids.ts';
import {
  type CommandContext,
  type ExecuteCommand,
  type Outcome,
  StaleRevision,
} from '#service/commands/execute-command.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';
import { currentMember } from './current-member.ts';
import { HttpFailure, KeyReused } from './errors/http-failures.ts';

/** What every command answers beside its own fields. */
type CommandAnswer<Event> = {
  readonly events: readonly Event[];
  readonly revision: number | null;
  readonly position: Position | null;
  /** Whether the read models already show it. */
  readonly visible: boolean;
};

type Sent<State, Event> = { readonly state: State; readonly answer: CommandAnswer<Event> };

export type SendCommand = <State, Command, Event extends DomainEvent>(
  ctx: Context,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  /** Tells several commands of one request apart. */
  step?: string,
) => Promise<Sent<State, Event>>;

type Deps = {
  readonly execute: ExecuteCommand;
  /** Resolves to false when the read models have not got there in time. */
  readonly waitFor: (position: Position) => Promise<boolean>;
  readonly now: () => Instant;
};

/** Sends a command of the caller, and waits until the read models show its result. */
export function createSendCommand({ execute, waitFor, now }: Deps): SendCommand {
  return async (ctx, decider, stream, command, step) => {
    const { replayedStream } = ctx.state;
    if (replayedStream !== undefined && step === undefined && stream !== replayedStream)
      throw new KeyReused();
    const context = contextOf(ctx, now, stream, step);
    ctx.state.commandIds = [...(ctx.state.commandIds ?? []), context.commandId];
    const { state, ...outcome } = await execute(decider, stream, command, context);
    return { state, answer: await answerOf(outcome, waitFor) };
  };
}

async function answerOf<Event>(
  { events, revision, position }: Omit<Outcome<unknown, Event>, 'state'>,
  waitFor: Deps['waitFor'],
): Promise<CommandAnswer<Event>> {
  return { events, revision, position, visible: position === null || (await waitFor(position)) };
}

/** The id, time and place of the command that a request carries. */
function contextOf(ctx: Context, now: Deps['now'], stream: string, step?: string): CommandContext {
  const sender = senderOf(ctx, now);
  const commandId = ctx.state.current
    ? commandIdOfMember(ctx)
    : commandIdOf(keySpaceOf(ctx, sender.actor, stream), idempotencyKey(ctx));
  const ifRevision = revisionIn(ctx.get('If-Match'));
  return {
    ...sender,
    commandId: step === undefined ? commandId : asCommandId(derivedId(commandId, step)),
    correlationId: ctx.state.requestId,
    // It is about what the member has seen: the stream of the command itself, not of those that prepare it.
    ...(ifRevision === null || step !== undefined ? {} : { ifRevision }),
    ...(ctx.state.replayedStream !== undefined && { isReplay: true }),
  };
}

/** The id of the command that the current member's request carries. What the command makes has the same. */
export function commandIdOfMember(ctx: Context): CommandId {
  const { state } = ctx;
  state.commandId ??= commandIdOf(currentMember(ctx).memberId, idempotencyKey(ctx));
  return state.commandId;
}

/**
 * Checks `If-Match` before a request sends several commands: the last one, which is about the stream, would else be refused when the others
 * have stored their events already. @throws StaleRevision
 */
export async function checkRevision(
  ctx: Context,
  events: Pick<EventStore, 'readStream'>,
  stream: string,
): Promise<void> {
  const expected = revisionIn(ctx.get('If-Match'));
  if (expected === null || ctx.state.replayedStream !== undefined) return;
  for await (const last of events.readStream(stream, { direction: 'backwards', limit: 1 }))
    if (last.revision === expected) return;
  throw new StaleRevision();
}

/**
 * The key space that an `Idempotency-Key` belongs to. A member's keys are the member's. Visitors cannot be distinguished, so a visitor's
 * key counts only for exactly the same request. The same key with another visitor's different request is another key: neither request
 * refuses or answers the other.
 */
function keySpaceOf(ctx: Context, actor: Actor, stream: string): string {
  if (actor !== 'system') return actor;
  return `system ${hash('sha256', `${stream} ${JSON.stringify(ctx.request.body ?? null)}`, 'base64url')}`;
}

function senderOf(ctx: Context, now: Deps['now']) {
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
