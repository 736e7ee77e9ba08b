import { useState } from 'react';
import { css, styled } from 'styled-components';
import { broadWindow, layoutOf, readChosen } from '#client/lib/dashboard-layout.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { Dock } from '#client/ui/dock.tsx';
import { Footer } from '#client/ui/footer.tsx';
import { Page } from '#client/ui/layout.tsx';
import { initialsOf, nameOf } from '#client/ui/person.ts';
import { MainNavigation, ProfileLink, TopBar } from '#client/ui/top-bar.tsx';
import type { DashboardParts } from './dashboard-parts.ts';
import { useAnchorScroll } from './use-anchor-scroll.ts';
import { useMedia } from './use-media.ts';

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
        <Layout />
      </Page>
      <Foot $hasDock={isCompact}>
        <Footer />
      </Foot>
      <Dock isAlwaysShown={isCompact} />
      <Celebrations />
    </>
  );
}

/* The foot leaves room for the dock on the phone; the compact layout has it on every window. */
const Foot = styled.div<{ $hasDock: boolean }>(
  ({ theme, $hasDock }) => css`
    ${theme.media.wide} {
      padding-bottom: ${$hasDock ? theme.space.s24 : '0'};
    }
  `,
);
