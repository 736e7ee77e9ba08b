import { lazy, type MouseEvent, type ReactNode } from 'react';
import { leaveToLogout } from '#client/lib/http/refusal.ts';
import { isSharedDevice } from '#client/lib/offline/member-storage.ts';
import { isPostponing, sendBeforeLeaving } from '#client/lib/offline/outbox.ts';
import { Opening } from '#client/ui/opening.tsx';
import { showToast } from '#client/ui/toast.ts';
import { useOpenings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { signOutCopy } from './sign-out-copy.ts';

type SignOut = {
  /** Signs out. A shared device forgets the member before, and asks first where something would be lost. */
  readonly leave: () => void;
  /** For a link to the sign-out: takes the place of the browser's navigation where something comes before. */
  readonly onPress: (event: MouseEvent) => void;
  /** Asks, then forgets the member and signs out. */
  readonly forgetAndLeave: () => void;
  /** Has to be rendered. */
  readonly question: ReactNode;
};

type Member = Pick<CurrentUser, 'id' | 'timeZone'>;

const SignOutDialog = lazy(async () => ({ default: (await import('./clearing-dialog.tsx')).SignOutDialog }));

/** @param user null while no member is signed in: then there is nothing to sign out of */
export function useSignOut(user: Member | null): SignOut {
  const { openings, open } = useOpenings();
  /** Only shared devices load the code that forgets the member. */
  async function forgetAndLeave(member: Member): Promise<void> {
    try {
      await sendBeforeLeaving();
      const { deviceLoss, forgetBeforeSignOut } = await import('./forget-device.ts');
      if (deviceLoss(member) !== '') return open();
      await forgetBeforeSignOut(member.id);
      leaveToLogout();
    } catch {
      showToast(signOutCopy.failed);
    }
  }
  function leave(): void {
    if (!user) return;
    if (isSharedDevice()) void forgetAndLeave(user);
    else void sendBeforeLeaving().finally(leaveToLogout);
  }
  return {
    leave,
    onPress(event) {
      if (!isSharedDevice() && !isPostponing()) return;
      event.preventDefault();
      leave();
    },
    forgetAndLeave: open,
    question: user && openings > 0 && (
      <Opening>
        <SignOutDialog openings={openings} user={user} />
      </Opening>
    ),
  };
}
