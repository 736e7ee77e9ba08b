import type { ExecuteCommand } from './commands/execute-command.ts';
import {
  type Appended,
  beginning,
  type EventStore,
  OtherLog,
  OutcomeUnknown,
  type Position,
  StoreUnavailable,
} from './port.ts';

export type LogGuard = {
  /** The store behind the guard. Its appends and deletions throw OtherLog. */
  readonly events: EventStore;
  /** Refuses a command before its stream is read: the stream of another log would give a wrong refusal. */
  guarded(execute: ExecuteCommand): ExecuteCommand;
  /** From now on, the read models say whether the log is the one that they were made from. */
  watch(readModels: { readonly isOfAnotherLog: () => boolean }): void;
};

/**
 * Stores nothing in a log that the database has not followed. A store that lost its data, or came back from an older backup, takes events as
 * before. They would be lost when its data comes back, and would hide that the log is another one. The read models notice the other log when
 * they follow it again. Until then, the end of the log is compared with the newest known event, after each failure and each low position.
 * @param end of the log at the start; null for the log of the database itself, which goes back only together with its read models
 */
export function createLogGuard(store: EventStore, end: Position | null): LogGuard {
  let isOfAnotherLog = () => false;
  let newest = end ?? beginning;
  let isDoubtful = false;

  const isBehind = async () => (await store.head()) < newest;
  const check = async () => {
    if (isOfAnotherLog()) {
      // An older log may be made the right one by `npm run replay`.
      newest = beginning;
      throw new OtherLog();
    }
    if (isDoubtful && (await isBehind())) throw new OtherLog();
    isDoubtful = false;
  };
  /** Only a repeated append has a position before the newest event of its begin. @throws OtherLog */
  const checkPlace = async ({ position }: Appended, newestBefore: Position) => {
    if (position > newestBefore) return;
    isDoubtful = await isBehind();
    if (isDoubtful) throw new OtherLog();
  };

  const events: EventStore = {
    ...store,
    async append(stream, expected, appended) {
      await check();
      const newestBefore = newest;
      try {
        const place = await store.append(stream, expected, appended);
        await checkPlace(place, newestBefore);
        if (end !== null && place.position > newest) newest = place.position;
        return place;
      } catch (error) {
        isDoubtful ||= error instanceof StoreUnavailable || error instanceof OutcomeUnknown;
        throw error;
      }
    },
    async deleteStream(stream, expected) {
      await check();
      return store.deleteStream(stream, expected);
    },
  };
  return {
    events,
    guarded: (execute) => async (decider, stream, command, context) => {
      await check();
      return execute(decider, stream, command, context);
    },
    watch(readModels) {
      isOfAnotherLog = readModels.isOfAnotherLog;
    },
  };
}
