import type { core } from 'zod';
import type { Handler } from '#service/app-context.ts';

/**
 * Who may call: everybody, signed in or not; every signed-in account, with or without access to the beta; members who have access to the
 * beta, and admins; admins only.
 */
export type Audience = 'everybody' | 'signedIn' | 'members' | 'admins';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The status and the code, sent as `X-Error-Code`, of an answer that says no. */
export type RefusedWith = readonly [status: number, code: string];

/** All that is known of one call of the API: routing, gates, documentation and tests are made from it. */
export type ApiRoute = {
  readonly method: Method;
  /** As the router writes it: `/api/workouts/:id`. */
  readonly path: `/api/${string}`;
  /** A sentence for who reads the documentation. */
  readonly summary: string;
  readonly audience: Audience;
  /** A limit beside the common ones of all mutations and of members' reads. */
  readonly limit?: 'betaRequest' | 'clientError' | 'export';
  /** Whether it erases data of who calls: every other mutation waits while such an erasure runs. */
  readonly erases?: true;
  readonly query?: core.$ZodType;
  readonly body?: core.$ZodType;
  /** What an answer that says yes is written in; JSON when absent. */
  readonly type?: 'text/csv';
  /** Of an answer that says yes; 200 when absent. */
  readonly status?: 201;
  readonly answer: core.$ZodType;
  /** What the rules may say; what gates, parsers and limits say follows from the rest. */
  readonly refusals?: readonly RefusedWith[];
  /** Whether a long answer is compressed: it must hold no secret beside text that somebody other than the reader can choose. */
  readonly isCompressible?: true;
  readonly handle: Handler;
};

/** Whether a path belongs to the API, where an answer is never a page of the client. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
