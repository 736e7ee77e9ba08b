import { useEffect } from 'react';
import type { SWRResponse } from 'swr';
import useSWR from 'swr';
import type { TableContent } from '#client/charts/chart-table.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  type EffectAnswer,
  type EnergyFigures,
  type EnergyFiguresAnswer,
  effectAnswer,
  energyFiguresAnswer,
  type Figures,
  type InsightsAnswer,
  insightsAnswer,
  type MeasureEffect,
} from '#service/features/insights/insights-contract.ts';
import { insightsCopy as copy } from './insights-copy.ts';

type Quest = Figures['quests'][number];
type Cell = string | number;

/** A picture in figures: as a table to read, and as rows for a spreadsheet. */
export type InsightTable = TableContent & { readonly csv: readonly (readonly Cell[])[] };

/** A table whose cells are the rows of the file, as they are read. */
const tableOf = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  csv: readonly (readonly Cell[])[] = [columns, ...rows],
): InsightTable => ({
  caption,
  columns,
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'number' ? numberText(cell, 1) : cell))),
  csv,
});

export const percentOf = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);
const rounded = (percent: number): number => Math.round(10 * percent) / 10;

export const streaksTable = ({ streaks, members }: Pick<Figures, 'streaks' | 'members'>): InsightTable =>
  tableOf(
    copy.streaks,
    [copy.bucket, copy.members, `${copy.share} (%)`],
    streaks.map(({ bucket, members: count }) => [bucket, count, rounded(percentOf(count, members))]),
  );

export const cohortName = (week: string): string => shortDate(asMemberDay(week));

/** The weeks of the longest row. */
export const weeksOf = (retention: Figures['retention']): readonly string[] => {
  const most = Math.max(0, ...retention.map(({ active }) => active.length));
  return Array.from({ length: most }, (_, nth) => copy.week(nth));
};

/** Counts, where the picture has percents. */
export function retentionTable(retention: Figures['retention']): InsightTable {
  const columns = [copy.joined, copy.members, ...weeksOf(retention)];
  const cells = ({ members, active }: Figures['retention'][number]) => [members, ...active];
  const filled = (row: readonly Cell[]) => [...row, ...columns.slice(row.length).map(() => '')];
  return tableOf(
    copy.retention,
    columns,
    retention.map((cohort) => filled([cohortName(cohort.week), ...cells(cohort)])),
    [columns, ...retention.map((cohort) => filled([cohort.week, ...cells(cohort)]))],
  );
}

export type QuestOrder = 'spun' | 'spun-away';
/** A share of fewer spins says little. */
export const leastSpins = 20;

export const shareSpunAway = ({ spun, spunAway }: Quest): number => percentOf(spunAway, spun);

export function orderedQuests(quests: Figures['quests'], order: QuestOrder): readonly Quest[] {
  if (order === 'spun') return quests.toSorted((a, b) => b.spun - a.spun);
  return quests
    .filter(({ spun }) => spun >= leastSpins)
    .toSorted((a, b) => shareSpunAway(b) - shareSpunAway(a));
}

export const questsTable = (quests: Figures['quests']): InsightTable =>
  tableOf(
    copy.quests,
    [
      copy.quest,
      copy.spun,
      copy.spunAway,
      `${copy.shareSpunAway} (%)`,
      copy.accepted,
      copy.completed,
      copy.skipped,
    ],
    quests.map((quest) => [
      nameText(quest.name),
      quest.spun,
      quest.spunAway,
      rounded(shareSpunAway(quest)),
      quest.accepted,
      quest.completed,
      quest.skipped,
    ]),
  );

type RefusedReason = {
  readonly command: string;
  readonly reason: string;
  readonly lastDay: number;
  readonly lastWeek: number;
};

