import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { CustomPlan } from '#client/exercise/custom-plan.ts';
import { spokenDay, weekdayShort } from '#client/lib/format/format-day.ts';
import { withKilograms } from '#client/lib/format/region-units.ts';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import {
  useActiveProgram,
  useChoiceBasis,
  useCurrentUser,
  useLatestAssessment,
} from '#client/lib/http/read-models.ts';
import {
  type ProgramRequest,
  type ProgramResult,
  startProgramCommand,
} from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { memberToday, useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { DangerCard, KeepPlan } from '#client/ui/danger-card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton, TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { BlankProgramCard, ProgramCard } from '#client/ui/program-card.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import {
  acknowledging,
  type ChoiceId,
  choiceOf,
  firstWeekOf,
  hasPresetGoal,
  type ProgramChoice,
  programChoices,
  requestFor,
  shownChoice,
  whatIsMissing,
} from './program-choices.ts';
import { programCopy } from './program-copy.ts';
import { Recommendations } from './recommendations.tsx';

/** Loaded for members who choose the exercises themselves. */
const CustomPlanCard = lazy(async () => ({
  default: (await import('#client/exercise/plan-builder.tsx')).CustomPlanCard,
}));

type ProgramSelectionScreenProps = {
  /** Instead of the way to the dashboard. */
  onCreated?: (() => void) | undefined;
};

export function ProgramSelectionScreen({ onCreated }: ProgramSelectionScreenProps) {
  const { data: program } = useActiveProgram();
  const { data: outcome, error } = useLatestAssessment();
  return (
    <Stack $gap="s6">
      <Stack $gap="s3">
        <ScreenHeading>{programCopy.chooseYourProgram}</ScreenHeading>
        <Text $tone="muted" $size="t18">
          {programCopy.lead}
        </Text>
        {program && <Text $tone="muted">{programCopy.currentEnds}</Text>}
        <p>
          <TextLink to={paths.library}>{programCopy.seeLibrary}</TextLink>
        </p>
      </Stack>
      {/* The height of the recommendations is known only with them; without the skeleton, the parts below would move. */}
      {outcome === undefined && !error ? <FormSkeleton /> : <ProgramForm onCreated={onCreated} />}
    </Stack>
  );
}

const FormSkeleton = () => (
  <SkeletonGroup>
    <Skeleton $height="12rem" />
    <Skeleton $height="8rem" />
    <Skeleton $height="8rem" />
  </SkeletonGroup>
);

/** The possible programs, and the chosen one. */
function ProgramForm({ onCreated }: ProgramSelectionScreenProps) {
  const { data: user } = useCurrentUser();
  const { isStarting, danger, start, dismissRefusal } = useStart(onCreated);
  const [chosenId, choose] = useState<ChoiceId | null>(null);
  const [plan, setPlan] = useState<CustomPlan>([]);
  const missing = whatIsMissing(chosenId, plan);
  const request = chosenId && requestFor(chosenId, plan, memberToday(user?.timeZone));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing) showToast(missing);
    else if (request) start(request);
  }

  function chooseOther(id: ChoiceId): void {
    dismissRefusal();
    choose(id);
  }

  return (
    <Sides as="form" noValidate onSubmit={submit}>
      <Stack $gap="s6">
        <Recommendations chosenId={chosenId} onChoose={chooseOther} />
        <ProgramPicker chosenId={chosenId} onChoose={chooseOther} />
        {chosenId === 'daily-custom' && (
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton $height="24rem" />
              </SkeletonGroup>
            }
          >
            <CustomPlanCard
              title={programCopy.yourDailyPlan}
              plan={plan}
              units={user?.unitPreference}
              onChange={setPlan}
            />
          </Suspense>
        )}
      </Stack>
      <StartPanel
        choice={chosenId && shownChoice(chosenId, plan)}
        isBlocked={missing !== null || danger !== null}
        isStarting={isStarting}
      >
        {chosenId && (
          <AfterStart>
            <WeekPreview id={chosenId} plan={plan} />
          </AfterStart>
        )}
        {danger && request && (
          <HazardPanel
            text={danger.text}
            onKeep={isFinal(danger) ? null : () => start(acknowledging(request, danger.causes))}
          />
        )}
      </StartPanel>
    </Sides>
  );
}

function useStart(onCreated: (() => void) | undefined) {
  const navigate = useNavigate();
  const { ask, isSending, refusal, reset } = useCommand<ProgramRequest, ProgramResult>(startProgramCommand, {
    onAnswer: () => {
      showToast({ title: programCopy.programCreated });
      if (onCreated) onCreated();
      else void navigate(paths.dashboard);
    },
    onRefused: (error) => {
      if (isDanger(error)) return;
      showToast({
        title: commonCopy.error,
        description: serverMessage(error, programCopy.failed),
        variant: 'destructive',
      });
    },
  });
  return {
    isStarting: isSending,
    danger: !isSending && isDanger(refusal) ? refusal : null,
    dismissRefusal: reset,
    start: ask,
  };
}

