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

export type PartingQuestion = {
  /** Of the friendship. */
  readonly id: string;
  readonly name: string | null;
  readonly way: Parting['way'] | 'report';
};

/** Asks before a member removes, blocks or reports a friend or former friend. */
export function PartingDialog({ asked, onClose }: { asked: PartingQuestion | null; onClose: () => void }) {
  const { ask, isSending } = useCommand(partCommand, {
    onAnswer: (_, { way }) => {
      onClose();
      showToast(way === 'remove' ? partingCopy.removed : partingCopy.blocked);
    },
    onRefused: (error) => {
      onClose();
      showRefusal(error, partingCopy.failed);
    },
  });
  if (asked?.way === 'report') return <ReportDialog id={asked.id} name={asked.name} onClose={onClose} />;
  const { id = '', name = null } = asked ?? {};
  const way = asked?.way ?? 'remove';
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onCancel={onClose}
      onConfirm={() => ask({ id, way })}
      title={way === 'block' ? partingCopy.blockTitle(name) : partingCopy.removeTitle(name)}
      description={way === 'block' ? partingCopy.blockNote : partingCopy.removeNote}
      confirmLabel={way === 'block' ? partingCopy.block : partingCopy.remove}
      pendingLabel={partingCopy.pending}
      isPending={isSending}
      isDestructive
      icon={way === 'block' ? 'lock' : 'close'}
    />
  );
}

/** The choices about a friend: nudges, ways to part, and a report. Parting and reporting ask before they act. */
export function PartingDialogs({ friend, onClose }: { friend: Friend | null; onClose: () => void }) {
  const [way, setWay] = useState<PartingQuestion['way'] | null>(null);
  const close = (): void => {
    setWay(null);
    onClose();
  };
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
      <PartingDialog asked={friend && way && { id: friend.id, name, way }} onClose={close} />
    </>
  );
}
