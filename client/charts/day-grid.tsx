import { css, styled, useTheme } from 'styled-components';
import { chartsCopy } from './charts-copy.ts';

export type DayMark = 'active' | 'protected' | 'held' | 'missed' | 'neutral' | 'today';
export type GridDay = { date: string; mark: DayMark };

export const dayMarkWords: Record<DayMark, string> = {
  active: chartsCopy.done,
  protected: chartsCopy.protected,
  held: chartsCopy.held,
  missed: chartsCopy.missed,
  neutral: chartsCopy.neutral,
  today: chartsCopy.today,
};
const order: readonly DayMark[] = ['active', 'protected', 'held', 'missed', 'neutral', 'today'];

type DayGridProps = {
  /** Oldest first; the last is today. 28 of them fill two rows of 14. */
  days: readonly GridDay[];
  /** All of it in one sentence: `27 of the last 28 days active`. */
  summary: string;
};

/** Four weeks at a glance: each state has its own shape as well as its colour, with a legend below. */
export function DayGrid({ days, summary }: DayGridProps) {
  const present = order.filter((mark) => days.some((day) => day.mark === mark));
  return (
    <div>
      <Cells role="img" aria-label={summary}>
        {days.map(({ date, mark }) => (
          <DayMarkShape key={date} mark={mark} />
        ))}
      </Cells>
      <Legend aria-hidden>
        {present.map((mark) => (
          <li key={mark}>
            <DayMarkShape mark={mark} />
            {dayMarkWords[mark]}
          </li>
        ))}
      </Legend>
    </div>
  );
}

const shield = 'M0 -11.5 9.5 -8V-1C9.5 5 5.5 9.5 0 11.5 -5.5 9.5 -9.5 5 -9.5 -1V-8Z';

/** The shape of a date. Its meaning must also be given in words. */
export function DayMarkShape({ mark }: { mark: DayMark }) {
  const { color } = useTheme();
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden>
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
      {mark === 'today' && <circle r="9.5" fill="none" stroke={color.accent} strokeWidth="3.5" />}
    </svg>
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

const Legend = styled.ul(
  ({ theme }) => css`
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
  `,
);
