import { styled } from 'styled-components';
import { useLatestAssessment } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow, Row } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText } from '#client/ui/text.tsx';
import type { Program } from '#service/features/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { assessmentDay } from './program-view-model.ts';

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

/** The first card on the dashboard during an assessment. */
export function AssessmentCard({ program }: { program: Program }) {
  const today = useMemberToday();
  const { data: latest } = useLatestAssessment();
  const isSubmitted = latest?.programId === program.id;
  const day = assessmentDay(program, today);
  const [title, lead] = isSubmitted
    ? [dashboardCopy.assessmentComplete, dashboardCopy.assessmentCompleteLead]
    : day === null
      ? [dashboardCopy.assessmentOver, dashboardCopy.assessmentOverLead]
      : [dashboardCopy.assessmentDay(day), dashboardCopy.assessmentLead];
  return (
    <Card aria-label={dashboardCopy.assessment}>
      <Row $gap="s4" $wraps>
        <IconBadge icon="clipboard" segment={6} />
        <Grow>
          <b>{title}</b>
          <SubText>{lead}</SubText>
        </Grow>
        {isSubmitted ? (
          <LinkButton to={paths.programSelection} variant="primary">
            {dashboardCopy.chooseProgram}
          </LinkButton>
        ) : (
          <LinkButton to={paths.assessment} variant="primary">
            {day === 1 ? dashboardCopy.start : dashboardCopy.continue}
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}

const Words = styled.div`
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
`;
