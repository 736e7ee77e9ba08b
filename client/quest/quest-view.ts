import type { SnapshotFrom } from 'xstate';
import type { QuestDay } from './quest-day.ts';
import type { questMachine } from './quest-machine.ts';
import { isLuckyDay } from './quest-texts.ts';

/** What the card shows. */
export type QuestView = 'ready' | 'spinning' | 'proposed' | 'assigned' | 'done' | 'skipped' | 'lucky';

/** While the wheel turns, its result is known but not yet shown. */
export const viewOf = (state: SnapshotFrom<typeof questMachine>): QuestView =>
  state.matches({ wheel: 'spinning' })
    ? 'spinning'
    : viewOfDay({ status: state.value.quest, quest: state.context.day.quest });

function viewOfDay({ status, quest }: Pick<QuestDay, 'status' | 'quest'>): QuestView {
  switch (status) {
    case 'none':
      return 'ready';
    case 'completed':
      return isLuckyDay(quest) ? 'lucky' : 'done';
    case 'proposed':
    case 'assigned':
    case 'skipped':
      return status;
  }
}
