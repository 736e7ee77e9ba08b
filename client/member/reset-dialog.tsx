import { useNavigate } from 'react-router-dom';
import { forgetAll } from '#client/lib/http/swr.ts';
import { paths } from '#client/ui/paths.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { resetMember } from './erasing.ts';
import { resetCopy } from './member-copy.ts';

/** Asks before the member's program starts anew. */
export function ResetDialog({ openings, memberId }: Openings & { memberId: string }) {
  const navigate = useNavigate();
  function startOver(): void {
    // Home first: what is read again then decides that there is no program, and shows the wizard.
    void navigate(paths.home);
    void forgetAll();
  }
  return (
    <ClearingDialog
      openings={openings}
      clear={() => resetMember(memberId)}
      cleared={resetCopy.cleared}
      failed={resetCopy.failed}
      onCleared={startOver}
      title={resetCopy.title}
      description={resetCopy.description}
      confirmLabel={resetCopy.confirm}
      pendingLabel={resetCopy.pending}
      icon="reset"
    />
  );
}
