import type { KeyObject } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { EventStore } from '#service/event-store/port.ts';
import type { ApiRoute, Handler as RouteHandler } from '#service/http/api-route.ts';
import type { Gates } from '#service/http/current-member.ts';
import type { Idempotency } from '#service/http/idempotency/idempotency.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import type { SendCommand } from '#service/http/send-command.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';

/** The dependencies that the route handlers of all features share. */
export type AppContext = Gates &
  Idempotency & {
    /** For reads of the read models. */
    readonly db: RowDatabase;
    readonly send: SendCommand;
    /** For data that only the events contain. */
    readonly events: Pick<EventStore, 'readStream' | 'readStreams'>;
    readonly erasures: Pick<Erasures, 'clear' | 'deleteAccount'>;
    /** Delays a member's mutation while an erasure of their data runs. */
    readonly besideErasures: Middleware;
    /** Whether a mail server is configured. */
    readonly sendsMail: boolean;
    readonly limits: RateLimits;
    /** The member's data key. An erasure destroys it, and with it every key derived from it. */
    readonly dataKeyOf: (memberId: MemberId) => Promise<KeyObject>;
    /** The seeds of the wheel's months follow from it. */
    readonly questSeed: string;
    /** The first date on which the wheel draws among what it shows. */
    readonly wheelRules: MemberDay;
    /** Email address for members' support requests. */
    readonly supportEmail: string;
    readonly now: () => Instant;
  };

/** A handler that needs nothing beyond the context of all features. */
export type Handler = RouteHandler<AppContext>;

/** A route that needs nothing beyond the context of all features. A feature that needs more extends `AppContext` for its own routes. */
export type AppRoute = ApiRoute<AppContext>;