/** The panel says it, and stays: a toast is gone before its reasons are read. */
const isDanger = (refusal: unknown): refusal is ApiError =>
  refusal instanceof ApiError && (refusal.code === 'hazards-not-acknowledged' || isFinal(refusal));

/** A plan that no acknowledgement starts. */
const isFinal = ({ code }: ApiError): boolean => code === 'target-refused';

type HazardPanelProps = {
  /** Why the plan was not started, in the server's words. */
  text: string;
  /** Null for a plan that no acknowledgement starts. */
  onKeep: (() => void) | null;
};

/** In the place of a start: the safe way first, and the way to keep the plan after a talk. */
function HazardPanel({ text, onKeep }: HazardPanelProps) {
  return (
    <DangerCard title={programCopy.hazardTitle} reasons={[{ key: text, text }]}>
      <div>
        <LinkButton to={paths.onboarding} variant="primary">
          {programCopy.otherGoal}
        </LinkButton>
      </div>
      {onKeep && <KeepPlan key={text} onKeep={onKeep} />}
    </DangerCard>
  );
}

type ProgramPickerProps = { chosenId: ChoiceId | null; onChoose: (id: ChoiceId) => void };

function ProgramPicker({ chosenId, onChoose }: ProgramPickerProps) {
  const { data: program = null } = useActiveProgram();
  const units = useUnits();
  const currentId = choiceOf(program);
  return (
    <RadioGroup
      legend={programCopy.allPrograms}
      size="large"
      value={chosenId}
      onChoose={onChoose}
      choices={programChoices.map(({ id, label, tagline, aim, face }) => ({
        value: id,
        label,
        description: (
          <>
            {withKilograms(tagline, units)}
            <br />
            <small>{withKilograms(aim, units)}</small>
            {id === currentId && (
              <Current>
                <Chip tone="good" icon="check">
                  {programCopy.current}
                </Chip>
              </Current>
            )}
          </>
        ),
        picture: <IconBadge size="large" {...face} />,
      }))}
    />
  );
}

const useUnits = () => useCurrentUser().data?.unitPreference ?? 'imperial';

type StartPanelProps = {
  choice: ProgramChoice | null;
  /** Start says why it does nothing. */
  isBlocked: boolean;
  isStarting: boolean;
  /** Above the button. */
  children: ReactNode;
};

/** The chosen program as a race number, and the button that starts it. */
function StartPanel({ choice, isBlocked, isStarting, children }: StartPanelProps) {
  const units = useUnits();
  return (
    <Panel aria-labelledby="your-pick">
      <Hidden as="h2" id="your-pick">
        {programCopy.yourPick}
      </Hidden>
      {choice ? (
        <ProgramCard
          title={choice.label}
          segment={choice.face.segment}
          numeral={choice.numeral}
          caption={choice.caption}
          ticks={choice.benefits.map((benefit) => withKilograms(benefit, units))}
        />
      ) : (
        <BlankProgramCard>{programCopy.yourRaceNumberAppearsHere}</BlankProgramCard>
      )}
      {choice && hasPresetGoal(choice) && (
        <p>
          {programCopy.sentence(withKilograms(choice.aim, units))}{' '}
          <TextLink to={paths.onboarding}>{programCopy.setMyOwnGoal}</TextLink>
        </p>
      )}
      {children}
      <Start $floats={!isBlocked}>
        <Button type="submit" variant="primary" size="large" isBlock aria-disabled={isBlocked || isStarting}>
          {isStarting ? programCopy.starting : programCopy.startProgram}
        </Button>
      </Start>
    </Panel>
  );
}

/** The first seven days of a program that was not started yet: what the plan on the dashboard would say. */
function WeekPreview({ id, plan }: { id: ChoiceId; plan: CustomPlan }) {
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
                <span aria-hidden>{weekdayShort(day)}</span>
                <Hidden>{spokenDay(day)}</Hidden>
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

/** Below the choices its parts are the form's own, so that the button can stay in sight all along it. */
const Panel = styled.section`
  display: contents;
  ${theme.media.broad} {
    position: sticky;
    top: ${theme.space.s4};
    display: grid;
    gap: ${theme.space.s4};
  }
`;

/** In thumb reach as soon as there is something to start, above the dock where there is one. */
const Start = styled.div<{ $floats: boolean }>(
  ({ theme, $floats }) =>
    $floats &&
    css`
      position: sticky;
      bottom: calc(${theme.space.dock} - ${theme.space.s6});
      border-radius: ${theme.radius.full};
      box-shadow: ${theme.shadow.sh3};
      ${theme.media.wide} {
        bottom: ${theme.space.s4};
      }
      ${theme.media.broad} {
        position: static;
        box-shadow: none;
      }
    `,
);

/** Next to the choices, Start stays in sight: the week is below it. */
const AfterStart = styled.div`
  ${theme.media.broad} {
    order: 1;
  }
`;

const Current = styled.span`
  display: block;
  margin-top: ${theme.space.s2};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.s6};
  ${theme.media.broad} {
    grid-template-columns: 3fr 2fr;
  }
`;

const Days = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: var(--day-name, 3rem) minmax(0, 1fr);
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
`;
