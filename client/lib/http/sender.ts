import { isServerAway } from './api-error.ts';
import { newIdempotencyKey } from './http.ts';

/**
 * Sends one command at a time. Where no answer came, the same command goes out again under its first key, so that the server carries it
 * out once. It knows nothing of SWR, which the landing page does without.
 */
export function createSender<Answer>() {
  let pending: Promise<Answer> | null = null;
  let unanswered: { readonly asked: string; readonly key: string } | null = null;

  async function send(arg: unknown, carry: (key: string) => Promise<Answer>): Promise<Answer> {
    const asked = JSON.stringify([arg]);
    const key = unanswered?.asked === asked ? unanswered.key : newIdempotencyKey();
    try {
      const answer = await carry(key);
      unanswered = null;
      return answer;
    } catch (error) {
      unanswered = isServerAway(error) ? { asked, key } : null;
      throw error;
    }
  }

  return {
    isSending: (): boolean => pending !== null,
    /**
     * @param arg by which the same command is known again
     * @param carry sends the command under the key
     */
    send: (arg: unknown, carry: (key: string) => Promise<Answer>): Promise<Answer> => {
      pending ??= send(arg, carry).finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}
