import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { sendCommand } from './http.ts';
import { revalidateAll } from './swr.ts';
import { handledAsUnauthorized } from './unauthorized.ts';

/** Opens a completed quest of today again, from wherever the member is. */
export async function undoCompletion(date: MemberDay): Promise<void> {
  try {
    await sendCommand({ method: 'POST', path: `/api/user-quests/${date}/undo` });
    showToast({
      title: 'Completion Undone',
      description: 'The quest is open again, its points are taken back.',
    });
  } catch (error) {
    if (!handledAsUnauthorized(error))
      showToast({
        title: 'Error',
        description: 'Failed to update quest. Please try again.',
        variant: 'destructive',
      });
  }
  await revalidateAll();
}
