import { useLatestAssessment } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow, Row } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText } from '#client/ui/text.tsx';
import type { Program } from '#service/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { assessmentDay } from './program-view-model.ts';

/** The first thing on the dashboard of who is being assessed. */
export function AssessmentCard({ program }: { program: Program }) {
  const today = useMemberToday();
  const { data: latest } = useLatestAssessment();
  const isSubmitted = latest?.programId === program.id;
  const day = assessmentDay(program, today);
  return (
    <Card aria-label={dashboardCopy.assessment}>
      <Row $gap="s4" $wraps>
        <IconBadge icon="clipboard" segment={6} />
        <Grow>
          <b>{isSubmitted ? dashboardCopy.assessmentComplete : dashboardCopy.assessmentDay(day)}</b>
          <SubText>
            {isSubmitted ? dashboardCopy.assessmentCompleteLead : dashboardCopy.assessmentLead}
          </SubText>
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
