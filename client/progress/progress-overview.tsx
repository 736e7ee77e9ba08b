import { Card } from '#client/ui/card.tsx';
import { anchors } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Milestones } from './milestones.tsx';
import { useProgressFacts } from './use-progress-facts.ts';

/** The milestones, side by side. */
export function ProgressOverview() {
  const { facts, isFailed, retry } = useProgressFacts();
  return (
    <Card id={anchors.progress.slice(1)} title="Progress Overview">
      {facts && <Milestones facts={facts} />}
      {!facts && isFailed && <RetryNote onRetry={retry}>Your progress could not be read.</RetryNote>}
      {!facts && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="9rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
