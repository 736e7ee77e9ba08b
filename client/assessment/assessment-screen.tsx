import type { ReactNode } from 'react';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { useLatestAssessment } from '#client/api/use-latest-assessment.ts';
import { Button } from '#client/design/button.tsx';
import { EmptyState } from '#client/design/empty-state.tsx';
import { Stack } from '#client/design/layout.tsx';
import { LinkButton } from '#client/design/link-button.tsx';
import { paths } from '#client/design/paths.ts';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { screenTitle } from './assessment-texts.ts';
import { AssessmentView } from './assessment-view.tsx';

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
  return <AssessmentView key={program.id} program={program} user={user} submitted={submitted} />;
}

function NoAssessment() {
  return (
    <Titled>
      <EmptyState
        icon="clipboard"
        title="No Active Assessment"
        action={
          <LinkButton to={paths.dashboard} variant="primary">
            Go to Dashboard
          </LinkButton>
        }
      >
        The seven days begin when you choose the assessment as your program.
      </EmptyState>
    </Titled>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Titled>
      <EmptyState
        icon="clipboard"
        title="Your assessment did not load"
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The connection or the server did not answer. Nothing is lost.
      </EmptyState>
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <Stack $gap="s5">
      <ScreenHeading>{screenTitle}</ScreenHeading>
      {children}
    </Stack>
  );
}
