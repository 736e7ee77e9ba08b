import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { exertionWords } from '#client/exercise/exercise-copy.ts';
import { amountText, holdText, loadText, unitLabel } from '#client/exercise/set-texts.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MassUnit } from '#domain/body/quantity.ts';
import { carriesLoad, takesAssistance } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { loadStep, type Progression, secondStep } from '#domain/workout/progression.ts';
import { amountsAt, lastTimeAt, suggestionFor } from '#domain/workout/session-log.ts';
import { isAssistance, type SetAmounts } from '#domain/workout/set-log.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import type { Load } from '#domain/workout/workout-events.ts';
import type { SetPlace } from '#domain/workout/workout-session.ts';
import { ScaleField, SetStepper } from './set-fields.tsx';
import { FoldSummary } from './set-lines.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';

export type SetLogPanelProps = {
  actor: WorkoutActor;
  exercise: number;
  /** From 0; null where all are done. */
  currentSet: number | null;
  /** The unit of a new load. */
  unit: MassUnit;
  /** Whether the workout needs weights: a load is then asked for at once. */
  isLoaded: boolean;
};

/** The sets of one exercise: the finished ones and the current one, beside those of last time. */
export function SetLogPanel({ actor, exercise, currentSet, unit, isLoaded }: SetLogPanelProps) {
  const ticks = useSelector(actor, ({ context }) => context.workout.session.ticks[exercise]) ?? [];
  const log = useSelector(actor, ({ context }) => context.workout.log);
  const next = suggestionFor(log, exercise);
  // Where the member presses Edit, until the next set is on.
  const [edited, setEdited] = useState<{ readonly set: number; readonly during: number | null } | null>(null);
  const open = edited?.during === currentSet ? edited.set : currentSet;
  const shown = ticks.flatMap((isDone, set) => (isDone || set === open ? [{ set, isDone }] : []));
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Panel ref={panel}>
      {next && currentSet !== null && (
        <Suggestion
          next={next}
          onAnswer={(use) => {
            actor.send({ type: 'suggestion.answered', exercise, use });
            focusNumber(panel.current, 0);
          }}
        />
      )}
      <Sets aria-label={workoutCopy.setsOfThisExercise}>
        {shown.map(({ set }) => {
          const place = { exercise, set };
          const amounts = amountsAt(log, place);
          const last = lastTimeAt(log, place);
          const number = numberText(set + 1);
          return set === open ? (
            <SetEditor
              key={set}
              actor={actor}
              place={place}
              amounts={amounts}
              last={last}
              unit={unit}
              isLoaded={isLoaded}
            />
          ) : (
            <DoneSet key={set}>
              <span>
                <b>{workoutCopy.setIs(number, amountText(amounts))}</b>
                {last && <small>{workoutCopy.lastTime(amountText(last))}</small>}
              </span>
              <Button
                size="small"
                aria-label={workoutCopy.editSet(number)}
                onClick={() => {
                  setEdited({ set, during: currentSet });
                  focusNumber(panel.current, 0);
                }}
              >
                {workoutCopy.edit}
              </Button>
            </DoneSet>
          );
        })}
      </Sets>
    </Panel>
  );
}

/** The button that was pressed is gone: a number of the open set takes the focus, and no keyboard opens. */
function focusNumber(place: Element | null, index: 0 | -1): void {
  requestAnimationFrame(() =>
    [...(place?.querySelectorAll<HTMLElement>('[role=group]') ?? [])].at(index)?.focus(),
  );
}

type SetEditorProps = {
  actor: WorkoutActor;
  place: SetPlace;
  amounts: SetAmounts;
  last: SetAmounts | null;
  unit: MassUnit;
  isLoaded: boolean;
};

/** The steppers of one set. A set can be ticked without them. */
function SetEditor({ actor, place, amounts, last, unit, isLoaded }: SetEditorProps) {
  const number = numberText(place.set + 1);
  const [asked, setAsked] = useState<LoadKind | null>(isLoaded && amounts.seconds === null ? 'load' : null);
  const change = (to: Partial<SetAmounts>): void => actor.send({ type: 'set.changed', place, change: to });
  const { reps, load, seconds } = amounts;
  const name = useSelector(actor, ({ context }) => context.workout.log.exercises[place.exercise]?.name ?? '');
  const kind = load ? loadKindOf(load) : asked;
  const loadUnit = load?.unit ?? unit;
  return (
    <Editor>
      <EditorHead>
        <b>{workoutCopy.setNumber(number)}</b>
        {last && <small>{workoutCopy.lastTime(amountText(last))}</small>}
      </EditorHead>
      <Steppers>
        {seconds === null ? (
          <SetStepper
            label={workoutCopy.repsOfSet(number)}
            unit={workoutCopy.repsUnit(reps)}
            value={reps}
            step={1}
            least={1}
            most={setLimits.reps}
            onChange={(to) => change({ reps: to })}
          />
        ) : (
          <SetStepper
            label={workoutCopy.secondsOfSet(number)}
            unit={workoutCopy.secondsUnit}
            value={seconds}
            step={secondStep}
            least={1}
            most={setLimits.seconds}
            onChange={(to) => change({ seconds: to })}
          />
        )}
        {kind && (
          <SetStepper
            label={kind === 'load' ? workoutCopy.loadOfSet(number) : workoutCopy.assistanceOfSet(number)}
            unit={unitLabel(loadUnit)}
            value={load?.value ?? null}
            step={loadStep[loadUnit]}
            least={0.5}
            most={setLimits.load}
            isDecimal
            onChange={(to) => change({ load: loadOf(kind, to, loadUnit) })}
            onClear={() => change({ load: null })}
          />
        )}
      </Steppers>
      <SetExtras
        number={number}
        amounts={amounts}
        offered={offeredFor(name, { load, asked: kind })}
        onAsk={setAsked}
        onRate={(to) => change({ rpe: to })}
      />
    </Editor>
  );
}

