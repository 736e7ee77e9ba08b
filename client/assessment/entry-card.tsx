import { type FormEvent, useRef } from 'react';
import { css, styled } from 'styled-components';
import { clockTime } from '#client/lib/format/clock-time.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { dayOfExercise, isLastPlace, type PlannedExercise } from './assessment-plan.ts';
import { type Draft, longestNotes, valueIn } from './assessment-results.ts';
import { valueFault } from './assessment-texts.ts';
import { resultText } from './result-words.ts';
import { StageHeading } from './stage-heading.ts';
import { ValueBib } from './value-bib.tsx';

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

/** One exercise: how it is done, and the bib that its result is written on. */
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
            <SubText>{`Day ${day}, ${title}: exercise ${number} of ${exercises.length}`}</SubText>
            <StageHeading>{name}</StageHeading>
          </Stack>
          <IconButton icon="help" label={`How to do ${name}`} onClick={presses.onHowTo} />
        </Row>
        <Text>{protocol}</Text>
      </Stack>
      <Form noValidate onSubmit={save}>
        <ValueBib
          ref={value}
          day={day}
          type={type}
          value={draft.value}
          hint={saved && `Saved: ${resultText(saved)}. A new result takes its place.`}
          error={isMissing && valueFault(draft.value)}
          onChange={(typed) => onChange({ value: typed })}
        />
        <TextAreaField
          label="Notes (optional)"
          rows={2}
          maxLength={longestNotes}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        <Presses>
          <Button type="submit" variant="primary">
            Save Result
          </Button>
          <Button onClick={clear}>Clear</Button>
          {leadsToRest && <SubText>{`Then ${clockTime(restSeconds)} of rest`}</SubText>}
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
