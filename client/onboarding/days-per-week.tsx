import { useId } from 'react';
import { css, styled } from 'styled-components';
import { coveringInput, focusOnLabel } from '#client/ui/covering-input.ts';
import { trainingDays } from '#domain/member/member-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';

const counts = Array.from(
  { length: trainingDays.maximum - trainingDays.minimum + 1 },
  (_, index) => trainingDays.minimum + index,
);

/** Training days of a week, as seven round radios. */
export function DaysPerWeek({ value, onChoose }: { value: number; onChoose: (days: number) => void }) {
  const name = useId();
  return (
    <Group>
      <legend>{onboardingCopy.daysPerWeek}</legend>
      <Line>
        {counts.map((days) => (
          <Count key={days} $isUpTo={days <= value}>
            <input
              type="radio"
              name={name}
              aria-label={`${days} ${onboardingCopy.days(days)}`}
              checked={days === value}
              onChange={() => onChoose(days)}
            />
            <span aria-hidden>{days}</span>
          </Count>
        ))}
      </Line>
    </Group>
  );
}

const Group = styled.fieldset(
  ({ theme }) => css`
    min-width: 0;
    & > legend {
      margin-bottom: ${theme.space.s2};
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.strong};
    }
  `,
);

const Line = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(7, minmax(0, ${theme.size.control}));
    gap: ${theme.space.s1};
    ${theme.media.wide} {
      gap: ${theme.space.s2};
    }
  `,
);

const Count = styled.label<{ $isUpTo: boolean }>(
  ({ theme, $isUpTo }) => css`
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${$isUpTo ? theme.color.accentSoft : 'transparent'};
    color: ${$isUpTo ? theme.color.onAccentSoft : theme.color.ink};
    box-shadow: inset 0 0 0 ${theme.border.control} ${$isUpTo ? 'transparent' : theme.color.control};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    transition: background ${theme.duration.d2} ${theme.ease.spring};
    cursor: pointer;
    ${coveringInput}
    &:has(:checked) {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: inset 0 0 0 ${theme.border.thick} ${theme.color.ink};
    }
    ${focusOnLabel}
  `,
);
