import { deviceZone } from '#client/lib/time/device-zone.ts';
import { errorOf, requiresBetaAccess } from './api-error.ts';

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Mutation = {
  readonly method: Method;
  readonly path: string;
  /** Sent as JSON; without it neither a body nor a content type is sent. */
  readonly body?: unknown;
  /** JSON that is sent as it is, in place of a body: to write years of history as JSON would keep the page busy. */
  readonly json?: string;
  /** Names the command, so that the server answers a repeated one as it did the first; a new one when not given. */
  readonly idempotencyKey?: string;
  /** Sent as `If-Match`: the command is refused with 412 when there is a newer revision. */
  readonly ifRevision?: number;
  /** Further headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose command it is; that of the page's member when not given. */
  readonly memberId?: string;
};

/** How long the page's own answers are good for. A screen takes them as it begins. */
const goodForMs = 5_000;

type Answers = Readonly<Record<string, unknown>>;

type EarlyAnswer = { readonly answer: unknown };

type EarlyReads = {
  /** The answer to a path that the page has asked for; undefined where it has not, or where a command may have overtaken it. */
  readonly take: (path: string) => Promise<EarlyAnswer | undefined>;
  /** As `take`, where the answers are here already: a screen then has the answer as it is rendered first. */
  readonly takeNow: (path: string) => EarlyAnswer | undefined;
  /** Asks, and is fulfilled once the answers are here or cannot be had. */
  readonly arrived: () => Promise<void>;
  /** Drops answers that were requested before a command. */
  readonly forget: () => void;
};

/**
 * The reads of a screen at its start, which the page requests in one call. Each answer is taken once.
 * @param url of that call; undefined where the page names none
 * @param fetchAnswers undefined where the call was refused: then each path is requested separately
 */
export function createEarlyReads(
  url: string | undefined,
  fetchAnswers: (url: string) => Promise<Answers | undefined>,
): EarlyReads {
  const open = new Set(pathsIn(url));
  let asking: Promise<void> | undefined;
  let answers: Answers = {};
  let goodUntil = 0;

  async function ask(): Promise<void> {
    if (url === undefined) return;
    answers = (await fetchAnswers(url).catch(() => undefined)) ?? {};
    goodUntil = performance.now() + goodForMs;
  }

  function arrived(): Promise<void> {
    asking ??= ask();
    return asking;
  }

  const takeNow = (path: string): EarlyAnswer | undefined =>
    path in answers && performance.now() < goodUntil && open.delete(path)
      ? { answer: answers[path] }
      : undefined;

  return {
    async take(path) {
      if (open.has(path)) await arrived();
      return takeNow(path);
    },
    takeNow,
    arrived,
    forget: () => open.clear(),
  };
}

const pathsIn = (url = ''): readonly string[] =>
  new URLSearchParams(url.split('?')[1]).get('paths')?.split(',') ?? [];

type HttpDependencies = {
  readonly fetch: typeof globalThis.fetch;
  readonly zone: () => string;
  readonly newKey: () => string;
  /** Aborts when an answer has been waited for long enough. */
  readonly deadline: () => AbortSignal;
  /** Fulfilled in a later task. */
  readonly nextTask: () => Promise<void>;
  readonly early: EarlyReads;
  /** Whom the page belongs to; null while no member is known. */
  readonly memberId: () => string | null;
  /** Called for every refusal for want of beta access. */
  readonly onBetaAccessRequired: (error: Error) => void;
};

export type Http = {
  /** The answer's JSON; null when it is empty. @throws ApiError when the answer is not OK, another error when none comes in time. */
  readonly read: (path: string) => Promise<unknown>;
  /** As `read`, for a call that changes something. */
  readonly send: (mutation: Mutation) => Promise<unknown>;
  /** What the page has asked for as it began. To be forgotten when all is read again. */
  readonly early: EarlyReads;
};

