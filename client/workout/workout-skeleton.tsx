import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { WorkoutColumns } from './workout-columns.ts';

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
