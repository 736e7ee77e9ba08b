import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { auditCopy } from './admin-copy.ts';
import { AdminTabs, type AdminView, viewOf } from './admin-tabs.tsx';
import { RequestsDesk } from './requests-desk.tsx';

const AuditDesk = lazy(async () => ({ default: (await import('./audit-desk.tsx')).AuditDesk }));
const EventDesk = lazy(async () => ({ default: (await import('./event-desk.tsx')).EventDesk }));

const headings: Readonly<Record<AdminView, string>> = {
  requests: auditCopy.betaRequests,
  audit: auditCopy.auditTrail,
  events: auditCopy.events,
};
const desks = { requests: RequestsDesk, audit: AuditDesk, events: EventDesk } as const;

/** Who is let in, and how that came about. The server says who may see it: to all others it is one sentence. */
export function AdminScreen() {
  const [parameters] = useSearchParams();
  const view = viewOf(parameters);
  const Desk = desks[view];
  return (
    <>
      <Head>
        <ScreenHeading size="section">{headings[view]}</ScreenHeading>
        <AdminTabs view={view} />
      </Head>
      <Suspense fallback={<Waiting />}>
        <Desk />
      </Suspense>
    </>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <Skeleton $height="4rem" />
    <Skeleton $height="20rem" />
  </SkeletonGroup>
);

const Head = styled.header(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s4};
    padding-block: ${theme.space.s6};
  `,
);
