import { libCopy } from '#client/lib/lib-copy.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { sendCommand } from './http.ts';
import { showRefusal } from './show-refusal.ts';
import { revalidateAll } from './swr.ts';
import { handledAsUnauthorized } from './unauthorized.ts';

/** Opens a completed quest of today again, from wherever the member is. */
export async function undoCompletion(date: MemberDay): Promise<void> {
  try {
    await sendCommand({ method: 'POST', path: `/api/user-quests/${date}/undo` });
    showToast({
      title: libCopy.undone,
      description: libCopy.undoneLead,
    });
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
