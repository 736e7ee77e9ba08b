import { type KeyboardEvent, useState } from 'react';
import { css, styled, useTheme } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { chartsCopy } from './charts-copy.ts';

export type DayMark = 'active' | 'protected' | 'held' | 'missed' | 'neutral' | 'paused' | 'rest' | 'today';
/** A further fact about a date, in the corner of its mark. */
export type DayBadge = 'late' | 'pending';
export type GridDay = {
  date: string;
  mark: DayMark;
  badge?: DayBadge | null;
  /** The date and its state, in words: the name of its button. */
  name?: string;
};

export const dayMarkWords: Record<DayMark, string> = {
  active: chartsCopy.done,
  protected: chartsCopy.protected,
  held: chartsCopy.held,
  missed: chartsCopy.missed,
  neutral: chartsCopy.neutral,
  paused: chartsCopy.paused,
  rest: chartsCopy.rest,
  today: chartsCopy.today,
};

export const dayBadgeWords: Record<DayBadge, string> = {
  late: chartsCopy.late,
  pending: chartsCopy.pending,
};

type DayGridProps = {
  /** Oldest first; the last is today. 28 of them fill two rows of 14. */
  days: readonly GridDay[];
  /** All of it in one sentence: `27 of the last 28 days active`. */
  summary: string;
  /** Where it is given, each date is a button. */
  onChoose?: (date: string) => void;
};

/** Four weeks at a glance: each state has its own shape as well as its colour, with a legend below. */
export function DayGrid({ days, summary, onChoose }: DayGridProps) {
  return (
    <div>
      {onChoose ? (
        <DayButtons days={days} summary={summary} onChoose={onChoose} />
      ) : (
        <Cells role="img" aria-label={summary}>
          {days.map(({ date, mark, badge }) => (
            <DayMarkShape key={date} mark={mark} badge={badge} />
          ))}
        </Cells>
      )}
      <Legend aria-hidden>
        <DayMarkKeys days={days} />
      </Legend>
    </div>
  );
}

type MarkedDay = { mark: DayMark | null; badge?: DayBadge | null };

type DayMarkLegendProps = {
  days: readonly (MarkedDay | null)[];
  /** Where it keeps its distance from the days. */
  space: 'above' | 'below';
};

/** The meanings of the marks of these days. Each day has its meaning in words, so the legend is for the eye alone. */
export const DayMarkLegend = ({ days, space }: DayMarkLegendProps) => (
  <LargeLegend aria-hidden $space={space}>
    <DayMarkKeys days={days} />
  </LargeLegend>
);

/** The items of a legend: one for each mark and each badge that the days have. */
function DayMarkKeys({ days }: { days: readonly (MarkedDay | null)[] }) {
  const marks = keysOf(dayMarkWords).filter((mark) => days.some((day) => day?.mark === mark));
  const badges = keysOf(dayBadgeWords).filter((badge) => days.some((day) => day?.badge === badge));
  return (
    <>
      {marks.map((mark) => (
        <li key={mark}>
          <DayMarkShape mark={mark} />
          {dayMarkWords[mark]}
        </li>
      ))}
      {badges.map((badge) => (
        <li key={badge}>
          <svg viewBox="-6 -6 12 12" aria-hidden>
            <BadgeShape badge={badge} />
          </svg>
          {dayBadgeWords[badge]}
        </li>
      ))}
    </>
  );
}

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[];

type DayButtonsProps = { days: readonly GridDay[]; summary: string; onChoose: (date: string) => void };

const columns = 7;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** One stop for Tab, by default today; the arrow keys go from day to day. */
function DayButtons({ days, summary, onChoose }: DayButtonsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const stop = Math.min(chosen ?? days.length - 1, days.length - 1);
  const move = (event: KeyboardEvent<HTMLOListElement>): void => {
    const next = stop + (steps[event.key] ?? 0);
    if (next === stop || next < 0 || next >= days.length) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Days aria-label={summary} onKeyDown={move}>
      {days.map(({ date, mark, badge, name = date }, index) => (
        <li key={date}>
          <DayButton
            type="button"
            aria-label={name}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setChosen(index)}
            onClick={() => onChoose(date)}
          >
            <DayMarkShape mark={mark} badge={badge} />
            <span aria-hidden>{Number(date.slice(8))}</span>
          </DayButton>
        </li>
      ))}
    </Days>
  );
}

