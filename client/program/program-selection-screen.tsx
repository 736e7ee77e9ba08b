import { useMachine } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { serverMessage } from '#client/api/api-error.ts';
import type { CustomPlan } from '#client/api/custom-plan.ts';
import { memberToday } from '#client/api/member-today.ts';
import { showStartedProgram } from '#client/api/start-program.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { Stack } from '#client/design/layout.tsx';
import { paths } from '#client/design/paths.ts';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import { Text } from '#client/design/text.tsx';
import { showToast } from '#client/design/toast.ts';
import { CustomPlanCard } from './custom-plan-card.tsx';
import { type ChoiceId, requestFor, shownChoice } from './program-choices.ts';
import { ProgramPicker } from './program-picker.tsx';
import { programSelectionMachine } from './program-selection-machine.ts';
import { createdToast, failedText, whatIsMissing } from './program-selection-texts.ts';
import { Recommendations } from './recommendations.tsx';
import { StartPanel } from './start-panel.tsx';

type ProgramSelectionScreenProps = {
  /** Instead of the way to the dashboard. */
  onCreated?: () => void;
};

export function ProgramSelectionScreen({ onCreated }: ProgramSelectionScreenProps) {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const { isStarting, start } = useStart(onCreated);
  const [chosenId, choose] = useState<ChoiceId | null>(null);
  const [plan, setPlan] = useState<CustomPlan>([]);
  const missing = whatIsMissing(chosenId, plan);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing) showToast(missing);
    else if (chosenId) start(requestFor(chosenId, plan, memberToday(user?.timeZone)));
  }

  return (
    <Stack $gap="s6">
      <Stack $gap="s3">
        <ScreenHeading>Choose your program</ScreenHeading>
        <Text $tone="muted" $size="t18">
          Ready-made: pick one, press start, train today.
        </Text>
        {program && (
          <Text $tone="muted">Your current program ends when this one starts. Its history stays.</Text>
        )}
      </Stack>
      <Sides as="form" noValidate onSubmit={submit}>
        <Stack $gap="s6">
          <Recommendations chosenId={chosenId} onChoose={choose} />
          <ProgramPicker chosenId={chosenId} onChoose={choose} />
          {chosenId === 'daily-custom' && <CustomPlanCard plan={plan} onChange={setPlan} />}
        </Stack>
        <StartPanel
          choice={chosenId && shownChoice(chosenId, plan)}
          isBlocked={missing !== null}
          isStarting={isStarting}
        />
      </Sides>
    </Stack>
  );
}

function useStart(onCreated: (() => void) | undefined) {
  const navigate = useNavigate();
  const [state, send] = useMachine(
    programSelectionMachine.provide({
      actions: {
        announceRefusal: ({ context: { refusal } }) => {
          if (handledAsUnauthorized(refusal)) return;
          showToast({
            title: 'Error',
            description: serverMessage(refusal, failedText),
            variant: 'destructive',
          });
        },
        leave: (_, { program }) => {
          showToast(createdToast);
          showStartedProgram(program);
          if (onCreated) onCreated();
          else void navigate(paths.dashboard);
        },
      },
    }),
  );
  return {
    isStarting: state.matches({ command: 'sending' }),
    start: (request: ReturnType<typeof requestFor>) => send({ type: 'command.sent', command: request }),
  };
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
