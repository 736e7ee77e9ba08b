import { setTimeout as pause } from 'node:timers/promises';

/** A loop without a pause takes the processor from what it waits for. */
const pauseMs = 15;

/** Asks again and again until the answer is neither false, null nor undefined, and resolves with it. The time limit of the test ends it. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
): Promise<Exclude<Answer, false | null | undefined>> {
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as Exclude<Answer, false | null | undefined>;
    await pause(pauseMs);
  }
}
