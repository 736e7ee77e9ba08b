import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { mutate } from 'swr';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { factsText } from '#client/lib/format/format-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { handledAsUnauthorized } from '#client/lib/http/refusal.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import {
  exerciseOf,
  keepRoutine,
  type LocalRoutine,
  placesOf,
  planOf,
  type RoutineName,
  readRoutine,
  routineKey,
  type SetTick,
  withTicks,
} from '#client/lib/offline/local-routine.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { postDurably, type Waiting, waitingNow } from '#client/lib/offline/outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast, toastDurationMs } from '#client/ui/toast.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { RoutineCommand } from '#domain/routine/routine-commands.ts';
import { routineDay } from '#domain/routine/routine-rules.ts';
import {
  type DailyTemplate,
  type RoutineProgress,
  tickAnswer,
} from '#service/features/routine/routine-contract.ts';
import { routineCopy } from './routine-copy.ts';
import { restoredRoutine, routineMachine, type SetOfRoutine } from './routine-machine.ts';

type RoutineActor = ActorRefFrom<typeof routineMachine>;

type RoutineAsked = {
  readonly name: RoutineName;
  readonly template: DailyTemplate;
  /** As this device or the server left it. */
  readonly local: LocalRoutine;
  /** The routines of the day on the server, once they were read. */
  readonly known: readonly RoutineProgress[] | undefined;
  /** IANA zone of the member. */
  readonly zone: string;
};

/** The running machine of a routine of a day. */
export function useRoutine({ name, template, local, known, zone }: RoutineAsked): RoutineActor {
  const [own] = useState(() => new Set(local.unsent.map(({ key }) => key)));
  const newKey = (): string => {
    const key = newIdempotencyKey();
    own.add(key);
    return key;
  };
  const machine = routineMachine.provide({
    actors: {
      sendSetTick: fromPromise(async ({ input }: { input: SetTick | null }) =>
        input ? sendSetTick(input, name, template, memberToday(zone)) : { movesStats: false, read: null },
      ),
    },
    actions: {
      keepRoutine: ({ context: { routine, unsent, isReset } }) => {
        const kept = { ticked: routine.ticked, unsent: [...othersUnsent(name, own), ...unsent], isReset };
        keepRoutine(memberItems, name, { ...kept, opened: template });
      },
      announceReset: () =>
        showToast({ title: routineCopy.progressReset, durationMs: toastDurationMs.workout }),
      announceSent: (_, { movesStats }) => {
        // The answer has brought the progress itself.
        if (movesStats) void revalidateAll((key) => key.startsWith(ticksPath));
      },
      announceFailure: (_, { error }) => {
        if (!handledAsUnauthorized(error)) showToast(failureToast(error));
      },
    },
  });
  const [restored] = useState(() => {
    const plan = template.exercises.map(exerciseOf);
    const commandFor = commandsOf(name, template, plan);
    return restoredRoutine(local, { newKey, commandFor, plan });
  });
  const actor = useActorRef(machine, restored);
  useConnection(actor);
  useOtherTabs(actor, name);
  const takeOver = useEffectEvent((read: readonly RoutineProgress[]) => {
    const ofTemplate = read.find(({ templateType }) => templateType === name.template);
    const ticks = ticksRead(ofTemplate, name, template);
    if (ticks) actor.send({ type: 'server.read', ...ticks });
  });
  useEffect(() => {
    if (known) takeOver(known);
  }, [known]);
  return actor;
}

/** `today` is the day of the routine itself: whether that day is still open is for the server to decide. */
const commandsOf =
  (name: RoutineName, { durationMinutes }: DailyTemplate, exercises: readonly RoutineExercise[]) =>
  (type: RoutineCommand['type'], set: SetOfRoutine): RoutineCommand => ({
    type,
    memberId: asMemberId(name.memberId),
    date: name.day,
    template: name.template,
    ...set,
    plan: { exercises, durationMinutes },
    today: name.day,
  });

const failureToast = (error: unknown) => ({
  title: routineCopy.updateFailed,
  description: serverMessage(error, routineCopy.savedLater),
  variant: 'destructive' as const,
  durationMs: toastDurationMs.workout,
});

