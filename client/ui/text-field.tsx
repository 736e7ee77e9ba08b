import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { controlLook, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <Input type="text" {...input} {...wiring} />}
    </Field>
  );
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & {
  /** Stands behind the number in the box: `lbs`, `cm`, `%`. */
  unit?: string;
};

/**
 * A number as it is typed: the value stays text, so that an unfinished `7.` is not lost. It is no `number` input: browsers drop the comma
 * of `7,5` there and give 75.
 */
export function NumberField({ label, hint, error, unit, ...input }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Box>
          <Input type="text" inputMode="decimal" autoComplete="off" {...input} {...wiring} />
          {unit && <Unit aria-hidden>{unit}</Unit>}
        </Box>
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <Area rows={4} {...area} {...wiring} />}
    </Field>
  );
}

const Input = styled.input(controlLook);
const Area = styled.textarea(controlLook);

const Box = styled.div`
  position: relative;
  &:has(span) input {
    padding-inline-end: 4rem;
  }
`;

const Unit = styled.span(
  ({ theme }) => css`
    position: absolute;
    inset-block: 0;
    inset-inline-end: 1.1rem;
    display: grid;
    place-items: center;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.strong};
    pointer-events: none;
  `,
);
