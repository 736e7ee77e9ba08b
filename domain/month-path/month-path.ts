import { levelOf } from '#domain/catalogue/content/levels.ts';
import type { PathBand, PathProgram } from '#domain/catalogue/content/path-things.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import type { WorkoutCorrected } from '#domain/workout/workout-events.ts';
import type { PathBasis } from './path-choice-rules.ts';
import { factFromText, isTraining, type PathFact, placeOf, textOfFact, textOn } from './path-fact.ts';

/** A month with what was done in it. */
export type PathMonth = PathBasis & {
  /** Each as `textOfFact` writes it, because all of them are written again with each event. */
  readonly facts: readonly string[];
  /** The last date of the month before had training. Written when that month is forgotten; absent for none. */
  readonly followsTraining?: true;
};

/** From which the paths of a member follow. Plain JSON, and it does not grow with the history. */
export type MonthPaths = {
  /** That runs now. */
  readonly program: PathProgram | null;
  /** As the events name them; what was deleted of earlier months stays counted. */
  readonly points: number;
  /** The month of the latest event, and until its eighth day the month with events before it: the earlier first. */
  readonly months: readonly PathMonth[];
};

export const noPaths: MonthPaths = { program: null, points: 0, months: [] };

/** The event types that can matter. */
export const pathTypes = [
  'MemberRegistered',
  'QuestCompleted',
  'QuestCompletionUndone',
  'QuestDayReset',
  'WorkoutLogged',
  'WorkoutCorrected',
  'WorkoutRetracted',
  'RoutineCompleted',
  'RoutineReopened',
  'CheckedIn',
  'CheckInRemoved',
  'ProgramStarted',
  'ProgramEnded',
  ...memberCleared,
] as const satisfies readonly DomainEvent['type'][];

const clearing: ReadonlySet<DomainEvent['type']> = new Set(memberCleared);

/** An entry comes seven days late at most, so that it is not about the month before on a later day. */
export const lastLateDay = 8;
/** More facts of a date change only the points, so that a row stays small. */
const mostOfDate = 16;
/** A member who begins later than this day of the month has a short one. */
const lastEarlyDay = 15;

/**
 * After the member's next event; the same object when nothing changes. The first event of a month fixes its path, by the program and the
 * level from before that event. A program that starts later changes nothing in the month, unless none had run in it.
 */
export function evolvePaths(before: MonthPaths, { event, metadata }: Recorded<DomainEvent>): MonthPaths {
  if (clearing.has(event.type)) return withMonth(noPaths, metadata.localDate);
  const begun = withMonth(before, metadata.localDate);
  if (event.type === 'ProgramStarted') return started(begun, event, monthOf(metadata.localDate));
  if (event.type === 'ProgramEnded') return { ...begun, program: null };
  return afterFact(begun, event);
}

export const monthOf = (day: MemberDay): string => day.slice(0, 7);

/** The basis of a month that has no event yet. */
export const basisFor = ({ program, points, months }: MonthPaths, today: MemberDay): PathBasis => ({
  month: monthOf(today),
  program,
  band: bandOf(points),
  isShort: months.length === 0 && Number(today.slice(8)) > lastEarlyDay,
});

function bandOf(points: number): PathBand {
  const { number } = levelOf(Math.max(0, points)).level;
  return number >= 8 ? 2 : number >= 4 ? 1 : 0;
}

/** A clock that goes back, as on a flight, opens no earlier month. */
function withMonth(paths: MonthPaths, today: MemberDay): MonthPaths {
  const last = paths.months.at(-1)?.month ?? '';
  const isOfLast = last !== '' && today.startsWith(last);
  if (isOfLast && paths.months.length === 1) return paths;
  const isLate = Number(today.slice(8)) > lastLateDay;
  if (isOfLast) return isLate ? withLatestOf(paths, paths.months) : paths;
  if (monthOf(today) < last) return paths;
  const months = [...paths.months.slice(-1), { ...basisFor(paths, today), facts: [] }];
  return isLate ? withLatestOf(paths, months) : { ...paths, months };
}

/** With the latest month alone. */
const withLatestOf = (paths: MonthPaths, months: readonly PathMonth[]): MonthPaths => ({
  ...paths,
  months: months
    .slice(-1)
    .map((latest) =>
      followsTraining(months, latest.month) ? { ...latest, followsTraining: true as const } : latest,
    ),
});

