import { type MouseEvent, memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Bar, Footer, Page, Stack } from '#client/ui/layout.tsx';
import { IconLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { QuietLineSlot } from '#client/ui/quiet-line.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';

type WorkoutFrameProps = {
  /** None where the heading below says it. */
  title?: string;
  /** Under the title: how far it is. */
  line?: ReactNode;
  /** Opposite the link back. */
  end?: ReactNode;
  /** Called when the link back is pressed, and may prevent that the browser follows it. */
  onBack?: (press: MouseEvent) => void;
  children: ReactNode;
};

/** The workout has the window to itself: the way back at the head, and no other navigation. */
export function WorkoutFrame({ title, line, end, onBack, children }: WorkoutFrameProps) {
  return (
    <>
      <Bar>
        <IconLink
          to={paths.dashboard}
          icon="back"
          label={commonCopy.backToDashboard}
          {...(onBack ? { onClick: onBack } : {})}
        />
        <Title>
          {title && <b>{title}</b>}
          {line && <span>{line}</span>}
        </Title>
        <End>{end}</End>
      </Bar>
      <QuietLineSlot />
      <Page as="main">{children}</Page>
      <Foot>
        <Footer />
      </Foot>
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

/** The panel and the list while the template is on its way. Each answer renders the screen again, and never this. */
export const WorkoutSkeleton = memo(() => (
  <SkeletonGroup>
    <WorkoutColumns>
      <Skeleton $height="30rem" />
      <Stack $gap="s2">
        <Skeleton $height="1.5rem" $width="9rem" />
        {rows.map((row) => (
          <Skeleton key={row} $height="7.5rem" />
        ))}
      </Stack>
    </WorkoutColumns>
  </SkeletonGroup>
));

const Title = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.25;
  text-align: center;
  & > b {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span {
    font-size: ${theme.text.t14};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.ink3};
  }
`;

const End = styled.div`
  flex: none;
  min-width: ${theme.size.tap};
`;

/** Above the bar at the foot of the window. */
const Foot = styled.div`
  ${theme.media.wide} {
    padding-bottom: ${theme.space.dock};
  }
`;

/**
 * The clock and the list: below each other, on a broad window beside each other. There the clock stays in sight and fills its column from
 * the head of the page to the bar at its foot.
 */
export const WorkoutColumns = styled.div`
  display: grid;
  gap: ${theme.space.s5};
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr) 27rem;
    align-items: start;
    & > :first-child {
      position: sticky;
      top: ${theme.space.s4};
      min-height: min(46rem, calc(100dvh - ${theme.space.dock} - 6.5rem));
    }
  }
`;
