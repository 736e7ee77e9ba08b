import { lazy, type ReactNode, Suspense } from 'react';
import { leaveToLogout } from '#client/lib/http/refusal.ts';
import { isSharedDevice } from '#client/lib/offline/member-storage.ts';
import { showToast } from '#client/ui/toast.ts';
import { useOpenings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { signOutCopy } from './sign-out-copy.ts';

type SignOut = {
  /** Signs out. A shared device forgets the member before, and asks first where something would be lost. */
  readonly leave: () => void;
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
      const { deviceLoss, forgetBeforeSignOut } = await import('./forget-device.ts');
      if (deviceLoss(member) !== '') return open();
      await forgetBeforeSignOut(member.id);
      leaveToLogout();
    } catch {
      showToast(signOutCopy.failed);
    }
  }
  return {
    leave() {
      if (!user) return;
      if (!isSharedDevice()) leaveToLogout();
      else void forgetAndLeave(user);
    },
    forgetAndLeave: open,
    question: user && openings > 0 && (
      <Suspense>
        <SignOutDialog openings={openings} user={user} />
      </Suspense>
    ),
  };
}
