import { styled } from 'styled-components';
import { useDoneToday } from '#client/lib/day/done-today.ts';
import { useBuiltinTemplates, useWorkouts } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { shortestStretch } from '#domain/catalogue/workouts/template-suggestions.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** That the day has had its workout, with the way on; nothing before it. */
export function DoneLine() {
  const done = useDoneToday();
  const today = useMemberToday();
  const { data: workouts = [] } = useWorkouts();
  const { data: templates = [] } = useBuiltinTemplates();
  if (!done?.isDone) return null;
  const stretch = shortestStretch(templates);
  const isStretched = workouts.some(({ category, date }) => category === 'mobility' && date === today);
  return (
    <Line>
      <b>
        <Icon name="check" size={20} />
        {dashboardCopy.doneForToday}
      </b>
      <span>{dashboardCopy.weekSoFar(done.week.done, done.week.planned)}</span>
      {stretch && !isStretched && (
        <TextLink to={`${paths.workout}?template=${stretch.id}`}>{dashboardCopy.stretch}</TextLink>
      )}
      <TextLink to={paths.history}>{dashboardCopy.history}</TextLink>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${theme.space.s4};
  margin-bottom: ${theme.space.s3};
  font-size: ${theme.text.t14};
  color: ${theme.color.ink2};
  & > b {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s1};
    color: ${theme.color.good};
  }
`;
