import useSWR, { mutate, type SWRResponse } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import {
  type ProjectionsAnswer,
  projectionsAnswer,
  type ResumeAnswer,
  type RetryAnswer,
  resumeAnswer,
  retryAnswer,
  type SkipAllBody,
  type SkipBody,
  skipAllAnswer,
  skipAnswer,
} from '#service/features/operations/projection-contract.ts';
import { type SystemAnswer, systemAnswer } from '#service/features/operations/system-contract.ts';

const path = '/api/admin/projections';

type ReadProjections = ProjectionsAnswer & { readonly readAt: Date };

/** The state of the read models. Each event changes it, so every visit reads it again, but never while the pointer is on it. */
export const useProjections = (): SWRResponse<ReadProjections, Error> =>
  useSWR<ReadProjections, Error>(path, readWithTime, { revalidateOnMount: true });

const readWithTime = async (key: string): Promise<ReadProjections> => ({
  ...(await readAs(projectionsAnswer)(key)),
  readAt: new Date(),
});

/** The leader looks once a second whether a parked read model is to be tried again. */
const resumesWithinMs = 1500;

async function reread(): Promise<void> {
  await mutate(path);
  await new Promise((resolve) => void setTimeout(resolve, resumesWithinMs));
  await mutate(path);
}

const pathOf = (name: string, action: string): string => `${path}/${encodeURIComponent(name)}/${action}`;

/** Folds the rows that are held back in a read model again. */
export const retryCommand: CommandOf<string, RetryAnswer> = {
  send: (name, idempotencyKey) =>
    sendCommand({ method: 'POST', path: pathOf(name, 'retry'), idempotencyKey, answer: retryAnswer }),
  reread,
};

/** Has a parked read model tried again. */
export const resumeCommand: CommandOf<string, ResumeAnswer> = {
  send: (name, idempotencyKey) =>
    sendCommand({ method: 'POST', path: pathOf(name, 'resume'), idempotencyKey, answer: resumeAnswer }),
  reread,
};

/** Passes over an event for good. The answer is whether there was something to pass over. */
export const skipCommand: CommandOf<SkipBody & { readonly name: string }, boolean> = {
  async send({ name, ...body }, idempotencyKey) {
    const sent = { method: 'POST', path: pathOf(name, 'skip'), body, idempotencyKey } as const;
    return (await sendCommand({ ...sent, answer: skipAnswer })).isSkipped;
  },
  reread,
};

/** Passes over the events that hold back rows of people, for good. The answer is how many there were. */
export const skipAllCommand: CommandOf<SkipAllBody & { readonly name: string }, number> = {
  async send({ name, ...body }, idempotencyKey) {
    const sent = { method: 'POST', path: pathOf(name, 'skip-all'), body, idempotencyKey } as const;
    return (await sendCommand({ ...sent, answer: skipAllAnswer })).skipped;
  },
  reread,
};

/** It changes all the time, so it is read whenever it is shown. */
export const useSystem = (): SWRResponse<SystemAnswer, Error> =>
  useSWR<SystemAnswer, Error>('/api/admin/system', readAs(systemAnswer), { revalidateOnMount: true });
