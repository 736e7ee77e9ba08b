import { type FormEvent, type Ref, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { clockTime } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { FieldNotes, type FieldTexts, TextAreaField } from '#client/ui/field.tsx';
import { type SegmentNumber, segmentLook } from '#client/ui/icon.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SlipQuestion } from '#client/ui/slip-question.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { uiCopy } from '#client/ui/ui-copy.ts';
import type { AssessmentResult, ResultType } from '#domain/assessment/assessment-events.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { StageHeading } from './assessment-columns.ts';
import { assessmentCopy } from './assessment-copy.ts';
import {
  type Draft,
  dayOfExercise,
  isLastPlace,
  isWhole,
  longestNotes,
  type PlannedExercise,
  valueIn,
  valueRange,
} from './assessment-results.ts';
import { Stopwatch } from './stopwatch.tsx';

type EntryCardProps = {
  exercise: PlannedExercise;
  draft: Draft;
  /** The result that is saved already. */
  saved: AssessmentResult | undefined;
  /** Whether a save found no value. */
  isMissing: boolean;
  /** Whether the value may be a typing slip. */
  isAsked: boolean;
  onChange: (change: Partial<Draft>) => void;
  onClear: () => void;
  onSave: () => void;
  onConfirm: () => void;
  onHowTo: () => void;
};

/** One exercise: how it is done, and the field for its result. */
export function EntryCard({
  exercise,
  draft,
  saved,
  isMissing,
  isAsked,
  onChange,
  ...presses
}: EntryCardProps) {
  const value = useRef<HTMLInputElement>(null);
  const { name, day, number, type, protocol, restSeconds, limitSeconds = null } = exercise;
  const { title, exercises } = dayOfExercise(exercise);
  const leadsToRest = !saved && !isLastPlace(exercise.place);

  function save(event: FormEvent): void {
    event.preventDefault();
    presses.onSave();
    if (valueIn(draft, exercise) === null) value.current?.focus();
  }

  function clear(): void {
    presses.onClear();
    value.current?.focus();
  }

  return (
    <Card aria-label={nameText(name)}>
      <Stack $gap="s3">
        <Row $spread>
          <Stack $gap="s1">
            <SubText>{assessmentCopy.position(day, nameText(title), number, exercises.length)}</SubText>
            <StageHeading>{nameText(name)}</StageHeading>
          </Stack>
          <IconButton icon="help" label={assessmentCopy.howToDo(nameText(name))} onClick={presses.onHowTo} />
        </Row>
        <Text>{workoutText(protocol)}</Text>
      </Stack>
      {(type === 'seconds' || limitSeconds !== null) && (
        <Stopwatch
          limitSeconds={limitSeconds}
          onStopped={(seconds) => onChange({ value: String(seconds) })}
        />
      )}
      <Form noValidate onSubmit={save}>
        <ValueField
          ref={value}
          day={day}
          type={type}
          value={draft.value}
          hint={saved && assessmentCopy.savedHint(assessmentCopy.result(saved.value, saved.type))}
          error={isMissing && valueFault(draft.value, type)}
          onChange={(typed) => onChange({ value: typed })}
        />
        <TextAreaField
          label={assessmentCopy.notesOptional}
          rows={2}
          maxLength={longestNotes}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        {isAsked && (
          <SlipQuestion
            typed={draft.value.trim()}
            meant={null}
            onUse={presses.onConfirm}
            onKeep={presses.onConfirm}
          />
        )}
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

/** Near the field: an empty one lacks a value, any other one a number that can be. */
function valueFault(typed: string, type: ResultType): string {
  const value = typedNumber(typed);
  if (typed.trim() === '') return assessmentCopy.missing.description;
  if (value !== null && value < 0) return assessmentCopy.useZeroOrMore;
  const isBroken = value !== null && isWhole(type) && !Number.isInteger(value);
  return isBroken ? uiCopy.wholeNumbersOnly : assessmentCopy.valueRange(valueRange.least, valueRange.most);
}

type ValueFieldProps = Pick<FieldTexts, 'hint' | 'error'> & {
  ref: Ref<HTMLInputElement>;
  /** 1-7: each day has a colour of the wheel. */
  day: number;
  type: ResultType;
  value: string;
  onChange: (typed: string) => void;
};

/** A race number that is written by hand: the unit on its strip, the value as large as it goes. */
function ValueField({ ref, day, type, value, onChange, hint, error }: ValueFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stacked>
      <Paper $isBad={Boolean(error)}>
        <Strip htmlFor={id} $segment={day as SegmentNumber}>
          {assessmentCopy.unitLabel(type)}
        </Strip>
        <Input
          ref={ref}
          id={id}
          type="text"
          inputMode="decimal"
          required
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
      </Paper>
      <FieldNotes id={id} hint={hint} error={error} />
    </Stacked>
  );
}

const pinHole = css`
  content: '';
  position: absolute;
  top: 50%;
  width: .85rem;
  height: .85rem;
  transform: translateY(-50%);
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
`;

const Stacked = styled.div`
  display: grid;
  gap: .4rem;
  min-width: 0;
`;

const Paper = styled.div<{ $isBad: boolean }>(
  ({ theme, $isBad }) => css`
    display: grid;
    border: ${theme.border.control} solid ${$isBad ? theme.color.bad : theme.color.control};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    overflow: hidden;
    &:focus-within {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 3px;
    }
  `,
);

const Strip = styled.label<{ $segment: SegmentNumber }>`
  position: relative;
  padding: ${({ theme }) => theme.space.s2} ${({ theme }) => theme.space.s8};
  font-weight: ${({ theme }) => theme.weight.bold};
  text-align: center;
  ${segmentLook}
  &::before,
  &::after {
    ${pinHole}
  }
  &::before {
    left: .8rem;
  }
  &::after {
    right: .8rem;
  }
`;

const Input = styled.input`
  width: 100%;
  min-width: 0;
  padding: ${theme.space.s2} ${theme.space.s4};
  border: 0;
  background: transparent;
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.numeral.n3};
  font-weight: ${theme.weight.numeral};
  font-stretch: ${theme.width.numeral};
  line-height: 1;
  text-align: center;
  &:focus {
    outline: none;
  }
`;

const Form = styled.form`
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
`;

const Presses = styled.div`
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
`;
