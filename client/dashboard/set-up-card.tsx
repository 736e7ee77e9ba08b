import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';

/** The compact layout's way to a program. */
export function SetUpCard() {
  return (
    <Card tone="pine" title="What are you training for?">
      <Words>
        <p>Pick a program and a goal. Your week is planned from there.</p>
        <LinkButton to={paths.onboarding} variant="primary">
          Set Up Your Program
        </LinkButton>
      </Words>
    </Card>
  );
}

/** The overview's. */
export function NoProgram() {
  return (
    <EmptyState
      icon="phase"
      title="No Active Program"
      action={
        <LinkButton to={paths.onboarding} variant="primary">
          Create Program
        </LinkButton>
      }
    >
      Pick a program and a goal, and its phases and next workouts show here.
    </EmptyState>
  );
}

/** A lookup that failed must not look like having no program. */
export function ProgramUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Card title="Active Program">
      <RetryNote onRetry={onRetry}>Your program could not be read.</RetryNote>
    </Card>
  );
}

const Words = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${theme.space.s4};
    & > p {
      flex: 1 1 14rem;
      color: ${theme.color.tileGoalText};
    }
    & :focus-visible {
      outline-color: ${theme.color.tileGoalFill};
    }
  `,
);
