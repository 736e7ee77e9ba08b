import { css, styled } from 'styled-components';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { Dock } from '#client/ui/dock.tsx';
import { Footer } from '#client/ui/footer.tsx';
import { Page } from '#client/ui/layout.tsx';
import { initialsOf, nameOf } from '#client/ui/person.ts';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { MainNavigation, ProfileLink, TopBar } from '#client/ui/top-bar.tsx';
import { dashboardCopy } from './dashboard-copy.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import type { DashboardLayout } from './layout-choice.ts';
import { useAnchorScroll } from './use-anchor-scroll.ts';
import { useLayoutChoice } from './use-layout-choice.ts';
import { useMedia } from './use-media.ts';

const layouts: readonly Segment<DashboardLayout>[] = [
  { value: 'compact', label: dashboardCopy.compact },
  { value: 'overview', label: dashboardCopy.overview },
];

/** One screen in two layouts over the same data: compact for the thumb, the overview for a wide window. */
export function DashboardScreen({ parts }: { parts: DashboardParts }) {
  const { data: user } = useCurrentUser();
  const [layout, choose] = useLayoutChoice();
  const isWide = useMedia('(min-width: 45rem)');
  useAnchorScroll();
  if (!user) return null;
  const { StreakChip, Celebrations } = parts;
  const isCompact = layout === 'compact';
  const Layout = parts.layouts[layout];
  const layoutSwitch = (
    <Switch>
      <span aria-hidden>{dashboardCopy.layout}</span>
      <Segmented label={dashboardCopy.layout} segments={layouts} value={layout} onChoose={choose} />
    </Switch>
  );
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
        <Layout
          layoutSwitch={
            isWide ? { atHead: layoutSwitch, atFoot: null } : { atHead: null, atFoot: layoutSwitch }
          }
        />
      </Page>
      <Foot $hasDock={isCompact}>
        <Footer />
      </Foot>
      <Dock isAlwaysShown={isCompact} />
      <Celebrations />
    </>
  );
}

/* Named where it stands alone, at the foot. */
const Switch = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex: none;
    gap: ${theme.space.s3};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    ${theme.media.wide} {
      & > span {
        display: none;
      }
    }
  `,
);

/* The foot leaves room for the dock on the phone; the compact layout has it on every window. */
const Foot = styled.div<{ $hasDock: boolean }>(
  ({ theme, $hasDock }) => css`
    ${theme.media.wide} {
      padding-bottom: ${$hasDock ? theme.space.s24 : '0'};
    }
  `,
);
