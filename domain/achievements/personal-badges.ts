import {
  type PersonalFamily,
  personalBadges,
  type ReachedBadges,
} from '#domain/catalogue/content/long-run-badges.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import { strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { ImportWithdrawn, WorkoutsImported } from '#domain/history-import/import-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import {
  type ExerciseBests,
  haveSameBests,
  noBests,
  withCorrected,
  withImport,
  withoutImport,
  withoutWorkout,
  withWorkout,
} from '#domain/workout/exercise-best-rules.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import { evolveDates, takesBack } from './reached.ts';

/**
 * From which the badges of records and of distances on foot follow, with their dates. Plain JSON. What grows with the history is bounded:
 * the sums have all, and only the latest parts of them can still be taken back.
 */
export type PersonalBadges = {
  readonly exercises: ExerciseBests;
  readonly records: RecordDays;
  readonly walked: Walked;
  readonly reached: ReachedBadges;
  /** The latest dates that were checked in as sore, each with its areas. Absent before the first. */
  readonly sore?: readonly SoreDay[];
};
type SoreDay = { readonly date: MemberDay; readonly areas: readonly InjuredArea[] };
/** Days on which a record was beaten; `settled` counts those before the latest. */
type RecordDays = {
  readonly latest: readonly { readonly workoutId: string; readonly date: MemberDay }[];
  readonly settled: number;
};
/** Metres. */
type Walked = {
  readonly latest: readonly { readonly workoutId: string; readonly meters: number }[];
  readonly settled: number;
};

const nothingLatest = { latest: [], settled: 0 };
export const noPersonalBadges: PersonalBadges = {
  ...{ exercises: noBests, records: nothingLatest, walked: nothingLatest, reached: {} },
};

/** The event types that can matter. */
export const personalBadgeTypes = [
  'WorkoutLogged',
  'WorkoutCorrected',
  'WorkoutRetracted',
  'WorkoutsImported',
  'ImportWithdrawn',
  'CheckedIn',
  'CheckInRemoved',
  ...memberCleared,
] as const satisfies readonly DomainEvent['type'][];

const clearing: ReadonlySet<DomainEvent['type']> = new Set(memberCleared);

/** How many workouts of each sum can still be taken back, and sore dates: a workout is logged seven days late at most. */
const most = { records: 60, walks: 200, soreDays: 10 };
const onFoot: ReadonlySet<string> = new Set(['activity-walk', 'activity-hike']);

type Counts = Readonly<Record<PersonalFamily, number>>;

/** How far the member is: days with a record, and whole metres. */
export const personalBadgeCounts = ({ records, walked }: PersonalBadges): Counts => ({
  records: records.settled + new Set(records.latest.map(({ date }) => date)).size,
  walked: walked.latest.reduce((sum, { meters }) => sum + meters, walked.settled),
});

/**
 * After the member's next event; the same object when nothing changes, as with most workouts. A history that was brought along sets the bar
 * of later records, and counts nothing itself.
 */
export function evolvePersonalBadges(
  before: PersonalBadges,
  recorded: Recorded<DomainEvent>,
): PersonalBadges {
  if (clearing.has(recorded.event.type)) return noPersonalBadges;
  const counted = countedAfter(before, recorded.event);
  if (counted === before && !takesBack(recorded)) return before;
  const reached = evolveDates(personalBadges, before.reached, recorded, personalBadgeCounts(counted));
  return reached === counted.reached ? counted : { ...counted, reached };
}

function countedAfter(before: PersonalBadges, event: DomainEvent): PersonalBadges {
  switch (event.type) {
    case 'WorkoutLogged':
      return withDistance(withSets(before, event), event);
    case 'WorkoutCorrected':
      return withCorrectedSets(before, event);
    case 'WorkoutRetracted':
      return withoutDistance(withoutSets(before, event.workoutId), event.workoutId);
    case 'WorkoutsImported':
      return { ...before, exercises: afterImport(before, event) };
    case 'ImportWithdrawn':
      return { ...before, exercises: afterWithdrawal(before, event) };
    case 'CheckedIn':
      return withSore(before, event.date, event.sore);
    case 'CheckInRemoved':
      return withSore(before, event.date, []);
    default:
      return before;
  }
}

/** A check-in takes the place of an earlier one of its date. @param given null without the key of the member */
function withSore(before: PersonalBadges, date: MemberDay, given: SoreDay['areas'] | null): PersonalBadges {
  const areas = given ?? [];
  const known = before.sore ?? [];
  if (areas.length === 0 && known.every((day) => day.date !== date)) return before;
  const others = known.filter((day) => day.date !== date);
  const sore = areas.length === 0 ? others : [...others, { date, areas }].slice(-most.soreDays);
  return { ...before, sore };
}

/** The sets that can beat a record: none that strains an area checked in as sore on the date before the workout was logged. */
function unstrained({ sore }: PersonalBadges, { date, sets }: WorkoutLogged | WorkoutCorrected) {
  const areas = sore?.find((day) => day.date === date)?.areas ?? [];
  return (sets ?? []).filter(({ exercise }) => strainedBy(exercise, areas).length === 0);
}

