import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The status that it was answered with; null for one that hangs. */
  readonly answered: number | null;
  readonly at: number;
};
type Answer =
  | number
  | 'hangs'
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** The answer waits for it. */
      readonly after?: Promise<void>;
    };

/** A receiver of webhooks on this machine. Each path answers 204 unless the test chooses another answer. */
export async function startWebhookReceiver(port = 0, host = '127.0.0.1') {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const answer = answers.get(path) ?? 204;
      const answered = answer === 'hangs' ? null : typeof answer === 'number' ? answer : answer.status;
      const text = Buffer.concat(pieces).toString();
      received.push({
        path,
        headers: headers as Record<string, string>,
        text,
        answered,
        at: performance.now(),
      });
      void respond(response, answer);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  const origin = `http://${host}:${listening}`;
  return {
    origin,
    received,
    /** What a path answers from now on. */
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    /** What a path has accepted. */
    acceptedAt: (path: string) => received.filter((one) => one.path === path && one.answered === 204),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function respond(response: ServerResponse, answer: Answer): Promise<void> {
  if (answer === 'hangs') return;
  const { status, headers, after } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
  await after;
  response.writeHead(status, headers).end();
}
