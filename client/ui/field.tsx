import { type ReactNode, useId } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';

export type FieldTexts = {
  label: ReactNode;
  /** Said before anything is wrong: a range, a reason. */
  hint?: ReactNode;
  /** Said when something is wrong; the field is then marked invalid. */
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

const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A taller field in the same row must not stretch the control. */
  align-content: start;
  gap: .4rem;
  min-width: 0;
`;

const Label = styled.label(
  ({ theme }) => css`
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
  `,
);

const Hint = styled.p(
  ({ theme }) => css`
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
  `,
);

const Fault = styled.p(
  ({ theme }) => css`
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.bad};
  `,
);
