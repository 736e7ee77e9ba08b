/** One exercise of a session. `durationSeconds` is set for timed sets only. */
export type SessionExercise = {
  readonly name: string;
  readonly sets: number;
  readonly restSeconds?: number;
  readonly durationSeconds?: number;
  /** The rest between its last set and the next exercise; none when absent. */
  readonly restAfterSeconds?: number;
  /** A timed set ends by itself, without a press. */
  readonly endsByItself?: true;
};

/**
 * A guided workout on a device. Its clock is the sum of its active periods instead of a counter, so a sleeping tab, a pause or a reload
 * cannot falsify it. `...Ms` values are milliseconds since 1970, except `setBeginsMs`, which is on the session's own clock.
 */
export type WorkoutSession = {
  readonly exercises: readonly SessionExercise[];
  /** Done or not, per exercise and set. */
  readonly ticks: readonly (readonly boolean[])[];
  readonly spans: readonly Span[];
  /** The start of the current set on the session's clock. The session rests until then. */
  readonly setBeginsMs: number;
};
type Span = { readonly fromMs: number; readonly toMs: number | null };

/** Indices from 0. */
export type SetPlace = { readonly exercise: number; readonly set: number };
export type SessionStatus = 'not-started' | 'active' | 'paused' | 'complete';
type ExerciseStatus = 'pending' | 'active' | 'completed';
type NextLabel = 'Next Set' | 'Finish Exercise' | 'Finish Workout';

const defaultRestSeconds = 60;
const maxSessionMs = 12 * 60 * 60 * 1000;

export const newSession = (exercises: readonly SessionExercise[]): WorkoutSession => ({
  exercises,
  ticks: exercises.map(({ sets }) => Array<boolean>(sets).fill(false)),
  spans: [],
  setBeginsMs: 0,
});

/** Complete when the session was started and every set is ticked. */
export function sessionStatus(session: WorkoutSession): SessionStatus {
  const span = session.spans.at(-1);
  if (!span) return 'not-started';
  if (!currentSet(session)) return 'complete';
  return span.toMs === null ? 'active' : 'paused';
}

/** The first set that is not done; null when all are done. */
export function currentSet({ ticks }: WorkoutSession): SetPlace | null {
  const exercise = ticks.findIndex((sets) => sets.includes(false));
  const sets = ticks[exercise];
  return sets ? { exercise, set: sets.indexOf(false) } : null;
}

export function exerciseStatus(session: WorkoutSession, exercise: number): ExerciseStatus {
  if (!session.ticks[exercise]?.includes(false)) return 'completed';
  const isCurrent = currentSet(session)?.exercise === exercise;
  return isCurrent && sessionStatus(session) !== 'not-started' ? 'active' : 'pending';
}

/** The label of the button that calls `nextSet`. */
export function nextLabel(session: WorkoutSession, nowMs: number): NextLabel {
  if (isResting(session, nowMs)) return 'Next Set';
  const [current, ...later] = session.ticks.filter((sets) => sets.includes(false));
  if (toDo(current) > 1) return 'Next Set';
  return later.length > 0 ? 'Finish Exercise' : 'Finish Workout';
}

/** Whole seconds of all active periods. */
export const elapsedSeconds = (session: WorkoutSession, nowMs: number): number =>
  Math.floor(elapsedMs(session, nowMs) / 1000);

/** Whole seconds until the rest is over; 0 outside a rest. Does not change while the session is paused. */
export const restSecondsLeft = (session: WorkoutSession, nowMs: number): number =>
  Math.ceil(Math.max(0, session.setBeginsMs - elapsedMs(session, nowMs)) / 1000);

export const isResting = (session: WorkoutSession, nowMs: number): boolean =>
  restSecondsLeft(session, nowMs) > 0;

/** Whole seconds left of a timed set, 0 after its end; null for a set without a time. */
export function setSecondsLeft(session: WorkoutSession, nowMs: number): number | null {
  const seconds = session.exercises[currentSet(session)?.exercise ?? -1]?.durationSeconds;
  if (seconds === undefined) return null;
  const goneMs = Math.max(0, elapsedMs(session, nowMs) - session.setBeginsMs);
  return Math.max(0, Math.ceil(seconds - goneMs / 1000));
}

/** Whether the next press ends the session: its last set is under way, or all are done. A rest has a set after it. */
export const isLastSet = (session: WorkoutSession, nowMs: number): boolean =>
  sessionStatus(nextSet(session, nowMs)) === 'complete';

/** Whether the current set is timed and ends by itself when its time is up. */
export const endsByItself = (session: WorkoutSession): boolean =>
  session.exercises[currentSet(session)?.exercise ?? -1]?.endsByItself === true;

/** Whole seconds since the current timed set began; null for a set without a time, in a rest and while the clock stands still. */
export function heldSeconds(session: WorkoutSession, nowMs: number): number | null {
  const seconds = session.exercises[currentSet(session)?.exercise ?? -1]?.durationSeconds;
  if (seconds === undefined || sessionStatus(session) !== 'active' || isResting(session, nowMs)) return null;
  return Math.floor((elapsedMs(session, nowMs) - session.setBeginsMs) / 1000);
}

