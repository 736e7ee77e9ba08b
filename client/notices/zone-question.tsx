import { useEffect, useState } from 'react';
import { changeZoneCommand, type UserResult } from '#client/lib/http/update-user.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { NoticeActions, NoticeCard } from './notice-card.tsx';
import { noticesCopy } from './notices-copy.ts';
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
  const { ask, isSending } = useCommand<{ readonly zone: string }, UserResult>(changeZoneCommand, {
    onAnswer: () => showToast({ title: noticesCopy.zoneChanged, description: noticesCopy.zoneChangedLead }),
    onRefused: () =>
      showToast({ title: commonCopy.error, description: noticesCopy.zoneFailed, variant: 'destructive' }),
  });
  return (
    <NoticeCard label={noticesCopy.timeZone} icon="clock">
      <div role="status">
        <p>
          <b>{noticesCopy.zoneQuestion(zone)}</b>
        </p>
        <Text $tone="muted" $size="t14">
          {noticesCopy.zoneNow(timeZone)}
        </Text>
      </div>
      <NoticeActions>
        <Button size="small" onClick={onDecline} disabled={isSending}>
          {noticesCopy.stayWith(timeZone)}
        </Button>
        <Button size="small" variant="ink" disabled={isSending} onClick={() => ask({ zone })}>
          {noticesCopy.acceptZone(zone)}
        </Button>
      </NoticeActions>
    </NoticeCard>
  );
}
