import { type ComponentProps, lazy, useId } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { theme } from '#client/styles/theme.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { afterPaint } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { Hidden } from '#client/ui/text.tsx';
import type { Cues } from './cues.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';
import type { workoutSessionMachine } from './workout-session-machine.ts';

/** The step that the session waits for. */
export type ActionsFor = 'start' | 'set' | 'rest' | 'resume' | 'decision' | 'late decision';

type Press =
  | 'start.pressed'
  | 'pause.pressed'
  | 'next.pressed'
  | 'rest.skipped'
  | 'discard.pressed'
  | 'finish.pressed';

/** The actions of presses in a session: the screen changes first. A device plays sounds only after a press. */
export const pressesOf =
  (actor: WorkoutActor, { settings, device }: Cues) =>
  (type: Press): void =>
    afterPaint(() => {
      if (type === 'start.pressed' && (settings.restTone || settings.setTone)) device.wake();
      actor.send({ type });
    });

type WorkoutActionsProps = {
  actionsFor: ActionsFor;
  /** The label of the button that ends a set. */
  nextLabel: string;
  onPress: (press: Press) => void;
  /** The texts of a workout when absent. */
  words?: ActionWords;
};

/** The words for what is begun. */
export type ActionWords = {
  readonly start: string;
  readonly startFirst: string;
  readonly resumeFirst: string;
};

const ofWorkout: ActionWords = {
  start: workoutCopy.startWorkout,
  startFirst: workoutCopy.startTheWorkoutFirst,
  resumeFirst: workoutCopy.resumeTheWorkoutFirst,
};

/** The buttons at the foot of the window, in thumb reach. */
export function WorkoutActions({ actionsFor, nextLabel, onPress, words = ofWorkout }: WorkoutActionsProps) {
  return (
    <ActionBar>
      <Buttons>
        {actionsFor === 'decision' || actionsFor === 'late decision' ? (
          <Decision isLate={actionsFor === 'late decision'} onPress={onPress} />
        ) : (
          <Controls actionsFor={actionsFor} nextLabel={nextLabel} onPress={onPress} words={words} />
        )}
      </Buttons>
    </ActionBar>
  );
}

function Decision({ isLate, onPress }: { isLate: boolean; onPress: (press: Press) => void }) {
  return (
    <>
      <Button onClick={() => onPress('discard.pressed')}>{workoutCopy.discard}</Button>
      {isLate ? (
        <Primary onClick={() => onPress('finish.pressed')}>{workoutCopy.saveWhatIDid}</Primary>
      ) : (
        <Primary icon="play" onClick={() => onPress('start.pressed')}>
          {workoutCopy.resume}
        </Primary>
      )}
    </>
  );
}

const timerButtons = {
  start: { press: 'start.pressed', label: undefined, icon: 'play' },
  resume: { press: 'start.pressed', label: workoutCopy.resume, icon: 'play' },
  set: { press: 'pause.pressed', label: workoutCopy.pause, icon: 'pause' },
  rest: { press: 'pause.pressed', label: workoutCopy.pause, icon: 'pause' },
} as const;

/** The buttons keep their places in all states, so that the focus stays where it was. */
function Controls({
  actionsFor,
  nextLabel,
  onPress,
  words = ofWorkout,
}: WorkoutActionsProps & { actionsFor: keyof typeof timerButtons }) {
  const reasonId = useId();
  const { press, icon, label = words.start } = timerButtons[actionsFor];
  const isStanding = actionsFor === 'start' || actionsFor === 'resume';
  const isRest = actionsFor === 'rest';
  const reason = isStanding ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {};
  return (
    <>
      <TimerButton
        variant={isStanding ? 'primary' : 'quiet'}
        icon={icon}
        aria-label={label}
        $grows={isStanding}
        $isBare={isRest}
        onClick={() => onPress(press)}
      >
        <span>{label}</span>
      </TimerButton>
      <NextButton
        variant={actionsFor === 'set' ? 'primary' : 'quiet'}
        $grows={actionsFor === 'set'}
        {...reason}
        onClick={() => onPress('next.pressed')}
      >
        {nextLabel}
      </NextButton>
      {isRest && (
        <Primary trailingIcon="skip" onClick={() => onPress('rest.skipped')}>
          {workoutCopy.skipRest}
        </Primary>
      )}
      {isStanding && (
        <Hidden id={reasonId}>{actionsFor === 'start' ? words.startFirst : words.resumeFirst}</Hidden>
      )}
    </>
  );
}

const Buttons = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space.s3};
  width: 100%;
  & > button {
    white-space: nowrap;
  }
  ${theme.media.phone} {
    gap: ${theme.space.s2};
    & > button {
      padding-inline: ${theme.space.s4};
      overflow-wrap: normal;
      /* Long words stand in two lines. */
      white-space: normal;
    }
  }
  @media (max-width: 22.5rem) {
    & > button {
      padding-inline: ${theme.space.s3};
    }
  }
  ${theme.media.tight} {
    flex-wrap: wrap;
    & > button {
      flex: 1;
      padding-inline: ${theme.space.s2};
      font-size: ${theme.text.t14};
    }
  }
`;

const growing = ({ theme }: { theme: DefaultTheme }) => css`
  ${theme.media.phone} {
    flex: 1;
  }
  ${theme.media.wide} {
    min-width: 16rem;
  }
`;

const Primary = styled(Button).attrs({ variant: 'primary' })(growing);

/** In a rest, on the phone, there is room for its icon only. */
const bare = ({ theme }: { theme: DefaultTheme }) => css`
  ${theme.media.phone} {
    flex: none;
    & > span {
      display: none;
    }
    & > svg {
      margin: 0;
    }
  }
`;

type State = SnapshotFrom<typeof workoutSessionMachine>;

/** Which buttons the session waits for; null where the card has them. */
export function actionsFor(state: State): ActionsFor | null {
  if (state.matches({ session: 'notStarted' })) return 'start';
  if (state.matches({ session: 'active' })) return 'set';
  if (state.matches({ session: 'resting' })) return 'rest';
  if (state.matches({ session: { paused: 'interrupted' } })) return 'decision';
  if (state.matches({ session: { paused: 'overlong' } })) return 'late decision';
  return state.matches({ session: 'paused' }) ? 'resume' : null;
}

/** There is a workout that is not saved. */
export const isUnsaved = ({ context }: State): boolean => context.workout.commandKey !== null;

const OwnWorkoutsDialog = lazy(async () => ({
  default: (await import('./own-workouts-dialog.tsx')).OwnWorkoutsDialog,
}));

/** The dialog of the member's own workouts, loaded when it is first opened: most visits never show it. */
export const OwnWorkouts = (props: ComponentProps<typeof OwnWorkoutsDialog>) => (
  <Opening>
    <OwnWorkoutsDialog {...props} />
  </Opening>
);

const TimerButton = styled(Button)<{ $grows: boolean; $isBare: boolean }>`
  ${({ $grows }) => $grows && growing}
  ${({ $isBare }) => $isBare && bare}
`;

const NextButton = styled(Button)<{ $grows: boolean }>`
  ${({ $grows }) => $grows && growing}
`;
