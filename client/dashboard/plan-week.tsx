import { css, styled } from 'styled-components';
import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import type { PlannedDay } from '#domain/catalogue/workouts/week-plan.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { startPath } from './template-view-model.ts';

type PlanWeekProps = {
  /** Today first. */
  days: readonly PlannedDay[];
  onPreview: (session: PlannedDay['session']) => void;
};

export function PlanWeek({ days, onPreview }: PlanWeekProps) {
  return (
    <Week>
      {days.map((planned, ahead) => (
        <Day key={planned.day} aria-current={ahead === 0 ? 'date' : undefined}>
          <time dateTime={planned.day}>
            <span aria-hidden>{weekdayName(planned.day).slice(0, 3)}</span>
            <Hidden>{`${weekdayName(planned.day)}, ${shortDate(planned.day)}`}</Hidden>
          </time>
          <DayWords {...planned} />
          <DayAction planned={planned} isToday={ahead === 0} onPreview={onPreview} />
        </Day>
      ))}
    </Week>
  );
}

function DayWords({ isRestDay, session, durationMinutes }: PlannedDay) {
  if (isRestDay || !session) return <Rest>{dashboardCopy.restDay}</Rest>;
  return (
    <span>
      <b>{session.template.name}</b>
      {durationMinutes !== null && <SubText>{dashboardCopy.minutes(durationMinutes)}</SubText>}
    </span>
  );
}

type DayActionProps = { planned: PlannedDay; isToday: boolean; onPreview: PlanWeekProps['onPreview'] };

/** Today starts; any other training day can be looked at. */
function DayAction({ planned, isToday, onPreview }: DayActionProps) {
  const { day, session, isRestDay } = planned;
  if (!session || isRestDay) return null;
  if (isToday)
    return (
      <LinkButton to={startPath(session.template, day)} size="small" variant="primary">
        {dashboardCopy.startWorkout}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      variant="outline"
      aria-label={dashboardCopy.previewDay(weekdayName(day))}
      onClick={() => onPreview(session)}
    >
      {dashboardCopy.preview}
    </Button>
  );
}

const Week = styled.ol(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    /* The day's ground may be wider than the words above it. */
    margin-inline: -${theme.space.s3};
  `,
);

const Day = styled.li(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s3};
    min-height: 3.5rem;
    padding: ${theme.space.s1} ${theme.space.s2} ${theme.space.s1} ${theme.space.s3};
    border-radius: ${theme.radius.m};
    line-height: 1.3;
    & > time {
      font-family: ${theme.font.display};
      font-size: ${theme.text.t18};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.numeral};
    }
    &[aria-current] {
      min-height: 4.25rem;
      background: ${theme.color.well};
    }
    & b {
      overflow-wrap: anywhere;
    }
  `,
);

const Rest = styled.span(
  ({ theme }) => css`
    color: ${theme.color.ink3};
  `,
);
