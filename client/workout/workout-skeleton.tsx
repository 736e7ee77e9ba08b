import { css, styled } from 'styled-components';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

/** The panel and the list while the template is on its way. */
export function WorkoutSkeleton() {
  return (
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
  );
}

/**
 * The clock and the list: below each other, on a broad window beside each other. There the clock stays in sight and fills its column from
 * the head of the page to the bar at its foot.
 */
export const WorkoutColumns = styled.div(
  ({ theme }) => css`
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
  `,
);
