import { useId } from 'react';
import { css, styled } from 'styled-components';
import { workoutCopy } from './workout-copy.ts';

type ScaleFieldProps = {
  legend: string;
  /** One word for each step from 1 on. */
  words: readonly string[];
  value: number;
  onChoose: (value: number) => void;
};

/** A step on a scale from 1, each a disc to press; the chosen one is said in words beside the legend. */
export function ScaleField({ legend, words, value, onChoose }: ScaleFieldProps) {
  const name = useId();
  const steps = words.map((word, index) => ({ word, step: index + 1 }));
  return (
    <Field>
      <legend>
        <b>{legend}</b>
        <span>{workoutCopy.scaleValue(value, words[value - 1] ?? '')}</span>
      </legend>
      <Steps>
        {steps.map(({ word, step }) => (
          <Target key={step}>
            <input
              type="radio"
              name={name}
              aria-label={`${step}, ${word}`}
              checked={step === value}
              onChange={() => onChoose(step)}
            />
            <Face>{step}</Face>
          </Target>
        ))}
      </Steps>
    </Field>
  );
}

const Field = styled.fieldset(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    min-width: 0;
    & > legend {
      display: flex;
      justify-content: space-between;
      gap: ${theme.space.s3};
      width: 100%;
      margin-bottom: ${theme.space.s3};
    }
    & > legend > b {
      font-weight: ${theme.weight.bold};
    }
    & > legend > span {
      color: ${theme.color.ink2};
      white-space: nowrap;
    }
  `,
);

const Steps = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(5, minmax(${theme.size.tap}, 1fr));
    gap: ${theme.space.s2};
    ${theme.media.wide} {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  `,
);

const Face = styled.span(
  ({ theme }) => css`
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
  `,
);

const Target = styled.label(
  ({ theme }) => css`
    position: relative;
    display: grid;
    & > input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    & > input:checked + ${Face} {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: ${theme.shadow.edge};
    }
    & > input:active + ${Face} {
      transform: scale(.94);
    }
    & > input:focus-visible + ${Face} {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  `,
);
