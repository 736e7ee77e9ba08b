import { useState } from 'react';
import { css, styled } from 'styled-components';
import { decimalText } from '#client/lib/format/locale.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { NumberField, type NumberFieldProps } from './field.tsx';
import { uiCopy } from './ui-copy.ts';

type SettledNumberFieldProps = Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'error'
> & {
  value: number;
  min: number;
  max: number;
  isWhole?: boolean;
  /** Called when the field is left or Enter is pressed, with what was typed; NaN for nothing. */
  onSettle: (typed: number) => void;
};

/** A number that may be anything while it is typed, and is put right when the field is left. It says what it would not take. */
export function SettledNumberField({
  value,
  min,
  max,
  isWhole = true,
  onSettle,
  ...field
}: SettledNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function settle(): void {
    if (typed === null) return;
    const number = typedNumber(typed);
    const isBroken = isWhole && number !== null && !Number.isInteger(number);
    setFault(isBroken ? uiCopy.wholeNumbersOnly : faultOf(number, min, max));
    if (!isBroken) onSettle(number ?? Number.NaN);
    setTyped(null);
  }

  return (
    <NumberField
      {...field}
      error={fault}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={typed ?? decimalText(String(value))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}

/** A typed number is brought into its range, and the field reports it. */
const faultOf = (number: number | null, min: number, max: number): string | null =>
  number !== null && (number < min || number > max) ? uiCopy.numbersFromTo(min, max) : null;

/** The icon of the button that takes one away. */
export const Minus = styled.i.attrs({ 'aria-hidden': true })`
  width: 1rem;
  height: 2px;
  border-radius: 1px;
  background: currentColor;
`;

/** The round buttons beside a number, which take one away and add one. @param size in CSS */
export const stepButtons = (size: string) => css`
  & > button {
    display: grid;
    place-items: center;
    width: ${size};
    height: ${size};
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.fill};
    color: ${({ theme }) => theme.color.ink};
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button:active {
    transform: scale(.94);
  }
  & > button:disabled {
    background: transparent;
    color: ${({ theme }) => theme.color.ink3};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.hairline} ${({ theme }) => theme.color.line};
    cursor: default;
  }
`;
