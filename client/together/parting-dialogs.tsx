import { useState } from 'react';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { friendsCopy, partingCopy } from './friends-copy.ts';
import { NudgeSwitch } from './nudge-line.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { type Parting, partCommand } from './together-api.ts';

/** The choices about a friend: nudges, ways to part, and a report. Parting and reporting ask before they act. */
export function PartingDialogs({ friend, onClose }: { friend: Friend | null; onClose: () => void }) {
  const [way, setWay] = useState<Parting['way'] | 'report' | null>(null);
  const parting = way === 'report' ? null : way;
  const close = (): void => {
    setWay(null);
    onClose();
  };
  const { ask, isSending } = useCommand(partCommand, {
    onAnswer: (_, parting) => {
      close();
      showToast(parting.way === 'remove' ? partingCopy.removed : partingCopy.blocked);
    },
    onRefused: (error) => {
      close();
      showRefusal(error, partingCopy.failed);
    },
  });
  const name = friend?.facts.firstName ?? null;
  return (
    <>
      <Dialog
        isOpen={friend !== null && way === null}
        onClose={close}
        title={friendsCopy.nameOr(name)}
        description={partingCopy.description}
      >
        <Stack>
          {friend && <NudgeSwitch friend={friend} />}
          <Stack $gap="s2">
            <Button isBlock icon="close" onClick={() => setWay('remove')}>
              {partingCopy.remove}
            </Button>
            <SubText>{partingCopy.removeNote}</SubText>
          </Stack>
          <Stack $gap="s2">
            <Button isBlock variant="danger" icon="lock" onClick={() => setWay('block')}>
              {partingCopy.block}
            </Button>
            <SubText>{partingCopy.blockNote}</SubText>
          </Stack>
          <Stack $gap="s2">
            <Button isBlock variant="outline" icon="alert" onClick={() => setWay('report')}>
              {partingCopy.report}
            </Button>
            <SubText>{partingCopy.reportNote}</SubText>
          </Stack>
        </Stack>
      </Dialog>
      {friend && way === 'report' && <ReportDialog id={friend.id} name={name} onClose={close} />}
      <ConfirmDialog
        isOpen={friend !== null && parting !== null}
        onCancel={close}
        onConfirm={() => friend && parting && ask({ id: friend.id, way: parting })}
        title={way === 'block' ? partingCopy.blockTitle(name) : partingCopy.removeTitle(name)}
        description={way === 'block' ? partingCopy.blockNote : partingCopy.removeNote}
        confirmLabel={way === 'block' ? partingCopy.block : partingCopy.remove}
        pendingLabel={partingCopy.pending}
        isPending={isSending}
        isDestructive
        icon={way === 'block' ? 'lock' : 'close'}
      />
    </>
  );
}
