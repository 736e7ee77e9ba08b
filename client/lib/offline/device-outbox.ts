import { get, update } from 'idb-keyval';
import type { Schema } from '#client/lib/http/http.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { decryptValue, encryptValue } from './member-storage.ts';
import { type Kept, Outbox, type OutboxStore, type Waiting } from './outbox.ts';

const nameOf = (memberId: string): string => `outbox:${memberId}`;

let waiting: readonly Waiting[] = [];
let outbox: Outbox | null = null;
const changeListeners = new Set<() => void>();
type AnswerListener = (command: Kept, answer: unknown, isAwaited: boolean) => Promise<void> | void;
const answerListeners = new Set<AnswerListener>();

/** What waits on this device for the member who is signed in, oldest first. */
export const waitingNow = (): readonly Waiting[] => waiting;

/** Calls `listener` after each change of what waits. @returns what ends it. */
export function onWaitingChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/**
 * Calls `listener` for each command that was carried out, with the content of its answer: null where another tab sent it, or where its
 * sender had gone (`isAwaited` is false then). @returns what ends it.
 */
export function onAnswered(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

async function tellAnswered(...answered: Parameters<AnswerListener>): Promise<void> {
  await Promise.all([...answerListeners].map(async (listener) => listener(...answered)));
}

/** Opens this member's outbox and sends what waits in it, now and whenever the network returns. @returns what ends it. */
export function openOutbox(memberId: string): () => void {
  const tabs = new BroadcastChannel(nameOf(memberId));
  const opened = new Outbox({
    store: deviceStore(nameOf(memberId)),
    send: ({ method, path, body, idempotencyKey }) =>
      sendCommand({ method, path, body, idempotencyKey, memberId, answer: asItCame }),
    alone: (work) => alone(nameOf(memberId), work),
    onChange: (now) => {
      tabs.postMessage('changed');
      show(now);
    },
    onDelivered: (command) => tellAnswered(command, null, false),
    onFailure: reportError,
  });
  const flush = (): void => void opened.flush();
  const look = (): void => void opened.read().then(show);
  outbox = opened;
  look();
  flush();
  tabs.addEventListener('message', look);
  window.addEventListener('online', flush);
  return () => {
    window.removeEventListener('online', flush);
    tabs.close();
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

function show(now: readonly Waiting[]): void {
  waiting = now;
  wakeWhenDue();
  for (const listener of changeListeners) listener();
}

let alarm: ReturnType<typeof setTimeout> | undefined;

/** Sends the next command that may not go out yet, once it may. */
function wakeWhenDue(): void {
  clearTimeout(alarm);
  const now = Date.now();
  const due = waiting.map(({ notBefore = 0 }) => notBefore).filter((moment) => moment > now);
  if (due.length > 0) alarm = setTimeout(() => void outbox?.flush(), Math.min(...due) - now + 1);
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

/** The sender parses it, if one is still there. */
const asItCame: Schema<unknown> = { parse: (content) => content };
