import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR, { type SWRResponse } from 'swr';
import { useFeeling } from '#client/check-in/use-check-in.ts';
import { useActiveProgram, useCurrentUser, useDailyTemplates } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import {
  planOf,
  type RoutineName,
  readRoutine,
  routineOf,
  totalSetsOf,
  untouched,
} from '#client/lib/offline/local-routine.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { theme } from '#client/styles/theme.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton, TextLink } from '#client/ui/link.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { isLowDay } from '#domain/check-in/check-in-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  type DailyTemplate,
  progressAnswer,
  type RoutineProgress,
} from '#service/features/routine/routine-contract.ts';
import { DailyRoutine } from './daily-routine.tsx';
import { routineCopy } from './routine-copy.ts';
import { useRoutineDay } from './use-routine.ts';

/** The routine of the member's daily program; for members of other programs one of the two that come with the product, as an extra. */
export function DailyMaintenanceScreen() {
  const { data: user } = useCurrentUser();
  const { data: program, error, mutate } = useActiveProgram();
  const templates = useDailyTemplates();
  const [chosen] = useSearchParams();
  if (error) return <RoutineUnread onRetry={() => void mutate()} />;
  const isExtra = program !== undefined && !program?.dailyTemplate;
  const extra = isExtra ? extras.find((id) => id === chosen.get(extraParameter)) : undefined;
  if (isExtra && !extra) return <NoProgram />;
  if (templates.error) return <RoutineUnread onRetry={() => void templates.mutate()} />;
  const template = templates.data?.find(({ id }) => id === (extra ?? program?.dailyTemplate));
  if (!template || !user) return <LoadingTemplate />;
  return (
    <Stack>
      {isExtra && <Text $tone="muted">{routineCopy.extraNote}</Text>}
      <RoutineToday key={template.id} template={template} user={user} />
    </Stack>
  );
}

const extras = ['daily-50', 'daily-100'] as const;
const extraParameter = 'extra';
const extraPath = (id: (typeof extras)[number]): string =>
  `${paths.dailyMaintenance}?${extraParameter}=${id}`;

type OfMember = { template: DailyTemplate; user: CurrentUser };

function RoutineToday({ template, user }: OfMember) {
  const named = (day: RoutineName['day']): RoutineName => ({ memberId: user.id, day, template: template.id });
  const [day, lookAtDay] = useRoutineDay(user.timeZone, (yesterday) => {
    const kept = readRoutine(memberItems, named(yesterday));
    const done = kept?.ticked.length ?? 0;
    return done > 0 && done < totalSetsOf(kept?.opened ?? template);
  });
  const isStill = () => lookAtDay() === day;
  return <RoutineOfDay key={day} name={named(day)} template={template} user={user} isStill={isStill} />;
}

type RoutineOfDayProps = OfMember & {
  name: RoutineName;
  /** Whether it is still the day of this routine: a new day has a new one. */
  isStill: () => boolean;
};

/** Starts at once from what this device knows, or else from what the server does. Ticks of other devices are taken over as they are read. */
function RoutineOfDay({ name, template, user, isStill }: RoutineOfDayProps) {
  const kept = readRoutine(memberItems, name);
  const progress = useRoutineProgress(name.day);
  // Read by then, a note for a low day moves nothing.
  const feeling = useFeeling();
  const { personalizedRecommendations } = usePrivacyPreferences(user);
  const isReady = useInSlices(kept !== null || (!progress.isLoading && feeling !== undefined));
  if (!isReady) return <LoadingTemplate />;
  const local = kept ?? (progress.data ? routineOf(progress.data, name.template) : untouched);
  const opened = local.opened ?? template;
  return (
    <DailyRoutine
      key={planOf(opened)}
      name={name}
      template={opened}
      isChangedSince={planOf(opened) !== planOf(template)}
      isLow={personalizedRecommendations && Boolean(feeling && isLowDay(feeling))}
      local={local}
      known={progress.data}
      zone={user.timeZone}
      isStill={isStill}
    />
  );
}

function NoProgram() {
  return (
    <Stack>
      <ScreenHeading>{routineCopy.dailyMaintenance}</ScreenHeading>
      <EmptyState
        icon="calendar"
        title={routineCopy.noRoutine}
        action={
          <Choices>
            <LinkButton to={extraPath('daily-50')} variant="primary">
              {routineCopy.doDaily50}
            </LinkButton>
            <LinkButton to={extraPath('daily-100')}>{routineCopy.doDaily100}</LinkButton>
          </Choices>
        }
      >
        {routineCopy.noRoutineLead}
      </EmptyState>
      <Text $tone="muted">
        {routineCopy.everyDay} <TextLink to={paths.programSelection}>{routineCopy.chooseAProgram}</TextLink>
      </Text>
    </Stack>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s3};
`;

/** The routines of a day on the server. */
const useRoutineProgress = (day: MemberDay): SWRResponse<readonly RoutineProgress[], Error> =>
  useSWR<readonly RoutineProgress[], Error>(
    `/api/daily-workout-progress?date=${day}`,
    readAs(progressAnswer),
  );

/** While the template is missing. */
function LoadingTemplate() {
  return (
    <Middle role="status">
      <LogoMark size={72} isTurning />
      <b>{routineCopy.loadingTemplate}</b>
    </Middle>
  );
}

function RoutineUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack>
      <ScreenHeading>{routineCopy.dailyMaintenance}</ScreenHeading>
      <EmptyState
        icon="calendar"
        title={routineCopy.loadFailed}
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            {commonCopy.tryAgain}
          </Button>
        }
      >
        {routineCopy.loadFailedLead}
      </EmptyState>
    </Stack>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s24};
`;
