import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { measureEvenly } from './measure-evenly.ts';
import { stolenShare } from './stolen-share.ts';

export type Target = {
  readonly name: string;
  readonly origin: string;
  /** One after the other on each connection. */
  readonly requests: readonly {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly path: string;
    readonly json?: object;
  }[];
  /** One for each member, who take turns; none where nobody is signed in. */
  readonly cookies: readonly string[];
  /** Requests per second of all members together, evenly; as many as are answered when absent. */
  readonly rate?: number;
};
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Share of the machine's time that its host gave to others, in percent; null where that is not told. */
  readonly stolen: number | null;
};

export type Loaded = Omit<Measured, 'stolen'>;

/** @param seconds of the whole load */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const stolen = await stolenShare();
  const measured = await load(target, connections, seconds);
  return { ...measured, stolen: await stolen() };
}

/** By so many connections, or at the target's rate: autocannon's own limit of a rate lets all send at once as each second begins. */
async function load(target: Target, connections: number, seconds: number): Promise<Loaded> {
  const { origin, requests, cookies, rate } = target;
  if (rate !== undefined) return measureEvenly(target, rate, seconds);
  const nextMember = inTurn(cookies);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, json }, index) => ({
      method,
      path,
      ...(json && { body: JSON.stringify(json) }),
      setupRequest: (request, sender: Sender) => ({
        ...request,
        headers: {
          ...request.headers,
          Origin: origin,
          ...headersOf(index === 0 ? Object.assign(sender, { cookie: nextMember() }) : sender),
          ...(json && { 'Content-Type': 'application/json' }),
          ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
        },
      }),
    })),
  });
  const { requests: counts, latency, errors, timeouts, non2xx } = result;
  return { perSecond: counts.mean, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx };
}

/** Who sends all requests of a target, one after the other, on a connection; somebody else sends the next ones. */
type Sender = { readonly cookie?: string | undefined };

const headersOf = ({ cookie }: Sender) => (cookie === undefined ? {} : { Cookie: cookie });

function inTurn<Value>(values: readonly Value[]): () => Value | undefined {
  let next = 0;
  return () => {
    next += 1;
    return values[(next - 1) % values.length];
  };
}
