import { lazy, useState } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import useSWR from 'swr';
import {
  type DayMark,
  DayMarkLegend,
  DayMarkShape,
  dayBadgeWords,
  dayMarkWords,
} from '#client/charts/day-grid.tsx';
import { usePendingDates } from '#client/lib/day/day-badge.ts';
import { sinceJoining } from '#client/lib/day/since-joining.ts';
import { weekStart } from '#client/lib/format/first-weekday.ts';
import { monthText, shortDate, weekdayLetter, weekdayName } from '#client/lib/format/format-day.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { Hidden, Text } from '#client/ui/text.tsx';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type ActivityDay, activityDaysAnswer } from '#service/features/stats/stats-contract.ts';
import { type CalendarDay, firstOf, monthAfter, monthBefore, weeksOf } from './calendar-view-model.ts';
import { historyCopy } from './history-copy.ts';

const DaySheet = lazy(async () => ({ default: (await import('#client/lib/day/day-sheet.tsx')).DaySheet }));

const yearKey = '/api/activity-days?days=366';
const readDays = readAs(activityDaysAnswer);

/** The active days of the last year, one month at a time. Each state has its own shape; a band joins the days of a run. */
export function HistoryCalendar() {
  const { data: days, error, mutate } = useSWR<readonly ActivityDay[], Error>(yearKey, readDays);
  const { data: user } = useCurrentUser();
  if (error && !days)
    return (
      <Card aria-label={historyCopy.calendar}>
        <RetryNote onRetry={() => void mutate()}>{historyCopy.calendarUnread}</RetryNote>
      </Card>
    );
  return <Months days={days && user ? sinceJoining(days, user) : null} />;
}

