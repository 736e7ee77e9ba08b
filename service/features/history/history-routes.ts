import type { Context } from 'koa';
import { type MeasuredField, measuredFields } from '#domain/body/body-entry-rules.ts';
import type { Measurements } from '#domain/body/body-events.ts';
import { lengthIn, type Mass, massIn } from '#domain/body/quantity.ts';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questById, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { shownName } from '#domain/quest/quest-rules.ts';
import { setsOf } from '#domain/routine/routine-rules.ts';
import type { BodyMetricState } from '#projections/body/body-metrics.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import {
  historyEntry as entryNamed,
  type HistoryPlace,
  type HistoryRow,
  historyKinds,
  historyPage,
  type NameMatches,
  ownRoutines,
  routineBehind,
} from '#projections/history/history-queries.ts';
import type { QuestDayState } from '#projections/quest/quest-days.ts';
import type { RoutineRecord } from '#projections/routine/routines.ts';
import { ownTemplateNames, ownTemplates } from '#projections/workout/own-templates.ts';
import type { WorkoutState } from '#projections/workout/workouts.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart, queryOf } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import { nameIn } from '#service/languages/texts.ts';
import { type HistoryEntry, historyAnswer, historyEntry, historyQuery } from './history-contract.ts';

const usualLimit = 30;

/** Newest first. One entry more than asked for tells whether there is another page. */
const readHistory: Handler =
  ({ db }) =>
  async (ctx) => {
    const { kinds = historyKinds, q = '', after, limit = usualLimit } = queryOf(ctx, historyQuery);
    const current = currentMember(ctx);
    const names = q === '' ? null : await matchesOf(db, current.memberId, { q, language: languageOf(ctx) });
    const page = { kinds, after: after === undefined ? null : placeIn(after), limit: limit + 1, names };
    const rows = await historyPage(db, current.memberId, page);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const reader = await readerOf(db, ctx, rows);
    ctx.body = {
      entries: rows.slice(0, limit).map((row) => shownEntry(row, reader)),
      next: last ? `${last.date}.${last.position}` : null,
    };
  };

const readEntry: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    const [, named = '', place = ''] = /^([a-z]+):(.+)$/.exec(pathPart(ctx, 'id')) ?? [];
    const kind = historyKinds.find((one) => one === named);
    if (kind === undefined) throw new NotFound();
    const key = keyOf(current.memberId, kind, place);
    const row = await entryNamed(db, current.memberId, kind, key);
    if (row === null) throw new NotFound();
    const routine = kind === 'routine' ? await routineBehind(db, current.memberId, key) : null;
    const reader = await readerOf(db, ctx, [row]);
    ctx.body = shownDetails(row, reader, routine);
  };

function placeIn(cursor: string): HistoryPlace {
  const [date = '', position = ''] = cursor.split('.');
  return { date: asMemberDay(date), position };
}

/** Reads the names of the member's own workouts, where one is among the rows. */
async function readerOf(db: RowDatabase, ctx: Context, rows: readonly HistoryRow[]): Promise<Reader> {
  const { memberId, member } = currentMember(ctx);
  const own = rows.flatMap((row) =>
    row.kind === 'workout' && !namedTemplates.has(row.state.templateId)
      ? [{ template_id: row.state.templateId }]
      : [],
  );
  const ownNames = own.length === 0 ? new Map<string, string>() : await ownTemplateNames(db, memberId, own);
  const { unitPreference, equipment } = member.profile;
  return {
    ...{ preference: unitPreference ?? 'imperial', owned: equipment ?? [], ownNames },
    hasNotes: !ctx.state.token,
  };
}

/** A search in a language, which also finds the English names. */
type Searched = { readonly q: string; readonly language: Language };

