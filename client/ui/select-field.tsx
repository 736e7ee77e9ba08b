import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { controlLook, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** Options, or groups of them. */
    options: readonly (SelectOption | SelectGroup)[];
    /** What stands there before anything is chosen. */
    placeholder?: string;
  };

export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Box>
          <Select {...select} {...wiring}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </Select>
          <Icon name="down" size={20} />
        </Box>
      )}
    </Field>
  );
}

const toOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 1.1rem;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Select = styled.select(
  (props) => css`
  ${controlLook(props)}
  appearance: none;
  padding-inline-end: ${props.theme.space.s10};
  cursor: pointer;
`,
);
