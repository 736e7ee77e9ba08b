import { useLatestAssessment } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Grow, Row } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText } from '#client/ui/text.tsx';
import type { Program } from '#service/program/program-contract.ts';
import { assessmentDay } from './program-words.ts';

/** The first thing on the dashboard of who is being assessed. */
export function AssessmentCard({ program }: { program: Program }) {
  const today = useMemberToday();
  const { data: latest } = useLatestAssessment();
  const isSubmitted = latest?.programId === program.id;
  const day = assessmentDay(program, today);
  return (
    <Card aria-label="Assessment">
      <Row $gap="s4" $wraps>
        <Disc icon="clipboard" segment={6} />
        <Grow>
          <b>{isSubmitted ? 'Your assessment is complete' : `Day ${day} of your assessment`}</b>
          <SubText>
            {isSubmitted ? 'Choose the program that fits your results.' : 'A few short tests, then you know.'}
          </SubText>
        </Grow>
        {isSubmitted ? (
          <LinkButton to={paths.programSelection} variant="primary">
            Choose Program
          </LinkButton>
        ) : (
          <LinkButton to={paths.assessment} variant="primary">
            {day === 1 ? 'Start' : 'Continue'}
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}
