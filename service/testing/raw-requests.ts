import { connect } from 'node:net';
import { type Chance, type HostileCall, oneOf } from './hostile-calls.ts';

export type RawAnswer = {
  readonly status: number;
  readonly requestId: string | null;
  /** `X-Error-Code`, or empty. */
  readonly code: string;
};
export type RawRequest = {
  readonly kind: string;
  readonly bytes: Buffer;
  /** The sender disconnects without reading an answer. */
  readonly isCut: boolean;
  /** Waits until the service closes the connection. */
  readonly isPatient: boolean;
};

const patienceMs = 30_000;
/** After this time the sender closes its side, because the service would wait for the rest of a request. Few tests wait that long. */
const restMs = 1_500;

/**
 * Writes bytes to a new connection and reads until it is closed.
 * @returns the answers in order, including interim ones; null when the service kept the connection open without an answer
 */
export function exchangeRaw(
  origin: string,
  { bytes, isCut, isPatient }: RawRequest,
): Promise<readonly RawAnswer[] | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const late = setTimeout(() => {
      resolve(null);
      socket.destroy();
    }, patienceMs);
    const rest = setTimeout(() => socket.end(), isPatient ? patienceMs : restMs);
    socket.on('data', (data: Buffer) => received.push(data));
    // A reset connection was refused; the data received before is the answer.
    socket.on('error', () => {});
    socket.once('end', () => socket.end());
    socket.once('close', () => {
      clearTimeout(late);
      clearTimeout(rest);
      resolve(answersIn(Buffer.concat(received).toString('latin1')));
    });
    socket.write(bytes, () => {
      if (isCut) socket.destroy();
    });
  });
}

const answersIn = (text: string): readonly RawAnswer[] =>
  text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part.startsWith('HTTP/1.1 '))
    .map((part) => ({
      status: Number(part.slice(9, 12)),
      requestId: /^x-request-id: (\S+)/im.exec(part)?.[1] ?? null,
      code: /^x-error-code: (\S+)/im.exec(part)?.[1] ?? '',
    }));

type From = { readonly host: string; readonly cookie: string; readonly chance: Chance };
type Spoiler = (call: HostileCall, from: From) => Buffer;

