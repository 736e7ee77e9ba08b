import type { Context, Middleware } from 'koa';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { EventStore } from './event-store/port.ts';
import type { Gates } from './http/current-member.ts';
import type { Idempotency } from './http/idempotency/idempotency.ts';
import type { RateLimits } from './http/middleware/rate-limits.ts';
import type { SendCommand } from './http/send-command.ts';
import type { Erasures } from './jobs/erasure/erasures.ts';

/** What the routes of every feature are given. */
export type AppContext = Gates &
  Idempotency & {
    /** For reads of the read models. */
    readonly db: RowDatabase;
    readonly send: SendCommand;
    /** For what only the events themselves tell. */
    readonly events: Pick<EventStore, 'readStream'>;
    readonly erasures: Pick<Erasures, 'clear' | 'deleteAccount'>;
    /** Has a member's mutation wait while an erasure of their data runs. */
    readonly besideErasures: Middleware;
    /** Whether there is a mail server. */
    readonly sendsMail: boolean;
    readonly limits: RateLimits;
    /** The member's own key. An erasure destroys it, and with it every key that is derived from it. */
    readonly dataKeyOf: (memberId: MemberId) => Promise<Buffer>;
    /** Key of the HMAC that the wheel draws by. */
    readonly questSeed: string;
    /** Where members write to for help. */
    readonly supportEmail: string;
  };

/** The handler of a route, given the app context. It is the last stage: `routeStages` lists those before it. */
export type Handler = (app: AppContext) => (ctx: Context) => Promise<void>;
