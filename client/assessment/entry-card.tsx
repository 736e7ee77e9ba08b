import { type FormEvent, useRef } from 'react';
import { css, styled } from 'styled-components';
import { clockTime } from '#client/lib/format/clock-time.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { dayOfExercise, isLastPlace, type PlannedExercise } from './assessment-plan.ts';
import { type Draft, longestNotes, valueIn, valueRange } from './assessment-results.ts';
import { StageHeading } from './stage-heading.ts';
import { ValueField } from './value-field.tsx';

type EntryCardProps = {
  exercise: PlannedExercise;
  draft: Draft;
  /** The result that is saved already. */
  saved: AssessmentResult | undefined;
  /** Whether a save found no value. */
  isMissing: boolean;
  onChange: (change: Partial<Draft>) => void;
  onClear: () => void;
  onSave: () => void;
  onHowTo: () => void;
};

/** One exercise: how it is done, and the field for its result. */
export function EntryCard({ exercise, draft, saved, isMissing, onChange, ...presses }: EntryCardProps) {
  const value = useRef<HTMLInputElement>(null);
  const { name, day, number, type, protocol, restSeconds } = exercise;
  const { title, exercises } = dayOfExercise(exercise);
  const leadsToRest = !saved && !isLastPlace(exercise.place);

  function save(event: FormEvent): void {
    event.preventDefault();
    presses.onSave();
    if (valueIn(draft) === null) value.current?.focus();
  }

  function clear(): void {
    presses.onClear();
    value.current?.focus();
  }

  return (
    <Card aria-label={name}>
      <Stack $gap="s3">
        <Row $spread>
          <Stack $gap="s1">
            <SubText>{assessmentCopy.position(day, title, number, exercises.length)}</SubText>
            <StageHeading>{name}</StageHeading>
          </Stack>
          <IconButton icon="help" label={assessmentCopy.howToDo(name)} onClick={presses.onHowTo} />
        </Row>
        <Text>{protocol}</Text>
      </Stack>
      <Form noValidate onSubmit={save}>
        <ValueField
          ref={value}
          day={day}
          type={type}
          value={draft.value}
          hint={saved && assessmentCopy.savedHint(assessmentCopy.result(saved.value, saved.type))}
          error={isMissing && valueFault(draft.value)}
          onChange={(typed) => onChange({ value: typed })}
        />
        <TextAreaField
          label={assessmentCopy.notesOptional}
          rows={2}
          maxLength={longestNotes}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        <Presses>
          <Button type="submit" variant="primary">
            {assessmentCopy.saveResult}
          </Button>
          <Button onClick={clear}>{assessmentCopy.clear}</Button>
          {leadsToRest && <SubText>{assessmentCopy.thenRest(clockTime(restSeconds))}</SubText>}
        </Presses>
      </Form>
    </Card>
  );
}

const Form = styled.form(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s4};
    margin-top: ${theme.space.s4};
    ${theme.media.wide} {
      gap: ${theme.space.s5};
      margin-top: ${theme.space.s5};
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  `,
);

const Presses = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s3};
    ${theme.media.wide} {
      grid-column: 1 / -1;
    }
    ${theme.media.phone} {
      & > [type='submit'] {
        flex: 1;
      }
      & > small {
        width: 100%;
        text-align: center;
      }
    }
  `,
);

/** Near the field: an empty one lacks a value, any other one a number that can be. */
const valueFault = (typed: string): string =>
  typed.trim() === ''
    ? assessmentCopy.missing.description
    : assessmentCopy.valueRange(valueRange.least, valueRange.most);
