import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';

import { dashboardCopy } from './dashboard-copy.ts';

/** The compact layout's way to a program. */
export function SetUpCard() {
  return (
    <Card tone="pine" title={dashboardCopy.whatAreYouTrainingFor}>
      <Words>
        <p>{dashboardCopy.setUpLead}</p>
        <LinkButton to={paths.onboarding} variant="primary">
          {dashboardCopy.setUpYourProgram}
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
      title={dashboardCopy.noActiveProgram}
      action={
        <LinkButton to={paths.onboarding} variant="primary">
          {dashboardCopy.createProgram}
        </LinkButton>
      }
    >
      {dashboardCopy.noProgramLead}
    </EmptyState>
  );
}

/** A lookup that failed must not look like having no program. */
export function ProgramUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Card title={dashboardCopy.activeProgram}>
      <RetryNote onRetry={onRetry}>{dashboardCopy.programUnread}</RetryNote>
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
