import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SlipQuestion } from '#client/ui/slip-question.tsx';
import { SubText } from '#client/ui/text.tsx';
import { weightCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { useProgressFacts } from './use-progress-facts.ts';
import { WeightField } from './weight-field.tsx';
import { useWeightLog } from './weight-log.ts';
import { lastWeight, massText, weightViewModel } from './weight-view-model.ts';

/** Logs today's weight, in the page. */
export function WeightFormCard() {
  const { facts, isFailed, retry } = useProgressFacts();
  if (facts) return <WeightForm facts={facts} />;
  return (
    <Card title={weightCopy.logWeightTitle}>
      {isFailed ? (
        <RetryNote onRetry={retry}>{weightCopy.lastWeightUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="3.125rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function WeightForm({ facts }: { facts: ProgressFacts }) {
  const { unit, current } = weightViewModel(facts);
  const form = useRef<HTMLFormElement>(null);
  const { submit, fault, isSending, question, onEdit } = useWeightLog(
    { unit, last: lastWeight(facts) },
    facts.today,
    () => form.current?.reset(),
  );
  return (
    <Card
      title={weightCopy.logWeightTitle}
      aside={
        current !== null && <SubText as="span">{weightCopy.lastWeight(massText(current, unit))}</SubText>
      }
    >
      <Line ref={form} noValidate onSubmit={submit} onInput={onEdit}>
        <WeightField unit={unit} current={current} fault={fault} />
        <Button type="submit" variant="ink" disabled={isSending}>
          {isSending ? weightCopy.logging : weightCopy.log}
        </Button>
        {question && <SlipQuestion {...question} />}
      </Line>
    </Card>
  );
}

const Line = styled.form(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.space.s3};
    /* Level with the box, below the label. */
    & > button {
      margin-top: 1.75rem;
    }
  `,
);
