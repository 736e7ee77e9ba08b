import { clockTime, numberText, spokenTime } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { questText } from '#client/lib/words/quest-text.ts';
import type { QuestStep } from '#domain/catalogue/quests/quest-steps.ts';
import {
  currentSet,
  elapsedSeconds,
  isResting,
  restSecondsLeft,
  sessionStatus,
  setSecondsLeft,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import type { PanelView } from './panel-view-model.ts';
import { questSessionCopy as copy } from './quest-session-copy.ts';
import { workoutCopy } from './workout-copy.ts';

export type QuestPanel = Omit<PanelView, 'exercise'> & {
  /** How to do the step well. */
  readonly hint: string | null;
  /** The present step, or the next one in a rest. */
  readonly step: string;
  readonly isRest: boolean;
};

type Dial = Pick<PanelView, 'time' | 'timeLabel' | 'share'>;

/** The view of a quest's session at one moment. */
export function questPanelOf(
  session: WorkoutSession,
  { name, steps }: { readonly name: string; readonly steps: readonly QuestStep[] },
  nowMs: number,
): QuestPanel {
  const { exercise: index, set } = currentSet(session) ?? { exercise: 0, set: 0 };
  const step = steps[index];
  const status = sessionStatus(session);
  const isRest = isResting(session, nowMs);
  const shownName = nameText(name);
  const task = step ? taskOfStep(step) : shownName;
  const isReady = status === 'not-started';
  return {
    ...dialOf(session, steps, nowMs),
    status: statusWord(status, isRest),
    aside: step ? placeOf(step, { index, set, count: steps.length }) : '',
    lead: isReady ? copy.first(task) : isRest ? copy.comesNext : copy.now,
    title: isReady ? shownName : task,
    hint: isReady ? null : hintOf(step),
    step: questText(step?.name ?? ''),
    isRest,
  };
}

const hintOf = (step: QuestStep | undefined): string | null => (step?.hint ? questText(step.hint) : null);

function statusWord(status: ReturnType<typeof sessionStatus>, isRest: boolean): string {
  if (status === 'not-started') return workoutCopy.ready;
  if (status === 'paused') return workoutCopy.paused;
  return isRest ? workoutCopy.rest : workoutCopy.work;
}

/** `Rows, 10 reps`, `Walk uphill, 15 min`. */
export function taskOfStep(step: QuestStep): string {
  switch (step.kind) {
    case 'timed':
      return copy.timed(questText(step.name), step.seconds);
    case 'counted':
      return step.count === 1 ? questText(step.name) : copy.counted(questText(step.name), step.count);
    case 'free':
    case 'written':
      return questText(step.name);
  }
}

/** `Round 2 of 8`, `Set 1 of 3`, `Step 2 of 3`. */
function placeOf(
  { round, sets }: QuestStep,
  { index, set, count }: { readonly index: number; readonly set: number; readonly count: number },
): string {
  if (round) return copy.roundOf(round.nth, round.of);
  return sets > 1 ? copy.setOf(set + 1, sets) : copy.stepOf(index + 1, count);
}

/** The rest or the time that is left, else what is to be counted, else the time so far. */
function dialOf(session: WorkoutSession, steps: readonly QuestStep[], nowMs: number): Dial {
  const { exercise, set } = currentSet(session) ?? { exercise: 0, set: 0 };
  const step = steps[exercise];
  if (isResting(session, nowMs)) {
    const left = restSecondsLeft(session, nowMs);
    const whole = (set > 0 ? step?.restSeconds : steps[exercise - 1]?.restAfterSeconds) ?? 0;
    return countdown(left, whole, workoutCopy.ofRestLeft);
  }
  const left = setSecondsLeft(session, nowMs);
  if (step?.kind === 'timed' && left !== null) return countdown(left, step.seconds, copy.left);
  const sets = session.ticks.flat();
  const share = sets.length === 0 ? 0 : sets.filter(Boolean).length / sets.length;
  if (step?.kind === 'counted' && step.count > 1)
    return { time: numberText(step.count), timeLabel: copy.times(step.count), share };
  const elapsed = elapsedSeconds(session, nowMs);
  return { time: clockTime(elapsed), timeLabel: workoutCopy.soFar(spokenTime(elapsed)), share };
}

const countdown = (left: number, of: number, what: string): Dial => ({
  time: clockTime(left),
  timeLabel: `${spokenTime(left)} ${what}`,
  share: of > 0 ? Math.min(1, left / of) : 0,
});
