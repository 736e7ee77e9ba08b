import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { clockTime } from '#client/lib/format/locale.ts';
import { Button } from '#client/ui/button.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { elapsedSeconds } from '#domain/workout/workout-session.ts';
import type { GuidedWorkout } from './guided-workout.ts';
import { type PanelView, panelOf, setsDone } from './panel-view-model.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import type { ActionsFor } from './workout-actions.tsx';
import { workoutCopy } from './workout-copy.ts';

type WorkoutLeadProps = {
  actor: WorkoutActor;
  waitsFor: ActionsFor;
  onHowTo: (exercise: string) => void;
};

/** What leads the screen while it goes on: the clock, and what is to be done. */
export function WorkoutLead({ actor, waitsFor, onHowTo }: WorkoutLeadProps) {
  const view = useSelector(actor, ({ context }) => panelOf(context.workout, context.nowMs), shallowEqual);
  const workout = useSelector(actor, ({ context }) => context.workout);
  const isSaved = useSelector(actor, ({ context }) => context.isSaved);
  return (
    <WorkoutPanel
      view={view}
      workoutName={workout.template.name}
      {...leadOf(waitsFor)}
      note={noteOf(waitsFor, workout, isSaved)}
      onHowTo={onHowTo}
    />
  );
}

function leadOf(waitsFor: ActionsFor): { lead?: string } {
  if (waitsFor === 'decision') return { lead: workoutCopy.resumeLead };
  return waitsFor === 'late decision' ? { lead: workoutCopy.startedLongAgo } : {};
}

function noteOf(waitsFor: ActionsFor, workout: GuidedWorkout, isSaved: boolean): ReactNode {
  if (waitsFor === 'start') return isSaved ? workoutCopy.savedLead : workout.template.description;
  if (waitsFor !== 'decision' && waitsFor !== 'late decision') return null;
  const { done, total } = setsDone(workout);
  const time = clockTime(elapsedSeconds(workout.session, 0));
  return workoutCopy.pausedLead(done, total, time);
}

type WorkoutPanelProps = {
  view: PanelView;
  /** The window's title: the panel's heading changes with every set. */
  workoutName: string;
  /** Takes the place of the line above the heading. */
  lead?: string;
  /** Under the heading. */
  note?: ReactNode;
  onHowTo: (exercise: string) => void;
};

/** The clock, and what is to be done now or next. */
function WorkoutPanel({ view, workoutName, lead = view.lead, note, onHowTo }: WorkoutPanelProps) {
  const { status, aside, share, time, timeLabel, title, exercise } = view;
  return (
    <TimerPanel
      label={workoutCopy.timer}
      status={status}
      aside={aside}
      share={share}
      time={time}
      timeLabel={timeLabel}
    >
      <Words>
        <span>{lead}</span>
        <ScreenHeading title={workoutName} size="h2">
          {wordsOf(title).map((word) => (
            <Word key={word.key}>{word.text}</Word>
          ))}
        </ScreenHeading>
        {note && <p>{note}</p>}
      </Words>
      <Button variant="ghost" size="small" icon="help" onClick={() => onHowTo(exercise)}>
        {workoutCopy.howToDoThisExercise}
      </Button>
      <Hidden role="status">{workoutCopy.panelStatus(status, lead, title)}</Hidden>
    </TimerPanel>
  );
}

/** `Push-ups` stays on one line. */
const wordsOf = (title: string) => title.split(' ').map((word, place) => ({ key: place, text: `${word} ` }));

const Word = styled.span`
  display: inline-block;
  white-space: pre;
`;

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    max-width: ${theme.size.measure};
    & > p {
      margin-top: ${theme.space.s1};
    }
  `,
);
