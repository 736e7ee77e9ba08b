import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { onWaitingChange, waitingNow } from '#client/api/device-outbox.ts';
import { unsentMarks } from '#client/api/local-routine.ts';
import { memberToday } from '#client/api/member-today.ts';
import { navigations } from '#client/design/paths.ts';
import type { LateDialogProps } from '#client/design/use-late-dialog.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { forgetBeforeSignOut } from './erasing.ts';
import { lossWords } from './loss-words.ts';
import { signOutTexts } from './profile-texts.ts';
import { useClearing } from './use-clearing.ts';

type SignOutDialogProps = LateDialogProps & { user: Pick<CurrentUser, 'id' | 'timeZone'> };

/** Asks before this device forgets the member, and says what nobody else would have then. */
export function SignOutDialog({ openings, user: { id, timeZone } }: SignOutDialogProps) {
  const { title, description, confirm, pending, cleared, failed } = signOutTexts;
  const clear = () => forgetBeforeSignOut(id);
  const leave = () => window.location.assign(navigations.logout);
  const question = useClearing(openings, { clear, cleared, failed }, leave);
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  const today = memberToday(timeZone);
  const loss = lossWords(waiting, unsentMarks(window.localStorage, id, [addDays(today, -1), today]));
  return (
    <ClearingDialog
      {...question}
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