/**
 * The sets of a workout set the bar; those of a finished one can beat a record, at most once a day. A sore area is spared: its records set
 * the bar alone.
 */
function withSets(before: PersonalBadges, event: WorkoutLogged | WorkoutCorrected): PersonalBadges {
  // Without its key, what was personal is null.
  const counted = unstrained(before, event);
  const { exercises, isRecord } = withWorkout(before.exercises, event.workoutId, event.sets ?? [], counted);
  if (exercises === before.exercises) return before;
  return isRecord ? withRecordOf({ ...before, exercises }, event) : { ...before, exercises };
}

/**
 * A correction that leaves the sets as they are leaves their record too, on the corrected date. Other sets take the place of the old ones,
 * and must beat what came before them. Records of later workouts stay as they were celebrated.
 */
function withCorrectedSets(before: PersonalBadges, event: WorkoutCorrected): PersonalBadges {
  const { workoutId, date, sets, replaced } = event;
  if (haveSameBests(sets ?? [], replaced.sets ?? [])) return withRecordOn(before, workoutId, date);
  const counted = unstrained(before, event);
  const { exercises, isRecord } = withCorrected(before.exercises, workoutId, sets ?? [], counted);
  const compared = withoutRecord({ ...before, exercises }, workoutId);
  return isRecord ? withRecordOf(compared, event) : compared;
}

function withRecordOn(before: PersonalBadges, workoutId: string, date: MemberDay): PersonalBadges {
  const { latest } = before.records;
  return latest.some((one) => one.workoutId === workoutId && one.date !== date)
    ? {
        ...before,
        records: {
          ...before.records,
          latest: latest.map((one) => (one.workoutId === workoutId ? { workoutId, date } : one)),
        },
      }
    : before;
}

function withRecordOf(before: PersonalBadges, event: WorkoutLogged | WorkoutCorrected): PersonalBadges {
  const { workoutId, date, isCompleted } = event;
  const isImported = 'imported' in event && Boolean(event.imported);
  return isCompleted && !isImported
    ? { ...before, records: withRecord(before.records, { workoutId, date }) }
    : before;
}

function withRecord({ latest, settled }: RecordDays, record: RecordDays['latest'][number]): RecordDays {
  const all = [...latest, record];
  const [oldest, ...rest] = all;
  if (!oldest || all.length <= most.records) return { latest: all, settled };
  return { latest: rest, settled: settled + Number(rest.every(({ date }) => date !== oldest.date)) };
}

function withoutSets(before: PersonalBadges, workoutId: string): PersonalBadges {
  const exercises = withoutWorkout(before.exercises, workoutId);
  return withoutRecord(exercises === before.exercises ? before : { ...before, exercises }, workoutId);
}

function withoutRecord(before: PersonalBadges, workoutId: string): PersonalBadges {
  const latest = without(before.records.latest, workoutId);
  return latest === before.records.latest ? before : { ...before, records: { ...before.records, latest } };
}

/** False for a workout that has neither sets nor a distance on foot. Its event changes nothing, so its row need not be read. */
export const concernsPersonalBadges = (event: DomainEvent): boolean =>
  event.type !== 'WorkoutLogged' || (event.sets ?? []).length > 0 || isOnFoot(event);

const isOnFoot = ({ isCompleted, distanceMeters, templateId }: WorkoutLogged): boolean =>
  isCompleted && Boolean(distanceMeters) && onFoot.has(templateId);

function withDistance(before: PersonalBadges, event: WorkoutLogged): PersonalBadges {
  const { workoutId, distanceMeters: meters } = event;
  if (!meters || !isOnFoot(event)) return before;
  const { latest, settled } = before.walked;
  const all = [...without(latest, workoutId), { workoutId, meters }];
  const [oldest, ...rest] = all;
  const walked =
    oldest && all.length > most.walks
      ? { latest: rest, settled: settled + oldest.meters }
      : { latest: all, settled };
  return { ...before, walked };
}

function withoutDistance(before: PersonalBadges, workoutId: string): PersonalBadges {
  const latest = without(before.walked.latest, workoutId);
  return latest === before.walked.latest ? before : { ...before, walked: { ...before.walked, latest } };
}

/** The same list when none is of the workout. */
const without = <One extends { readonly workoutId: string }>(
  latest: readonly One[],
  workoutId: string,
): readonly One[] =>
  latest.some((one) => one.workoutId === workoutId)
    ? latest.filter((one) => one.workoutId !== workoutId)
    : latest;

const afterImport = ({ exercises }: PersonalBadges, { importId, workouts }: WorkoutsImported) =>
  withImport(
    exercises,
    importId,
    workouts.flatMap(({ sets }) => sets),
  );

const afterWithdrawal = ({ exercises }: PersonalBadges, { importId }: ImportWithdrawn) =>
  withoutImport(exercises, importId);
