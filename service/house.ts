import type { Context } from 'koa';
import type { Pool } from 'pg';
import type { EventStore } from './event-store/store.ts';
import type { Gates } from './http/current-member.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { SendCommand } from './http/send-command.ts';
import type { Erasures } from './member-data/erasures.ts';

/** What the routes of every feature are given. */
export type House = Gates & {
  /** For reads of the read models. */
  readonly db: Pool;
  readonly send: SendCommand;
  /** For what only the events themselves tell. */
  readonly events: Pick<EventStore, 'readStream'>;
  readonly erasures: Pick<Erasures, 'clear' | 'deleteAccount'>;
  /** Whether there is a mail server. */
  readonly sendsMail: boolean;
  readonly limits: RateLimits;
  /** Key of the HMAC that the wheel draws by. */
  readonly questSeed: string;
  /** Where members write to for help. */
  readonly supportEmail: string;
};

/** A route's own part, given the house; the gates and limits stand before it. */
export type Handler = (house: House) => (ctx: Context) => Promise<void>;
