import { advance } from '#domain/kernel/lifecycle.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { type QuestStatus, questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import type { Projection } from '#projections/engine/projection.ts';

type QuestDayState = {
  readonly memberId: string;
  readonly date: string;
  readonly status: QuestStatus;
  readonly questId: string;
  readonly points: number;
};
type QuestDayRow = {
  readonly member_id: string;
  readonly date: string;
  readonly status: string;
  readonly quest_id: string;
  readonly points: number;
};

const isQuestEvent = (event: QuestEvent | MemberCleared): event is QuestEvent => 'questId' in event;

/** The quest of each member and date, by `member|date`. */
export const questDays: Projection<QuestEvent | MemberCleared, QuestDayState, QuestDayRow> = {
  name: 'quest_days',
  version: 2,
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
  initial: { memberId: '', date: '', status: questLifecycle.initial, questId: '', points: 0 },
  evolve(state, { event }) {
    if (!isQuestEvent(event)) return null;
    const { memberId, date, questId } = event;
    const status = advance(questLifecycle, state.status, event.type);
    return { memberId, date, questId, status, points: event.type === 'QuestCompleted' ? event.points : 0 };
  },
  table: {
    columns: { member_id: 'text', date: 'date', status: 'text', quest_id: 'text', points: 'integer' },
    indexes: ['member_id, date'],
    row: (state) => ({
      member_id: state.memberId,
      date: state.date,
      status: state.status,
      quest_id: state.questId,
      points: state.points,
    }),
  },
};