/** Waiting ticks go out when the screen is opened, and when the network is back. */
function useConnection(actor: RoutineActor): void {
  useEffect(() => {
    const send = (): void => actor.send({ type: 'connection.returned' });
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [actor]);
}

/** What another tab of this device ticks or resets is so here too, also without a network. */
function useOtherTabs(actor: RoutineActor, name: RoutineName): void {
  const look = useEffectEvent(({ key }: StorageEvent) => {
    const kept = key === routineKey(name) && readRoutine(memberItems, name);
    if (kept) actor.send({ type: 'tab.kept', ...kept });
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => look(event);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}

/** Ticks of the routine in the outbox, oldest first. */
const waitingOf = (name: RoutineName): readonly Waiting[] =>
  waitingNow().filter(({ place }) => place?.startsWith(placeOf(name)));

/** Whether ticks of the routine wait in the outbox for the network. */
export const isPending = (name: RoutineName): boolean =>
  waitingOf(name).some(({ isHeld, problem }) => isHeld && !problem);

/** Ticks that another tab of this device has not sent yet. @param own keys of this tab's */
const othersUnsent = (name: RoutineName, own: ReadonlySet<string>): readonly SetTick[] =>
  readRoutine(memberItems, name)?.unsent.filter(({ key }) => !own.has(key)) ?? [];

/**
 * The ticks as the server knows them, with those that this device has not got an answer for. Null where another device has opened the routine
 * with another plan: its places are of other exercises.
 */
function ticksRead(
  progress: RoutineProgress | undefined,
  name: RoutineName,
  template: DailyTemplate,
): { readonly ticked: readonly string[] } | null {
  if (progress?.opened && planOf(progress.opened) !== planOf(template)) return null;
  const waiting = waitingOf(name)
    .filter(({ problem }) => !problem?.isFinal)
    .map(({ body }) => body as SetTick);
  const unsent = readRoutine(memberItems, name)?.unsent ?? [];
  return { ticked: withTicks(progress ? placesOf(progress) : [], [...waiting, ...unsent]) };
}

/** Sends one tick. The date goes with it only when it is no longer today's, as it may be once a tick had to wait. @throws ApiError, KeptForLater */
async function sendSetTick(
  { key, ...tick }: SetTick,
  name: RoutineName,
  opened: DailyTemplate,
  today: MemberDay,
) {
  const { day, template } = name;
  const body = { templateType: template, ...tick };
  const dated = { ...body, date: day };
  const answer = await postDurably(
    {
      method: 'POST',
      path: ticksPath,
      body: day === today ? body : dated,
      idempotencyKey: key,
      label: routineCopy.tickLabel(shortDate(day)),
      screen: paths.dailyMaintenance,
      place: `${placeOf({ day, template })}${tick.exerciseIndex}.${tick.setIndex}`,
      ...(day === today && { later: { body: dated, idempotencyKey: `${key}-dated` } }),
    },
    tickAnswer,
  );
  if (answer) keepProgress(answer.progress);
  const read = answer && ticksRead(answer.progress, name, opened);
  return { movesStats: answer === null || answer.events.some(({ type }) => movesStats.has(type)), read };
}

/** Numbers that are shown with what waits in the outbox follow from it. */
function keepProgress(progress: RoutineProgress): void {
  const { date, templateType } = progress;
  const withIt = (known: readonly RoutineProgress[] = []): readonly RoutineProgress[] => [
    ...known.filter((one) => one.templateType !== templateType),
    progress,
  ];
  void mutate(`${ticksPath}?date=${date}`, withIt, { revalidate: false });
}

/** The beginning of the outbox places of all ticks of a routine. */
const placeOf = ({ day, template }: Pick<RoutineName, 'day' | 'template'>): string => `${day} ${template} `;

const ticksPath = '/api/daily-workout-progress';

const movesStats: ReadonlySet<string> = new Set(['RoutineCompleted', 'RoutineReopened']);

const lookEveryMs = 20_000;

/** The day that ticks belong to now: in the night still yesterday's, if that routine was opened and not completed. */
export function routineDayNow(zone: string, now: Date, isOpen: (day: MemberDay) => boolean): MemberDay {
  const instant = asInstant(now.toISOString());
  const clock = { today: dayOf(instant, zone), localTime: localTimeOf(instant, zone) };
  const yesterday = routineDay(clock, 'opened');
  return isOpen(yesterday) ? yesterday : clock.today;
}

/** Like `routineDayNow`, and again when the day has changed while the screen was open: soon after, or on request. */
export function useRoutineDay(
  zone: string,
  isOpen: (day: MemberDay) => boolean,
): readonly [day: MemberDay, look: () => MemberDay] {
  const [day, setDay] = useState(() => routineDayNow(zone, new Date(), isOpen));
  const look = (): MemberDay => {
    const now = routineDayNow(zone, new Date(), isOpen);
    setDay(now);
    return now;
  };
  const onTurn = useEffectEvent(look);
  useEffect(() => {
    const turn = (): void => void onTurn();
    const timer = window.setInterval(turn, lookEveryMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return [day, look];
}

type Exercise = DailyTemplate['exercises'][number];

/** `2 sets, 10 reps`, `8,000 steps`, `2 miles`. */
export function exerciseLine(
  { type, sets, reps = 0, duration = 0, steps = 0, distance = 0 }: Exercise,
  units: UnitPreference = 'imperial',
): string {
  const count = routineCopy.sets(sets);
  switch (type) {
    case 'reps':
      return factsText([count, routineCopy.reps(reps)]);
    case 'duration':
      return routineCopy.secondsOf(count, duration);
    case 'steps':
      return routineCopy.steps(steps);
    case 'distance':
      return units === 'metric'
        ? routineCopy.kilometres(distance * kilometresPerMile)
        : routineCopy.miles(distance);
  }
}
