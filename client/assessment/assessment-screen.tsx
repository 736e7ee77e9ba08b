import type { ReactNode } from 'react';
import {
  useActiveProgram,
  useAssessmentEntries,
  useCurrentUser,
  useLatestAssessment,
} from '#client/lib/http/read-models.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { AssessmentColumns } from './assessment-columns.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { AssessmentView, type RunningAssessment } from './assessment-view.tsx';

export function AssessmentScreen() {
  const { data: user } = useCurrentUser();
  const { data: program, error: programError, mutate: rereadProgram } = useActiveProgram();
  const { data: latest, error: latestError, mutate: rereadLatest } = useLatestAssessment();
  if (program === undefined && programError) return <Unread onRetry={() => void rereadProgram()} />;
  if (program !== undefined && program?.type !== 'assessment') return <NoAssessment />;
  if (latest === undefined && latestError) return <Unread onRetry={() => void rereadLatest()} />;
  if (!program || !user || latest === undefined)
    return (
      <Titled>
        <AssessmentSkeleton />
      </Titled>
    );
  const submitted = latest?.programId === program.id ? latest : null;
  return <OnAllDevices key={program.id} program={program} user={user} submitted={submitted} />;
}

/** Includes the results of other devices. Without a network, only the results of this device count. */
function OnAllDevices(running: Omit<RunningAssessment, 'entries'>) {
  const { data: entries, error } = useAssessmentEntries();
  const isReady = useInSlices(entries !== undefined || error !== undefined);
  if (!isReady)
    return (
      <Titled>
        <AssessmentSkeleton />
      </Titled>
    );
  return <AssessmentView {...running} entries={entries ?? []} />;
}

function NoAssessment() {
  return (
    <Titled>
      <EmptyState
        icon="clipboard"
        title={assessmentCopy.noAssessment}
        action={
          <LinkButton to={paths.dashboard} variant="primary">
            {assessmentCopy.goToDashboard}
          </LinkButton>
        }
      >
        {assessmentCopy.noAssessmentLead}
      </EmptyState>
    </Titled>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Titled>
      <EmptyState
        icon="clipboard"
        title={assessmentCopy.loadFailed}
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            {commonCopy.tryAgain}
          </Button>
        }
      >
        {assessmentCopy.loadFailedLead}
      </EmptyState>
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <Stack $gap="s5">
      <ScreenHeading>{assessmentCopy.title}</ScreenHeading>
      {children}
    </Stack>
  );
}

/** Where the days, the exercise and the list of its day will be. */
function AssessmentSkeleton() {
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
