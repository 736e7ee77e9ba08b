import type { MouseEvent } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { SWRConfig } from 'swr';
import { currentUserKey } from '#client/lib/http/current-user.ts';
import { swrOptions } from '#client/lib/http/swr.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { isSharedDevice } from '#client/lib/offline/shared-device.ts';
import { useSignOut } from '#client/member/use-sign-out.tsx';
import { SignOutPress } from '#client/ui/sign-out-link.tsx';
import { SkipLink } from '#client/ui/skip-link.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { MemberLife } from './member-life.tsx';
import { routes } from './routes.tsx';
import { useViewer, type Viewer, ViewerContext } from './viewer.ts';

const router = createBrowserRouter([
  { Component: EveryScreen, ErrorBoundary: RouteFailure, children: routes },
]);

type ScreensProps = {
  viewer: Viewer;
  /** There before the viewer is: no screen asks for them again meanwhile. */
  member: CurrentUser | null;
};

/** The router and the settings of SWR, for the screens of a member and those that a visitor may see too. */
export function Screens({ viewer, member }: ScreensProps) {
  const known = viewer === undefined ? (member ?? undefined) : viewer;
  const fallback = known === undefined ? {} : { [currentUserKey]: known };
  // What is asked for before the viewer is known is refused to a visitor, whom the screens send to the login themselves.
  const onError = viewer === undefined ? () => {} : handledAsUnauthorized;
  return (
    <SWRConfig value={{ ...swrOptions, fallback, onError }}>
      <ViewerContext value={viewer}>
        <RouterProvider router={router} />
      </ViewerContext>
    </SWRConfig>
  );
}

/** What every screen needs. A shared device forgets the member before they leave, and asks first where something would be lost. */
function EveryScreen() {
  const member = useViewer() ?? null;
  const { leave, question } = useSignOut(member);
  const onPress = (event: MouseEvent): void => {
    if (!isSharedDevice()) return;
    event.preventDefault();
    leave();
  };
  return (
    <SignOutPress value={member && onPress}>
      <SkipLink />
      <Outlet />
      {question}
      {member && <MemberLife />}
      <ScrollRestoration />
    </SignOutPress>
  );
}

/** Passes on what failed on a route to the error boundary of the app, which shows and reports it. */
function RouteFailure(): never {
  throw useRouteError();
}