/** The hours together, most refused first. */
export function refusedReasons({
  refused,
  asOf,
}: Pick<Figures, 'refused' | 'asOf'>): readonly RefusedReason[] {
  const dayBefore = Date.parse(asOf) - 86_400_000;
  const reasons = new Map<string, RefusedReason>();
  for (const { hour, command, reason, refused: times } of refused) {
    const key = `${command} ${reason}`;
    const { lastDay, lastWeek } = reasons.get(key) ?? { lastDay: 0, lastWeek: 0 };
    const isOfLastDay = Date.parse(hour) > dayBefore;
    reasons.set(key, {
      command,
      reason,
      lastDay: lastDay + (isOfLastDay ? times : 0),
      lastWeek: lastWeek + times,
    });
  }
  return [...reasons.values()].toSorted((a, b) => b.lastWeek - a.lastWeek);
}

/** A name of the code as words: `no-spins-left` is `No spins left`, `RespinWheel` is `Respin wheel`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By the names of the code, as the statement gives them. The file has every hour. */
export const refusedTable = (figures: Pick<Figures, 'refused' | 'asOf'>): InsightTable =>
  tableOf(
    copy.refused,
    [copy.reason, copy.command, copy.lastDay, copy.lastWeek],
    refusedReasons(figures).map(({ reason, command, lastDay, lastWeek }) => [
      reason,
      command,
      lastDay,
      lastWeek,
    ]),
    [
      ['hour', 'command', 'reason', 'refused'],
      ...figures.refused.map(({ hour, command, reason, refused }) => [hour, command, reason, refused]),
    ],
  );

export const effectTable = ({ measure, buckets }: MeasureEffect): InsightTable =>
  tableOf(
    copy.measures[measure],
    [copy.measures[measure], copy.before, copy.after],
    buckets.map(({ bucket, before, after }) => [bucket, before, after]),
  );

export const energyTable = ({ weeks }: Pick<EnergyFigures, 'weeks'>): InsightTable =>
  tableOf(
    copy.energyWeeks,
    [copy.weekFrom, copy.members, copy.meanEnergy, copy.meanMood],
    weeks.map(({ week, members, energy, mood }) => [cohortName(week), members, energy, mood]),
    [
      ['week', 'members', 'energy', 'mood'],
      ...weeks.map(({ week, members, energy, mood }) => [week, members, energy, mood]),
    ],
  );

const path = '/api/admin/insights';
/** While a history is folded. Each answer waits for the result for 1.5 s by itself. */
const askAgainMs = 2_000;

/** Asks again until the answer is there. SWR's own interval is decided before the first answer, and ends with the first that is ready. */
function useAskedAgain<Answer extends { readonly state: string }>(response: SWRResponse<Answer, Error>) {
  const { data, error, mutate } = response;
  const isComputing = data?.state === 'computing' && !error;
  useEffect(() => {
    if (!isComputing) return;
    const timer = setInterval(() => void mutate(), askAgainMs);
    return () => clearInterval(timer);
  }, [isComputing, mutate]);
  return response;
}

/** @param asOf an instant; null for now */
export const useInsights = (asOf: string | null): SWRResponse<InsightsAnswer, Error> =>
  useAskedAgain(
    useSWR<InsightsAnswer, Error>(
      asOf === null ? path : `${path}?${new URLSearchParams({ asOf })}`,
      readAs(insightsAnswer),
      { revalidateOnMount: true },
    ),
  );

/** Not asked before the admin does: the whole history is read. */
export const useEnergyFigures = (
  isAsked: boolean,
  asOf: string | null,
): SWRResponse<EnergyFiguresAnswer, Error> =>
  useAskedAgain(
    useSWR<EnergyFiguresAnswer, Error>(
      isAsked ? `${path}/energy${asOf === null ? '' : `?${new URLSearchParams({ asOf })}`}` : null,
      readAs(energyFiguresAnswer),
      { revalidateOnMount: true },
    ),
  );

export type EffectQuestion = { readonly rules: string; readonly asOf: string | null };

export const useRulesEffect = (question: EffectQuestion | null): SWRResponse<EffectAnswer, Error> =>
  useAskedAgain(
    useSWR<EffectAnswer, Error>(question && effectPath(question), readAs(effectAnswer), {
      revalidateOnMount: true,
    }),
  );

const effectPath = ({ rules, asOf }: EffectQuestion): string =>
  `${path}/rules-effect?${new URLSearchParams({ rules, ...(asOf !== null && { asOf }) })}`;
