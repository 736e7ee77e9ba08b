import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
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
import { ownTemplateNames, ownTemplates } from '#projections/workout/own-templates.ts';
import type { Handler } from '#service/app-context.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart, queryOf } from '#service/http/read-request.ts';
import { historyAnswer, historyEntry, historyQuery } from './history-contract.ts';
import { keyOf, kindTitles, type Reader, shownDetails, shownEntry } from './history-view.ts';

const usualLimit = 30;

/** Newest first. One entry more than asked for tells whether there is another page. */
const readHistory: Handler =
  ({ db }) =>
  async (ctx) => {
    const { kinds = historyKinds, q = '', after, limit = usualLimit } = queryOf(ctx, historyQuery);
    const current = currentMember(ctx);
    const names = q === '' ? null : await matchesOf(db, current.memberId, q);
    const page = { kinds, after: after === undefined ? null : placeIn(after), limit: limit + 1, names };
    const rows = await historyPage(db, current.memberId, page);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const reader = await readerOf(db, current, rows);
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
    ctx.body = shownDetails(row, await readerOf(db, current, [row]), routine);
  };

function placeIn(cursor: string): HistoryPlace {
  const [date = '', position = ''] = cursor.split('.');
  return { date: asMemberDay(date), position };
}

/** Reads the names of the member's own workouts, where one is among the rows. */
async function readerOf(
  db: RowDatabase,
  { memberId, member }: CurrentMember,
  rows: readonly HistoryRow[],
): Promise<Reader> {
  const own = rows.flatMap((row) =>
    row.kind === 'workout' && !namedTemplates.has(row.state.templateId)
      ? [{ template_id: row.state.templateId }]
      : [],
  );
  const ownNames = own.length === 0 ? new Map<string, string>() : await ownTemplateNames(db, memberId, own);
  return { preference: member.profile.unitPreference ?? 'imperial', ownNames };
}

/** The member's own words are encrypted, so they are decrypted and compared here; those of the catalogue are compared by id. */
async function matchesOf(db: RowDatabase, memberId: MemberId, q: string): Promise<NameMatches> {
  const isMatch = (name: string): boolean => folded(name).includes(folded(q));
  const [own, saved] = await Promise.all([ownRoutines(db, memberId), ownTemplates(db, memberId)]);
  return {
    templateIds: [
      ...[...namedTemplates.values()].filter(({ name }) => isMatch(name)).map(({ id }) => id),
      ...saved.filter(({ name }) => isMatch(name)).map(({ templateId }) => templateId),
    ],
    questIds: [...quests, luckyDay].filter(({ name }) => isMatch(name)).map(({ id }) => id),
    kinds: Object.entries(kindTitles).flatMap(([kind, title]) =>
      historyKinds.filter((one) => one === kind && isMatch(title)),
    ),
    routineKeys: own.filter(({ names }) => names.some(isMatch)).map(({ key }) => key),
  };
}

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const historyRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/history',
    summary:
      'Everything that the member did, newest first, by kind and by a part of its name; 30 entries unless asked otherwise.',
    audience: 'members',
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
    answer: historyEntry,
    handle: readEntry,
  },
];
