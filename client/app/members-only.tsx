import { type ReactNode, useEffect } from 'react';
import { redirectToLogin } from '#client/api/unauthorized.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { LoadingScreen } from '#client/design/loading-screen.tsx';

/** A visitor on a member's screen is told, and goes to the login. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const isVisitor = useCurrentUser().data === null;
  useEffect(() => {
    if (isVisitor) redirectToLogin();
  }, [isVisitor]);
  return isVisitor ? <LoadingScreen /> : children;
}