/** The one fetcher: same-origin cookies, the member's zone, and errors as `ApiError`. */
export function createHttp(deps: HttpDependencies): Http {
  const { fetch, zone, newKey, deadline, nextTask, onBetaAccessRequired } = deps;

  async function call(path: string, init: RequestInit): Promise<unknown> {
    const headers = { Accept: 'application/json, text/plain', 'X-Time-Zone': zone(), ...init.headers };
    const response = await fetch(path, { credentials: 'same-origin', signal: deadline(), ...init, headers });
    if (response.ok) return contentOf(response);
    const error = await errorOf(response);
    if (requiresBetaAccess(error)) onBetaAccessRequired(error);
    throw error;
  }

  return {
    // A screen reads ten things as it appears, and each `fetch` by itself takes a phone some milliseconds: the page answers between them.
    read: async (path) => {
      await nextTask();
      const early = await deps.early.take(path);
      return early ? early.answer : call(path, {});
    },
    send: ({
      method,
      path,
      body,
      json = body === undefined ? undefined : JSON.stringify(body),
      idempotencyKey = newKey(),
      ifRevision,
      memberId = deps.memberId(),
      ...more
    }) => {
      deps.early.forget();
      const headers = {
        ...more.headers,
        'Idempotency-Key': idempotencyKey,
        // Another tab may have signed somebody else in: then the server refuses it.
        ...(memberId === null ? {} : { 'X-Member-Id': memberId }),
        ...(ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` }),
      };
      if (json === undefined) return call(path, { method, headers });
      return call(path, {
        method,
        body: json,
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
    },
    early: deps.early,
  };
}

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
}

/** 32 random hex digits. `crypto.randomUUID` would want a secure origin. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** By a message, since browsers put off the timers of pages out of sight. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const listeners = new Set<(error: Error) => void>();

/** Calls `listener` for each refusal for want of beta access. @returns what ends it. */
export function onBetaAccessRequired(listener: (error: Error) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let member: string | null = null;

/** Id of the member whom this page belongs to; null while no member is known. */
export const pageMember = (): string | null => member;

/** The first member keeps the page: what it shows is theirs until it is loaded again, also when somebody else signs in in another tab. */
export function keepPageFor(memberId: string): void {
  member ??= memberId;
}

/** The service gives up after 15 seconds. A call that hangs would hold up the outbox of all tabs. */
const deadline = (): AbortSignal => AbortSignal.timeout(20_000);

/** The one call in which the page of a member asks for what the screen reads. */
function joinedReads(): string | undefined {
  if (!('document' in globalThis)) return undefined;
  const named = document.querySelector<HTMLMetaElement>('meta[name="reads"]')?.content.split(' ');
  return named?.find((path) => path.startsWith('/api/reads?'));
}

export const http = createHttp({
  fetch: (...request) => globalThis.fetch(...request),
  zone: deviceZone,
  newKey: newIdempotencyKey,
  deadline,
  nextTask,
  early: createEarlyReads(joinedReads(), async (url) => {
    const response = await globalThis.fetch(url, { credentials: 'same-origin', signal: deadline() });
    return response.ok ? ((await response.json()) as Readonly<Record<string, unknown>>) : undefined;
  }),
  memberId: pageMember,
  onBetaAccessRequired: (error) => {
    for (const listener of listeners) listener(error);
  },
});

/** A contract's schema, as far as a reader of answers needs it. */
export type Schema<Answer> = { readonly parse: (content: unknown) => Answer };

type Command<Answer> = Mutation & {
  /** Parses the answer; without it the answer is not looked at. */
  readonly answer?: Schema<Answer>;
};

/** Sends one command, never again by itself, and gives its parsed answer. @throws ApiError */
export async function sendCommand<Answer = void>({ answer, ...mutation }: Command<Answer>): Promise<Answer> {
  const content = await http.send(mutation);
  for (const listener of doneListeners) listener(mutation);
  return answer ? answer.parse(content) : (undefined as Answer);
}

type DoneListener = (done: Mutation) => void;
const doneListeners = new Set<DoneListener>();

/** Calls `listener` after each command that was carried out, before its sender gets the answer. @returns what ends it. */
export function onCommandDone(listener: DoneListener): () => void {
  doneListeners.add(listener);
  return () => doneListeners.delete(listener);
}
