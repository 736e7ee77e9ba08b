import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { AssessmentColumns } from './assessment-columns.ts';

/** Where the days, the exercise and the list of its day will be. */
export function AssessmentSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton $height="5.5rem" />
      <AssessmentColumns>
        <Skeleton $height="28rem" />
        <Skeleton $height="16rem" />
      </AssessmentColumns>
    </SkeletonGroup>
  );
}
