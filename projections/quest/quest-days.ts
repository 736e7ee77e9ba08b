import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { advance } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { type QuestStatus, questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables, versions } from '#projections/versions.ts';

export type QuestDayState = {
  readonly memberId: string;
  readonly date: MemberDay;
  readonly status: QuestStatus;
  readonly questId: string;
  readonly points: number;
  readonly revision: number;
  /** Position of the last event: rows are listed in the order of recording. */
  readonly position: string;
  /** The quests of earlier spins of the date, each replaced by the next spin. */
  readonly spunAway: readonly string[];
  /** The member's own words about a completed quest; absent without any. */
  readonly note?: string;
};

const table = defineTable<QuestDayState>()({
  columns: {
    member_id: ['text', 'memberId'],
    date: ['date', 'date'],
    status: ['text', 'status'],
    quest_id: ['text', 'questId'],
    points: ['integer', 'points'],
    revision: ['integer', 'revision'],
    position: ['text', 'position'],
    spun_away: ['text[]', 'spunAway'],
  },
  personal: { note: undefined },
  owner: 'member_id',
  // Without the position, which changes with every event: Postgres updates a row in place when no indexed column changes.
  indexes: ['member_id, date desc'],
});

const isQuestEvent = (event: QuestEvent | MemberCleared): event is QuestEvent => 'questId' in event;

/** One row per member and date, by `member|date`. */
export const questDays: Projection<QuestEvent | MemberCleared, QuestDayState, RowOf<typeof table>> = {
  name: 'quest_days',
  version: versions.quest_days,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'QuestSpun',
    'QuestAccepted',
    'QuestCompleted',
    'QuestSkipped',
    'QuestCompletionUndone',
    'QuestDayReset',
    ...memberCleared,
  ],
  metadata: [],
  key: ({ event }) => (isQuestEvent(event) ? `${event.memberId}|${event.date}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (isQuestEvent(event) ? null : event.memberId),
  initial: {
    memberId: '',
    date: asMemberDay(''),
    status: questLifecycle.initial,
    questId: '',
    points: 0,
    revision: -1,
    position: '',
    spunAway: [],
  },
  evolve(state, { event, revision, position }) {
    if (!isQuestEvent(event)) return null;
    const { memberId, date, questId } = event;
    const status = advance(questLifecycle, state.status, event.type);
    const points = event.type === 'QuestCompleted' ? event.points : 0;
    const isRespin = event.type === 'QuestSpun' && state.status === 'proposed';
    const spunAway = isRespin ? [...state.spunAway, state.questId] : state.spunAway;
    const words = event.type === 'QuestCompleted' && event.note !== undefined ? { note: event.note } : {};
    return { memberId, date, questId, status, points, revision, position, spunAway, ...words };
  },
  table,
};

type QuestDay = {
  readonly date: MemberDay;
  readonly status: QuestStatus;
  readonly quest_id: string;
  readonly points: number;
  /** Revision in the stream of the date. */
  readonly revision: number;
};

/** The quest of a member's date, including a mere proposal; null when the wheel was not spun. */
export async function questOfDay(db: Pool, memberId: MemberId, date: MemberDay): Promise<QuestDay | null> {
  const { rows } = await db.query<QuestDay>({
    name: 'quest-of-day',
    text: `select date, status, quest_id, points, revision from ${tables.quest_days} where key = $1`,
    values: [`${memberId}|${date}`],
  });
  return rows[0] ?? null;
}