const shield = 'M0 -11.5 9.5 -8V-1C9.5 5 5.5 9.5 0 11.5 -5.5 9.5 -9.5 5 -9.5 -1V-8Z';

type DayMarkShapeProps = { mark: DayMark; badge?: DayBadge | null | undefined };

/** The shape of a date. Its meaning must also be given in words. */
export function DayMarkShape({ mark, badge }: DayMarkShapeProps) {
  const { color } = useTheme();
  return (
    <svg viewBox="-12 -12 24 24" overflow="visible" aria-hidden>
      {mark === 'active' && <circle r="11" fill={color.accent} />}
      {mark === 'protected' && <path d={shield} fill={color.segment5} stroke={color.ink} strokeWidth="1.5" />}
      {mark === 'held' && (
        <path d={shield} fill="none" stroke={color.ink} strokeWidth="2" transform="scale(.95)" />
      )}
      {mark === 'missed' && (
        <g fill="none" stroke={color.control} strokeWidth="2">
          <circle r="10" />
          <path d="M-7 7 7 -7" />
        </g>
      )}
      {mark === 'neutral' && (
        <circle
          r="10"
          fill="none"
          stroke={color.control}
          strokeWidth="2"
          strokeDasharray="2 4.28"
          strokeLinecap="round"
        />
      )}
      {mark === 'paused' && (
        <path d="M-4 -7V7M4 -7V7" fill="none" stroke={color.ink2} strokeWidth="4" strokeLinecap="round" />
      )}
      {mark === 'rest' && (
        <path
          d="M5.5 5.5A8.5 8.5 0 1 1 -1 -9 7 7 0 0 0 5.500 5.500Z"
          fill="none"
          stroke={color.ink2}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      {mark === 'today' && <circle r="9.5" fill="none" stroke={color.accent} strokeWidth="3.5" />}
      {badge && (
        <g transform="translate(9 -9)">
          <BadgeShape badge={badge} />
        </g>
      )}
    </svg>
  );
}

/** A clock for what came late, three dots for what waits to be sent. */
function BadgeShape({ badge }: { badge: DayBadge }) {
  const { color } = useTheme();
  return (
    <>
      <circle r="5" fill={color.surface} stroke={color.ink} strokeWidth="1.2" />
      {badge === 'late' ? (
        <path d="M0 -2.800V0H2.200" fill="none" stroke={color.ink} strokeWidth="1.2" strokeLinecap="round" />
      ) : (
        <path
          d="M-2.400 0H-2.390M0 0H.01M2.400 0H2.410"
          stroke={color.ink}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(14, 1fr);
  gap: .3rem;
  & > svg {
    width: 100%;
    height: auto;
  }
`;

/* Seven in a row, so that each is large enough to be tapped. */
const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
`;

const DayButton = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: .15rem;
  width: 100%;
  min-height: ${theme.size.tap};
  padding: .2rem 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.ink2};
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.strong};
  line-height: 1;
  cursor: pointer;
  &:hover {
    background: ${theme.color.fill};
  }
  & > svg {
    width: 1.35rem;
    height: auto;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s4};
  margin-top: ${theme.space.s3};
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
  & > li {
    display: flex;
    align-items: center;
    gap: .35rem;
  }
  & svg {
    width: .9rem;
    height: .9rem;
  }
`;

const LargeLegend = styled.ul<{ $space: DayMarkLegendProps['space'] }>(
  ({ theme, $space }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2} ${theme.space.s4};
    margin-${$space === 'above' ? 'top' : 'bottom'}: ${theme.space.s3};
    font-size: ${theme.text.t14};
    & > li {
      display: flex;
      align-items: center;
      gap: .45rem;
    }
    & svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  `,
);
