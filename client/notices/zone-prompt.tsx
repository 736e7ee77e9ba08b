import { useState } from 'react';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { useStats } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { changeZoneCommand, type UserResult, type ZoneChange } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { useZoneRules } from '#client/lib/time/zone-rules.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { zoneCopy } from './zone-copy.ts';

type ZonePromptProps = {
  /** Where the device is. */
  zone: string;
  /** Where the days are counted. */
  timeZone: string;
  onDecline: () => void;
};

/** The line, the question that it opens, and the sending of a yes. */
export function ZonePrompt({ zone, timeZone, onDecline }: ZonePromptProps) {
  const [isOpen, setOpen] = useState(false);
  const { ask, isSending } = useCommand<ZoneChange, UserResult>(changeZoneCommand, {
    onAnswer: () => showToast({ title: zoneCopy.zoneChanged, description: zoneCopy.zoneChangedLead }),
    onRefused: (error) =>
      showRefusal(error, {
        title: commonCopy.error,
        description: zoneCopy.zoneFailed,
        variant: 'destructive',
      }),
  });
  return (
    <>
      <QuietLine
        label={zoneCopy.timeZone}
        icon="clock"
        action={{ label: zoneCopy.changeZone, onPress: () => setOpen(true) }}
        dismissal={{ label: zoneCopy.stayWith(timeZone), onPress: onDecline }}
      >
        {zoneCopy.zoneLine(zone, timeZone)}
      </QuietLine>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon="clock"
        title={zoneCopy.timeZone}
        description={`${zoneCopy.zoneQuestion(zone)} ${zoneCopy.pastDays}`}
      >
        {isOpen && <ZonePreview zone={zone} />}
        <DialogActions>
          <Button onClick={onDecline} disabled={isSending}>
            {zoneCopy.stayWith(timeZone)}
          </Button>
          <Button variant="primary" disabled={isSending} onClick={() => ask({ zone })}>
            {zoneCopy.acceptZone(zone)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function ZonePreview({ zone }: { zone: string }) {
  const today = useMemberToday();
  const { data: stats } = useStats();
  const isKnown = useZoneRules(zone);
  return (
    stats &&
    isKnown && (
      <NumbersAfter
        stats={stats}
        today={today}
        events={(from) => [{ event: { type: 'TimeZoneChanged', zone, from } }]}
      />
    )
  );
}
