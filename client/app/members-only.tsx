import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { redirectToLogin } from '#client/api/unauthorized.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { LoadingScreen } from '#client/design/loading-screen.tsx';

/** A visitor on a member's screen is told, and goes to the login. */
export function MembersOnly() {
  const isVisitor = useCurrentUser().data === null;
  useEffect(() => {
    if (isVisitor) redirectToLogin();
  }, [isVisitor]);
  return isVisitor ? <LoadingScreen /> : <Outlet />;
}
