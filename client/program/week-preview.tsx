import { css, styled } from 'styled-components';
import type { CustomPlan } from '#client/exercise/custom-plan.ts';
import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { firstWeekOf } from './first-week.ts';
import type { ChoiceId } from './program-choices.ts';
import { programCopy } from './program-copy.ts';

/** The first seven days of a program that was not started yet: what the plan on the dashboard would say. */
export function WeekPreview({ id, plan }: { id: ChoiceId; plan: CustomPlan }) {
  const { data: user } = useCurrentUser();
  const today = useMemberToday();
  const { basis, error, retry } = useChoiceBasis();
  return (
    <Card tone="well" level={3} title={programCopy.firstWeek}>
      {!basis && error && <RetryNote onRetry={retry}>{programCopy.weekUnread}</RetryNote>}
      {!basis && !error && (
        <SkeletonGroup>
          <Skeleton $height="18rem" />
        </SkeletonGroup>
      )}
      {basis && (
        <Days>
          {firstWeekOf(id, plan, {
            ...basis,
            today,
            daysPerWeek: user?.daysPerWeek ?? usualDaysPerWeek,
          }).map(({ day, title, minutes }) => (
            <li key={day}>
              <time dateTime={day}>
                <span aria-hidden>{weekdayName(day).slice(0, 3)}</span>
                <Hidden>{`${weekdayName(day)}, ${shortDate(day)}`}</Hidden>
              </time>
              <span>
                {title ? <b>{title}</b> : <SubText as="span">{programCopy.restDay}</SubText>}
                {minutes !== null && <SubText>{programCopy.minutes(minutes)}</SubText>}
              </span>
            </li>
          ))}
        </Days>
      )}
    </Card>
  );
}

const Days = styled.ol(
  ({ theme }) => css`
    & > li {
      display: grid;
      grid-template-columns: 3rem minmax(0, 1fr);
      align-items: baseline;
      gap: ${theme.space.s3};
      padding-block: ${theme.space.s2};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
      overflow-wrap: anywhere;
    }
    & > :first-child {
      border-top: 0;
    }
    & time {
      font-weight: ${theme.weight.bold};
    }
    & b {
      font-weight: ${theme.weight.strong};
    }
  `,
);
