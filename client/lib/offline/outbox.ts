import { get, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { ApiError, isOfOtherMember, isUnauthorized, requiresBetaAccess } from '#client/lib/http/api-error.ts';
import { type Mutation, type Schema, sendCommand } from '#client/lib/http/http.ts';
import { libCopy } from '#client/lib/lib-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { decryptValue, deviceKeyId, encryptValue } from './member-storage.ts';

/** A command that is kept on the device until the server has answered it. */
export type Kept = Required<Pick<Mutation, 'method' | 'path' | 'idempotencyKey'>> & {
  readonly body: unknown;
  /** The command in words for the member: `Weight, 181 lbs`. */
  readonly label: string;
  /** Two commands for one place are about the same thing: the later one takes the place of the earlier. */
  readonly place?: string;
  /** Where the member can change it; without one it is taken back where they see that it waits. */
  readonly screen?: string;
  /** Not sent before this moment, in milliseconds since 1970: until then it can be taken back as if it had never been. */
  readonly notBefore?: number;
  /** In its place when no answer came: what it says without the moment in which it was given. */
  readonly later?: Pick<Mutation, 'body'> & { readonly idempotencyKey: string };
};
/** As it lies in the outbox, oldest first. */
export type Waiting = Kept & {
  /** Got no answer. Else it is on its way for the first time. */
  readonly isHeld?: boolean;
  /** The server's answer when no sender waited for it. */
  readonly problem?: {
    readonly text: string;
    /** The answer would be the same at every try. */
    readonly isFinal: boolean;
  };
};

/** The command got no answer and is sent later: for the member it is saved. Commands that were refused for good are not. */
export const isKeptForLater = ({ isHeld, problem }: Waiting): boolean => isHeld === true && !problem?.isFinal;

export type OutboxStore = {
  readonly read: () => Promise<readonly Waiting[]>;
  /** In one transaction. */
  readonly edit: (change: (waiting: readonly Waiting[]) => readonly Waiting[]) => Promise<void>;
};
type OutboxDependencies = {
  readonly store: OutboxStore;
  /** @throws ApiError, or another error when no answer came. */
  readonly send: (command: Waiting) => Promise<unknown>;
  /** Runs one sending at a time, over all tabs of the member. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Called after every change of what waits. */
  readonly onChange: (waiting: readonly Waiting[]) => void;
  /** Called for each command that was carried out while no sender waited for the answer, and is stored no longer. */
  readonly onDelivered: (command: Kept) => Promise<void>;
  /** Milliseconds since 1970; the device's clock when absent. */
  readonly now?: () => number;
  /** Called when `onDelivered` fails, which does not change what waits. */
  readonly onFailure: (error: unknown) => void;
};

/** No answer came: the command waits on this device and is sent later. */
export class KeptForLater extends Error {
  constructor() {
    super('Kept on this device until there is a network');
    this.name = 'KeptForLater';
  }
}

/** Shown in place of a success. */
export const keptToast: ToastMessage = {
  title: libCopy.waiting,
  description: libCopy.waitingLead,
};

type Outcome = { readonly content?: unknown; readonly error?: ApiError };

/** Commands go to the device's storage first and out in their order from there, so that none is lost with the page. */
export class Outbox {
  readonly #deps: OutboxDependencies;
  /** Commands whose sender still waits for the answer. */
  readonly #awaited = new Set<string>();
  readonly #outcomes = new Map<string, Outcome>();

  constructor(deps: OutboxDependencies) {
    this.#deps = deps;
  }

  /** The waiting commands, oldest first. */
  read(): Promise<readonly Waiting[]> {
    return this.#deps.store.read();
  }

  /** Takes a command back. */
  async withdraw(key: string): Promise<void> {
    await this.#edit((waiting) => waiting.filter((one) => !isNamed(key)(one)));
  }

  /**
   * Sends what waits. What the server was at fault for goes out again only when a member asks for it. A command that may still be taken back
   * goes out with `isLast` alone.
   */
  async flush({ isAsked = false, isLast = false } = {}): Promise<void> {
    const tried = new Set<string>();
    const { now = Date.now } = this.#deps;
    const isNext = ({ idempotencyKey, problem, notBefore = 0 }: Waiting): boolean =>
      !problem?.isFinal && !tried.has(idempotencyKey) && (isLast || notBefore <= now());
    const goesOn = async (): Promise<boolean> => {
      const next = (await this.read()).find(isNext);
      if (!next || (next.problem && !isAsked)) return false;
      tried.add(next.idempotencyKey);
      return this.#deliver(next);
    };
    await this.#deps.alone(async () => {
      while (await goesOn());
    });
  }

  /** Keeps a command that goes out later, without waiting for its answer. */
  async keep(command: Kept): Promise<void> {
    await this.#edit((waiting) => [...waiting.filter((one) => !isAboutTheSame(one, command)), command]);
  }

  /**
   * Keeps the command, sends it after all that were kept before it, and gives the content of the answer; null when another tab
   * sent it.
   * @throws ApiError when the server refused it: it is kept no longer, unless because its member is not the one who is signed in.
   * @throws KeptForLater when no answer came.
   */
  async post(command: Kept): Promise<unknown> {
    const key = command.idempotencyKey;
    this.#awaited.add(key);
    try {
      await this.keep(command);
      await this.flush({ isAsked: true });
      return await this.#outcomeOf(command);
    } finally {
      this.#awaited.delete(key);
      this.#outcomes.delete(key);
    }
  }

  async #outcomeOf({ idempotencyKey: key, later }: Kept): Promise<unknown> {
    const outcome = this.#outcomes.get(key);
    if (outcome && !outcome.error) return outcome.content;
    if (outcome?.error && !waitsForMember(outcome.error)) throw outcome.error;
    if (!(await this.read()).some(isNamed(key))) return null;
    await this.#edit((waiting) =>
      waiting.map((one) => (isNamed(key)(one) ? { ...one, ...later, isHeld: true } : one)),
    );
    throw outcome?.error ?? new KeptForLater();
  }

  /** @returns whether the next one may go out. */
  async #deliver(command: Waiting): Promise<boolean> {
    let content: unknown;
    try {
      content = await this.#deps.send(command);
    } catch (error) {
      const isRefused = error instanceof ApiError;
      if (isRefused && !waitsForMember(error)) return this.#note(command, error);
      // Waiting commands belong to their member: they stay until that member signs in again. The member who has just sent one gets a message.
      if (isRefused) for (const key of this.#awaited) this.#outcomes.set(key, { error });
      await this.#edit((waiting) => waiting.map((one) => ({ ...one, isHeld: true })));
      return false;
    }
    await this.#settle(command, { content });
    return true;
  }

  /** The listener that takes the sender's place is not awaited: the other commands, in all tabs, wait behind this one. */
  async #settle(command: Kept, outcome: Outcome): Promise<void> {
    const key = command.idempotencyKey;
    const isAwaited = this.#awaited.has(key);
    if (isAwaited) this.#outcomes.set(key, outcome);
    await this.withdraw(key);
    if (!isAwaited) this.#deps.onDelivered(command).catch(this.#deps.onFailure);
  }

  /** A refusal goes to the sender that waits for the answer. Without one it stays in the outbox, for the member to see. */
  async #note(command: Waiting, error: ApiError): Promise<boolean> {
    const key = command.idempotencyKey;
    if (this.#awaited.has(key)) {
      await this.#settle(command, { error });
      return true;
    }
    if (requiresBetaAccess(error)) return false;
    const problem = { text: error.text, isFinal: isFinal(error) };
    await this.#edit((waiting) => waiting.map((one) => (isNamed(key)(one) ? { ...one, problem } : one)));
    return problem.isFinal;
  }

  async #edit(change: Parameters<OutboxStore['edit']>[0]): Promise<void> {
    await this.#deps.store.edit(change);
    this.#deps.onChange(await this.read());
  }
}

