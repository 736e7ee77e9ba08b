import { useEffect, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { readAnew } from '#client/lib/http/outdated.ts';
import { sendCommand } from '#client/lib/http/send-command.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { NoticeActions, NoticeCard } from './notice-card.tsx';
import { isSameZone, isToBeAsked, keepAnswer, readAnswer, type ZoneAnswer } from './zone-answer.ts';

/** Asks a member whose device is in another zone than their days are counted in, once for each change. */
export function ZoneQuestion({ user: { id, timeZone } }: { user: CurrentUser }) {
  const [zone] = useState(deviceZone);
  const [answer, setAnswer] = useState(() => readAnswer(memberItems, id));
  const [now] = useState(Date.now);
  const isHome = isSameZone(zone, timeZone);
  const isAsked = !isHome && isToBeAsked(zone, answer, now);

  function keep(next: ZoneAnswer | null): void {
    keepAnswer(memberItems, id, next);
    setAnswer(next);
  }

  useEffect(() => {
    if (isHome) keepAnswer(memberItems, id, null);
    else if (isAsked && answer?.zone !== zone)
      keepAnswer(memberItems, id, { zone, askedAtMs: now, isDeclined: false });
  }, [isHome, isAsked, answer, zone, now, id]);

  if (!isAsked) return null;
  return (
    <ZonePrompt
      zone={zone}
      timeZone={timeZone}
      onDecline={() => keep({ zone, askedAtMs: now, isDeclined: true })}
    />
  );
}

type ZonePromptProps = {
  /** Where the device is. */
  zone: string;
  /** Where the days are counted. */
  timeZone: string;
  onDecline: () => void;
};

/** The question, and the sending of a yes. */
function ZonePrompt({ zone, timeZone, onDecline }: ZonePromptProps) {
  const { trigger, isMutating } = useSWRMutation('change-time-zone', changeTimeZone, {
    revalidate: false,
    throwOnError: false,
    onSuccess: () =>
      showToast({ title: 'Time Zone Changed', description: 'Your days are counted there from now on.' }),
    onError: (error: unknown) => {
      if (!handledAsUnauthorized(error))
        showToast({
          title: 'Error',
          description: 'Failed to change your time zone. Please try again.',
          variant: 'destructive',
        });
    },
  });
  return (
    <NoticeCard label="Time zone" icon="clock">
      <div role="status">
        <p>
          <b>You seem to be in {zone}. Count your days there?</b>
        </p>
        <Text $tone="muted" $size="t14">
          Until now they are counted in {timeZone}. Days that are over stay as they were.
        </Text>
      </div>
      <NoticeActions>
        <Button size="small" onClick={onDecline} disabled={isMutating}>
          No, stay with {timeZone}
        </Button>
        <Button size="small" variant="ink" disabled={isMutating} onClick={() => void trigger({ zone })}>
          Yes, {zone}
        </Button>
      </NoticeActions>
    </NoticeCard>
  );
}

/** Changes the zone from now on, and reads again everything that depends on the member's days. */
async function changeTimeZone(_: string, { arg: body }: { arg: { readonly zone: string } }): Promise<void> {
  await sendCommand({ method: 'POST', path: '/api/me/time-zone', body });
  await readAnew();
}
