import { type Ref, useId } from 'react';
import { css, styled } from 'styled-components';
import { type SegmentNumber, segmentLook } from '#client/ui/disc.tsx';
import { FieldNotes, type FieldTexts } from '#client/ui/field.tsx';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { valueRange } from './assessment-results.ts';

type ValueFieldProps = Pick<FieldTexts, 'hint' | 'error'> & {
  ref: Ref<HTMLInputElement>;
  /** 1-7: each day has a colour of the wheel. */
  day: number;
  type: ResultType;
  value: string;
  onChange: (typed: string) => void;
};

/** A race number that is written by hand: the unit on its strip, the value as large as it goes. */
export function ValueField({ ref, day, type, value, onChange, hint, error }: ValueFieldProps) {
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
          type="number"
          inputMode="decimal"
          min={valueRange.least}
          max={valueRange.most}
          step="any"
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

const Stacked = styled.div`
  display: grid;
  gap: .4rem;
  min-width: 0;
`;

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

const Input = styled.input(
  ({ theme }) => css`
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
    appearance: textfield;
    &::-webkit-inner-spin-button {
      appearance: none;
      margin: 0;
    }
    &:focus {
      outline: none;
    }
  `,
);
