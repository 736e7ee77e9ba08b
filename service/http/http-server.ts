import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { bareHeaders, transportSecurity } from './middleware/security-headers.ts';
import { networkOf } from './network.ts';

export type ServerLimits = {
  /** Time limit for the request line and the headers. */
  readonly headersTimeoutMs: number;
  /** Time limit for the whole request; above the limit of `jsonBody`, which answers with a message. */
  readonly requestTimeoutMs: number;
  /** Interval in which both are checked. */
  readonly checkEveryMs: number;
  readonly connections: number;
  /** Maximum per network, without a proxy. */
  readonly connectionsOfNetwork: number;
};
type Options = {
  readonly logger: Logger;
  readonly trustsProxies: boolean;
  /** Whether browsers use https, through a proxy. */
  readonly isHttps: boolean;
  readonly limits?: Partial<ServerLimits>;
};

const standardServerLimits: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  checkEveryMs: 1_000,
  connections: 4_000,
  // A browser opens six; a gym or an office shares one address.
  connectionsOfNetwork: 600,
};

/** Status codes for errors of Node's HTTP parser, by error code. */
const parserRefusals: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * An HTTP server that closes slow connections and limits their number. It passes on only requests whose target is a path (or the `*` of
 * OPTIONS).
 */
export function createHttpServer(
  handle: RequestListener,
  { logger, trustsProxies, isHttps, ...options }: Options,
): Server {
  const headers = { ...bareHeaders, ...(isHttps && transportSecurity), Connection: 'close' };
  const limits = { ...standardServerLimits, ...options.limits };
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Checked here, because Node's own answer lacks security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const answer = (status: number, reason: string) =>
        refuseRequest(request, response, { status, reason }, { headers, logger });
      if (request.httpVersion === '1.1' && request.headers.host === undefined)
        return answer(400, 'The request names no host.');
      const path = pathOf(request.url ?? '');
      if (path === null) return answer(400, 'The request target cannot be parsed.');
      request.url = path;
      handle(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.on('drop', () =>
    logger.warn({ connections: limits.connections }, 'connection refused: the service has reached its limit'),
  );
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseRequest(
      request,
      response,
      { status: 417, reason: 'The request expects what nothing here does.' },
      { headers, logger },
    ),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(error, socket, { headers, logger }),
  );
  // Behind a proxy all connections have the proxy's address.
  if (!trustsProxies) server.on('connection', countedByNetwork(limits.connectionsOfNetwork, logger));
  return server;
}

/**
 * Path and query of a request target, without the origin of an absolute one. Null for a target that cannot be parsed: Koa would throw
 * wherever it is read, including listeners, where an exception ends the process.
 */
function pathOf(target: string): string | null {
  if (target.startsWith('/') || target === '*') return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

type Refusing = { readonly headers: Readonly<Record<string, string>>; readonly logger: Logger };

function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  refused: { readonly status: number; readonly reason: string },
  { headers, logger }: Refusing,
): void {
  logger.info(refused, 'request');
  request.resume();
  response.writeHead(refused.status, { ...headers, 'Content-Length': 0 }).end();
}

/** Answers input that is not an HTTP request or is late, and closes the connection, because later bytes could belong to it. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket, { headers, logger }: Refusing): void {
  // After a partial answer, this one would be taken for its remainder.
  const isAnswering = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage
    ?.headersSent;
  if (!socket.writable || code === 'ECONNRESET' || isAnswering) {
    socket.destroy();
    return;
  }
  const status = parserRefusals[code] ?? 400;
  logger.info({ status, code, reason: 'The connection did not carry an HTTP request.' }, 'request');
  const lines = Object.entries({ ...headers, 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}

function countedByNetwork(most: number, logger: Logger): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    if (count <= most) return;
    // Once each time the limit is reached, not for every connection above it.
    if (count === most + 1)
      logger.warn({ connections: most }, 'connections refused: one network has reached its limit');
    socket.destroy();
  };
}
