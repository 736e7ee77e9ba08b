import { css, styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { Button } from '#client/ui/button.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Columns, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Text } from '#client/ui/text.tsx';
import { maxPoints } from '#domain/assessment/assessment-rules.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { AssessmentOutcome } from '#service/features/assessment/assessment-contract.ts';
import { StageHeading } from './assessment-columns.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { DayList } from './assessment-days.tsx';
import { countDone, plannedDays, plannedExercises, type Results } from './assessment-results.ts';

type SummaryProps = {
  results: Results;
  /** What these results gave; null while they are not submitted as they are. */
  submitted: AssessmentOutcome | null;
  isSubmitting: boolean;
  onSubmit: () => void;
  onChoose: (place: number) => void;
};

/** The end of the assessment: how many results there are, what follows, and each of them. */
export function Summary({ results, submitted, isSubmitting, onSubmit, onChoose }: SummaryProps) {
  const done = countDone(results, plannedExercises);
  return (
    <Stack $gap="s5">
      <HeroPanel>
        <Words>
          {submitted ? <Submitted outcome={submitted} /> : <ToSubmit done={done} />}
          {submitted ? (
            <LinkButton to={paths.programSelection} variant="primary" size="large" trailingIcon="arrow">
              {assessmentCopy.chooseProgram}
            </LinkButton>
          ) : (
            <Button variant="primary" size="large" disabled={isSubmitting} onClick={onSubmit}>
              {isSubmitting ? assessmentCopy.submitting : assessmentCopy.submit}
            </Button>
          )}
        </Words>
        <Oval>
          <ProgressTrack shape="panel" share={done / plannedExercises.length}>
            <Count>
              <TrackNumeral>{done}</TrackNumeral>
              <span>{assessmentCopy.resultsOf(plannedExercises.length)}</span>
            </Count>
          </ProgressTrack>
        </Oval>
      </HeroPanel>
      <Days>
        {plannedDays.map((day) => (
          <DayList key={day.day} day={day} results={results} onChoose={onChoose} />
        ))}
      </Days>
    </Stack>
  );
}

function Submitted({ outcome: { level, score, submittedOn } }: { outcome: AssessmentOutcome }) {
  return (
    <>
      <StageHeading>{levelLabels[level]}</StageHeading>
      <Text $size="t18">{assessmentCopy.levelLead(score, maxPoints, shortDate(submittedOn))}</Text>
    </>
  );
}

function ToSubmit({ done }: { done: number }) {
  const missing = plannedExercises.length - done;
  return (
    <>
      <StageHeading>
        {missing === 0 ? assessmentCopy.sevenDaysDone : assessmentCopy.readyToSubmit}
      </StageHeading>
      <Text $size="t18">
        {missing === 0 ? assessmentCopy.submitLead : assessmentCopy.missingLead(missing)}
      </Text>
    </>
  );
}

/** The seventh day fills the last row alone. */
const Days = styled(Columns)(
  ({ theme }) => css`
    ${theme.media.wide} {
      & > :last-child {
        grid-column: 1 / -1;
      }
    }
  `,
);

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    justify-items: start;
    & > :last-child {
      margin-top: ${theme.space.s2};
      color: ${theme.color.onAccent};
    }
    & > :disabled {
      color: inherit;
    }
  `,
);

const Oval = styled.div`
  justify-self: center;
  width: 100%;
  max-width: 26rem;
`;

const Count = styled.span(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    gap: ${theme.space.s2};
    & > :last-child {
      font-weight: ${theme.weight.strong};
      color: ${theme.color.tileGoalText};
    }
  `,
);
