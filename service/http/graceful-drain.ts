import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from './middleware/health.ts';

/** Time for running requests after the server has stopped listening. */
const requestsMs = 3_500;
const sweepMs = 50;

type Drain = {
  /** The same readiness, and not ready from the beginning of the drain. */
  readiness(asked: () => Promise<Readiness>): () => Promise<Readiness>;
  /** The same listener; during the drain each answer closes its connection. */
  answering(listener: RequestListener): RequestListener;
  /** Resolves when all connections are closed. */
  drain(server: Server): Promise<void>;
  /** The time limit of `drain`. */
  readonly patienceMs: number;
};

/**
 * Ends a server without a failed request. While `/readyz` already answers 503, the server goes on accepting for `noticeMs`, so that a load
 * balancer can stop choosing it, and asks with each answer to close the connection. A proxy would otherwise send a request over a kept
 * connection in the moment in which the server closes it, and could not know whether the request was received. Then the server stops listening,
 * completes running requests, and cuts off those that take too long.
 */
export function createDrain(noticeMs: number): Drain {
  let isDraining = false;
  const unanswered = new Set<ServerResponse>();
  return {
    readiness: (asked) => async () =>
      isDraining ? { isReady: false, checks: { process: 'stopping' } } : asked(),
    answering: (listener) => (request, response) => {
      if (isDraining) closeAfter(response);
      unanswered.add(response);
      response.once('close', () => unanswered.delete(response));
      listener(request, response);
    },
    async drain(server) {
      if (!server.listening) return;
      isDraining = true;
      for (const response of unanswered) closeAfter(response);
      await delay(noticeMs);
      await closeServer(server);
    },
    patienceMs: noticeMs + requestsMs + 500,
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
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
