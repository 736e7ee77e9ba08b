import { useState } from 'react';
import { sendCommand } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { refusedToast, spentToast } from './token-messages.ts';

/** A missed day, and how far the spending of a token on it has come. */
export type Rescue = { readonly day: MemberDay; readonly step: 'offered' | 'sending' | 'spent' };

/** @param rescuableDay as it was read. What was spent stays until the page is left, or another day takes its place. */
export function useRescue(rescuableDay: MemberDay | null) {
  const [begun, setBegun] = useState<Rescue | null>(null);
  const isStill = begun !== null && (rescuableDay ?? begun.day) === begun.day;
  const rescue: Rescue | null = isStill ? begun : rescuableDay && { day: rescuableDay, step: 'offered' };

  async function spend(day: MemberDay): Promise<void> {
    setBegun({ day, step: 'sending' });
    try {
      await sendCommand({ method: 'POST', path: '/api/me/skip-token', body: { date: day } });
      setBegun({ day, step: 'spent' });
      showToast(spentToast(day));
    } catch (error) {
      setBegun(null);
      if (!handledAsUnauthorized(error)) showToast(refusedToast(error));
    }
    await revalidateAll();
  }

  return { rescue, spend };
}
