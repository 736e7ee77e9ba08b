import { styled } from 'styled-components';
import { clockTime } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#client/ui/dialog.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Switch } from '#client/ui/switch.tsx';
import type { Summary } from './completion-view-model.ts';
import { type CueSettings, deviceCan } from './cues.ts';
import { ownWorkoutsCopy } from './own-workouts-copy.ts';
import { workoutCopy } from './workout-copy.ts';

/*
 * The dialogs of the workout itself. They come with the first press, or with what a workout that has begun loads: the network may be gone by then.
 */

type LogQuestionProps = {
  summary: Summary;
  plannedMinutes: number;
  onChangeSets: () => void;
  onLog: () => void;
};

/** Asks before a workout is logged that lasted for less than a third of its plan. */
export function LogQuestion({ summary, plannedMinutes, onChangeSets, onLog }: LogQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      onCancel={onChangeSets}
      onConfirm={onLog}
      icon="clipboard"
      title={workoutCopy.logWhatYouDid}
      description={workoutCopy.logLead(
        clockTime(summary.elapsedSeconds),
        plannedMinutes,
        workoutCopy.setsDone(summary.sets),
      )}
      cancelLabel={workoutCopy.changeASet}
      confirmLabel={workoutCopy.log}
    />
  );
}

/** Asks before a workout that is not saved is left; it stays on this device either way. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      onCancel={onStay}
      onConfirm={onLeave}
      icon="dumbbell"
      title={workoutCopy.leaveForNow}
      description={workoutCopy.leaveLead}
      cancelLabel={workoutCopy.stay}
      confirmLabel={workoutCopy.leave}
    />
  );
}

type WorkoutOptionsProps = {
  onClose: () => void;
  settings: CueSettings;
  onChange: (change: Partial<CueSettings>) => void;
  /** Null where there is nothing to end. */
  onEnd: (() => void) | null;
  /** Null while there is nothing to throw away. */
  onDiscard: (() => void) | null;
  /** The ways to other workouts; none in a quest. */
  others?: {
    /** Before another screen is opened: the workout waits on this device. */
    readonly onLeave: () => void;
    readonly onOwnWorkouts: () => void;
  };
  /** The texts of a workout when absent. */
  words?: OptionWords;
};

type OptionWords = { readonly title: string; readonly end: string; readonly discard: string };

const ofWorkout: OptionWords = {
  title: workoutCopy.workoutOptions,
  end: workoutCopy.endWorkoutHere,
  discard: workoutCopy.discardThisWorkout,
};

const always = (): boolean => true;

const switches: readonly {
  readonly id: keyof CueSettings;
  readonly label: string;
  readonly description: string;
  readonly isOffered: () => boolean;
}[] = [
  {
    id: 'restTone',
    label: workoutCopy.restTone,
    description: workoutCopy.restToneLead,
    isOffered: always,
  },
  {
    id: 'setTone',
    label: workoutCopy.setTone,
    description: workoutCopy.setToneLead,
    isOffered: always,
  },
  {
    id: 'voice',
    label: workoutCopy.sayNext,
    description: workoutCopy.sayNextLead,
    isOffered: deviceCan.speak,
  },
  {
    id: 'vibration',
    label: workoutCopy.vibrate,
    description: workoutCopy.vibrateLead,
    isOffered: deviceCan.vibrate,
  },
  { id: 'flash', label: workoutCopy.flashTheScreen, description: workoutCopy.flashLead, isOffered: always },
  {
    id: 'staysAwake',
    label: workoutCopy.keepTheScreenOn,
    description: workoutCopy.screenOnLead,
    isOffered: deviceCan.stayAwake,
  },
];

/** How this device takes part. What it cannot do is not offered. */
export function WorkoutOptions({
  onClose,
  settings,
  onChange,
  onEnd,
  onDiscard,
  others,
  words = ofWorkout,
}: WorkoutOptionsProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={workoutCopy.keptOnThisDevice}>
      {onEnd && (
        <Button icon="check" variant="primary" onClick={onEnd}>
          {words.end}
        </Button>
      )}
      <Settings>
        {switches
          .filter(({ isOffered }) => isOffered())
          .map(({ id, label, description }) => (
            <li key={id}>
              <Switch
                label={label}
                description={description}
                isOn={settings[id]}
                onFlip={(isOn) => onChange({ [id]: isOn })}
              />
            </li>
          ))}
      </Settings>
      {others && (
        <>
          <Button icon="dumbbell" onClick={others.onOwnWorkouts}>
            {ownWorkoutsCopy.myWorkouts}
          </Button>
          <LinkButton icon="clipboard" to={paths.library} onClick={others.onLeave}>
            {workoutCopy.library}
          </LinkButton>
        </>
      )}
      {onDiscard && (
        <Button variant="outline" icon="trash" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
    </Dialog>
  );
}

const Settings = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
`;
