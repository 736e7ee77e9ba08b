import { useEffect, useState } from 'react';
import { changeZoneCommand, type UserResult, type ZoneChange } from '#client/lib/http/update-user.ts';
import { carryOut, useCommand } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { noticesCopy } from './notices-copy.ts';
import {
  isSameZone,
  isToBeAsked,
  keepAnswer,
  lacksZone,
  readAnswer,
  type ZoneAnswer,
} from './zone-answer.ts';

/** Asks a member whose device is in another zone than their days are counted in, once for each change. */
export function ZoneQuestion({ user }: { user: CurrentUser }) {
  const { id, timeZone } = user;
  const [zone] = useState(deviceZone);
  const [answer, setAnswer] = useState(() => readAnswer(memberItems, id));
  const [now] = useState(Date.now);
  const isHome = isSameZone(zone, timeZone);
  const isNew = !isHome && lacksZone(user, now);
  const isAsked = !isHome && !isNew && isToBeAsked(zone, answer, now);
  useDeviceZone(isNew ? { zone, since: user.createdAt } : null);

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

/** Gives a new account the zone of its first device, without a question: there are no days yet that could change. */
function useDeviceZone(change: ZoneChange | null): void {
  const zone = change?.zone;
  const since = change?.since;
  useEffect(() => {
    // Where it fails, the next page tries again.
    if (zone && since) carryOut(changeZoneCommand, { zone, since }).catch(() => {});
  }, [zone, since]);
}

type ZonePromptProps = {
  /** Where the device is. */
  zone: string;
  /** Where the days are counted. */
  timeZone: string;
  onDecline: () => void;
};

/** The line, the question that it opens, and the sending of a yes. */
function ZonePrompt({ zone, timeZone, onDecline }: ZonePromptProps) {
  const [isOpen, setOpen] = useState(false);
  const { ask, isSending } = useCommand<ZoneChange, UserResult>(changeZoneCommand, {
    onAnswer: () => showToast({ title: noticesCopy.zoneChanged, description: noticesCopy.zoneChangedLead }),
    onRefused: () =>
      showToast({ title: commonCopy.error, description: noticesCopy.zoneFailed, variant: 'destructive' }),
  });
  return (
    <>
      <QuietLine
        label={noticesCopy.timeZone}
        icon="clock"
        action={{ label: noticesCopy.changeZone, onPress: () => setOpen(true) }}
        dismissal={{ label: noticesCopy.stayWith(timeZone), onPress: onDecline }}
      >
        {noticesCopy.zoneLine(zone, timeZone)}
      </QuietLine>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon="clock"
        title={noticesCopy.timeZone}
        description={`${noticesCopy.zoneQuestion(zone)} ${noticesCopy.pastDays}`}
      >
        <DialogActions>
          <Button onClick={onDecline} disabled={isSending}>
            {noticesCopy.stayWith(timeZone)}
          </Button>
          <Button variant="primary" disabled={isSending} onClick={() => ask({ zone })}>
            {noticesCopy.acceptZone(zone)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
