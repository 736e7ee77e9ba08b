import { exertionWords, moodWords } from '#client/exercise/exercise-copy.ts';
import { factsText, unitText } from '#client/lib/format/format-copy.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import type { IconName, SegmentNumber } from '#client/ui/icon.tsx';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { HistoryEntry, WeightEntry, WorkoutEntry } from '#service/features/history/history-contract.ts';
import { historyCopy } from './history-copy.ts';

type Face = { readonly icon: IconName; readonly segment: SegmentNumber };

const workoutFaces: Readonly<Record<string, Face>> = {
  cardio: { icon: 'pulse', segment: 1 },
  strength: { icon: 'dumbbell', segment: 5 },
  mobility: { icon: 'band', segment: 6 },
  daily_maintenance: { icon: 'leaf', segment: 8 },
};
const strength: Face = { icon: 'dumbbell', segment: 5 };
const faces = {
  quest: { icon: 'wheel', segment: 4 },
  routine: { icon: 'leaf', segment: 8 },
  weight: { icon: 'scale', segment: 6 },
  measurements: { icon: 'scale', segment: 2 },
  assessment: { icon: 'clipboard', segment: 2 },
} as const satisfies Record<Exclude<HistoryEntry['kind'], 'workout'>, Face>;

/** How each kind of entry is known at a glance. */
export const faceOf = (entry: HistoryEntry): Face =>
  entry.kind === 'workout' ? (workoutFaces[entry.category] ?? strength) : faces[entry.kind];

/** `Core Circuit`; a weight is its own name. */
export const nameOf = (entry: HistoryEntry): string =>
  entry.kind === 'weight' && entry.weight !== null
    ? historyCopy.weightTitle(numberText(entry.weight, 1), unitText(entry.unit))
    : nameText(entry.title);

/** `Sat 21 Nov, 26 min`. */
export const lineOf = (entry: HistoryEntry): string =>
  factsText([
    weekdayDate(entry.date),
    ...factsOf(entry),
    ...(isCorrected(entry) ? [historyCopy.corrected] : []),
  ]);

function factsOf(entry: HistoryEntry): readonly string[] {
  switch (entry.kind) {
    case 'workout': {
      const minutes = historyCopy.minutes(entry.durationMinutes);
      const sets = entry.sets?.length ? [historyCopy.setCount(entry.sets.length)] : [];
      return [
        ...(entry.durationMinutes > 0 ? [minutes] : []),
        ...sets,
        ...(entry.isCompleted ? [] : [historyCopy.unfinished]),
        ...sourceOf(entry),
      ];
    }
    case 'weight':
    case 'measurements':
      return sourceOf(entry);
    case 'routine':
      return [historyCopy.routine, historyCopy.minutes(entry.durationMinutes)];
    case 'quest':
      return [entry.outcome === 'skipped' ? historyCopy.skipped : historyCopy.quest(entry.difficulty)];
    default:
      return [];
  }
}

const sourceOf = ({ source }: { readonly source?: Source | undefined }): readonly string[] =>
  source ? [historyCopy.fromApp(appNames[source])] : [];

const isCorrected = (entry: HistoryEntry): boolean => 'corrections' in entry && entry.corrections.length > 0;

/** The points of an entry; null when its kind earns none. */
export const pointsOf = (entry: HistoryEntry): number | null => ('points' in entry ? entry.points : null);

/** Whether the entry can make its date an active day, which no workout of another app does. */
export const isActivity = (entry: HistoryEntry): boolean =>
  entry.kind === 'routine' ||
  (entry.kind === 'workout' && entry.isCompleted && !entry.source) ||
  (entry.kind === 'quest' && entry.outcome === 'completed');

export type LoggedSet = NonNullable<WorkoutEntry['sets']>[number];

/** A row for each exercise: what was done in its sets, and with which loads. */
export function setRows(sets: readonly LoggedSet[]): readonly (readonly [string, string, string])[] {
  const exercises = [...new Set(sets.map(({ exercise }) => exercise))];
  return exercises.map((exercise) => {
    const ofExercise = sets.filter((set) => set.exercise === exercise);
    const loads = [...new Set(ofExercise.map(loadText))];
    return [nameText(exercise), itemsText(ofExercise.map(amountText)), itemsText(loads)];
  });
}

const amountText = ({ reps, seconds }: LoggedSet): string =>
  seconds === null ? numberText(reps) : historyCopy.seconds(seconds);
const loadText = ({ load }: LoggedSet): string =>
  load === null
    ? historyCopy.bodyWeight
    : load.kind === 'assistance'
      ? historyCopy.assistance(historyCopy.quantity(load.value, unitText(load.unit)))
      : historyCopy.quantity(load.value, unitText(load.unit));

/** How it felt, and each correction in words, the oldest first. */
export function sentencesOf(entry: HistoryEntry): readonly string[] {
  if (entry.kind === 'workout')
    return [...(entry.note ? [entry.note] : []), ...feltIn(entry), ...workoutChanges(entry)];
  if (entry.kind === 'assessment') return [historyCopy.level(nameText(levelLabels[entry.level]))];
  return entry.kind === 'weight' ? weightChanges(entry) : [];
}

function feltIn({ moodAfter, perceivedExertion }: WorkoutEntry): readonly string[] {
  if (moodAfter === null || perceivedExertion === null) return [];
  const effortWord = exertionWords[perceivedExertion - 1] ?? '';
  return [historyCopy.felt(moodWords[moodAfter - 1] ?? '', perceivedExertion, effortWord)];
}

type Fact = readonly [before: string, after: string];

const workoutChanges = ({ corrections, ...now }: WorkoutEntry): readonly string[] =>
  corrections.map((before, index) => {
    const after = corrections[index + 1] ?? now;
    return changeLine(before.correctedOn, [
      [weekdayDate(before.date), weekdayDate(after.date)],
      [numberText(before.durationMinutes), historyCopy.minutes(after.durationMinutes)],
      [effortText(before.perceivedExertion), effortText(after.perceivedExertion)],
      [moodText(before.moodAfter), moodText(after.moodAfter)],
    ]);
  });

const effortText = (effort: number | null): string => (effort === null ? '' : historyCopy.effort(effort));
const moodText = (mood: number | null): string =>
  mood === null ? '' : historyCopy.mood(moodWords[mood - 1] ?? '');

const weightChanges = ({ corrections, unit, ...now }: WeightEntry): readonly string[] =>
  corrections.map((before, index) => {
    const after = corrections[index + 1] ?? now;
    const textOf = (weight: number | null): string =>
      weight === null ? '' : historyCopy.quantity(weight, unitText(unit));
    return changeLine(before.correctedOn, [
      [weekdayDate(before.date), weekdayDate(after.date)],
      [textOf(before.weight), textOf(after.weight)],
    ]);
  });

/** Minutes are compared as numbers, which only the second text gives a unit. */
function changeLine(correctedOn: MemberDay, facts: readonly Fact[]): string {
  const changes = facts.filter(([before, after]) => before !== after && !after.startsWith(`${before} `));
  const texts = changes.map(([before, after]) => historyCopy.change(before, after));
  return historyCopy.changed(texts, weekdayDate(correctedOn));
}

export type MonthOfEntries = { readonly month: string; readonly entries: readonly HistoryEntry[] };

/** The entries by month, in their order. */
export function byMonth(entries: readonly HistoryEntry[]): readonly MonthOfEntries[] {
  const months = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const month = entry.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }));
}