/** Requests that no HTTP client would send. */
const spoilers: Readonly<Record<string, Spoiler>> = {
  'length too long': (call, from) => written(call, from, { 'Content-Length': String(call.body.length + 7) }),
  'length too short': (call, from) =>
    written(call, from, { 'Content-Length': String(Math.max(0, call.body.length - 3)) }),
  'strange length': (call, from) =>
    written(call, from, {
      'Content-Length': oneOf(from.chance, [
        '-1',
        'NaN',
        '1e3',
        '0x10',
        '99999999999999999999',
        '',
        '+2',
        '1, 2',
      ]),
    }),
  'two lengths': (call, from) =>
    written(call, from, { 'Content-Length': `${call.body.length}\r\nContent-Length: 1` }),
  'chunked and a length': (call, from) => written(call, from, { 'Transfer-Encoding': 'chunked' }),
  'strange transfer': (call, from) =>
    written(call, from, {
      'Transfer-Encoding': oneOf(from.chance, [
        'gzip',
        'chunked, chunked',
        'xchunked',
        'identity',
        ' chunked',
        'gzip, chunked',
      ]),
    }),
  chunked: (call, from) => chunked(call, from, (size) => size.toString(16)),
  'strange chunks': (call, from) =>
    chunked(call, from, (size) =>
      oneOf(from.chance, [
        '-1',
        'zz',
        'ffffffffffffffffff',
        `${size.toString(16)};a="${'x'.repeat(200)}"`,
        '',
        '0x1',
        '7fffffff',
      ]),
    ),
  'strange line': (call, from) => {
    const { operation, path } = call;
    const lines = [
      `${operation.method.toLowerCase()} ${path} HTTP/1.1`,
      `BREW ${path} HTTP/1.1`,
      `TRACE ${path} HTTP/1.1`,
      `CONNECT ${path} HTTP/1.1`,
      'OPTIONS * HTTP/1.1',
      `${operation.method} http://evil.example${path} HTTP/1.1`,
      `${operation.method} //evil.example${path} HTTP/1.1`,
      `${operation.method} ${path} HTTP/1.0`,
      `${operation.method} ${path} HTTP/9.9`,
      `${operation.method} ${path}`,
      `${operation.method} ${path}\u0000 HTTP/1.1`,
      `${operation.method} ${path}\u00E9\u00FF HTTP/1.1`,
      `${operation.method} /${'a/'.repeat(9_000)} HTTP/1.1`,
      `${operation.method} /api/../../etc/passwd HTTP/1.1`,
      `${operation.method} \\api\\stats HTTP/1.1`,
      `HEAD ${path} HTTP/1.1`,
      `PROPFIND ${path} HTTP/1.1`,
      'PRI * HTTP/2.0',
      '',
    ];
    return written(call, from, {}, oneOf(from.chance, lines));
  },
  'strange headers': (call, from) => {
    const more = [
      'no colon here',
      ': nameless',
      'X-Null: a\u0000b',
      'X-Fold: a\r\n b',
      'Host: evil.example',
      'Host: [::1',
      'Connection: upgrade\r\nUpgrade: websocket',
      'Connection: upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
      'Expect: 100-continue',
      'Expect: the unexpected',
      'Trailer: Content-Length',
      'X Space: a',
      `X-Long: ${'x'.repeat(20_000)}`,
      Array.from({ length: 2_100 }, (_, index) => `X-${index}: a`).join('\r\n'),
      'Cookie: sid=%; =; ;; sid.sig=x',
      `Cookie: ${'sid=x; '.repeat(500)}`,
      'Content-Encoding: gzip\r\nContent-Encoding: br',
    ];
    return written(call, from, { 'X-Last': `a\r\n${oneOf(from.chance, more)}` });
  },
  'no host': (call, from) => written(call, { ...from, host: '' }),
  garbage: (_call, { chance }) =>
    Buffer.from(Array.from({ length: Math.floor(chance() * 400) }, () => Math.floor(chance() * 256))),
};

/** Bytes to write at once: an invalid request, a truncated one, or several pipelined ones. */
export function rawRequest(calls: readonly HostileCall[], from: From): RawRequest {
  const [call] = calls;
  const { chance } = from;
  const dice = chance();
  if (dice < 0.3 || !call) {
    const parts = calls.map((one, index) =>
      written(one, from, index < calls.length - 1 ? { Connection: 'keep-alive' } : {}),
    );
    return {
      kind: `pipeline of ${calls.length}`,
      bytes: Buffer.concat(parts),
      isCut: false,
      isPatient: true,
    };
  }
  const [kind, spoil] = oneOf(chance, Object.entries(spoilers));
  const bytes = spoil(call, from);
  const isPatient = chance() < 0.02;
  if (dice > 0.42) return { kind, bytes, isCut: false, isPatient };
  const end = Math.floor(chance() * bytes.length);
  return { kind: 'cut off', bytes: bytes.subarray(0, end), isCut: chance() < 0.5, isPatient };
}

const ofOwnPage = (host: string) => ({ Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' });

function written(
  { operation, path, headers, body }: HostileCall,
  { host, cookie }: From,
  more: Readonly<Record<string, string>> = {},
  line = `${operation.method} ${path} HTTP/1.1`,
): Buffer {
  const length = body.length > 0 ? { 'Content-Length': String(body.length) } : {};
  const all = {
    Connection: 'close',
    ...(host && { Host: host }),
    ...ofOwnPage(host),
    ...(cookie && { Cookie: cookie }),
    ...headers,
    ...length,
    ...more,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${line}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

function chunked(call: HostileCall, from: From, sizeOf: (size: number) => string): Buffer {
  const head = written({ ...call, body: Buffer.alloc(0) }, from, {
    'Transfer-Encoding': 'chunked',
  });
  const middle = Math.floor(from.chance() * call.body.length);
  const parts = [call.body.subarray(0, middle), call.body.subarray(middle)].filter((part) => part.length > 0);
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${sizeOf(part.length)}\r\n`),
    part,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]);
}
