import type { MassUnit } from '#domain/body/quantity.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { FileSet, FileTime, FileWeight, FileWorkout } from '#domain/history-import/file-rows.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { isPossibleSet } from '#domain/workout/set-log-rules.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import type { Header } from './columns.ts';
import {
  type Fields,
  fieldsIn,
  hasKeys,
  isFields,
  type JsonFormat,
  numberIn,
  textIn,
} from './json-values.ts';
import { type Reading, textOf } from './reading.ts';

/** What stands after the events so far, by the ids of the exporting instance, in the order of recording. */
type Standing = {
  readonly workouts: Map<string, OwnWorkout>;
  readonly weights: Map<string, OwnWeight>;
  /** Names of the member's own workouts, by template. */
  readonly names: Map<string, string>;
  /** Minutes of daily routines, by routine. */
  readonly routines: Map<string, number | null>;
};
type OwnWorkout = FileWorkout & { readonly importId: string | null; readonly templateId: string };
type OwnWeight = FileWeight & { readonly importId: string | null };

type OnEvent = (standing: Standing, data: Fields, line: number, reading: Reading) => void;

/** Of a workout that was logged here. */
const mostMinutes = 24 * 60;

const changes: Readonly<Record<string, OnEvent>> = {
  WorkoutLogged: keepWorkout,
  WorkoutCorrected: keepWorkout,
  WorkoutRetracted: ({ workouts }, { workoutId }) => void workouts.delete(textIn(workoutId)),
  WorkoutTemplateSaved: ({ names }, { templateId, name }) => void names.set(textIn(templateId), textIn(name)),
  RoutineOpened: ({ routines }, data) => void routines.set(routineOf(data), minutesIn(data.durationMinutes)),
  RoutineCompleted(standing, data, line, reading) {
    const minutes = standing.routines.get(routineOf(data)) ?? null;
    const routine = { ...data, templateId: data.template, durationMinutes: minutes };
    standing.workouts.delete(routineOf(data));
    keepWorkout(standing, { ...routine, workoutId: routineOf(data) }, line, reading);
  },
  RoutineReopened: ({ workouts }, data) => void workouts.delete(routineOf(data)),
  WeightLogged: keepWeight,
  WeightCorrected: keepWeight,
  MeasurementsLogged(standing, { measurements, ...data }, line, reading) {
    if (hasKeys(measurements, 'weight'))
      keepWeight(standing, { ...data, ...(measurements as Fields) }, line, reading);
    else reading.problem('no-body-weight', textIn(data.date), line);
  },
  BodyMetricRetracted: ({ weights }, { entryId }) => void weights.delete(textIn(entryId)),
  WorkoutsImported(standing, { workouts, importId }, line, reading) {
    for (const workout of fieldsIn(workouts))
      if (!standing.workouts.has(textIn(workout.workoutId)))
        keepWorkout(standing, { ...workout, importId }, line, reading);
  },
  WeightsImported(standing, { weights, importId }, line, reading) {
    for (const weight of fieldsIn(weights))
      if (!standing.weights.has(textIn(weight.entryId)))
        keepWeight(standing, { ...weight, importId }, line, reading);
  },
  ImportWithdrawn({ workouts, weights }, data) {
    for (const entries of [workouts, weights])
      for (const [id, { importId }] of entries)
        if (importId !== null && importId === data.importId) entries.delete(id);
  },
};
const onEvent: ReadonlyMap<string, OnEvent> = new Map([
  ...Object.entries(changes),
  ...memberCleared.map((type) => [type, clear] as const),
]);

function clear(standing: Standing): void {
  for (const kept of Object.values(standing)) kept.clear();
}

const routineOf = ({ date, template }: Fields): string => `${textIn(date)} ${textIn(template)}`;

/** A correction keeps the place, the name and the note, and is no longer of its import, as with the member. */
function keepWorkout({ workouts }: Standing, data: Fields, line: number, reading: Reading): void {
  const id = textIn(data.workoutId);
  const before = workouts.get(id);
  const startedAt = timeIn(data);
  if (startedAt === null) reading.problem('date-not-read', textIn(data.date), line);
  else
    workouts.set(id, {
      ...{ is: 'workout', startedAt, line },
      name: before?.name ?? textOf(textIn(data.name)),
      sets: fieldsIn(data.sets).flatMap((set) => setIn(set, line, reading)),
      durationMinutes: minutesIn(data.durationMinutes),
      note: before?.note ?? textOf(textIn(data.note)),
      importId: textOf(textIn(data.importId)),
      templateId: textIn(data.templateId),
    });
}

