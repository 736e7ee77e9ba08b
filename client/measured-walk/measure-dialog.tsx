import { Dialog } from '#client/ui/dialog.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { measureCopy } from './measure-copy.ts';
import { MeasurePanel } from './measure-panel.tsx';

type MeasureDialogProps = {
  user: CurrentUser;
  targetMeters: number | null;
  doneLabel: string;
  onDone: () => void;
  onClose: () => void;
};

export function MeasureDialog({ user, targetMeters, doneLabel, onDone, onClose }: MeasureDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={measureCopy.title} description={measureCopy.lead}>
      <MeasurePanel
        user={user}
        targetMeters={targetMeters}
        doneLabel={doneLabel}
        onDone={onDone}
        onByHand={onClose}
      />
    </Dialog>
  );
}
