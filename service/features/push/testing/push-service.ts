import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decryptMessage } from './decrypt-message.ts';
import { verifyVapid } from './verify-vapid.ts';

/** How the service answers: a status with headers, or not at all. */
type Answer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** How long it takes. */
      readonly afterMs?: number;
      readonly text?: string;
    }
  | 'hangs'
  | 'trickles';

/** A message as a push service takes it and its browser reads it. */
export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly vapid: ReturnType<typeof verifyVapid>;
  /** The decrypted text. */
  readonly message: Readonly<Record<string, unknown>>;
};

/** A subscription of a browser, with the private key that only the browser has. */
type Browser = {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly privateKey: string;
};

/**
 * A push service with its browsers, over HTTP on this machine. It checks every request against RFC 8030, 8291 and 8292, by code that the
 * sender does not share. Each wrong request adds an error to `problems`. @param port a free one when absent
 */
export async function startPushService(port = 0) {
  const received: Received[] = [];
  const problems: unknown[] = [];
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, Answer>();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const path = request.url ?? '';
    void buffer(request)
      .then((body) => take(path, request.headers, body))
      .catch((error: unknown) => problems.push(error))
      .finally(() => respond(response, answers.get(path) ?? { status: 201 }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const browser = browsers.get(path);
    if (!browser) throw new Error(`There is no browser at ${path}.`);
    const vapid = verifyVapid(headers.authorization ?? '');
    if (vapid.aud !== origin) throw new Error('The signature is for another push service.');
    checkHeaders(headers);
    const { p256dh: publicKey, auth } = browser.subscription.keys;
    const text = await decryptMessage(body, { publicKey, privateKey: browser.privateKey, auth });
    received.push({ path, headers, vapid, message: JSON.parse(text) as Received['message'] });
  }

  return {
    origin,
    /** Environment variables that make a service send to this push service. */
    env: { PUSH_ORIGINS: origin },
    received,
    problems,
    /** How often it was called, wrong requests included. */
    asked: () => asked,
    /** A browser that subscribes. */
    subscribe(): Browser['subscription'] {
      const path = `/${randomUUID()}`;
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      // Node leaves out leading zeros, which a JWK must have.
      const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
        'base64url',
      );
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
      const subscription = { endpoint: origin + path, keys };
      browsers.set(path, { subscription, privateKey });
      return subscription;
    },
    /** From now on for this subscription; 201 until then. */
    answer({ endpoint }: Browser['subscription'], answer: Answer): void {
      answers.set(new URL(endpoint).pathname, answer);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The form of each header by RFC 8030, and of the encoding by RFC 8188. @throws Error that names a wrong header. */
const headerRules: Readonly<Record<string, RegExp>> = {
  'content-encoding': /^aes128gcm$/,
  ttl: /^\d+$/,
  topic: /^[\w-]{1,32}$/,
  urgency: /^(very-low|low|normal|high)$/,
};

function checkHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, rule] of Object.entries(headerRules))
    if (!rule.test(String(headers[name]))) throw new Error(`The header ${name} is malformed.`);
}

function respond(response: ServerResponse, answer: Answer): void {
  if (answer === 'hangs') return;
  if (answer === 'trickles') {
    // The status, and a body that never ends.
    response.writeHead(201).write('.');
    return;
  }
  const { status, headers = {}, afterMs = 0, text = 'A text without a reason.' } = answer;
  setTimeout(() => response.writeHead(status, headers).end(text), afterMs);
}
