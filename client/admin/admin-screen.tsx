import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { auditCopy, rulesCopy, systemCopy } from './admin-copy.ts';
import { AdminTabs, type AdminView, viewOf } from './admin-links.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const AuditPanel = lazy(async () => ({ default: (await import('./audit-panel.tsx')).AuditPanel }));
const EventPanel = lazy(async () => ({ default: (await import('./event-panel.tsx')).EventPanel }));
const InsightsPanel = lazy(async () => ({
  default: (await import('./insights-panel.tsx')).InsightsPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));
const SystemPanel = lazy(async () => ({ default: (await import('./system-panel.tsx')).SystemPanel }));

const headings: Readonly<Record<AdminView, string>> = {
  requests: auditCopy.betaRequests,
  audit: auditCopy.auditTrail,
  events: auditCopy.events,
  rules: rulesCopy.rules,
  insights: auditCopy.insights,
  system: systemCopy.system,
};
const panels = {
  requests: RequestsPanel,
  audit: AuditPanel,
  events: EventPanel,
  rules: RulesPanel,
  insights: InsightsPanel,
  system: SystemPanel,
} as const;

/** Who is let in, how that came about, what holds for everybody, and how the service fares. The server says who may see it: to all others it is one sentence. */
export function AdminScreen() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const view = viewOf(pathname, parameters);
  const Panel = panels[view];
  return (
    <>
      <Head>
        <ScreenHeading size="section">{headings[view]}</ScreenHeading>
        <AdminTabs view={view} />
      </Head>
      <Suspense fallback={<Waiting />}>
        <Panel />
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
