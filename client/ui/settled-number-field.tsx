import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './text-field.tsx';

type SettledNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  value: number;
  /** Called when the field is left or Enter is pressed, with what was typed; NaN for nothing. */
  onSettle: (typed: number) => void;
};

/** A number that may be anything while it is typed, and is put right when the field is left. */
export function SettledNumberField({ value, onSettle, ...field }: SettledNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function settle(): void {
    if (typed !== null) onSettle(typed.trim() === '' ? Number.NaN : Number(typed));
    setTyped(null);
  }

  return (
    <NumberField
      {...field}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
