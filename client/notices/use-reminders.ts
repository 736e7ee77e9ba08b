import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast, toasts } from '#client/ui/toast.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Reminder, ReminderKind } from './due-reminders.ts';
import { localFacts } from './local-facts.ts';
import { noticesCopy } from './notices-copy.ts';
import { pushedLately, withoutPushed, withPushed } from './pushed-reminders.ts';
import { keepReminders, nextReminder, recallReminders } from './reminder-memory.ts';

const lookEveryMs = 60_000;

/** Screens on which a reminder would disturb. */
const quietPaths: readonly string[] = [paths.workout, paths.onboarding];

/** Reminds a member, while the app is open, of what is due: one thing a minute at most, and each once a day. */
export function useReminders(user: CurrentUser): void {
  const { cache } = useSWRConfig();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const look = useEffectEvent((pushed: readonly ReminderKind[]) => {
    if (quietPaths.includes(pathname)) return;
    const memory = withPushed(recallReminders(memberItems, user.id), pushed);
    const facts = localFacts(cache, user, new Date(), memory);
    const step = nextReminder(withoutPushed(facts, pushed), memory);
    keepReminders(memberItems, user.id, step.memory);
    if (step.next) show(step.next);
  });

  function show({ title, description, to }: Reminder): void {
    const action = to && { label: noticesCopy.open, onSelect: () => void navigate(to) };
    showToast({ title, description, ...(action && { action }) });
  }

  useEffect(() => {
    let lastSeen = toasts.current()?.id;
    const timer = window.setInterval(() => {
      const newest = toasts.current()?.id;
      // The toast of what the member just did comes before a reminder.
      const isBusy = newest !== lastSeen || document.visibilityState === 'hidden';
      if (!isBusy) void pushedLately().then(look);
      lastSeen = toasts.current()?.id;
    }, lookEveryMs);
    return () => window.clearInterval(timer);
  }, []);
}
