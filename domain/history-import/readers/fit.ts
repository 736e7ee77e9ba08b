import type { FileSet, FileTime } from '#domain/history-import/file-rows.ts';
import { momentText } from './file-times.ts';
import { giveWeight, type Reading, setOf, workoutOf } from './reading.ts';

export type FitValue = number | string;
/** A message of a FIT file: its number in the profile, and its values by the number of their field. */
export type FitMessage = { readonly global: number; readonly values: ReadonlyMap<number, FitValue> };

/** Reads the messages of a FIT file, one after the other. The place of a message, from 1, counts as its line. */
export type MessageReader = {
  message(message: FitMessage): void;
  /** After the last message. */
  end(): void;
};

/** Numbers of the FIT profile. */
const messages = { session: 18, weight: 30, activity: 34, set: 225, exerciseTitle: 264 } as const;
const strengthSport = { sport: 10, subSport: 20 } as const;
const activeSet = 1;

type Values = FitMessage['values'];
type Placed = { readonly values: Values; readonly line: number };

/**
 * Strength workouts with their sets, and weights of a scale. Sets come before their session, so all are kept until the end. A session of
 * strength without sets is a workout with a length; other sports are left out.
 */
export function fitReader(reading: Reading): MessageReader {
  const kept = new Map<number, Placed[]>(Object.values(messages).map((global) => [global, []]));
  let line = 0;
  return {
    message({ global, values }) {
      line += 1;
      kept.get(global)?.push({ values, line });
    },
    end() {
      const of = (global: number) => kept.get(global) ?? [];
      const offset = offsetOf(of(messages.activity)[0]?.values);
      giveWeights(of(messages.weight), reading);
      const titles = titlesOf(of(messages.exerciseTitle));
      const sessions = of(messages.session).toSorted((a, b) => startOf(a) - startOf(b));
      for (const [index, session] of sessions.entries()) {
        const [from, until] = [index === 0 ? 0 : startOf(session), startOf(sessions[index + 1])];
        const sets = of(messages.set).filter((set) => setStart(set) >= from && setStart(set) < until);
        giveSession(session, { sets, titles, offset }, reading);
      }
    },
  };
}

const numberAt = (values: Values | undefined, field: number): number | null => {
  const value = values?.get(field);
  return typeof value === 'number' ? value : null;
};

/** Seconds; endless for what has no start, so that it comes last. */
const startOf = (session: Placed | undefined): number =>
  numberAt(session?.values, 2) ?? Number.POSITIVE_INFINITY;
const setStart = ({ values }: Placed): number => numberAt(values, 6) ?? numberAt(values, 254) ?? 0;

/** Seconds from UTC to the clock of the watch; null when the file has none. */
function offsetOf(activity: Values | undefined): number | null {
  const [utc, local] = [numberAt(activity, 253), numberAt(activity, 5)];
  const offset = utc === null || local === null ? null : Math.round((local - utc) / 60) * 60;
  return offset === null || Math.abs(offset) > 14 * 3_600 ? null : offset;
}

/** Times count from 1989-12-31. The first years are those of a clock that was never set. */
const epochSeconds = 631_065_600;
const leastTime = 0x10000000;

const timeOf = (seconds: number | null, offset: number | null): FileTime | null =>
  seconds === null || seconds < leastTime ? null : momentText(seconds + epochSeconds, offset);

type Titles = ReadonlyMap<string, string>;

/** The names that the watch showed, by category and exercise. */
const titlesOf = (titles: readonly Placed[]): Titles =>
  new Map(
    titles.flatMap(({ values }) => {
      const name = values.get(2);
      return typeof name === 'string' ? [[exerciseKey(values, 0, 1), name] as const] : [];
    }),
  );

const exerciseKey = (values: Values, category: number, exercise: number): string =>
  `${numberAt(values, category)} ${numberAt(values, exercise)}`;

type Session = { readonly sets: readonly Placed[]; readonly titles: Titles; readonly offset: number | null };

function giveSession({ values, line }: Placed, { sets, titles, offset }: Session, reading: Reading): void {
  const seconds = (numberAt(values, 8) ?? numberAt(values, 7) ?? 0) / 1_000;
  const done = sets.flatMap((set) => setIn(set, seconds, titles, reading) ?? []);
  const isStrength = numberAt(values, 6) === strengthSport.subSport;
  if (done.length === 0 && !isStrength) return;
  const startedAt = timeOf(numberAt(values, 2), offset);
  if (startedAt === null) reading.problem('date-not-read', '', line);
  else
    reading.give(
      workoutOf({ startedAt, name: 'Strength training', note: null, line, minutes: seconds / 60 }, done),
    );
}

/** Null for a rest, for a set without a repetition that is the whole session, and for one that cannot be right. */
function setIn(
  { values, line }: Placed,
  sessionSeconds: number,
  titles: Titles,
  reading: Reading,
): FileSet | null {
  if (numberAt(values, 5) !== activeSet) return null;
  const reps = numberAt(values, 3) || null;
  const seconds = (numberAt(values, 0) ?? 0) / 1_000;
  if (reps === null && seconds > 0.9 * sessionSeconds) return null;
  const sixteenths = numberAt(values, 4);
  return setOf(
    {
      ...{ exercise: exerciseOf(values, titles), kind: 'work', reps, rpe: null, note: '', line },
      load: sixteenths === null ? null : sixteenths / 16,
      unit: 'kg',
      // The watch times every set; only a set without repetitions was held.
      seconds: reps === null ? seconds : null,
      distanceMetres: null,
    },
    reading,
  );
}

const categories =
  'bench press,calf raise,cardio,carry,chop,core,crunch,curl,deadlift,flye,hip raise,hip stability,hip swing,hyperextension,lateral raise,leg curl,leg raise,lunge,olympic lift,plank,plyo,pull up,push up,row,shoulder press,shoulder stability,shrug,sit up,squat,total body,triceps extension,warm up'.split(
    ',',
  );

/** The name that the file has, or else the kind of exercise that the watch took it for. */
function exerciseOf(values: Values, titles: Titles): string {
  const name = titles.get(exerciseKey(values, 7, 8)) ?? categories[numberAt(values, 7) ?? -1] ?? 'exercise';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A scale for several people does not say whose weight it is, so none is taken. */
function giveWeights(weights: readonly Placed[], reading: Reading): void {
  const people = new Set(weights.map(({ values }) => numberAt(values, 12)));
  const calculating = 0xfffe;
  for (const { values, line } of weights) {
    const hundredths = numberAt(values, 0);
    const at = timeOf(numberAt(values, 253), null);
    if (people.size > 1) reading.problem('several-people', '', line);
    else if (at === null) reading.problem('date-not-read', '', line);
    else if (hundredths !== calculating)
      giveWeight(
        {
          ...{ at, line, unit: 'kg', value: hundredths === null ? null : hundredths / 100 },
          bodyFatPercent: percentAt(values, 1),
        },
        reading,
      );
  }
}

function percentAt(values: Values, field: number): number | null {
  const hundredths = numberAt(values, field);
  return hundredths === null ? null : hundredths / 100;
}
