import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { DomainEvent } from '#domain/events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Actor, asCommandId, type CommandId } from '#domain/kernel/ids.ts';
import { canonicalZone } from '#domain/kernel/known-zones.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import { commandIdOf, derivedId } from '#service/event-store/command-ids.ts';
import {
  type CommandContext,
  type ExecuteCommand,
  type Outcome,
  StaleRevision,
} from '#service/event-store/commands/execute-command.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';
import { currentMember } from './current-member.ts';
import { HttpFailure, KeyReused } from './errors/http-failures.ts';

/** The common fields of every command answer. */
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
  /** Distinguishes several commands of one request. */
  step?: string,
  /** `system` for a command on a stream of others, whose events must not name the caller. */
  actor?: 'system',
) => Promise<Sent<State, Event>>;

type Deps = {
  readonly execute: ExecuteCommand;
  /**
   * Resolves to false when the read models have not reached the position in time.
   * @param memberId whose rows are enough; all when absent
   */
  readonly waitFor: (position: Position, memberId?: string) => Promise<boolean>;
  readonly now: () => Instant;
};

/** Sends a command of the caller, and waits until the read models show its result. */
export function createSendCommand({ execute, waitFor, now }: Deps): SendCommand {
  return async (ctx, decider, stream, command, step, actor) => {
    const { replayedStream } = ctx.state;
    if (replayedStream !== undefined && step === undefined && stream !== replayedStream)
      throw new KeyReused();
    const asCaller = contextOf(ctx, now, stream, step);
    const context = actor === undefined ? asCaller : withoutCaller(asCaller);
    ctx.state.commandIds = [...(ctx.state.commandIds ?? []), context.commandId];
    const { state, ...outcome } = await execute(decider, stream, command, context);
    return { state, answer: await answerOf(outcome, waitFor) };
  };
}

async function answerOf<Event extends DomainEvent>(
  { events, revision, position }: Omit<Outcome<unknown, Event>, 'state'>,
  waitFor: Deps['waitFor'],
): Promise<CommandAnswer<Event>> {
  const visible = position === null || (await waitFor(position, onlyMemberOf(events)));
  return { events, revision, position, visible };
}

/** The member whose events these are; undefined when they are of several, or of none. */
function onlyMemberOf(events: readonly DomainEvent[]): string | undefined {
  const members = new Set(events.map(memberOfEvent));
  const [only] = members;
  return members.size === 1 && only !== '' ? only : undefined;
}

/** The id, time and stream of the request's command. */
function contextOf(ctx: Context, now: Deps['now'], stream: string, step?: string): CommandContext {
  const sender = senderOf(ctx, now);
  const commandId = ctx.state.current
    ? commandIdOfMember(ctx)
    : commandIdOf(keySpaceOf(ctx, sender.actor, stream), idempotencyKey(ctx));
  const ifRevision = revisionIn(ctx.get('If-Match'));
  return {
    ...sender,
    ...(ctx.state.token && { tokenId: ctx.state.token.id }),
    commandId: step === undefined ? commandId : asCommandId(derivedId(commandId, step)),
    correlationId: ctx.state.requestId,
    // Also after the time limit, which is answered before the command has ended.
    isCallerGone: () => ctx.res.writableEnded || ctx.res.destroyed,
    // Applies to what the member has seen: the stream of the main command, not of those that prepare it.
    ...(ifRevision === null || step !== undefined ? {} : { ifRevision }),
    ...(ctx.state.replayedStream !== undefined && { isReplay: true }),
  };
}

/** The context of a command whose events name neither the caller nor their zone. */
function withoutCaller({ tokenId: _, ...context }: CommandContext): CommandContext {
  return { ...context, actor: 'system', zone: 'UTC', localDate: dayOf(context.occurredAt, 'UTC') };
}

/** The id of the current member's command, from which its events and aggregates derive their ids. */
export function commandIdOfMember(ctx: Context): CommandId {
  const { state } = ctx;
  state.commandId ??= commandIdOf(currentMember(ctx).memberId, idempotencyKey(ctx));
  return state.commandId;
}

/**
 * Checks `If-Match` before a request sends several commands. Otherwise the last one, to which it applies, could be refused after the others
 * have stored their events. @throws StaleRevision
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
 * The key space of an `Idempotency-Key`. A member's keys belong to the member. Visitors cannot be distinguished, so a visitor's key is
 * valid only for exactly the same request. With a different request it counts as another key, and neither request affects the other.
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
  // On public routes, a signed-in member is nevertheless the actor.
  const actor: Actor = ctx.session.member?.memberId ?? 'system';
  return { actor, occurredAt, zone, localDate: dayOf(occurredAt, zone) };
}

/** Characters of an `Idempotency-Key`. */
export const longestKey = 200;

/** @throws HttpFailure 400 for a key that is too long. */
export function idempotencyKey(ctx: Context): string | null {
  const key = ctx.get('Idempotency-Key').trim();
  if (key.length > longestKey) {
    throw new HttpFailure(400, 'invalid-key', `The Idempotency-Key is longer than ${longestKey} characters.`);
  }
  return key || null;
}

function revisionIn(ifMatch: string): number | null {
  const [, digits] = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch) ?? [];
  if (digits !== undefined) return Number(digits);
  if (ifMatch === '' || ifMatch === '*') return null;
  throw new HttpFailure(400, 'invalid-if-match', 'If-Match must be a revision in quotes, such as "4".');
}
