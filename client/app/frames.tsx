import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { achievementsCopy } from '#client/achievements/achievements-copy.ts';
import { assessmentCopy } from '#client/assessment/assessment-copy.ts';
import { dashboardCopy } from '#client/dashboard/dashboard-copy.ts';
import { historyCopy } from '#client/history/history-copy.ts';
import { libraryCopy } from '#client/library/library-copy.ts';
import { ProfileHead, ProfileWords } from '#client/member/profile-screen.tsx';
import { programCopy } from '#client/program/program-copy.ts';
import { theme } from '#client/styles/theme.ts';
import { ScreenHead, Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { largeAvatar } from '#client/ui/person.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type FrameFact, placeOf } from '#service/http/static/frame-contract.ts';

/** What the frame of a screen shows, and the facts that the service has to know for it. */
export type FrameOfScreen = { readonly needs: readonly FrameFact[]; readonly content: ReactNode };

/** For the eye alone: a screen reader says that the screen is loading, and later reads the screen. */
const shown = (children: ReactNode): ReactNode => (
  <SkeletonGroup data-frame>
    <div inert aria-hidden>
      {children}
    </div>
  </SkeletonGroup>
);

const loading = <Text $tone="muted">{commonCopy.loading}</Text>;

const blocks = (
  <>
    <Skeleton $height="12rem" />
    <Skeleton $height="12rem" />
  </>
);

/** On a phone the heading has the room of two lines: in one font it can take two, and in the next that comes one. */
const Headed = styled(Stack)`
  ${theme.media.phone} {
    & > h1 {
      min-height: calc(2 * 1.04em);
    }
  }
`;

/** For screens that begin with `ScreenHead`. */
const WithHead = ({ heading }: { heading: string }) => (
  <>
    <ScreenHead>
      <ScreenHeading size="h2">{heading}</ScreenHeading>
      {loading}
    </ScreenHead>
    <Stack>{blocks}</Stack>
  </>
);

/**
 * The heading of the dashboard, which begins right below the bar of a phone. A broad window shows the overview, whose greeting depends on
 * the hour.
 */
const Greeting = styled(Stack)`
  ${theme.media.phone} {
    margin-top: calc(-1 * ${theme.space.s4});
  }
  ${theme.media.broad} {
    & > h1 {
      display: none;
    }
  }
`;

/** The frames of the screens whose heading is known before any answer. All other screens have the plain frame. */
export const framesOfScreens: Readonly<Record<string, FrameOfScreen>> = {
  [paths.dashboard]: {
    needs: ['firstName'],
    content: shown(
      <Greeting>
        <ScreenHeading size="h2">
          {dashboardCopy.greeting(dashboardCopy.welcomeBack, placeOf('firstName'))}
        </ScreenHeading>
        <Skeleton $height="21rem" />
        <Skeleton $height="12rem" />
        {loading}
      </Greeting>,
    ),
  },
  [paths.profile]: {
    needs: ['wholeName'],
    content: shown(
      <>
        <ProfileHead as="div">
          <Skeleton $round $height={largeAvatar} $width={largeAvatar} />
          <ProfileWords>
            <ScreenHeading size="section">{placeOf('wholeName')}</ScreenHeading>
            {loading}
            <Text $size="t14">
              <br />
            </Text>
          </ProfileWords>
        </ProfileHead>
        <Stack>{blocks}</Stack>
      </>,
    ),
  },
  [paths.programSelection]: {
    needs: [],
    content: shown(
      <Headed>
        <ScreenHeading>{programCopy.chooseYourProgram}</ScreenHeading>
        {loading}
        {blocks}
      </Headed>,
    ),
  },
  [paths.assessment]: {
    needs: [],
    content: shown(
      <Headed>
        <ScreenHeading>{assessmentCopy.title}</ScreenHeading>
        {loading}
        {blocks}
      </Headed>,
    ),
  },
  [paths.history]: { needs: [], content: shown(<WithHead heading={historyCopy.title} />) },
  [paths.achievements]: { needs: [], content: shown(<WithHead heading={achievementsCopy.achievements} />) },
  [paths.library]: { needs: [], content: shown(<WithHead heading={libraryCopy.title} />) },
};