/** The member's own words are encrypted, so they are decrypted and compared here; those of the catalogue are compared by id. */
async function matchesOf(
  db: RowDatabase,
  memberId: MemberId,
  { q, language }: Searched,
): Promise<NameMatches> {
  const isMatch = (name: string): boolean =>
    [name, nameIn(language, name)].some((one) => folded(one).includes(folded(q)));
  const [own, saved] = await Promise.all([ownRoutines(db, memberId), ownTemplates(db, memberId)]);
  return {
    templateIds: [
      ...[...namedTemplates.values()].filter(({ name }) => isMatch(name)).map(({ id }) => id),
      ...saved.filter(({ name }) => isMatch(name)).map(({ templateId }) => templateId),
    ],
    questIds: [...quests, luckyDay]
      .filter(({ name, alternativeName }) => isMatch(name) || isMatch(alternativeName ?? ''))
      .map(({ id }) => id),
    kinds: Object.entries(kindTitles).flatMap(([kind, title]) =>
      historyKinds.filter((one) => one === kind && isMatch(title)),
    ),
    routineKeys: own.filter(({ names }) => names.some(isMatch)).map(({ key }) => key),
  };
}

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const historyRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/history',
    summary:
      'Everything that the member did, newest first, by kind and by a part of its name; 30 entries unless asked otherwise.',
    audience: 'members',
    scopes: ['read:history', 'read:body'],
    isCompressible: true,
    query: historyQuery,
    answer: historyAnswer,
    handle: readHistory,
  },
  {
    method: 'GET',
    path: '/api/history/:id',
    summary: 'One entry of the history with its details.',
    audience: 'members',
    scopes: ['read:history', 'read:body'],
    answer: historyEntry,
    handle: readEntry,
  },
];

/** The names of kinds whose entries have no other name. */
const kindTitles = {
  weight: 'Weight',
  measurements: 'Measurements',
  assessment: 'Fitness Assessment',
} as const;

const unitsOf = {
  imperial: { mass: 'lbs', length: 'in' },
  metric: { mass: 'kg', length: 'cm' },
} as const;
type Units = (typeof unitsOf)[UnitPreference];

type Entry = Pick<HistoryRow, 'date'> & { readonly id: string };

/** The reads that an entry needs besides its row. */
type Reader = {
  readonly preference: UnitPreference;
  /** The member's equipment, by which a quest has the name of its alternative. */
  readonly owned: readonly string[];
  /** The names of the member's own workouts, by template. */
  readonly ownNames: ReadonlyMap<string, string>;
  /** Private notes are for the member alone: no access token reads them. */
  readonly hasNotes: boolean;
};

/** An entry of the list. */
function shownEntry(row: HistoryRow, { preference, owned, ownNames, hasNotes }: Reader): HistoryEntry {
  const units = unitsOf[preference];
  const entry = { id: idOf(row), date: row.date };
  switch (row.kind) {
    case 'workout':
      return shownWorkout(entry, row.state, ownNames);
    case 'routine': {
      const { templateId, points, durationMinutes } = row.state;
      return { kind: 'routine', ...entry, title: titleOf(templateId), points, durationMinutes };
    }
    case 'quest':
      return shownQuest(entry, hasNotes ? row.state : withoutNote(row.state), owned);
    case 'weight':
      return shownWeight(entry, row.state, units);
    case 'measurements':
      return {
        kind: 'measurements',
        ...entry,
        title: kindTitles.measurements,
        ...(row.state.source && { source: row.state.source }),
        values: valuesIn(row.state.measurements, units),
      };
    case 'assessment':
      return { kind: 'assessment', ...entry, title: kindTitles.assessment, level: row.state.level };
  }
}

/** An entry with what its list leaves out. @param routine of the entry of a routine, where it is known */
function shownDetails(row: HistoryRow, reader: Reader, routine: RoutineRecord | null): HistoryEntry {
  const entry = shownEntry(row, reader);
  if (entry.kind === 'routine' && routine) return { ...entry, exercises: exercisesOf(routine) };
  if (entry.kind !== 'assessment' || row.kind !== 'assessment') return entry;
  const results = row.state.results.map(({ exerciseName, value, type }) => ({ exerciseName, value, type }));
  return { ...entry, results };
}

