import { Card } from '#client/ui/card.tsx';
import { anchors } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Milestones } from './milestones.tsx';
import { progressCopy } from './progress-copy.ts';
import { useProgressFacts } from './use-progress-facts.ts';

/** The milestones, side by side. */
export function ProgressOverview() {
  const { facts, isFailed, retry } = useProgressFacts();
  return (
    <Card id={anchors.progress.slice(1)} title={progressCopy.progressOverview}>
      {facts && <Milestones facts={facts} />}
      {!facts && isFailed && <RetryNote onRetry={retry}>{progressCopy.progressUnread}</RetryNote>}
      {!facts && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="9rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