/** True 12 hours after the start. The session can then only be saved or discarded. */
export const isOverlong = ({ spans }: WorkoutSession, nowMs: number): boolean =>
  nowMs - (spans[0]?.fromMs ?? nowMs) > maxSessionMs;

/** Starts the session, or resumes it after a pause. */
export function start(session: WorkoutSession, nowMs: number): WorkoutSession {
  const status = sessionStatus(session);
  if (status === 'active' || status === 'complete') return session;
  return settled({ ...session, spans: [...session.spans, { fromMs: nowMs, toMs: null }] }, nowMs);
}

/** Stops the clock, including a rest. After a reload, `nowMs` is the last stored moment. */
export const pause = (session: WorkoutSession, nowMs: number): WorkoutSession => ({
  ...session,
  spans: session.spans.map((span) => (span.toMs === null ? { ...span, toMs: nowMs } : span)),
});

/**
 * The session as it comes back after the page was gone. Its clock stopped at `seenMs`, the last observed time, because training after that
 * is not known. A running rest continues meanwhile, so that its end does not move.
 */
export function interrupted(session: WorkoutSession, seenMs: number, nowMs: number): WorkoutSession {
  const isOn = session.spans.at(-1)?.toMs === null;
  const stopped = pause(session, seenMs);
  if (!isOn || !isResting(stopped, seenMs)) return stopped;
  const leftMs = stopped.setBeginsMs - elapsedMs(stopped, seenMs);
  const goneMs = Math.min(leftMs, Math.max(0, nowMs - seenMs));
  return { ...stopped, setBeginsMs: stopped.setBeginsMs - goneMs };
}

/** Ends the rest during a rest; otherwise ticks the current set and starts the rest after it. Does nothing unless the session is active. */
export function nextSet(session: WorkoutSession, nowMs: number): WorkoutSession {
  const place = currentSet(session);
  if (!place || sessionStatus(session) !== 'active') return session;
  if (isResting(session, nowMs)) return skipRest(session, nowMs);
  const ticks = flipped(session.ticks, place);
  const { restSeconds = defaultRestSeconds, restAfterSeconds = 0 } = session.exercises[place.exercise] ?? {};
  const restMs = (toDo(ticks[place.exercise]) > 0 ? restSeconds : restAfterSeconds) * 1000;
  return settled({ ...session, ticks, setBeginsMs: elapsedMs(session, nowMs) + restMs }, nowMs);
}

export const skipRest = (session: WorkoutSession, nowMs: number): WorkoutSession =>
  isResting(session, nowMs) ? { ...session, setBeginsMs: elapsedMs(session, nowMs) } : session;

/** Ticks or unticks a set by hand. Does not start or end a rest. */
export function toggleSet(session: WorkoutSession, place: SetPlace, nowMs: number): WorkoutSession {
  const toggled = { ...session, ticks: flipped(session.ticks, place) };
  const before = currentSet(session);
  const after = currentSet(toggled);
  const isSameSet = before?.exercise === after?.exercise && before?.set === after?.set;
  if (isSameSet || isResting(session, nowMs)) return settled(toggled, nowMs);
  return settled({ ...toggled, setBeginsMs: elapsedMs(session, nowMs) }, nowMs);
}

/** One of the exercises that take the place of another one, with its ticks. */
type Part = { readonly exercise: SessionExercise; readonly ticks: readonly boolean[] };

/** The session with other exercises in the place of one. A timed set that was on begins again; a rest goes on. */
export function replaceExercise(
  session: WorkoutSession,
  index: number,
  parts: readonly Part[],
  nowMs: number,
): WorkoutSession {
  const isOn = currentSet(session)?.exercise === index && !isResting(session, nowMs);
  return {
    ...session,
    exercises: session.exercises.toSpliced(index, 1, ...parts.map(({ exercise }) => exercise)),
    ticks: session.ticks.toSpliced(index, 1, ...parts.map(({ ticks }) => ticks)),
    setBeginsMs: isOn ? elapsedMs(session, nowMs) : session.setBeginsMs,
  };
}

/** Stops the clock with the last set. */
const settled = (session: WorkoutSession, nowMs: number): WorkoutSession =>
  currentSet(session) ? session : pause(session, nowMs);

const elapsedMs = ({ spans }: WorkoutSession, nowMs: number): number =>
  spans.reduce((sum, { fromMs, toMs }) => sum + Math.max(0, (toMs ?? nowMs) - fromMs), 0);

const toDo = (sets: readonly boolean[] = []): number => sets.filter((isDone) => !isDone).length;

const flipped = (ticks: WorkoutSession['ticks'], { exercise, set }: SetPlace): WorkoutSession['ticks'] =>
  ticks.map((sets, index) =>
    index === exercise ? sets.map((isDone, place) => (place === set ? !isDone : isDone)) : sets,
  );
