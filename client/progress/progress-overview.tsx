import { Card } from '#client/design/card.tsx';
import { anchors } from '#client/design/paths.ts';
import { RetryNote } from '#client/design/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';
import { useSoon } from '#client/design/use-soon.ts';
import { useProgressFacts } from './use-progress-facts.ts';

/** They stand below the first window. */
const loadMilestones = async () => (await import('./milestones.tsx')).Milestones;

/** The milestones, side by side. */
export function ProgressOverview() {
  const { facts, isFailed, retry } = useProgressFacts();
  const { code: Milestones } = useSoon(loadMilestones);
  return (
    <Card id={anchors.progress.slice(1)} title="Progress Overview">
      {facts && Milestones && <Milestones facts={facts} />}
      {!facts && isFailed && <RetryNote onRetry={retry}>Your progress could not be read.</RetryNote>}
      {!(facts && Milestones) && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="9rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