type LoadKind = 'load' | 'assistance';

/** Values that the member may add to the set. */
const offeredFor = (
  name: string,
  { load, asked }: { readonly load: Load | null; readonly asked: LoadKind | null },
): readonly LoadKind[] => [
  ...(asked === null && carriesLoad(name) ? (['load'] as const) : []),
  ...(load === null && asked !== 'assistance' && takesAssistance(name) ? (['assistance'] as const) : []),
];

type SetExtrasProps = {
  number: string;
  amounts: SetAmounts;
  offered: readonly LoadKind[];
  onAsk: (kind: LoadKind) => void;
  onRate: (effort: number | null) => void;
};

/** How hard the set was, and what may be added to it. */
function SetExtras({ number, amounts: { rpe }, offered, onAsk, onRate }: SetExtrasProps) {
  const names = { load: workoutCopy.addLoad, assistance: workoutCopy.addAssistance };
  return (
    <Quiet>
      <details>
        <FoldSummary>
          {workoutCopy.howHardWasIt} <span>{rpe === null ? workoutCopy.optional : numberText(rpe)}</span>
          <Icon name="down" size={18} />
        </FoldSummary>
        <ScaleField
          legend={workoutCopy.effortOfSet(number)}
          words={exertionWords}
          value={rpe}
          onChoose={onRate}
        />
      </details>
      {offered.map((kind) => (
        <Button
          key={kind}
          variant="ghost"
          size="small"
          icon="plus"
          onClick={({ currentTarget }) => {
            onAsk(kind);
            focusNumber(currentTarget.closest('li'), -1);
          }}
        >
          {names[kind]}
        </Button>
      ))}
    </Quiet>
  );
}

const loadKindOf = (load: Load): LoadKind => (isAssistance(load) ? 'assistance' : 'load');

const loadOf = (kind: LoadKind, value: number, unit: MassUnit): Load => ({
  ...{ value, unit },
  ...(kind === 'assistance' && { kind }),
});

/** The usual step, or the rest of the assistance. */
function stepOf(from: Load): string {
  const { unit } = from;
  if (!isAssistance(from)) return loadText({ value: loadStep[unit], unit });
  return workoutCopy.lessAssistance(loadText({ value: Math.min(from.value, loadStep[unit]), unit }));
}

/** A question with its reason. It is never applied by itself. */
function Suggestion({ next, onAnswer }: { next: Progression; onAnswer: (use: boolean) => void }) {
  const [from, to] =
    next.kind === 'load'
      ? [loadText(next.from), next.to ? loadText(next.to) : workoutCopy.bodyWeight]
      : next.kind === 'seconds'
        ? [holdText(next.from), holdText(next.to)]
        : [workoutCopy.reps(next.from), workoutCopy.reps(next.to)];
  const step = next.kind === 'load' ? stepOf(next.from) : null;
  return (
    <Question>
      <b>{workoutCopy.readyFor(to)}</b>
      <p>
        {workoutCopy.readyBecause(
          itemsText(next.done.map(next.kind === 'seconds' ? holdText : (reps) => numberText(reps))),
          step,
        )}
      </p>
      <div>
        <Button variant="ink" size="small" onClick={() => onAnswer(true)}>
          {workoutCopy.use(to)}
        </Button>
        <Button variant="outline" size="small" onClick={() => onAnswer(false)}>
          {workoutCopy.stayAt(from)}
        </Button>
      </div>
    </Question>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  min-width: 0;
  padding-inline-end: ${theme.space.s2};
`;

const Sets = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
`;

const DoneSet = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  padding: ${theme.space.s2} ${theme.space.s2} ${theme.space.s2} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & > span {
    display: grid;
    line-height: 1.3;
  }
  & b {
    font-weight: ${theme.weight.bold};
  }
  && small {
    color: ${theme.color.ink2};
  }
`;

const Editor = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  min-width: 0;
`;

const EditorHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s3};
  & > b {
    font-weight: ${theme.weight.bold};
  }
  && > small {
    color: ${theme.color.ink2};
  }
`;

const Steppers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space.s2};
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s2};
  & > details {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & summary > span {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.text};
  }
`;

const Question = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  & > b {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t20};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
  }
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.s2};
  }
`;