function minutesIn(value: unknown): number | null {
  const minutes = numberIn(value);
  return minutes && minutes >= 1 && minutes <= mostMinutes ? Math.round(minutes) : null;
}

/** The moment on the date that the member had: another zone of today must not move an old workout to another day. */
function timeIn({ date, startedAt }: Fields): FileTime | null {
  const day = textIn(date);
  if (!isMemberDay(day)) return null;
  const at = Date.parse(textIn(startedAt));
  return Number.isNaN(at) ? day : momentOn(day, at);
}

const dayMs = 86_400_000;
const mostOffsetMs = 14 * 3_600_000;

/** With the offset nearest to UTC in which the moment lies on the date. */
function momentOn(day: MemberDay, at: number): FileTime {
  const from = Date.parse(`${day}T00:00:00Z`);
  const offset = wholeMinutes(at < from ? from - at : Math.min(0, from + dayMs - 1000 - at));
  if (Math.abs(offset) > mostOffsetMs) return day;
  const clock = new Date(at + offset).toISOString();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 3_600_000), (Math.abs(offset) / 60_000) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock.slice(0, 19)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** Away from 0. */
const wholeMinutes = (ms: number): number => Math.sign(ms) * Math.ceil(Math.abs(ms) / 60_000) * 60_000;

/** The set as it was logged, without what readers of other apps have to guess. */
function setIn(fields: Fields, line: number, reading: Reading): readonly FileSet[] {
  const { load, kind, seconds, rpe, ...rest } = fields as unknown as LoggedSet;
  const exercise = textIn(rest.exercise);
  const set = { exercise, set: rest.set, reps: rest.reps, load, seconds: seconds ?? null, rpe: rpe ?? null };
  if (!isPossibleSet(set)) reading.problem('number-not-read', exercise, line);
  if (!isPossibleSet(set)) return [];
  const { kind: loadKind = 'load', ...mass } = load ?? {};
  return [
    {
      ...{ exercise, kind: kind ?? 'work', reps: set.reps || null, seconds: set.seconds, rpe: set.rpe },
      ...{ load: load ? { ...mass, kind: loadKind } : null, distanceMetres: null, note: null, line },
    } as FileSet,
  ];
}

/** Body fat that came with a weight stays when its weight is corrected. */
function keepWeight({ weights }: Standing, data: Fields, line: number, reading: Reading): void {
  const id = textIn(data.entryId);
  const [day, mass] = [textIn(data.date), isFields(data.weight) ? data.weight : {}];
  const [value, unit] = [numberIn(mass.value), textIn(mass.unit)];
  const isMass = (text: string): text is MassUnit => text === 'kg' || text === 'lbs';
  if (!isMemberDay(day)) reading.problem('date-not-read', day, line);
  else if (!value || !isMass(unit)) reading.problem('weight-implausible', textIn(mass.value), line);
  else {
    const bodyFatPercent = numberIn(data.bodyFatPercent) ?? weights.get(id)?.bodyFatPercent ?? null;
    const importId = textOf(textIn(data.importId));
    // A corrected weight counts as recorded later than the others of its date.
    weights.delete(id);
    weights.set(id, { is: 'weight', at: day, value, unit, bodyFatPercent, line, importId });
  }
}

/** Our own export: the events of a member, one after the other. What they left standing is read, in the order of recording. */
export const ownExport: JsonFormat = {
  source: 'rondel',
  name: 'Rondel',
  isIt: (value) => isFields(value) && value.format === 'rondel-member-1' && Array.isArray(value.events),
  read(value, reading) {
    const standing: Standing = {
      workouts: new Map(),
      weights: new Map(),
      names: new Map(),
      routines: new Map(),
    };
    for (const [index, { type, data }] of fieldsIn((value as Fields).events).entries())
      if (isFields(data)) onEvent.get(textIn(type))?.(standing, data, index + 1, reading);
    for (const { importId: _, templateId, ...workout } of standing.workouts.values())
      reading.give({ ...workout, name: workout.name ?? nameOf(templateId, standing) });
    for (const { importId: _, ...weight } of standing.weights.values()) reading.give(weight);
  },
};

const nameOf = (templateId: string, { names }: Standing): string | null =>
  namedTemplates.get(templateId)?.name ?? names.get(templateId) ?? null;

/** A table of our own export, which has a part of what the file of events has. */
export const isOwnTable = (header: Header): boolean =>
  ownTables.some((names) => names.every((name, place) => header[place] === name));

const ownTables = [
  ['date', 'templatename', 'category'],
  ['date', 'templatename', 'exercise'],
  ['date', 'weight', 'unit', 'height', 'waistcircumference'],
  ['date', 'points', 'text', 'recordedat'],
];
