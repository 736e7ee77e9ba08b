import { useSelector } from '@xstate/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { useActivityDays, useStats, useWorkouts } from '#client/lib/http/read-models.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { exerciseKey, recordKinds } from '#domain/workout/set-log.ts';
import type { SetLog } from '#service/features/workout/workout-contract.ts';
import { comparisonsOf, earnedBy, summaryOf } from './completion-view-model.ts';
import { type GuidedWorkout, saveOf, shapeOf } from './guided-workout.ts';
import { FoldSummary, holdText, recordText, unitLabel } from './set-lines.ts';
import { SetLogPanel, type SetLogPanelProps } from './set-log-panel.tsx';
import type { WorkoutActor } from './use-workout-session.ts';
import { OwnWorkouts } from './workout-actions.tsx';
import { WorkoutComplete } from './workout-complete.tsx';
import { ownWorkoutsCopy, workoutCopy } from './workout-copy.ts';
// Shown later, and by then there may be no network to load them.
import './done-for-today.tsx';
import './workout-dialogs.tsx';

/*
 * What only a workout that has begun shows. It is loaded when that begins: a look at a workout shows its first view sooner.
 */

/** The sets of an exercise to be logged, with what was done of it before. */
export const ExerciseLog = ({ name, ...panel }: SetLogPanelProps & { name: string }) => (
  <>
    <SetLogPanel {...panel} />
    <ExerciseHistory actor={panel.actor} name={name} />
  </>
);

/** Reads while there is a network what the end of the workout shows: it may be gone by then. */
export function ReadAhead(): null {
  useStats();
  useActivityDays();
  useWorkouts();
  return null;
}

type CompletionProps = {
  actor: WorkoutActor;
  /** The workout ended on this screen, and was not found as ended. */
  isFresh: boolean;
  onBack: (press: MouseEvent) => void;
  children: ReactNode;
};

/** After the last set, or where the member has ended it. */
export function Completion({ actor, isFresh, onBack, children }: CompletionProps) {
  const workout = useSelector(actor, ({ context }) => context.workout);
  const nowMs = useSelector(actor, ({ context }) => context.nowMs);
  const isSaving = useSelector(actor, (state) => state.matches({ command: 'sending' }));
  const canGoOn = useSelector(actor, (state) => state.can({ type: 'start.pressed' }));
  const { data: stats } = useStats();
  const { data: days } = useActivityDays();
  const { data: workouts } = useWorkouts();
  const command = saveOf(workout, nowMs);
  const save = (): void => {
    if (command) actor.send({ type: 'command.sent', command });
  };
  return (
    <WorkoutComplete
      workoutName={workout.template.name}
      plannedMinutes={workout.template.durationMinutes}
      summary={summaryOf(workout, nowMs)}
      earned={stats && days && workouts ? earnedBy(workout, { stats, days, workouts }) : null}
      comparisons={comparisonsOf(workout, workouts ?? null)}
      effort={workout.effort}
      isSaving={isSaving}
      isFresh={isFresh}
      onRate={(effort) => actor.send({ type: 'effort.changed', effort })}
      onSave={save}
      onKeepGoing={canGoOn ? () => actor.send({ type: 'start.pressed' }) : null}
      onDiscard={() => actor.send({ type: 'discard.pressed' })}
      onBack={onBack}
      more={<KeepShape workout={workout} />}
    >
      {children}
    </WorkoutComplete>
  );
}

/** What was done can become a workout of the member's own. */
function KeepShape({ workout }: { workout: GuidedWorkout }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="dumbbell" isBlock onClick={() => setOpen(true)}>
        {ownWorkoutsCopy.keepAsMine}
      </Button>
      {isOpen && (
        <OwnWorkouts isOpen draft={{ id: null, ...shapeOf(workout) }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Records and volume per week of one exercise, folded away; nothing where it was never logged. */
function ExerciseHistory({ actor, name }: { actor: WorkoutActor; name: string }) {
  const log = useSelector(actor, ({ context }) =>
    context.known?.exercises.find((known) => exerciseKey(known.name) === exerciseKey(name)),
  );
  const unit = useSelector(actor, ({ context }) => context.known?.unit ?? 'lbs');
  if (!log) return null;
  return (
    <details>
      <FoldSummary>
        <Icon name="trophy" size={18} />
        {workoutCopy.yourRecords}
        <Icon name="down" size={18} />
      </FoldSummary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{workoutCopy.record}</th>
            <th scope="col">{workoutCopy.when}</th>
            <th scope="col">{workoutCopy.best}</th>
          </tr>
        </thead>
        <tbody>
          {recordKinds.map((kind) => {
            const record = log.records[kind];
            return (
              record && (
                <tr key={kind}>
                  <th scope="row">{workoutCopy.recordNames[kind]}</th>
                  <td>{shortDate(record.date)}</td>
                  <td>{recordText(kind, record.set)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </Table>
      <Table>
        <thead>
          <tr>
            <th scope="col">{workoutCopy.perWeek}</th>
            <th scope="col">{workoutCopy.weekSets}</th>
            <th scope="col">{workoutCopy.weekVolume}</th>
          </tr>
        </thead>
        <tbody>
          {log.weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{workoutCopy.weekOf(shortDate(week.week))}</th>
              <td>{numberText(week.sets)}</td>
              <td>{volumeText(week, unit)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** What a week came to: load where there was any, else reps, else time. */
function volumeText(
  { load, reps, seconds }: SetLog['exercises'][number]['weeks'][number],
  unit: SetLog['unit'],
) {
  if (load > 0) return `${numberText(load, 0)} ${unitLabel(unit)}`;
  return reps > 0 ? workoutCopy.reps(reps) : holdText(seconds);
}

const Table = styled.table(
  ({ theme }) => css`
    width: 100%;
    margin-bottom: ${theme.space.s3};
    border-collapse: collapse;
    font-size: ${theme.text.t14};
    font-variant-numeric: tabular-nums;
    & th,
    & td {
      padding-block: ${theme.space.s2};
      padding-inline-end: ${theme.space.s3};
      text-align: start;
      font-weight: ${theme.weight.text};
    }
    & thead th {
      color: ${theme.color.ink3};
      font-weight: ${theme.weight.strong};
    }
    & tbody tr {
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & :is(td, th):last-child {
      text-align: end;
      padding-inline-end: 0;
      white-space: nowrap;
    }
    & td:last-child {
      font-weight: ${theme.weight.bold};
    }
  `,
);
