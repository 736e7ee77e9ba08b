import { type RoutineName, readRoutine, routineOf, untouched } from '#client/api/local-routine.ts';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { useDailyTemplates } from '#client/api/use-daily-templates.ts';
import { EmptyState } from '#client/design/empty-state.tsx';
import { Stack } from '#client/design/layout.tsx';
import { LinkButton } from '#client/design/link-button.tsx';
import { paths } from '#client/design/paths.ts';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';
import { DailyRoutine } from './daily-routine.tsx';
import { LoadingTemplate, RoutineUnread } from './routine-loading.tsx';
import { useRoutineDay } from './use-routine-day.ts';
import { useRoutineProgress } from './use-routine-progress.ts';

/** The routine of the member's daily program. */
export function DailyMaintenanceScreen() {
  const { data: user } = useCurrentUser();
  const { data: program, error, mutate } = useActiveProgram();
  const templates = useDailyTemplates();
  if (error) return <RoutineUnread onRetry={() => void mutate()} />;
  if (program !== undefined && !program?.dailyTemplate) return <NoProgram />;
  if (templates.error) return <RoutineUnread onRetry={() => void templates.mutate()} />;
  const template = templates.data?.find(({ id }) => id === program?.dailyTemplate);
  if (!template || !user) return <LoadingTemplate />;
  return <RoutineToday template={template} user={user} />;
}

type OfMember = { template: DailyTemplate; user: CurrentUser };

function RoutineToday({ template, user }: OfMember) {
  const named = (day: RoutineName['day']): RoutineName => ({ memberId: user.id, day, template: template.id });
  const totalSets = template.exercises.reduce((sum, { sets }) => sum + sets, 0);
  const day = useRoutineDay(user.timeZone, (yesterday) => {
    const done = readRoutine(window.localStorage, named(yesterday))?.ticked.length ?? 0;
    return done > 0 && done < totalSets;
  });
  return <RoutineOfDay key={day} name={named(day)} template={template} user={user} />;
}

/** Starts from what this device knows; only where it knows nothing, from what the server does. */
function RoutineOfDay({ name, template, user }: OfMember & { name: RoutineName }) {
  const kept = readRoutine(window.localStorage, name);
  const progress = useRoutineProgress(name.day, kept === null);
  if (kept === null && progress.isLoading) return <LoadingTemplate />;
  const local = kept ?? (progress.data ? routineOf(progress.data, name.template) : untouched);
  return <DailyRoutine name={name} template={template} local={local} zone={user.timeZone} />;
}

function NoProgram() {
  return (
    <Stack>
      <ScreenHeading>Daily maintenance</ScreenHeading>
      <EmptyState
        icon="calendar"
        title="No Daily Maintenance Program"
        action={
          <LinkButton to={paths.programSelection} variant="primary">
            Choose a program
          </LinkButton>
        }
      >
        Ten reps of five moves, a few minutes a day. Pick Daily 50, Daily 100 or your own plan.
      </EmptyState>
    </Stack>
  );
}
