import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { onWaitingChange } from '#client/lib/offline/outbox.ts';
import type { Openings } from '#client/ui/dialog.tsx';
import { navigations } from '#client/ui/paths.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { deviceLoss } from './device-loss.ts';
import { forgetBeforeSignOut } from './erasing.ts';
import { signOutCopy } from './sign-out-copy.ts';

type SignOutDialogProps = Openings & { user: Pick<CurrentUser, 'id' | 'timeZone'> };

/** Asks before this device forgets the member, and names the data that only this device has. */
export function SignOutDialog({ openings, user }: SignOutDialogProps) {
  const { title, description, confirm, pending, cleared, failed } = signOutCopy;
  const loss = useSyncExternalStore(onWaitingChange, () => deviceLoss(user));
  return (
    <ClearingDialog
      openings={openings}
      clear={() => forgetBeforeSignOut(user.id)}
      cleared={cleared}
      failed={failed}
      onCleared={() => window.location.assign(navigations.logout)}
      title={title}
      description={
        <>
          {description}
          {loss !== '' && <Loss>{loss}</Loss>}
        </>
      }
      confirmLabel={confirm}
      pendingLabel={pending}
      icon="trash"
    />
  );
}

const Loss = styled.strong(
  ({ theme }) => css`
    display: block;
    margin-top: ${theme.space.s3};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.bad};
    overflow-wrap: anywhere;
  `,
);
