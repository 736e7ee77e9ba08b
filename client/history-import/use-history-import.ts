import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { http } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import type { ExerciseAnswer, NamedAnswer } from '#domain/history-import/exercise-answers.ts';
import { importLimits } from '#domain/history-import/history-import.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { ianaName } from '#domain/kernel/time-zone.ts';
import { type ZoneHistory, zonesSince } from '#domain/kernel/zone-history.ts';
import type { PackedZone } from '#domain/kernel/zone-table.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import {
  type HistoryEntry,
  type HistoryPage,
  historyAnswer,
} from '#service/features/history/history-contract.ts';
import { importsAnswer } from '#service/features/history-import/import-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { zoneAnswer } from '#service/features/rules/zones-contract.ts';
import { streakDaysAnswer } from '#service/features/streak/streak-days-contract.ts';
import { setLogAnswer } from '#service/features/workout/workout-contract.ts';
import { type ImportContext, type ImportDeps, importMachine } from './import-machine.ts';
import type { Answers, HereWorkout, Prepared } from './prepared-entries.ts';
import { openReading, type ReadingClient } from './reading-client.ts';
import { importsPath, storeParts } from './storing.ts';

/** The import of this page, with the worker that reads its files. */
export function useHistoryImport(user: CurrentUser) {
  const [reading] = useState(() => readingOnDemand());
  const [input] = useState(() => ({ deps: depsOf(user, reading) }));
  const [state, send] = useActor(importMachine, { input });
  useEffect(() => reading.close, [reading]);
  const isOver = state.matches('done') || state.matches('interrupted');
  useEffect(() => {
    if (isOver) void revalidateAll();
  }, [isOver]);
  return [state, send] as const;
}

type OnDemand = { readonly now: () => ReadingClient; readonly close: () => void };

/** The worker starts with the first files, and ends with the screen. */
function readingOnDemand(): OnDemand {
  let open: ReadingClient | null = null;
  return {
    now() {
      open ??= openReading();
      return open;
    },
    close() {
      open?.close();
      open = null;
    },
  };
}

function depsOf(user: CurrentUser, reading: OnDemand): ImportDeps {
  let zones: Promise<ZoneHistory> | null = null;
  return {
    async read({ context: { files, columns, orders }, onProgress }, signal) {
      // Files that are being read can only be left by ending the worker.
      signal.addEventListener('abort', reading.close);
      const answers = files.map((_, nth) => ({ columns: columns[nth] ?? null, order: orders[nth] ?? null }));
      const asked = { answers, logged: await loggedNames(), joinedAt: asInstant(user.createdAt) };
      const before = files.map((_, nth) => files.slice(0, nth).reduce((sum, { size }) => sum + size, 0));
      const [found, exercises] = await Promise.all([
        reading.now().read(files, asked, (file, bytes) => onProgress((before[file] ?? 0) + bytes)),
        earlierAnswers(),
      ]);
      return { found, exercises };
    },
    async prepare(context) {
      zones ??= zonesOf(user);
      const [zoneRules, known] = await Promise.all([rulesOf(context.zone, user), zones]);
      const prepareWith = (here: readonly HereWorkout[]): Promise<Prepared> =>
        reading.now().prepare(answersOf(context, { here, zones: known }, user), zoneRules);
      const first = await prepareWith([]);
      const here = first.from === null ? [] : await workoutsHere(first.from);
      return here.length === 0 ? first : prepareWith(here);
    },
    store: ({ context, onProgress }, signal) =>
      storeParts(context.prepared?.parts ?? [], {
        ...{ exercises: givenAnswers(context), batch: reading.now().batch, onProgress, signal },
      }),
  };
}

type Known = { readonly here: readonly HereWorkout[]; readonly zones: ZoneHistory };

const answersOf = (context: ImportContext, { here, zones }: Known, user: CurrentUser): Answers => ({
  units: context.units,
  zones: {
    beforeJoining: context.zone ?? user.timeZone,
    since: zones,
    joinedAt: user.createdAt,
  },
  today: memberToday(user.timeZone),
  exercises: { ...sameExercises(context), ...context.exercises },
  here,
  along: context.along,
  habits: context.habits,
});

/** Exercises that are written in another way here become ours without a question. */
const sameExercises = ({ found }: ImportContext): Readonly<Record<string, ExerciseAnswer>> =>
  Object.fromEntries(
    (found?.exercises ?? []).flatMap(({ name, same }) =>
      same === null ? [] : [[name, { as: same, load: 'written' } satisfies ExerciseAnswer]],
    ),
  );

/** The member's answers of earlier imports, by name in the file; none when they cannot be read. */
const earlierAnswers = async (): Promise<ImportContext['exercises']> =>
  http.read(importsPath).then(
    (content) =>
      Object.fromEntries(importsAnswer.parse(content).exercises.map(({ name, ...answer }) => [name, answer])),
    () => ({}),
  );

/** The answers about exercises of these files, by name. */
const givenAnswers = ({ found, exercises }: ImportContext): readonly NamedAnswer[] =>
  (found?.exercises ?? [])
    .flatMap(({ name }) => {
      const answer = exercises[name];
      return answer && name.length <= setLimits.exerciseLetters ? [{ name, ...answer }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, importLimits.exercises);

/** The names of exercises that the member has logged; none when they cannot be read. */
const loggedNames = async (): Promise<readonly string[]> =>
  http.read('/api/set-log').then(
    (content) => setLogAnswer.parse(content).exercises.map(({ name }) => name),
    () => [],
  );

/** The zones in which the member's days were counted; the zone of now alone when they cannot be read. */
async function zonesOf({ timeZone, zoneRules = {}, createdAt }: CurrentUser): Promise<ZoneHistory> {
  const now = zonesSince(asInstant(createdAt), timeZone);
  return http.read('/api/me/streak-days').then(
    (content) => {
      const { zones } = streakDaysAnswer.parse(content).circumstances;
      const isKnown = zones.every(({ zone }) => ianaName(zone) in zoneRules);
      return zones.length > 0 && isKnown ? zones : now;
    },
    () => now,
  );
}

async function rulesOf(
  zone: string | null,
  { zoneRules = {} }: CurrentUser,
): Promise<Readonly<Record<string, PackedZone>>> {
  if (zone === null || zone in zoneRules) return zoneRules;
  const { rules } = zoneAnswer.parse(await http.read(`/api/zones?name=${encodeURIComponent(zone)}`));
  return { ...zoneRules, [zone]: rules };
}

/** Pages of the history that are read at most: some twenty years. */
const mostPages = 60;

/** The member's workouts since a date. */
async function workoutsHere(from: MemberDay): Promise<readonly HereWorkout[]> {
  const found: HereWorkout[] = [];
  let after: string | null = '';
  for (let page = 0; page < mostPages && after !== null; page += 1) {
    const { entries, next }: HistoryPage = await pageAfter(after);
    found.push(...entries.flatMap(hereWorkout));
    after = (entries.at(-1)?.date ?? '') < from ? null : next;
  }
  return found.filter(({ date }) => date >= from);
}

const pageAfter = async (after: string): Promise<HistoryPage> =>
  historyAnswer.parse(
    await http.read(`/api/history?kinds=workout&limit=100${after === '' ? '' : `&after=${after}`}`),
  );

const hereWorkout = (entry: HistoryEntry): readonly HereWorkout[] =>
  entry.kind === 'workout'
    ? [{ date: entry.date, source: entry.source ?? null, title: entry.title, minutes: entry.durationMinutes }]
    : [];
