import { useId } from 'react';
import { css, styled } from 'styled-components';
import { moodWords } from '#client/exercise/exercise-copy.ts';
import { coveringInput } from '#client/ui/covering-input.ts';
import { Field } from './scale-field.tsx';
import { workoutCopy } from './workout-copy.ts';

/** The mouth and the eyes of each face, from 1 on, and the colour of the wheel that it takes. */
const faces = [
  { segment: 5, mouth: 'M15 33c2-4 5-5 9-5s7 1 9 5' },
  { segment: 6, mouth: 'M16 31c2-2 5-3 8-3s6 1 8 3' },
  { segment: 2, mouth: 'M16 29h16' },
  { segment: 4, mouth: 'M16 28c2 2 5 3 8 3s6-1 8-3' },
  { segment: 8, mouth: 'M15 26c2 5 5 7 9 7s7-2 9-7Z' },
] as const;

/** How the member feels after it: five faces, none chosen beforehand. */
export function MoodField({ value, onChoose }: { value: number | null; onChoose: (mood: number) => void }) {
  const name = useId();
  return (
    <Field>
      <legend>
        <b>{workoutCopy.howDoYouFeelNow}</b>
        {value !== null && <span>{workoutCopy.scaleValue(value, moodWords[value - 1] ?? '')}</span>}
      </legend>
      <Faces>
        {faces.map(({ segment, mouth }, index) => {
          const mood = index + 1;
          const word = moodWords[index] ?? '';
          return (
            <Target key={mood}>
              <input
                type="radio"
                name={name}
                aria-label={workoutCopy.scaleValue(mood, word)}
                checked={value === mood}
                onChange={() => onChoose(mood)}
              />
              <Face>
                <svg viewBox="0 0 48 48" aria-hidden>
                  <Ground cx="24" cy="24" r="23" $segment={segment} />
                  <path d={mouth} />
                  <path d="M17 19v2M31 19v2" />
                </svg>
                <span>{word}</span>
              </Face>
            </Target>
          );
        })}
      </Faces>
    </Field>
  );
}

const Faces = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${theme.space.s1};
  `,
);

const Ground = styled.circle<{ $segment: (typeof faces)[number]['segment'] }>(
  ({ theme, $segment }) => css`
    fill: ${theme.color[`segment${$segment}`]};
  `,
);

const Face = styled.span(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    gap: .4rem;
    padding-block: ${theme.space.s2};
    border-radius: ${theme.radius.m};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    pointer-events: none;
    & > span::first-letter {
      text-transform: uppercase;
    }
    & > span {
      display: inline-block;
    }
    & > svg {
      width: 2.75rem;
      height: 2.75rem;
    }
    & path {
      fill: none;
      stroke: ${theme.color.segmentDarkLabel};
      stroke-width: 2.6;
      stroke-linecap: round;
    }
  `,
);

const Target = styled.label(
  ({ theme }) => css`
    position: relative;
    display: grid;
    cursor: pointer;
    ${coveringInput}
    & > input:checked + ${Face} {
      background: ${theme.color.well};
      box-shadow: inset 0 0 0 2.5px ${theme.color.ink};
    }
    & > input:focus-visible + ${Face} {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  `,
);
