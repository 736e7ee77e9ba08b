import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { useActiveProgram, useLatestAssessment } from '#client/lib/http/read-models.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { reasonFor } from '#domain/assessment/assessment-reasons.ts';
import { testValuesOf } from '#domain/assessment/assessment-rules.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { programMap } from '#domain/program/program-map.ts';
import type { AssessmentOutcome, Recommendation } from '#service/features/assessment/assessment-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { type ChoiceId, programChoices } from './program-choices.ts';
import { programCopy } from './program-copy.ts';

type RecommendationsProps = { chosenId: ChoiceId | null; onChoose: (id: ChoiceId) => void };

/** The recommendations of the last assessment; without one, those for everybody. */
export function Recommendations(props: RecommendationsProps) {
  const { data: outcome, mutate } = useLatestAssessment();
  if (outcome === undefined)
    return (
      <Frame>
        <Trouble>
          <Text $tone="muted">{programCopy.recommendationsUnread}</Text>
          <Button size="small" icon="reset" onClick={() => void mutate()}>
            {commonCopy.tryAgain}
          </Button>
        </Trouble>
      </Frame>
    );
  return <Recommended outcome={outcome} {...props} />;
}

const forEverybody: readonly Recommendation[] = [{ id: 'daily-50', confidence: 'high' }];

function Recommended({ outcome, chosenId, onChoose }: RecommendationsProps & Outcome) {
  const { data: program = null } = useActiveProgram();
  const values = outcome && testValuesOf(outcome.results);
  const level = outcome && <Chip tone="good">{nameText(levelLabels[outcome.level])}</Chip>;
  return (
    <Frame aside={level}>
      <Rows>
        {(outcome?.recommendations ?? forEverybody).map(({ id, confidence }) => (
          <RecommendedRow
            key={id}
            id={id}
            confidence={confidence}
            reason={
              outcome && values
                ? reasonFor({ id, confidence }, values, outcome.level)
                : reasonWithoutAssessment(program)
            }
            isChosen={id === chosenId}
            onChoose={() => onChoose(id)}
          />
        ))}
      </Rows>
      {outcome && <SubText>{programCopy.fromAssessment(shortDate(outcome.submittedOn))}</SubText>}
      {!outcome && (
        <Button size="small" variant="outline" icon="clipboard" onClick={() => onChoose('assessment')}>
          {programCopy.takeAssessment}
        </Button>
      )}
    </Frame>
  );
}

/** Nothing is known of the member but their program. */
function reasonWithoutAssessment(program: Program | null): string {
  const isLong = program && program.type !== 'maintain' && program.type !== 'assessment';
  return isLong
    ? programCopy.lighterThan(nameText(programMap[program.type].picker))
    : programCopy.suitsEverybody;
}

type Outcome = { outcome: AssessmentOutcome | null };
type RecommendedRowProps = Recommendation & { reason: string; isChosen: boolean; onChoose: () => void };

function RecommendedRow({ id, confidence, reason, isChosen, onChoose }: RecommendedRowProps) {
  const choice = programChoices.find((one) => one.id === id);
  if (!choice) return null;
  const { label, face } = choice;
  return (
    <Row>
      <IconBadge {...face} />
      <Grow>
        <b>{label}</b>
        <SubText>{programCopy.confidence[confidence]}</SubText>
        <SubText>{reasonText(reason)}</SubText>
      </Grow>
      <Button
        size="small"
        aria-label={programCopy.chooseLabel(label)}
        aria-pressed={isChosen}
        onClick={onChoose}
        {...(isChosen ? ({ variant: 'ink', icon: 'check' } as const) : {})}
      >
        {programCopy.choose}
      </Button>
    </Row>
  );
}

function Frame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <Card title={programCopy.recommendedForYou} aside={aside}>
      <Parts>{children}</Parts>
    </Card>
  );
}

/** The button goes below the words where they would have too little room beside it. */
const Row = styled.li`
  flex-wrap: wrap;
  & > ${Grow} {
    flex-basis: 7.5rem;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  & > button {
    justify-self: start;
  }
`;

const Trouble = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s3};
`;
