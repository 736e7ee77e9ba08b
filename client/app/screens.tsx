import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { currentUserKey } from '#client/api/current-user.ts';
import { swrOptions } from '#client/api/swr.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { MemberLife } from './member-life.tsx';
import { ProgramGate } from './program-gate.tsx';
import { RouteScroll } from './route-scroll.ts';
import { Router } from './router.tsx';

/** All screens of a member, and those that a visitor may see too: addresses, and the reading of data. */
export function Screens({ user }: { user: CurrentUser | null }) {
  const options = { ...swrOptions, fallback: { [currentUserKey]: user }, onError: handledAsUnauthorized };
  return (
    <BrowserRouter>
      <SWRConfig value={options}>
        <ProgramGate isMember={user !== null}>
          <Router />
        </ProgramGate>
        {user && <MemberLife />}
      </SWRConfig>
      <RouteScroll />
    </BrowserRouter>
  );
}
