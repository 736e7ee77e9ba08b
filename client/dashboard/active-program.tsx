import { lazy, type ReactNode, Suspense, useState } from 'react';
import { css, styled } from 'styled-components';
import { GoalForecast } from '#client/forecast/goal-forecast.tsx';
import { useDoneToday } from '#client/lib/day/done-today.ts';
import { useActiveProgram, useChoiceBasis, usePhases, useWorkouts } from '#client/lib/http/read-models.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { dosedOn } from '#domain/catalogue/workouts/template-choice.ts';
import { type SuggestionBasis, suggestTemplates } from '#domain/catalogue/workouts/template-suggestions.ts';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { DoneLine } from './done-line.tsx';
import { MeasureFrom, ProgramDetails } from './program-details.tsx';
import {
  faceOf,
  phaseShare,
  phaseWeeks,
  programName,
  programWeek,
  startPath,
  templateLine,
} from './program-view-model.ts';
import { NoProgram, ProgramUnread } from './set-up-card.tsx';

const ProgramBreakdown = lazy(async () => ({
  default: (await import('./program-breakdown.tsx')).ProgramBreakdown,
}));

/** The program that runs, or the way to one. */
export function ActiveProgram({ user }: { user: CurrentUser }) {
  const { data: program, error, mutate } = useActiveProgram();
  const phases = usePhases(program?.id ?? null);
  if (program === undefined && error) return <ProgramUnread onRetry={() => void mutate()} />;
  if (program === null) return <NoProgram />;
  if (program && phases.data) return <ProgramCard user={user} program={program} phases={phases.data} />;
  return (
    <Card title={dashboardCopy.activeProgram}>
      {phases.error ? (
        <RetryNote onRetry={() => void phases.mutate()}>{dashboardCopy.phasesUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="2.5rem" $width="60%" />
          <Skeleton $height="3rem" />
          <Skeleton $height="10rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

type ProgramCardProps = { user: CurrentUser; program: Program; phases: readonly Phase[] };

function ProgramCard({ user, program, phases }: ProgramCardProps) {
  const today = useMemberToday();
  const { week, weeks } = programWeek(program, phases, today);
  const current = phases.find(({ isCurrent }) => isCurrent) ?? null;
  return (
    <Card aria-labelledby="active-program">
      <Parts>
        <Head>
          <h2 id="active-program">
            <small>{dashboardCopy.activeProgram}</small>
            {programName(program)}
          </h2>
          <Chip tone="good">{dashboardCopy.weekOf(week, weeks)}</Chip>
        </Head>
        <PhaseBar phases={phases} today={today} />
        <MeasureFrom user={user} program={program} />
        <GoalForecast program={program} />
        <Suggestions user={user} />
        <div>
          <FoldOut title={dashboardCopy.details} isOpenAtFirst>
            <ProgramDetails user={user} program={program} phase={current} />
          </FoldOut>
          <FoldOut title={dashboardCopy.programBreakdown}>
            <Suspense fallback={<Skeleton $height="10rem" />}>
              <ProgramBreakdown program={program} phases={phases} />
            </Suspense>
          </FoldOut>
        </div>
      </Parts>
    </Card>
  );
}

type FoldOutProps = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A part of a card that unfolds over the card's full width, next to other open parts. Its children come when it is first opened. */
function FoldOut({ title, isOpenAtFirst = false, children }: FoldOutProps) {
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <Details open={isOpenAtFirst} onToggle={({ currentTarget: { open } }) => open && setOpened(true)}>
      <summary>
        {title}
        <Icon name="down" size={20} />
      </summary>
      {isOpened && children}
    </Details>
  );
}

/** The phases, each as wide as it is long. On the phone the current one is named below the bars, where there is room. */
function PhaseBar({ phases, today }: { phases: readonly Phase[]; today: MemberDay }) {
  const current = phases.find(({ isCurrent }) => isCurrent);
  return (
    <div>
      <Bars aria-label={dashboardCopy.programPhases}>
        {phases.map((phase) => (
          <Part
            key={phase.id}
            aria-current={phase.isCurrent ? 'step' : undefined}
            style={{ flexGrow: Math.max(1, phaseWeeks(phase)) }}
            $isBeyond={phase.isAfterPlannedEnd}
          >
            <Groove aria-hidden>
              <i style={{ width: `${phaseShare(phase, today) * 100}%` }} />
            </Groove>
            <span>
              <b>{nameText(phase.name)}</b>
              {lengthText(phase)}
            </span>
          </Part>
        ))}
      </Bars>
      {current && (
        <Named aria-hidden>
          <b>{nameText(current.name)}</b> {lengthText(current)}
        </Named>
      )}
    </div>
  );
}

function lengthText(phase: Phase): string {
  return phase.isAfterPlannedEnd
    ? dashboardCopy.afterPlannedEnd
    : dashboardCopy.phaseLength(phaseWeeks(phase));
}

const shownTemplates = 3;

/** Suggestions for the next activity: today's session of the plan, then others, the closest to the member's time first. */
function useSuggestions(user: CurrentUser) {
  const { basis, error, retry } = useChoiceBasis();
  const { data: workouts = [] } = useWorkouts();
  const today = useMemberToday();
  const { personalizedRecommendations: isPersonalised } = usePrivacyPreferences(user);
  if (!basis) return { isRestDay: false, shown: undefined, reason: null, error, retry };
  const { daysPerWeek, minutesPerDay } = onboardingDefaults;
  // The id of the member's own routine is known without its exercises.
  const week = { ...basis, today, daysPerWeek: user.daysPerWeek ?? daysPerWeek, customExercises: [] };
  const [planned] = weekPlan(week);
  const isRestDay = planned?.isRestDay ?? false;
  const { templates, reason } = suggestTemplates({
    ...basis,
    minutesPerDay: user.minutesPerDay ?? minutesPerDay,
    lastWorkout: lastFelt(workouts),
    isPersonalised,
    plannedId: isRestDay ? null : (planned?.session?.template.id ?? null),
  });
  const shown = templates.slice(0, shownTemplates).map((one) => dosedOn(basis, one, today).template);
  return { isRestDay, shown, reason, error, retry };
}

function Suggestions({ user }: { user: CurrentUser }) {
  const { isRestDay, shown, reason, error, retry } = useSuggestions(user);
  const today = useMemberToday();
  const isDone = useDoneToday()?.isDone ?? false;
  return (
    <SuggestionsPart>
      <h3>{dashboardCopy.upNextForYou}</h3>
      <DoneLine />
      {isRestDay && !isDone && (
        <Text $tone="muted" $size="t14">
          {dashboardCopy.restToday}
        </Text>
      )}
      {reason && (
        <Text $tone="muted" $size="t14">
          {reasonText(reason)}
        </Text>
      )}
      {shown?.length === 0 && <Text $tone="muted">{dashboardCopy.noSuggestion}</Text>}
      <Rows>
        {shown?.map((template, index) => (
          <li key={template.id}>
            <IconBadge {...faceOf(template.category)} />
            <Grow>
              <b>{nameText(template.name)}</b>
              <SubText>{templateLine(template)}</SubText>
            </Grow>
            <LinkButton
              to={startPath(template, today)}
              size="small"
              variant={index === 0 && !isDone && !isRestDay ? 'primary' : 'quiet'}
              aria-label={dashboardCopy.startName(nameText(template.name))}
            >
              {dashboardCopy.start}
            </LinkButton>
          </li>
        ))}
      </Rows>
      {!shown && error && <RetryNote onRetry={retry}>{dashboardCopy.workoutsUnread}</RetryNote>}
      {!shown && !error && (
        <SkeletonGroup>
          <Skeleton $height="3.5rem" />
          <Skeleton $height="3.5rem" />
          <Skeleton $height="3.5rem" />
        </SkeletonGroup>
      )}
    </SuggestionsPart>
  );
}

/** How the last workout felt, if the member said so. */
function lastFelt([last]: readonly Workout[]): SuggestionBasis['lastWorkout'] {
  if (!last || last.moodAfter === null || last.perceivedExertion === null) return null;
  return { moodAfter: last.moodAfter, perceivedExertion: last.perceivedExertion };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s6};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s4};
  & small {
    display: block;
    margin-bottom: ${theme.space.s1};
    font-family: ${theme.font.text};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.bold};
    font-stretch: normal;
    letter-spacing: 0;
    line-height: 1.3;
    color: ${theme.color.ink3};
  }
`;

const Details = styled.details`
  min-width: 0;
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: ${theme.size.tap};
    font-weight: ${theme.weight.bold};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: transform ${theme.duration.d2} ${theme.ease.out};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  &[open] > summary {
    margin-bottom: ${theme.space.s2};
  }
`;

const Bars = styled.ol`
  display: flex;
  gap: ${theme.space.s1};
`;

const Groove = styled.span`
  display: block;
  height: .9rem;
  border-radius: .3rem;
  background: ${theme.color.groove};
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    background: ${theme.color.accent};
  }
`;

const Part = styled.li<{ $isBeyond: boolean }>(
  ({ theme, $isBeyond }) => css`
    display: grid;
    align-content: start;
    gap: ${theme.space.s2};
    flex-basis: 0;
    min-width: 0;
    font-size: ${theme.text.t14};
    line-height: 1.25;
    color: ${$isBeyond ? theme.color.ink3 : theme.color.ink};
    & b {
      display: block;
      font-weight: ${theme.weight.bold};
    }
    &[aria-current] b {
      color: ${theme.color.accentText};
    }
    &:first-child ${Groove} {
      border-start-start-radius: ${theme.radius.full};
      border-end-start-radius: ${theme.radius.full};
    }
    &:last-child ${Groove} {
      border-start-end-radius: ${theme.radius.full};
      border-end-end-radius: ${theme.radius.full};
    }
    & > :last-child {
      white-space: nowrap;
    }
    ${theme.media.wide} {
      min-width: max-content;
      /* The names of two short phases must not read as one. */
      & > :last-child {
        padding-inline-end: ${theme.space.s2};
      }
    }
    ${theme.media.phone} {
      & > :last-child {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  `,
);

const Named = styled.p`
  margin-top: ${theme.space.s2};
  font-size: ${theme.text.t14};
  & > b {
    color: ${theme.color.accentText};
  }
  ${theme.media.wide} {
    display: none;
  }
`;

const SuggestionsPart = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  & b {
    overflow-wrap: anywhere;
  }
`;
