import { sendCommand } from '#client/lib/http/http.ts';
import { handledAsUnauthorized, showRefusal } from '#client/lib/http/refusal.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import { libCopy } from '#client/lib/lib-copy.ts';
import { withdraw } from '#client/lib/offline/outbox.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { forgetCompletion, waitingCompletion } from './quest-completion.ts';

const undone = { title: libCopy.undone, description: libCopy.undoneLead };

/** Opens a completed quest of today again, from wherever the member is. One that waits for a network is not sent. */
export async function undoCompletion(date: MemberDay): Promise<void> {
  forgetCompletion();
  const waiting = waitingCompletion(date);
  if (waiting && (await withdraw(waiting.idempotencyKey))) {
    showToast(undone);
    return;
  }
  try {
    await sendCommand({ method: 'POST', path: `/api/user-quests/${date}/undo` });
    showToast(undone);
  } catch (error) {
    if (!handledAsUnauthorized(error))
      showRefusal(error, {
        title: commonCopy.error,
        description: libCopy.undoFailed,
        variant: 'destructive',
      });
  }
  await revalidateAll();
}
