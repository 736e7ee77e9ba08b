import type { KeyObject } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { EventStore } from '#service/event-store/port.ts';
import type { Gates } from '#service/http/current-member.ts';
import type { Idempotency } from '#service/http/idempotency/idempotency.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import type { SendCommand } from '#service/http/send-command.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import type { Insights } from '#service/tools/analysis/insights/insights.ts';
import type { ProjectionOperations } from './operations/projection-operations.ts';
import type { SystemAnswer } from './operations/system-contract.ts';
import type { PushSender } from './push/push-delivery.ts';

/** The dependencies of all route handlers. */
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
    readonly push: PushSender;
    /** The member's data key. An erasure destroys it, and with it every key derived from it. */
    readonly dataKeyOf: (memberId: MemberId) => Promise<KeyObject>;
    /** The seeds of the wheel's months follow from it. */
    readonly questSeed: string;
    /** What admins can do with the read models. */
    readonly operations: ProjectionOperations;
    /** Version, stores and work in the background, for admins. */
    readonly system: () => Promise<SystemAnswer>;
    /** Figures of all members together, for admins. */
    readonly insights: Pick<Insights, 'figures' | 'effect'>;
    /** Email address for members' support requests. */
    readonly supportEmail: string;
  };

/** The handler of a route, given the app context. It is the last stage: `routeStages` lists those before it. */
export type Handler = (app: AppContext) => (ctx: Context) => Promise<void>;
