import { mutate } from 'swr';
import { currentUserKey } from './current-user.ts';
import { activeProgramKey } from './use-active-program.ts';

/**
 * After a command that many read models follow: reads anew in place what is on the screen, and forgets all else, so that it is read
 * when it is next shown.
 * @param shown keys on the screen, beside the user and the program of the frame
 */
export async function refreshMember(shown: readonly string[]): Promise<void> {
  const kept = [currentUserKey, activeProgramKey, ...shown];
  await Promise.all([
    mutate((key) => typeof key !== 'string' || !kept.includes(key), undefined, { revalidate: true }),
    ...kept.map((key) => mutate(key)),
  ]);
}

/** Forgets everything that was read; what is on the screen is read anew. */
export async function forgetAll(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true });
}
