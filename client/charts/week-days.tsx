import { css, styled } from 'styled-components';
import { labelled } from '#client/lib/format/format-copy.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import { chartsCopy } from './charts-copy.ts';

export type WeekDayState =
  | 'done'
  | 'protected'
  | 'held'
  | 'missed'
  | 'neutral'
  | 'paused'
  | 'rest'
  | 'today'
  | 'future';
export type WeekDay = {
  /** Two letters at most: `M`. */
  letter: string;
  /** `Monday`. */
  name: string;
  state: WeekDayState;
  date?: string;
};

const spoken: Record<WeekDayState, string> = {
  done: chartsCopy.doneDay,
  protected: chartsCopy.protectedByToken,
  held: chartsCopy.heldByToken,
  missed: chartsCopy.missedDay,
  neutral: chartsCopy.doesNotCount,
  paused: chartsCopy.pausedDay,
  rest: chartsCopy.restDay,
  today: chartsCopy.todayOpen,
  future: chartsCopy.toCome,
};

/** The seven days of a week in the streak tile. Done is filled with a check, today is a ring with the flame, the future a thin ring. */
export function WeekDays({ label, days }: { label: string; days: readonly WeekDay[] }) {
  return (
    <Week aria-label={label}>
      {days.map((day) => (
        <li key={day.name} aria-label={spokenDay(day)}>
          <DayDisc {...day} />
        </li>
      ))}
    </Week>
  );
}

type WeekDayButtonsProps = { label: string; days: readonly WeekDay[]; onChoose: (date: string) => void };

/** The same where each day is pressed, large enough for a thumb. */
export function WeekDayButtons({ label, days, onChoose }: WeekDayButtonsProps) {
  return (
    <WideWeek aria-label={label}>
      {days.map((day) => (
        <li key={day.name}>
          <DayButton
            type="button"
            aria-label={spokenDay(day)}
            onClick={() => day.date !== undefined && onChoose(day.date)}
          >
            <DayDisc {...day} />
          </DayButton>
        </li>
      ))}
    </WideWeek>
  );
}

const spokenDay = ({ name, state }: WeekDay): string => labelled(name, spoken[state]);

function DayDisc({ letter, state }: WeekDay) {
  return (
    <>
      <Day $state={state}>
        {state === 'done' && <Icon name="check" size={16} />}
        {(state === 'protected' || state === 'held') && <Icon name="ticket" size={16} />}
        {state === 'missed' && <Icon name="close" size={14} />}
        {state === 'paused' && <Icon name="pause" size={16} />}
        {state === 'rest' && <Icon name="moon" size={16} />}
        {state === 'today' && <Icon name="flame" size={16} />}
      </Day>
      <span aria-hidden>{letter}</span>
    </>
  );
}

const Week = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, clamp(1.375rem, 1rem + 1.6vw, 1.9rem));
  gap: .25rem;
  & > li {
    display: grid;
    justify-items: center;
    gap: .35rem;
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.bold};
    line-height: 1;
  }
`;

const WideWeek = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  width: 100%;
`;

const DayButton = styled.button`
  display: grid;
  grid-template-columns: min(2.25rem, 90%);
  place-content: center;
  justify-items: center;
  gap: .35rem;
  width: 100%;
  min-height: ${theme.size.tap};
  padding: .2rem 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: inherit;
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.bold};
  line-height: 1;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
  }
`;

const Day = styled.i<{ $state: WeekDayState }>(({ theme, $state }) => {
  const { tileStreakDot: dot, tileStreakTick: tick, tileStreakOff: off } = theme.color;
  const isFilled = $state === 'done' || $state === 'protected';
  return css`
    display: grid;
    place-items: center;
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${isFilled ? dot : 'transparent'};
    color: ${isFilled ? tick : dot};
    box-shadow: inset 0 0 0 ${$state === 'today' ? `2.5px ${dot}` : `2px ${isFilled ? dot : off}`};
  `;
});
