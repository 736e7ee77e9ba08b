import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { decimalText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { coveringInput, FieldNotes } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Minus, stepButtons } from '#client/ui/number-field.tsx';
import { uiCopy } from '#client/ui/ui-copy.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { workoutCopy } from './workout-copy.ts';

type SetStepperProps = {
  /** Names the number: `Reps, set 2`. */
  label: string;
  /** Next to the number: `lb`. */
  unit: string;
  /** Null shows nothing: no load. */
  value: number | null;
  step: number;
  least: number;
  most: number;
  /** Decimals may be typed. */
  isDecimal?: boolean;
  onChange: (value: number) => void;
  /** Given where the number may be missing. */
  onClear?: () => void;
};

/** A number between two large buttons. It can also be typed, but no keyboard opens unasked. */
export function SetStepper({
  label,
  unit,
  value,
  step,
  least,
  most,
  isDecimal,
  onChange,
  onClear,
}: SetStepperProps) {
  // The text being typed; null while the number is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const text = value === null ? '' : decimalText(String(value));
  const settle = (): void => {
    if (typed === null) return;
    setTyped(null);
    const number = typedNumber(typed);
    const refused = typed.trim() === '' ? null : faultOf(number, { least, most, isDecimal });
    setFault(refused);
    if (typed.trim() === '') onClear?.();
    else if (refused === null && number !== null) onChange(number);
  };
  const move = (by: number): void => {
    setFault(null);
    const next = Math.round(((value ?? 0) + by) * 1000) / 1000;
    if (next >= least) onChange(Math.min(most, next));
    else if (onClear) onClear();
    else onChange(least);
  };
  const onKeyDown = (key: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[key.key];
    if (key.key === 'Enter') settle();
    if (by === undefined) return;
    key.preventDefault();
    move(by);
  };
  return (
    <div>
      <Frame role="group" aria-label={label} tabIndex={-1}>
        <button
          type="button"
          aria-label={workoutCopy.less(label)}
          disabled={value === null || (value <= least && !onClear)}
          onClick={() => move(-step)}
        >
          <Minus />
        </button>
        <Middle>
          <input
            inputMode={isDecimal ? 'decimal' : 'numeric'}
            aria-label={label}
            aria-describedby={fault ? `${id}-error` : undefined}
            aria-invalid={fault ? true : undefined}
            autoComplete="off"
            placeholder={workoutCopy.noNumber}
            value={typed ?? text}
            size={Math.max(1, (typed ?? text).length)}
            onFocus={(focus) => focus.currentTarget.select()}
            onChange={(change) => setTyped(change.currentTarget.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          <small aria-hidden>{unit}</small>
        </Middle>
        <button
          type="button"
          aria-label={workoutCopy.more(label)}
          disabled={value === most}
          onClick={() => move(step)}
        >
          <Icon name="plus" size={22} />
        </button>
      </Frame>
      <div role="status">
        <FieldNotes id={id} error={fault} />
      </div>
    </div>
  );
}

type Range = { readonly least: number; readonly most: number; readonly isDecimal: boolean | undefined };

/** Why a typed number is refused; null where it is accepted. */
function faultOf(number: number | null, { least, most, isDecimal }: Range): string | null {
  if (number === null || number < least || number > most) return uiCopy.numbersFromTo(least, most);
  return isDecimal || Number.isInteger(number) ? null : uiCopy.wholeNumbersOnly;
}

type ScaleFieldProps = {
  legend: string;
  /** One word for each step from 1 on. */
  words: readonly string[];
  /** Null until one is chosen. */
  value: number | null;
  onChoose: (value: number) => void;
  /** Under its ends: `1 easy`, `10 all out`. */
  ends?: readonly [string, string];
};

/** A scale from 1, each step a round radio; none is chosen beforehand, and the legend names the chosen one in words. */
export function ScaleField({ legend, words, value, onChoose, ends }: ScaleFieldProps) {
  const name = useId();
  const steps = words.map((word, index) => ({ word, step: index + 1 }));
  return (
    <Field>
      <legend>
        <b>{legend}</b>
        {value !== null && <span>{workoutCopy.scaleValue(value, words[value - 1] ?? '')}</span>}
      </legend>
      <Steps>
        {steps.map(({ word, step }) => (
          <Target key={step}>
            <input
              type="radio"
              name={name}
              aria-label={workoutCopy.scaleValue(step, word)}
              checked={step === value}
              onChange={() => onChoose(step)}
            />
            <Face>{step}</Face>
          </Target>
        ))}
      </Steps>
      {ends && (
        <Ends aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Ends>
      )}
    </Field>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) 3rem;
  align-items: center;
  min-width: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.well};
  ${stepButtons('3rem')}
  ${theme.media.tight} {
    grid-template-columns: 2rem minmax(0, 1fr) 2rem;
    & > button {
      width: 2rem;
    }
    & input {
      font-size: 1.5rem;
    }
  }
`;

const Middle = styled.label`
  display: flex;
  align-items: baseline;
  justify-content: center;
  gap: .3rem;
  min-width: 0;
  cursor: text;
  & > input {
    min-width: 1.5ch;
    max-width: 70%;
    min-height: ${theme.size.tap};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-family: ${theme.font.display};
    font-size: 2rem;
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.numeral};
    line-height: 1;
    text-align: end;
    field-sizing: content;
  }
  & > input::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  & > input:focus-visible {
    outline: none;
  }
  &:has(:focus-visible) {
    border-radius: ${theme.radius.s};
    outline: 3px solid ${theme.color.focus};
  }
  & > small {
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
  }
`;

/** A question with its answer beside it, and the choices below. */
export const Field = styled.fieldset`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  & > legend {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s3};
    width: 100%;
    margin-bottom: ${theme.space.s2};
  }
  & > legend > b {
    font-weight: ${theme.weight.bold};
  }
  & > legend > span {
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(min(${theme.size.tap}, 16%), 1fr));
  gap: ${theme.space.s2} min(${theme.space.s2}, 4%);
  container-type: inline-size;
  ${theme.media.broad} {
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: ${theme.space.s1};
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  min-height: ${theme.size.tap};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
  font-family: ${theme.font.display};
  font-size: ${theme.text.t18};
  font-weight: ${theme.weight.heading};
  font-stretch: ${theme.width.numeral};
  /* While it is pressed it would lie over its own radio. */
  pointer-events: none;
  transition: transform ${theme.duration.d2} ${theme.ease.spring};
`;

const Target = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  ${coveringInput}
  & > input:checked + ${Face} {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    box-shadow: none;
  }
  & > input:active + ${Face} {
    transform: scale(.94);
  }
  & > input:focus-visible + ${Face} {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.ink3};
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.strong};
`;
