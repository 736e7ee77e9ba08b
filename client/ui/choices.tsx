import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { controlLook, coveringInput, Field, FieldNotes, type FieldTexts, focusOnLabel } from './field.tsx';
import { Icon } from './icon.tsx';
import { Hidden } from './text.tsx';

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** One line under the label. */
  description?: ReactNode;
  /** Before the label, mostly an `IconBadge`. */
  picture?: ReactNode;
  isDisabled?: boolean;
};

type ChoiceSize = 'regular' | 'large';

type RadioGroupProps<Value extends string> = Omit<FieldTexts, 'label'> & {
  /** Names the group. */
  legend: ReactNode;
  isLegendHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Large where the choice is the whole screen. */
  size?: ChoiceSize;
};

/** One of several: each whole row is the radio. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChoose,
  size = 'regular',
  hint,
  error,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Group aria-describedby={hint || error ? `${id}-hint ${id}-error` : undefined}>
      {isLegendHidden ? <Hidden as="legend">{legend}</Hidden> : <Legend>{legend}</Legend>}
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.value}
          type="radio"
          name={id}
          choice={choice}
          size={size}
          checked={choice.value === value}
          onChange={() => onChoose(choice.value)}
        />
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  Pick<Choice<string>, 'label' | 'description' | 'picture'> & {
    /** Large where the choice is the whole screen. */
    size?: ChoiceSize;
  };

/** Yes or no, or one of several that may be chosen together. The whole row is the control. */
export function Checkbox({ label, description, picture, size = 'regular', ...input }: CheckboxProps) {
  return (
    <ChoiceRow type="checkbox" size={size} choice={{ value: '', label, description, picture }} {...input} />
  );
}

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'size'> & { choice: Choice<string>; size: ChoiceSize };

function ChoiceRow({ choice, size, ...input }: ChoiceRowProps) {
  const { label, description, picture, isDisabled } = choice;
  return (
    <Line $size={size}>
      <input disabled={isDisabled} {...input} />
      {picture}
      <Words $size={size}>
        <b>{label}</b>
        {description && <span>{description}</span>}
      </Words>
      <Mark aria-hidden data-shape={input.type}>
        <Icon name="check" size={20} />
      </Mark>
    </Line>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
  min-width: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space.s2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
`;

const largeLabel = ({ theme }: { theme: DefaultTheme }) => css`
  margin-bottom: ${theme.space.s1};
  font-family: ${theme.font.display};
  font-size: ${theme.heading.h3};
  font-weight: ${theme.weight.heading};
  font-stretch: ${theme.width.heading};
  line-height: 1.12;
`;

type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** Options, or groups of them. */
    options: readonly (SelectOption | SelectGroup)[];
    /** Shown before anything is chosen. */
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

const Words = styled.span<{ $size: ChoiceSize }>(
  ({ theme, $size }) => css`
    flex: 1;
    min-width: 0;
    line-height: 1.35;
    & > b {
      display: block;
      font-weight: ${theme.weight.bold};
      ${$size === 'large' && largeLabel({ theme })}
    }
    & > b:only-child {
      margin-bottom: 0;
    }
    & > span {
      color: ${theme.color.ink2};
    }
  `,
);

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 2px ${theme.color.control};
  color: transparent;
  &[data-shape='checkbox'] {
    border-radius: .5rem;
  }
`;

const Line = styled.label<{ $size: ChoiceSize }>(
  ({ theme, $size }) => css`
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space.s4};
    min-height: ${theme.size.control};
    padding: ${$size === 'large' ? theme.space.s4 : theme.space.s3} ${theme.space.s5};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.sh1}, inset 0 0 0 ${theme.border.hairline} ${theme.color.line};
    cursor: pointer;
    ${theme.media.tight} {
      padding-inline: ${theme.space.s3};
      /* The words take the room of the picture. */
      & > :nth-last-child(3):not(input) {
        display: none;
      }
    }
    ${coveringInput}
    &:has(:checked) {
      box-shadow: inset 0 0 0 3px ${theme.color.accent}, ${theme.shadow.sh2};
    }
    &:has(:checked) > ${Mark} {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: none;
    }
    ${focusOnLabel}
    &:has(:disabled) {
      color: ${theme.color.ink3};
      background: transparent;
      box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.line};
      cursor: not-allowed;
    }
    &:has(:disabled:checked) > ${Mark} {
      background: ${theme.color.control};
      color: ${theme.color.surface};
    }
  `,
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
