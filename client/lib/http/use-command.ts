import { useEffect, useId, useState } from 'react';
import { type Middleware, mutate, useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { http, newIdempotencyKey } from './http.ts';
import { handledAsUnauthorized } from './refusal.ts';
import { createSender } from './sender.ts';

/** A change of what the cache holds under the key of the hook that reads it. */
export type CacheChange = { readonly key: string; readonly change: (held: unknown) => unknown };

export const replaced = <Value>(key: string, value: Value): CacheChange => ({ key, change: () => value });

export const changed = <Value>(
  key: string,
  change: (held: Value | undefined) => Value | undefined,
): CacheChange => ({ key, change: (held) => change(held as Value | undefined) });

/** A command as forms, toggles, dialogs and machines send it. */
export type CommandOf<Arg, Answer> = {
  readonly send: (arg: Arg, idempotencyKey: string) => Promise<Answer>;
  /** The read models that the answer brings. */
  readonly models?: (answer: Answer, arg: Arg) => readonly CacheChange[];
  /** Shown until the answer comes, and taken back where it is a refusal. */
  readonly optimistic?: (arg: Arg) => readonly CacheChange[];
  /** Whether what the screens have read besides may have changed by it; it may have where this is absent. */
  readonly movesOthers?: (answer: Answer) => boolean;
  /** How they are read again, where that is not all of them in place. */
  readonly reread?: (answer: Answer) => Promise<void>;
};

/** For how long the other read models are left alone when the answer says that they lag behind. */
const lagMs = 1500;

type Options<Answer> = {
  readonly key?: string;
  /** Called in the same tick in which the cache gets the answer: a screen never shows one without the other. */
  readonly onAnswer?: (answer: Answer) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/**
 * Sends a command once and puts its answer into the cache. Other reads that may have changed are read again: at once, or a little later
 * where the answer is not visible to reads yet.
 * @throws the error of `send`, after optimistic changes have been taken back
 */
export async function carryOut<Arg, Answer>(
  { send, models, optimistic, movesOthers, reread }: CommandOf<Arg, Answer>,
  arg: Arg,
  { key = newIdempotencyKey(), onAnswer, wait = waitFor }: Options<Answer> = {},
): Promise<Answer> {
  const takeBack = await showEarly(optimistic?.(arg) ?? []);
  const answer = await send(arg, key).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  const answered = models?.(answer, arg) ?? [];
  const puts = answered.map(put);
  onAnswer?.(answer);
  await Promise.all(puts);
  if (movesOthers?.(answer) ?? true) {
    const held = new Set(answered.map(({ key: answeredKey }) => answeredKey));
    const others = reread ?? (() => revalidateAll((read) => held.has(read)));
    void rereadOthers(answer, others, wait);
  }
  return answer;
}

async function put({ key, change }: CacheChange): Promise<void> {
  await mutate(
    key,
    (held: unknown) => {
      const next = change(held);
      return isOlder(next, held) ? held : next;
    },
    { revalidate: false },
  );
}

/** @returns what brings back what was there before, unless something else has taken its place since */
async function showEarly(changes: readonly CacheChange[]): Promise<() => Promise<void>> {
  const backs = changes.map(async ({ key, change }) => {
    let before: unknown;
    const shown = await mutate<unknown>(
      key,
      (held: unknown) => {
        before = held;
        return change(held);
      },
      { revalidate: false },
    );
    return () => mutate(key, (held: unknown) => (held === shown ? before : held), { revalidate: false });
  });
  const takeBacks = await Promise.all(backs);
  return async () => {
    await Promise.all(takeBacks.map((takeBack) => takeBack()));
  };
}

async function rereadOthers<Answer>(
  answer: Answer,
  reread: (answer: Answer) => Promise<void>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const isVisible = !(
    typeof answer === 'object' &&
    answer &&
    'visible' in answer &&
    answer.visible === false
  );
  if (!isVisible) await wait(lagMs);
  await reread(answer);
}

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Keys whose answers have been overtaken while no hook showed them. */
const outdated = new Set<string>();

/** Templates do not follow from what a member does; a new program forgets them by itself. */
const isLasting = (key: string): boolean => key.startsWith('/api/workout-templates');

/**
 * Reads again, in place, what is on the screen; everything else that was read is read again when it is next shown.
 * @param isCurrent whether a key holds the newest already, or cannot have changed
 */
export async function revalidateAll(isCurrent: (key: string) => boolean = () => false): Promise<void> {
  http.early.forget();
  const reread = mutate((key) => {
    if (typeof key !== 'string' || isLasting(key) || isCurrent(key)) return false;
    outdated.add(key);
    return true;
  });
  const rereads = Promise.all([reread, ...[...pagedLists].map((rereadList) => rereadList())]);
  running = Promise.allSettled([running, rereads]);
  await rereads;
}

type Reread = () => Promise<unknown>;
const pagedLists = new Set<Reread>();

/**
 * For a list of pages on the screen, whose keys SWR does not show to filters. A change by a command, here or in another tab, may be on any
 * page.
 */
export function useRereadWithAll(mutateList: Reread): void {
  useEffect(() => {
    const reread: Reread = () => mutateList();
    pagedLists.add(reread);
    return () => void pagedLists.delete(reread);
  }, [mutateList]);
}

let running: Promise<unknown> = Promise.resolve();

/** Fulfilled once the running reads have ended. */
export const rereading = (): Promise<unknown> => running;

/** Forgets all answers; those on the screen are read again. */
export async function forgetAll(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true });
}

