import { styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { factsText } from '#client/lib/format/format-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dots } from '#client/ui/dots.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Columns, Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { reasonFor } from '#domain/assessment/assessment-reasons.ts';
import {
  maxPoints,
  nextLevelOf,
  pointsOfTest,
  retestDays,
  type TestScore,
  testScoresOf,
  testValuesOf,
} from '#domain/assessment/assessment-rules.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { AssessmentOutcome } from '#service/features/assessment/assessment-contract.ts';
import { StageHeading } from './assessment-columns.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { DayList } from './assessment-days.tsx';
import { countDone, plannedDays, plannedExercises, type Results } from './assessment-results.ts';

type SummaryProps = {
  results: Results;
  /** The outcome of these results; null while they are not submitted unchanged. */
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
      {submitted && <Scores outcome={submitted} />}
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
      <StageHeading>{nameText(levelLabels[level])}</StageHeading>
      <Text $size="t18">{assessmentCopy.levelLead(score, maxPoints, shortDate(submittedOn))}</Text>
    </>
  );
}

/** Where the points come from, what changed, what the next level takes, and why the programs are recommended. */
function Scores({ outcome }: { outcome: AssessmentOutcome }) {
  const { score, level, submittedOn, recommendations, results, previous = null } = outcome;
  const values = testValuesOf(results);
  const before = previous && testValuesOf(previous.results);
  const next = nextLevelOf(score);
  return (
    <Columns>
      <Card title={assessmentCopy.yourPoints}>
        <Stack>
          <Rows>
            {testScoresOf(values).map((each) => (
              <TestRow key={each.test} {...each} before={before?.[each.test]} />
            ))}
          </Rows>
          <Stack $gap="s2">
            <Text>
              {next
                ? assessmentCopy.nextLevel(nameText(levelLabels[next.level]), next.from, next.from - score)
                : assessmentCopy.highestLevel}
              {previous &&
                ` ${assessmentCopy.scoreChange(score - previous.score, shortDate(previous.submittedOn))}`}
            </Text>
            <Text $tone="muted">{assessmentCopy.testAgain(shortDate(addDays(submittedOn, retestDays)))}</Text>
          </Stack>
        </Stack>
      </Card>
      <Card title={assessmentCopy.whyThese}>
        <Rows>
          {recommendations.map((recommended) => (
            <li key={recommended.id}>
              <Grow>
                <b>{assessmentCopy.programs[recommended.id]}</b>
                <SubText>{reasonText(reasonFor(recommended, values, level))}</SubText>
              </Grow>
            </li>
          ))}
        </Rows>
      </Card>
    </Columns>
  );
}

/** @param before the value of the assessment before; undefined where the test was not done in it */
function TestRow({
  test,
  exerciseName,
  value,
  points,
  nextAt,
  before,
}: TestScore & { before: number | undefined }) {
  const type = test === 'plankSeconds' ? 'seconds' : 'reps';
  const reached = value === null ? assessmentCopy.notTested : assessmentCopy.result(value, type);
  const change = value === null || before === undefined ? null : assessmentCopy.change(value - before);
  return (
    <li>
      <Grow>
        <b>{nameText(exerciseName)}</b>
        <SubText>{change === null ? reached : factsText([reached, change])}</SubText>
        <SubText>
          {nextAt === null
            ? assessmentCopy.allPoints
            : assessmentCopy.nextPointAt(assessmentCopy.result(nextAt, type))}
        </SubText>
      </Grow>
      <Points>
        <Dots left={points} of={pointsOfTest} />
        {assessmentCopy.pointsOf(points, pointsOfTest)}
      </Points>
    </li>
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

const Points = styled.span`
  display: grid;
  justify-items: end;
  gap: ${theme.space.s1};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
`;

/** The seventh day fills the last row alone. */
const Days = styled(Columns)`
  ${theme.media.wide} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
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
`;

const Oval = styled.div`
  justify-self: center;
  width: 100%;
  max-width: 26rem;
`;

const Count = styled.span`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s2};
  & > :last-child {
    font-weight: ${theme.weight.strong};
    color: ${theme.color.tileGoalText};
  }
`;