/** @param days null until they are read: the month stands in its place without marks, so that nothing moves when they come. */
function Months({ days: known }: { days: readonly ActivityDay[] | null }) {
  const days = known ?? [];
  const today = useMemberToday();
  const pending = usePendingDates();
  const [chosen, setChosen] = useState<MemberDay | null>(null);
  const [opened, setOpened] = useState<MemberDay | null>(null);
  const first = chosen ?? firstOf(today);
  const oldest = days[0]?.date ?? today;
  const ofMonth = days.filter(({ date }) => date >= first && date < monthAfter(first));
  const active = ofMonth.filter(({ standing }) => standing === 'active').length;
  const weeks = weeksOf(first, days, pending);
  return (
    <Card aria-label={historyCopy.calendar} aria-busy={known === null}>
      <Head>
        <IconButton
          icon="left"
          label={historyCopy.earlier}
          disabled={first <= oldest}
          onClick={() => setChosen(monthBefore(first))}
        />
        <h2 aria-live="polite">{monthText(first)}</h2>
        <IconButton
          icon="right"
          label={historyCopy.later}
          disabled={monthAfter(first) > today}
          onClick={() => setChosen(monthAfter(first))}
        />
      </Head>
      <Grid>
        <Hidden as="caption">{monthText(first)}</Hidden>
        <WeekdayNames />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, column) =>
                day ? (
                  <Cell key={day.date} $before={day.joinsBefore} $after={day.joinsAfter}>
                    <Day
                      day={day}
                      isToday={day.date === today}
                      onChoose={day.mark ? () => setOpened(day.date) : null}
                    />
                  </Cell>
                ) : (
                  <td key={weekdays[column]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Keys>
        <DayMarkLegend days={weeks.flat()} space="below" />
      </Keys>
      <Words as="p" $tone="muted" $size="t14" $isKnown={known !== null}>
        <b>{historyCopy.activeDays(active)}</b> {historyCopy.band}
      </Words>
      {opened && (
        <Opening>
          <DaySheet
            date={opened}
            first={oldest}
            last={today}
            onChoose={setOpened}
            onClose={() => setOpened(null)}
          />
        </Opening>
      )}
    </Card>
  );
}

/** Any week, with the first day that is usual in the region. */
const weekdays = Array.from({ length: 7 }, (_, column) =>
  addDays(weekStart('2026-11-07' as MemberDay), column),
);

const WeekdayNames = () => (
  <thead>
    <tr>
      {weekdays.map((day) => (
        <th key={day} scope="col">
          <span aria-hidden>{weekdayLetter(day)}</span>
          <Hidden>{weekdayName(day)}</Hidden>
        </th>
      ))}
    </tr>
  </thead>
);

type DayProps = {
  day: CalendarDay;
  isToday: boolean;
  /** Opens the reasons of the date's state; null for a future date. */
  onChoose: (() => void) | null;
};

/** A number on the shape of its state. */
function Day({ day: { date, mark, badge }, isToday, onChoose }: DayProps) {
  const current = isToday ? ({ 'aria-current': 'date' } as const) : {};
  if (!mark || !onChoose)
    return (
      <Face $mark={mark} {...current}>
        <b>{Number(date.slice(8))}</b>
      </Face>
    );
  return (
    <DayButton
      as="button"
      type="button"
      $mark={mark}
      aria-label={historyCopy.dayIs(
        weekdayName(date),
        shortDate(date),
        badge ? [dayMarkWords[mark], dayBadgeWords[badge]] : [dayMarkWords[mark]],
      )}
      onClick={onChoose}
      {...current}
    >
      <DayMarkShape mark={mark} badge={badge} />
      <b>{Number(date.slice(8))}</b>
    </DayButton>
  );
}

/** Two lines are kept free, because the days decide which marks it names. */
const Keys = styled.div`
  min-height: 4.25rem;
`;

const Words = styled(Text)<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > h2 {
    font-size: ${theme.heading.card};
  }
`;

const Grid = styled.table`
  width: 100%;
  margin-block: ${theme.space.s3} ${theme.space.s4};
  border-collapse: collapse;
  table-layout: fixed;
  text-align: center;
  & th {
    padding-bottom: .35rem;
    color: ${theme.color.ink3};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
  }
`;

const Cell = styled.td<{ $before: boolean; $after: boolean }>(
  ({ theme, $before, $after }) => css`
    position: relative;
    padding-block: .15rem;
    &::before {
      content: '';
      position: absolute;
      inset-block: calc(50% - .6rem);
      inset-inline: ${$before ? '0' : '50%'} ${$after ? '0' : '50%'};
      background: ${theme.color.accentSoft};
    }
  `,
);

/** Shapes that a number in their middle would hide: the two bars stand at its sides, the moon at its corner. */
const besideNumber = {
  paused: ({ theme }: { theme: DefaultTheme }) => css`
    & > svg {
      display: none;
    }
    &&::after {
      content: '';
      position: absolute;
      inset: .2rem;
      border: 0 solid ${theme.color.ink2};
      border-inline-width: .25rem;
      background: ${theme.color.surface};
    }
    & > b {
      z-index: 1;
    }
  `,
  rest: ({ theme }: { theme: DefaultTheme }) => css`
    & > svg {
      inset: -.1rem -.1rem auto auto;
      width: 1.1rem;
      height: 1.1rem;
    }
    background: radial-gradient(closest-side, ${theme.color.surface} 90%, transparent);
  `,
};

const Face = styled.span<{ $mark: DayMark | null }>(
  ({ theme, $mark }) => css`
    position: relative;
    display: inline-grid;
    place-items: center;
    width: 2.4rem;
    height: 2.4rem;
    ${theme.media.tight} {
      width: 100%;
      height: auto;
      aspect-ratio: 1;
    }
    color: ${faceColor($mark, theme.color)};
    & > svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      /* An open ring stands on its card, not on the band. */
      border-radius: ${theme.radius.full};
      background: ${$mark === 'active' || $mark === 'protected' ? 'none' : theme.color.surface};
    }
    ${$mark === 'paused' && besideNumber.paused({ theme })}
    ${$mark === 'rest' && besideNumber.rest({ theme })}
    & > b {
      position: relative;
      font-family: ${theme.font.display};
      font-size: ${theme.text.t16};
      font-stretch: ${theme.width.numeral};
      font-weight: ${theme.weight.numeral};
      line-height: 1;
    }
  `,
);

const DayButton = styled(Face)`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
  /* The target is as high as the row, and as wide as the column on a phone. */
  &::before {
    content: '';
    position: absolute;
    inset: -.15rem;
  }
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
`;

type Colors = Readonly<Record<'onAccent' | 'segmentDarkLabel' | 'ink' | 'ink3', string>>;

function faceColor(mark: DayMark | null, { onAccent, segmentDarkLabel, ink, ink3 }: Colors): string {
  if (mark === 'active') return onAccent;
  if (mark === 'protected') return segmentDarkLabel;
  return mark === null || mark === 'missed' ? ink3 : ink;
}
