import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

export type FieldTexts = {
  label: ReactNode;
  /** A range or a reason, shown before any mistake. */
  hint?: ReactNode;
  /** The mistake in words. With it the field is marked invalid. */
  error?: ReactNode;
};

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A labelled field: gives the control what ties it to its label, hint and error. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldTexts & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stacked>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </Stacked>
  );
}

/** The hint and the error under a control whose id is given. */
export function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'> & { id: string }) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </>
  );
}

/** How every box that one types into or picks from looks. */
export const controlLook = ({ theme }: { theme: DefaultTheme }) => css`
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space.s2} 1.1rem;
  border: ${theme.border.control} solid ${theme.color.control};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: ${theme.color.bad};
  }
  &:disabled {
    color: ${theme.color.ink3};
    border-color: ${theme.color.line};
  }
`;

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <Input type="text" {...input} {...wiring} />}
    </Field>
  );
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & {
  /** After the number in the box: `lbs`, `cm`, `%`. */
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

const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A taller field in the same row must not stretch the control. */
  align-content: start;
  gap: .4rem;
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
`;

const Hint = styled.p`
  font-size: ${theme.text.t14};
  color: ${theme.color.ink3};
`;

const Fault = styled.p`
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.bad};
`;

const Input = styled.input(controlLook);
const Area = styled.textarea(controlLook);

const Box = styled.div`
  position: relative;
  &:has(span) input {
    padding-inline-end: 4rem;
  }
`;

const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1.1rem;
  display: grid;
  place-items: center;
  color: ${theme.color.ink3};
  font-weight: ${theme.weight.strong};
  pointer-events: none;
`;

/** An input that is not seen and covers its label, so that all that is drawn there can be pressed. The label is positioned. */
export const coveringInput = css`
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** The label shows the focus of its covering input, which is not seen itself. */
export const focusOnLabel = css`
  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 3px;
  }
`;
