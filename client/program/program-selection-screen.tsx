import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { CustomPlan } from '#client/exercise/custom-plan.ts';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import {
  type ProgramRequest,
  type ProgramResult,
  startProgramCommand,
} from '#client/lib/http/start-program.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { DangerCard, KeepPlan } from '#client/ui/danger-card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { CustomPlanCard } from './custom-plan-card.tsx';
import { acknowledging, type ChoiceId, requestFor, shownChoice, whatIsMissing } from './program-choices.ts';
import { programCopy } from './program-copy.ts';
import { ProgramPicker } from './program-picker.tsx';
import { Recommendations } from './recommendations.tsx';
import { StartPanel } from './start-panel.tsx';

type ProgramSelectionScreenProps = {
  /** Instead of the way to the dashboard. */
  onCreated?: () => void;
};

export function ProgramSelectionScreen({ onCreated }: ProgramSelectionScreenProps) {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
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
    <Stack $gap="s6">
      <Stack $gap="s3">
        <ScreenHeading>{programCopy.chooseYourProgram}</ScreenHeading>
        <Text $tone="muted" $size="t18">
          {programCopy.lead}
        </Text>
        {program && <Text $tone="muted">{programCopy.currentEnds}</Text>}
      </Stack>
      <Sides as="form" noValidate onSubmit={submit}>
        <Stack $gap="s6">
          <Recommendations chosenId={chosenId} onChoose={chooseOther} />
          <ProgramPicker chosenId={chosenId} onChoose={chooseOther} />
          {chosenId === 'daily-custom' && <CustomPlanCard plan={plan} onChange={setPlan} />}
        </Stack>
        <StartPanel
          choice={chosenId && shownChoice(chosenId, plan)}
          isBlocked={missing !== null || danger !== null}
          isStarting={isStarting}
        >
          {danger && request && (
            <HazardPanel text={danger.text} onKeep={() => start(acknowledging(request, danger.causes))} />
          )}
        </StartPanel>
      </Sides>
    </Stack>
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
  refusal instanceof ApiError && refusal.code === 'hazards-not-acknowledged';

type HazardPanelProps = {
  /** Why the plan was not started, in the server's words. */
  text: string;
  onKeep: () => void;
};

/** In the place of a start: the safe way first, and the way to keep the plan after a talk. */
function HazardPanel({ text, onKeep }: HazardPanelProps) {
  return (
    <DangerCard title={programCopy.hazardTitle} reasons={[text]}>
      <div>
        <LinkButton to={paths.onboarding} variant="primary">
          {programCopy.otherGoal}
        </LinkButton>
      </div>
      <KeepPlan key={text} onKeep={onKeep} />
    </DangerCard>
  );
}

const Sides = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s6};
    ${theme.media.broad} {
      grid-template-columns: 3fr 2fr;
    }
  `,
);