/** The key of a quest or routine contains the member's id, which the answer leaves out. */
function idOf({ kind, key }: HistoryRow): string {
  if (kind !== 'quest' && kind !== 'routine') return `${kind}:${key}`;
  return `${kind}:${key.split('|').slice(1).join(':')}`;
}

/** The key of an entry's row. */
const keyOf = (memberId: string, kind: HistoryRow['kind'], place: string): string =>
  kind === 'quest' || kind === 'routine' ? [memberId, ...place.split(':')].join('|') : place;

const titleOf = (templateId: string, ownNames?: Reader['ownNames']): string =>
  namedTemplates.get(templateId)?.name ?? ownNames?.get(templateId) ?? 'Workout';

function shownWorkout(entry: Entry, state: WorkoutState, ownNames: Reader['ownNames']): HistoryEntry {
  const { templateId, points, durationMinutes, perceivedExertion, moodAfter, isCompleted, sets } = state;
  return {
    kind: 'workout',
    ...entry,
    title: state.importedName ?? titleOf(templateId, ownNames),
    category: namedTemplates.get(templateId)?.category ?? 'strength',
    points,
    durationMinutes,
    perceivedExertion,
    moodAfter,
    isCompleted,
    sets: sets && [...sets],
    ...(state.source && { source: state.source }),
    ...(state.importedNote && { note: state.importedNote }),
    ...(state.distanceMeters && { distanceMeters: state.distanceMeters }),
    corrections: (state.corrections ?? []).map(({ correctedOn, replaced }) => ({
      correctedOn,
      date: replaced.date,
      durationMinutes: replaced.durationMinutes,
      perceivedExertion: replaced.perceivedExertion,
      moodAfter: replaced.moodAfter,
    })),
  };
}

const withoutNote = ({ note: _, ...state }: QuestDayState): QuestDayState => state;

function shownQuest(
  entry: Entry,
  { questId, status, points, note }: QuestDayState,
  owned: readonly string[],
): HistoryEntry {
  const quest = questById(questId);
  return {
    kind: 'quest',
    ...entry,
    title: quest ? shownName(quest, owned) : 'Quest',
    points,
    outcome: status === 'skipped' ? 'skipped' : 'completed',
    difficulty: quest?.difficulty ?? null,
    description: quest?.description ?? null,
    ...(note !== undefined && { note }),
  };
}

function shownWeight(
  entry: Entry,
  { measurements, source, corrections = [] }: BodyMetricState,
  units: Units,
): HistoryEntry {
  return {
    kind: 'weight',
    ...entry,
    title: kindTitles.weight,
    weight: massOf(measurements.weight, units),
    unit: units.mass,
    ...(source && { source }),
    corrections: corrections.map(({ correctedOn, replaced }) => ({
      correctedOn,
      date: replaced.date,
      weight: massOf(replaced.weight, units),
    })),
  };
}

/** Null when it was erased. */
const massOf = (mass: Mass | null | undefined, { mass: unit }: Units): number | null =>
  mass ? toThousandths(massIn(unit, mass)) : null;

function valuesIn(measurements: Measurements, units: Units) {
  return measuredFields.flatMap((field) => {
    const value = quantityOf(field, measurements, units);
    return value ? [{ field, ...value }] : [];
  });
}

function quantityOf(field: MeasuredField, measurements: Measurements, { mass, length }: Units) {
  const measured = measurements[field];
  if (measured === undefined) return null;
  if (typeof measured === 'number') return { value: measured, unit: '%' } as const;
  if ('grams' in measured) return { value: toThousandths(massIn(mass, measured)), unit: mass };
  return { value: toThousandths(lengthIn(length, measured)), unit: length };
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

function exercisesOf({ exercises, ticked }: RoutineRecord) {
  return exercises.map((exercise, index) => ({
    name: exercise.name,
    sets: setsOf(exercise),
    done: ticked.filter((place) => place.startsWith(`${index}.`)).length,
  }));
}
