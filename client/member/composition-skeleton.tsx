import { Card } from '#client/design/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';

export const compositionTitle = 'Body Composition';
/** What chart, legend and switch take: nothing moves when they come. */
export const compositionHeight = '22rem';

/** Stands there until the card's code comes. */
export function CompositionSkeleton() {
  return (
    <Card title={compositionTitle}>
      <SkeletonGroup>
        <Skeleton $height={compositionHeight} />
      </SkeletonGroup>
    </Card>
  );
}
