import { http, type Mutation } from './http.ts';
import type { Schema } from './swr.ts';

export type Command<Answer> = Mutation & {
  /** Parses the answer; without it the answer is not looked at. */
  readonly answer?: Schema<Answer>;
};

/** Sends one command and gives its parsed answer. Never retried; the caller revalidates what it changed. @throws ApiError */
export async function sendCommand<Answer = void>({ answer, ...mutation }: Command<Answer>): Promise<Answer> {
  const content = await http.send(mutation);
  for (const listener of listeners) listener();
  return answer ? answer.parse(content) : (undefined as Answer);
}

const listeners = new Set<() => void>();

/** Calls `listener` after each command that was carried out. @returns what ends it. */
export function onCommandDone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
