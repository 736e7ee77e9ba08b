import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import type { QuestStep } from '#domain/catalogue/quests/quest-steps.ts';
import { sessionStatus } from '#domain/workout/workout-session.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { type CueDevice, type CueSettings, type Cues, signal, signalRestOver } from './cues.ts';
import { completedWorkout, type GuidedWorkout } from './guided-workout.ts';
import { forgetWorkout, keepWorkout, recallWorkout } from './kept-workout.ts';
import { questPanelOf } from './quest-panel.ts';
import { type QuestToDo, questTemplate } from './quest-template.ts';
import { useLastWord, type WorkoutActor } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';
import { workoutSessionMachine } from './workout-session-machine.ts';

/** The running session of a quest on this device: the machine of a workout, that saves nothing by itself. */
export function useQuestSession(
  quest: QuestToDo,
  steps: readonly QuestStep[],
  { id: memberId, timeZone }: CurrentUser,
  { settings, device }: Cues,
): WorkoutActor {
  const [wanted] = useState(() => questTemplate(quest, steps));
  const edge = { nowMs: Date.now, today: () => memberToday(timeZone), newKey: newIdempotencyKey };
  const titleOf = (workout: GuidedWorkout, nowMs: number): string =>
    questPanelOf(workout.session, { name: quest.name, steps }, nowMs).title;
  const machine = workoutSessionMachine.provide({
    actors: {
      recallWorkout: fromPromise(async () => {
        const stored = await recallWorkout(memberId, 'quest');
        // One of another date or quest is over: that quest was completed elsewhere, or its day is.
        return stored?.template.id === wanted.id ? completedWorkout(stored) : null;
      }),
      outbox: fromCallback(() => {}),
    },
    actions: {
      keepWorkout: ({ context }) => void keepWorkout(memberId, context.workout, 'quest'),
      forgetWorkout: () => void forgetWorkout(memberId, 'quest'),
      announceSet: ({ context: { workout, nowMs } }) => {
        if (settings.voice && sessionStatus(workout.session) === 'active')
          device.say(titleOf(workout, nowMs));
      },
      announceNext: ({ context: { workout, nowMs } }) =>
        signalNextStep(settings, device, titleOf(workout, nowMs)),
      signalRestOver: ({ context: { workout, nowMs } }) =>
        signalRestOver(settings, device, titleOf(workout, nowMs)),
    },
  });
  const actor = useActorRef(machine, { input: { wanted, edge, known: null } });
  useLastWord(actor);
  return actor;
}

/** A step of a quest has ended by itself, and this comes next. A quest is done with the eyes off the screen: its tone is that of a rest. */
function signalNextStep(settings: CueSettings, device: CueDevice, next: string): void {
  if (settings.restTone || settings.setTone) device.tone();
  signal(settings, device);
  if (settings.voice) device.say(next);
  device.notify(workoutCopy.timeIsUp, next);
}

const draftName = (memberId: string, { date, id }: QuestToDo): string =>
  `quest-note:${memberId}:${date}:${id}`;

/** The member's answers so far, one for each prompt; kept encrypted on this device until the quest is completed. */
export function useQuestNote(memberId: string, quest: QuestToDo, prompts: readonly string[]) {
  const name = draftName(memberId, quest);
  const [answers, setAnswers] = useState<readonly string[]>(() => {
    const kept = readDraft(name);
    return prompts.map((_, place) => kept[place] ?? '');
  });
  useEffect(() => {
    if (answers.some((answer) => answer !== '')) keepDraft(name, answers);
  }, [name, answers]);
  return {
    answers,
    write: (place: number, answer: string): void =>
      setAnswers(answers.map((before, index) => (index === place ? answer : before))),
    /** As it is sent: a line for each answer; undefined where nothing was written. */
    note:
      answers
        .map((answer) => answer.trim())
        .filter((answer) => answer !== '')
        .join('\n') || undefined,
    forget: (): void => forgetDraft(name),
  };
}

function readDraft(name: string): readonly string[] {
  try {
    return JSON.parse(memberItems.getItem(name) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

function keepDraft(name: string, answers: readonly string[]): void {
  try {
    memberItems.setItem(name, JSON.stringify(answers));
  } catch {
    // Without storage it stays as long as the page is open.
  }
}

function forgetDraft(name: string): void {
  try {
    memberItems.removeItem(name);
  } catch {
    // Without storage none was kept.
  }
}