/** True when no member, or another member, is signed in. */
const waitsForMember = (error: unknown): boolean => isUnauthorized(error) || isOfOtherMember(error);

const isNamed =
  (key: string) =>
  ({ idempotencyKey }: Kept): boolean =>
    idempotencyKey === key;

const isAboutTheSame = (a: Kept, b: Kept): boolean =>
  a.idempotencyKey === b.idempotencyKey || (a.place !== undefined && a.place === b.place);

/** Too long, too many, or the server's own fault: it may go well another time. */
const isFinal = ({ status }: ApiError): boolean => status < 500 && status !== 408 && status !== 429;

const nameOf = (memberId: string): string => `outbox:${memberId}`;

let waiting: readonly Waiting[] = [];
let outbox: Outbox | null = null;
const changeListeners = new Set<() => void>();
type AnswerListener = (command: Kept, answer: unknown, isAwaited: boolean) => Promise<void> | void;
const answerListeners = new Set<AnswerListener>();
const elsewhereListeners = new Set<(commandKey: string) => void>();
/** To the other tabs of the member: the key of a command that was carried out, or null when what waits has changed. */
let tabs: BroadcastChannel | null = null;

/** The commands that wait on this device for the signed-in member, oldest first. */
export const waitingNow = (): readonly Waiting[] => waiting;

/** Calls `listener` after each change of what waits. @returns what ends it. */
export function onWaitingChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/**
 * Calls `listener` for each command that was carried out, with the content of its answer. The content is null where another tab sent the
 * command; `isAwaited` is false where its sender had gone. @returns a function that ends it.
 */
