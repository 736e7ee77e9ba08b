import { levelOf } from '#domain/catalogue/content/levels.ts';
import type { PathBand, PathProgram } from '#domain/catalogue/content/path-things.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import type { WorkoutCorrected } from '#domain/workout/workout-events.ts';
import type { PathBasis } from './path-choice-rules.ts';

/** Something that was done on a date of the month. */
export type PathFact = {
  readonly kind: 'workout' | 'routine' | 'quest' | 'check-in';
  /** Unique in its kind. */
  readonly name: string;
  readonly date: MemberDay;
  /** The template of a workout, the quest, or nothing. */
  readonly of: string;
  readonly points: number;
};
/** A month with what was done in it. */
export type PathMonth = PathBasis & { readonly facts: readonly PathFact[] };

/** From which the paths of a member follow. Plain JSON, and it does not grow with the history. */
export type MonthPaths = {
  /** That runs now. */
  readonly program: PathProgram | null;
  /** As the events name them; what was deleted of earlier months stays counted. */
  readonly points: number;
  /** The latest two months with events, the earlier first. */
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

/** A late entry is about the month before at most. */
const remembered = 2;
/** A member who begins later than this day of the month has a short one. */
const lastEarlyDay = 15;

/**
 * After the member's next event. The first event of a month fixes its path, by the program and the level from before that event. A program
 * that starts later changes nothing in the month, unless none had run in it.
 */
export function evolvePaths(before: MonthPaths, { event, metadata }: Recorded<DomainEvent>): MonthPaths {
  if (memberCleared.some((type) => type === event.type)) return withMonth(noPaths, metadata.localDate);
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
  if (monthOf(today) <= last) return paths;
  const months = [...paths.months, { ...basisFor(paths, today), facts: [] }];
  return { ...paths, months: months.slice(-remembered) };
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
      return withFact(paths, factOf('quest', event.date, event, event.questId, event.points));
    case 'QuestCompletionUndone':
    case 'QuestDayReset':
      return event.points > 0 ? withoutFact(paths, 'quest', event.date, event.points) : paths;
    case 'RoutineCompleted':
      return withFact(
        paths,
        factOf('routine', `${event.date} ${event.template}`, event, event.template, event.points),
      );
    case 'RoutineReopened':
      return withoutFact(paths, 'routine', `${event.date} ${event.template}`, event.points);
    case 'CheckedIn':
      return withFact(paths, factOf('check-in', event.date, event, '', 0));
    case 'CheckInRemoved':
      return withoutFact(paths, 'check-in', event.date, 0);
    case 'WorkoutLogged':
      return event.isCompleted
        ? withFact(paths, factOf('workout', event.workoutId, event, event.templateId, event.points))
        : paths;
    case 'WorkoutCorrected':
      return moved(paths, event);
    case 'WorkoutRetracted': {
      const known = factNamed(paths, 'workout', event.workoutId);
      return withoutFact(paths, 'workout', event.workoutId, known?.points ?? 0);
    }
    default:
      return paths;
  }
}

const factOf = (
  kind: PathFact['kind'],
  name: string,
  { date }: Pick<PathFact, 'date'>,
  of: string,
  points: number,
): PathFact => ({ kind, name, date, of, points });

/** A workout of an earlier month stays where it was. */
function moved(paths: MonthPaths, { workoutId, date, points }: WorkoutCorrected): MonthPaths {
  const known = factNamed(paths, 'workout', workoutId);
  if (!known) return paths;
  const without = withoutFact(paths, 'workout', workoutId, known.points);
  return withFact(without, { ...known, date, points });
}

function factNamed({ months }: MonthPaths, kind: PathFact['kind'], name: string): PathFact | undefined {
  for (const { facts } of months) {
    const known = facts.find((fact) => fact.name === name && fact.kind === kind);
    if (known) return known;
  }
  return undefined;
}

/** A second one of the same name, such as a check-in that takes the place of an earlier one, is the same thing done. */
function withFact(paths: MonthPaths, fact: PathFact): MonthPaths {
  if (factNamed(paths, fact.kind, fact.name)) return paths;
  const months = paths.months.map((month) =>
    month.month === monthOf(fact.date) ? { ...month, facts: [...month.facts, fact] } : month,
  );
  return { ...paths, months, points: paths.points + fact.points };
}

function withoutFact(paths: MonthPaths, kind: PathFact['kind'], name: string, points: number): MonthPaths {
  const months = paths.months.map((month) => ({
    ...month,
    facts: month.facts.filter((fact) => fact.kind !== kind || fact.name !== name),
  }));
  return { ...paths, months, points: Math.max(0, paths.points - points) };
}
