import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';
import type { RunningProjections } from '#projections/engine/start-projections.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/port.ts';

/** Attributes of a span. Never an address, a name or an id of a member. */
export type Attributes = Readonly<Record<string, string | number>>;
type RequestSpan = {
  updateName(name: string): unknown;
  setAttribute(name: string, value: string | number): unknown;
};

/** Records how long the parts of a request take. Null where it is off. */
export type Tracing = {
  /** A request, as a part of the trace that its `traceparent` names. */
  request<Result>(
    headers: IncomingHttpHeaders,
    work: (span: RequestSpan) => Promise<Result>,
  ): Promise<Result>;
  /** A part of what runs now. */
  part<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** Sends what is still to be sent. */
  stop(): Promise<void>;
};

/** The first stage of every request. */
export function tracedRequests(tracing: Tracing): Middleware {
  return (ctx, next) =>
    tracing.request(ctx.headers, async (span) => {
      try {
        await next();
      } finally {
        const route = (ctx as typeof ctx & { readonly _matchedRoute?: string })._matchedRoute;
        span.updateName(route === undefined ? ctx.method : `${ctx.method} ${route}`);
        span.setAttribute('http.request.method', ctx.method);
        if (route !== undefined) span.setAttribute('http.route', route);
        span.setAttribute('http.response.status_code', ctx.status);
        span.setAttribute('rondel.request_id', ctx.state.requestId);
      }
    });
}

export function tracedCommands(tracing: Tracing | null, execute: ExecuteCommand): ExecuteCommand {
  if (tracing === null) return execute;
  return (decider, stream, command, context) => {
    const { type } = command as { readonly type: string };
    return tracing.part(`command ${type}`, { 'rondel.command': type }, () =>
      execute(decider, stream, command, context),
    );
  };
}

export function tracedStore(tracing: Tracing | null, store: EventStore): EventStore {
  if (tracing === null) return store;
  return {
    ...store,
    append: (stream, expected, events) =>
      tracing.part('append', { 'rondel.events': events.length }, () =>
        store.append(stream, expected, events),
      ),
  };
}

type WaitFor = RunningProjections['waitFor'];

/** The time until the read models, in whichever process, have passed an event. */
export function tracedProjection(tracing: Tracing | null, waitFor: WaitFor): WaitFor {
  if (tracing === null) return waitFor;
  return (position, options) => tracing.part('projection', {}, () => waitFor(position, options));
}
