import { useNavigate } from 'react-router-dom';
import { forgetAll } from '#client/lib/http/outdated.ts';
import { paths } from '#client/ui/paths.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { resetMember } from './erasing.ts';
import { resetTexts } from './profile-texts.ts';
import { useClearing } from './use-clearing.ts';

/** Asks before the member's program starts anew. */
export function ResetDialog({ openings, memberId }: Openings & { memberId: string }) {
  const navigate = useNavigate();
  const { cleared, failed } = resetTexts;
  const question = useClearing(openings, { clear: () => resetMember(memberId), cleared, failed }, () => {
    // Home first: what is read anew then decides that there is no program, and shows the wizard.
    void navigate(paths.home);
    void forgetAll();
  });
  return (
    <ClearingDialog
      {...question}
      title={resetTexts.title}
      description={resetTexts.description}
      confirmLabel={resetTexts.confirm}
      pendingLabel={resetTexts.pending}
      icon="reset"
    />
  );
}
