import { useId } from 'react';
import { css, styled } from 'styled-components';
import { coveringInput } from '#client/ui/field.tsx';
import { workoutCopy } from './workout-copy.ts';

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

/** A scale from 1, each step a round radio; none is chosen beforehand, and the chosen one is said in words beside the legend. */
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

/** A question with its answer beside it, and the choices below. */
export const Field = styled.fieldset(
  ({ theme }) => css`
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
  `,
);

const Steps = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(5, minmax(${theme.size.tap}, 1fr));
    gap: ${theme.space.s2};
    container-type: inline-size;
    ${theme.media.broad} {
      grid-template-columns: repeat(10, minmax(0, 1fr));
      gap: ${theme.space.s1};
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
  `,
);

const Ends = styled.div(
  ({ theme }) => css`
    display: flex;
    justify-content: space-between;
    color: ${theme.color.ink3};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
  `,
);