/**
 * A read model with the revision of its stream. All answers under one key are of one stream, unless they name it: today's quest has a
 * stream for each day.
 */
type Versioned = { readonly stream?: string; readonly revision: number };

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'number';

/** Whether a value is of the same stream as the one that the cache holds, and of a lower revision. */
export const isOlder = (value: unknown, held: unknown): boolean =>
  isVersioned(value) && isVersioned(held) && value.stream === held.stream && value.revision < held.revision;

/**
 * Drops a read that is older than what the cache holds by now: read models may lag behind the answer to a command. A hook that appears is
 * notified whether its answer has been overtaken, as SWR would show it without reading.
 */
export const keepNewest: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const isOutdated = typeof key === 'string' && outdated.has(key);
  const read: typeof fetcher =
    fetcher &&
    (async (...request: unknown[]) => {
      const name = String(request[0]);
      outdated.delete(name);
      const answered = await fetcher(...request);
      const held: unknown = cache.get(name)?.data;
      return isOlder(answered, held) ? (held as typeof answered) : answered;
    });
  return useNext(key, read, isOutdated ? { ...config, revalidateOnMount: true } : config);
};

type Listeners<Arg, Answer> = {
  readonly onAnswer?: (answer: Answer, arg: Arg) => void;
  /** Not called where the session is over: the member has got a toast and is on the way to the login. */
  readonly onRefused?: (error: unknown, arg: Arg) => void;
  /** Where a 401 is about a right and not about the session. */
  readonly isAboutRight?: (arg: Arg) => boolean;
};

/** A command of a component. A second press while it is on its way sends nothing. */
export function useCommand<Arg, Answer>(
  command: CommandOf<Arg, Answer>,
  { onAnswer, onRefused, isAboutRight }: Listeners<Arg, Answer> = {},
) {
  const [sender] = useState(() => createSender<Answer>());
  async function askServer(_: string, { arg: { of } }: { arg: { readonly of: Arg } }): Promise<void> {
    try {
      await sender.send(of, (key) =>
        carryOut(command, of, { key, onAnswer: (answer) => onAnswer?.(answer, of) }),
      );
    } catch (error) {
      if (isAboutRight?.(of) || !handledAsUnauthorized(error)) onRefused?.(error, of);
      throw error;
    }
  }
  const { trigger, isMutating, error, reset } = useSWRMutation<void, unknown, string, { readonly of: Arg }>(
    useId(),
    askServer,
    {
      revalidate: false,
      throwOnError: false,
      // It is announced above; the one of the reads would take every 401 for the end of the session.
      onError: () => {},
    },
  );
  return {
    ask: (of: Arg): void => {
      if (!sender.isSending()) void trigger({ of });
    },
    isSending: isMutating,
    refusal: error ?? null,
    /** Forgets the refusal. */
    reset,
  };
}
