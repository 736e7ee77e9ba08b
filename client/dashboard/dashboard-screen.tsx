import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { broadWindow, layoutOf, readChosen } from '#client/lib/dashboard-layout.ts';
import { useChoiceBasis, useCurrentUser, useLedger, useStats } from '#client/lib/http/read-models.ts';
import { Footer, Page } from '#client/ui/layout.tsx';
import { Dock, MainNavigation, ProfileLink, TopBar } from '#client/ui/navigation.tsx';
import { initialsOf, nameOf } from '#client/ui/person.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type DashboardParts, useMedia } from './dashboard-parts.ts';

const layoutSkeleton = (
  <SkeletonGroup>
    <Skeleton $height="100vh" />
  </SkeletonGroup>
);

/** One screen in two layouts over the same data: compact for the thumb, the overview for a wide window. */
export function DashboardScreen({ parts }: { parts: DashboardParts }) {
  const { data: user } = useCurrentUser();
  const [chosen] = useState(readChosen);
  const layout = layoutOf(chosen, useMedia(broadWindow));
  useAnchorScroll();
  if (!user) return null;
  const { StreakChip, Celebrations } = parts;
  const isCompact = layout === 'compact';
  const Layout = parts.layouts[layout];
  return (
    <>
      <TopBar
        middle={isCompact ? null : <MainNavigation />}
        end={
          <>
            {isCompact && <StreakChip />}
            <ProfileLink name={nameOf(user)} initials={initialsOf(user)} imageUrl={user.profileImageUrl} />
          </>
        }
      />
      <Page as="main">
        <Suspense fallback={layoutSkeleton}>
          <Layout />
        </Suspense>
      </Page>
      <Foot $hasDock={isCompact}>
        <Footer />
      </Foot>
      <Dock isAlwaysShown={isCompact} />
      <Celebrations />
    </>
  );
}

/** A part of the dashboard moves while what is above it loads: once all has loaded, the page scrolls to it again. */
function useAnchorScroll(): void {
  const { hash } = useLocation();
  const isRead = [useStats().data, useLedger().data, useChoiceBasis().basis].every(Boolean);
  const scroll = useEffectEvent(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => {
    if (isRead) scroll();
  }, [isRead]);
}

/* The foot leaves room for the dock on the phone; the compact layout has it on every window. */
const Foot = styled.div<{ $hasDock: boolean }>(
  ({ theme, $hasDock }) => css`
    ${theme.media.wide} {
      padding-bottom: ${$hasDock ? theme.space.s24 : '0'};
    }
  `,
);
