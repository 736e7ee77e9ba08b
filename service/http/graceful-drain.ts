import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Readiness } from './middleware/health.ts';

/** Time for running requests after the server has stopped listening. */
const requestsMs = 3_500;
const sweepMs = 50;

type Drain = {
  /** The same readiness, and not ready from the beginning of the drain. */
  readiness(asked: () => Promise<Readiness>): () => Promise<Readiness>;
  /**
   * The stage by which each answer closes its connection during the drain. It checks for the drain when the answer is ready. A set of
   * running requests would keep many of them in memory after their answers. V8 copies what an abandoned table of a set refers to until its
   * next full collection.
   */
  readonly closeConnections: Middleware;
  /** Resolves when all connections are closed. */
  drain(server: Server): Promise<void>;
  /** The time limit of `drain`. */
  readonly patienceMs: number;
};

/**
 * Ends a server without a failed request. While `/readyz` already answers 503, the server continues to accept for `noticeMs`, so that a
 * load balancer can stop choosing it. Each answer asks to close the connection. Otherwise a proxy could send a request over a connection
 * that the server closes, and could not know whether the request was received. Then the server stops listening, completes running requests,
 * and cuts off those that take too long.
 */
export function createDrain(noticeMs: number): Drain {
  let isDraining = false;
  return {
    readiness: (asked) => async () =>
      isDraining ? { isReady: false, checks: { process: 'stopping' } } : asked(),
    closeConnections: async (ctx, next) => {
      await next();
      if (isDraining && !ctx.headerSent) ctx.set('Connection', 'close');
    },
    async drain(server) {
      if (!server.listening) return;
      isDraining = true;
      await delay(noticeMs);
      await closeServer(server);
    },
    patienceMs: noticeMs + requestsMs + 500,
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection can become idle when its last request is answered.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
  const hangUp = setTimeout(() => server.closeAllConnections(), requestsMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(hangUp);
}