/** Whether the date before the first of a month had training. */
export function followsTraining(months: readonly PathMonth[], month: string): boolean {
  const date = addDays(asMemberDay(`${month}-01`), -1);
  const before = months.find((one) => one.month === monthOf(date));
  if (!before) return months.some((one) => one.month === month && one.followsTraining === true);
  return before.facts.filter(textOn(date)).some((text) => isTraining(factFromText(text, before.month)));
}

function started(
  paths: MonthPaths,
  { programType, dailyTemplate }: ProgramStarted,
  today: string,
): MonthPaths {
  const program: PathProgram = dailyTemplate === null ? programType : 'daily';
  const months = paths.months.map((month) =>
    month.month === today && month.program === null ? { ...month, program } : month,
  );
  return { ...paths, program, months };
}

function afterFact(paths: MonthPaths, event: DomainEvent): MonthPaths {
  switch (event.type) {
    case 'QuestCompleted':
      return withFact(paths, factOf('quest', event, event.questId, ''));
    case 'QuestCompletionUndone':
    case 'QuestDayReset':
      return event.points > 0 ? withoutFact(paths, factOf('quest', event, event.questId, '')) : paths;
    case 'RoutineCompleted':
      return withFact(paths, factOf('routine', event, event.template, event.template));
    case 'RoutineReopened':
      return withoutFact(paths, factOf('routine', event, event.template, event.template));
    case 'CheckedIn':
      return withFact(paths, { kind: 'check-in', date: event.date, points: 0, of: '', name: '' });
    case 'CheckInRemoved':
      return withoutFact(paths, { kind: 'check-in', date: event.date, points: 0, name: '' });
    case 'WorkoutLogged':
      return event.isCompleted
        ? withFact(paths, factOf('workout', event, event.templateId, event.workoutId))
        : paths;
    case 'WorkoutCorrected':
      return moved(paths, event);
    case 'WorkoutRetracted': {
      const known = workoutNamed(paths, event.workoutId);
      return known ? withoutFact(paths, known) : paths;
    }
    default:
      return paths;
  }
}

const factOf = (
  kind: PathFact['kind'],
  { date, points }: Pick<PathFact, 'date' | 'points'>,
  of: string,
  name: string,
): PathFact => ({ kind, name, date, of, points });

/** A workout of an earlier month stays where it was. */
function moved(paths: MonthPaths, { workoutId, date, points }: WorkoutCorrected): MonthPaths {
  const known = workoutNamed(paths, workoutId);
  if (!known || (known.date === date && known.points === points)) return paths;
  return withFact(withoutFact(paths, known), { ...known, date, points });
}

function workoutNamed({ months }: MonthPaths, workoutId: string): PathFact | undefined {
  for (const { month, facts } of months) {
    const date = asMemberDay(`${month}-01`);
    const known = facts[placeOf(facts, { kind: 'workout', name: workoutId, date })];
    if (known !== undefined) return factFromText(known, month);
  }
  return undefined;
}

/** A second one of the same name, such as a check-in that takes the place of an earlier one, is the same thing done. */
function withFact(paths: MonthPaths, fact: PathFact): MonthPaths {
  const month = monthOf(fact.date);
  const known = factsIn(paths, month);
  if (known && placeOf(known, fact) >= 0) return paths;
  const points = paths.points + fact.points;
  const isFull = known && known.length >= mostOfDate && known.filter(textOn(fact.date)).length >= mostOfDate;
  return !known || isFull
    ? withPoints(paths, points)
    : { ...paths, points, months: monthsWith(paths, month, [...known, textOfFact(fact)]) };
}

function withoutFact(paths: MonthPaths, fact: Omit<PathFact, 'of'>): MonthPaths {
  const month = monthOf(fact.date);
  const known = factsIn(paths, month) ?? [];
  const index = placeOf(known, fact);
  const points = Math.max(0, paths.points - fact.points);
  return index < 0
    ? withPoints(paths, points)
    : { ...paths, points, months: monthsWith(paths, month, known.toSpliced(index, 1)) };
}

/** Undefined for a month that is not kept. */
const factsIn = ({ months }: MonthPaths, month: string): readonly string[] | undefined =>
  months.find((one) => one.month === month)?.facts;

const withPoints = (paths: MonthPaths, points: number): MonthPaths =>
  points === paths.points ? paths : { ...paths, points };

const monthsWith = ({ months }: MonthPaths, month: string, facts: readonly string[]): readonly PathMonth[] =>
  months.map((one) => (one.month === month ? { ...one, facts } : one));