export function onAnswered(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

/** Calls `listener` for each command that was carried out while another tab sent it, with its key. @returns a function that ends it. */
export function onAnsweredElsewhere(listener: (commandKey: string) => void): () => void {
  elsewhereListeners.add(listener);
  return () => elsewhereListeners.delete(listener);
}

async function tellAnswered(...answered: Parameters<AnswerListener>): Promise<void> {
  tabs?.postMessage(answered[0].idempotencyKey);
  await Promise.all([...answerListeners].map(async (listener) => listener(...answered)));
}

/**
 * Opens this member's outbox and sends what waits in it: now, whenever the network returns, and when the member returns to the page or leaves it.
 * @returns what ends it.
 */
export function openOutbox(memberId: string): () => void {
  const channel = new BroadcastChannel(nameOf(memberId));
  const opened = new Outbox({
    store: deviceStore(nameOf(memberId)),
    send: ({ method, path, body, idempotencyKey, isHeld, problem }) =>
      sendCommand({
        ...{ method, path, body, idempotencyKey, memberId, answer: asItCame },
        headers: isHeld || problem ? ofDeviceKey(deviceKeyId()) : {},
      }),
    alone: (work) => alone(nameOf(memberId), work),
    onChange: (now) => {
      channel.postMessage(null);
      show(now);
    },
    onDelivered: (command) => tellAnswered(command, null, false),
    onFailure: reportError,
  });
  const flush = (): void => void opened.flush();
  const look = (): void => void opened.read().then(show);
  outbox = opened;
  tabs = channel;
  look();
  flush();
  channel.addEventListener('message', ({ data: commandKey }: MessageEvent<string | null>) => {
    look();
    if (commandKey !== null) for (const listener of elsewhereListeners) listener(commandKey);
  });
  // The browser gives no `online` when only the service was away.
  const moments = ['online', 'visibilitychange'];
  for (const moment of moments) window.addEventListener(moment, flush);
  return () => {
    for (const moment of moments) window.removeEventListener(moment, flush);
    channel.close();
    tabs = null;
    outbox = null;
    show([]);
  };
}

/**
 * Sends a command that must not be lost with the network or the page, and gives its parsed answer; null when another tab sent it.
 * @throws ApiError when the server refused it.
 * @throws KeptForLater when no answer came: it is sent later.
 */
export async function postDurably<Answer>(command: Kept, answer: Schema<Answer>): Promise<Answer | null> {
  const content = await (outbox ? outbox.post(command) : sendCommand({ ...command, answer: asItCame }));
  tellAnswered(command, content, true).catch(reportError);
  return content === null ? null : answer.parse(content);
}

/** Sends a command after some time, also when the page is closed meanwhile and opened again. Until then `withdraw` takes it back. */
export async function postLater(command: Kept, delayMs: number): Promise<void> {
  await outbox?.keep({ ...command, notBefore: Date.now() + delayMs });
}

/** Takes a command back that has not gone out. @returns whether it was still there */
export async function withdraw(key: string): Promise<boolean> {
  const isWaiting = waiting.some(({ idempotencyKey }) => idempotencyKey === key);
  await outbox?.withdraw(key);
  return isWaiting;
}

/** Sends what waits because the member asks for it. */
export const sendWaiting = async (): Promise<void> => outbox?.flush({ isAsked: true });

/** When each command goes out that may still be taken back. */
const postponements = (): readonly number[] =>
  waiting.map(({ notBefore = 0 }) => notBefore).filter((moment) => moment > Date.now());

export const isPostponing = (): boolean => postponements().length > 0;

/** Longer than a slow network takes for a command. */
const leavingPatienceMs = 3_000;

/** Sends a deletion that may still be taken back, because the member leaves this browser. Gives up after three seconds. */
export async function sendBeforeLeaving(): Promise<void> {
  if (!isPostponing()) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, leavingPatienceMs));
  await Promise.race([outbox?.flush({ isAsked: true, isLast: true }), patience]);
}

function show(now: readonly Waiting[]): void {
  // Nothing waits, as before: no screen need be rendered for that.
  if (now.length === 0 && waiting.length === 0) return;
  waiting = now;
  wakeWhenDue();
  for (const listener of changeListeners) listener();
}

let alarm: ReturnType<typeof setTimeout> | undefined;

/** Sends the next command that may not go out yet, once it may. */
function wakeWhenDue(): void {
  clearTimeout(alarm);
  const due = postponements();
  if (due.length > 0) alarm = setTimeout(() => void outbox?.flush(), Math.min(...due) - Date.now() + 1);
}

/** The device's storage; without it what waits is lost with the page. */
function deviceStore(name: string): OutboxStore {
  let inMemory: readonly Waiting[] = [];
  const waitingIn = (stored: unknown) => decryptValue<readonly Waiting[]>(name, stored) ?? [];
  return {
    read: () =>
      get<unknown>(name).then(
        (stored) => waitingIn(stored),
        () => inMemory,
      ),
    edit: (change) =>
      update<unknown>(name, (stored) => encryptValue(name, change(waitingIn(stored)))).catch(() => {
        inMemory = change(inMemory);
      }),
  };
}

/** One sending at a time, over all tabs; over this page alone where the browser knows no locks. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
let last: Promise<void> = Promise.resolve();

/** What waited is not added again where the member has cleared all data since. */
const ofDeviceKey = (id: string | undefined): Readonly<Record<string, string>> =>
  id ? { 'X-Device-Key-Id': id } : {};

/** The sender parses it, if one is still there. */
const asItCame: Schema<unknown> = { parse: (content) => content };

/** Whether the device says that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine);

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
