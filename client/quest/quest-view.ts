import type { SnapshotFrom } from 'xstate';
import type { questMachine } from './quest-machine.ts';
import { isLuckyDay } from './quest-texts.ts';

/** What the card shows. */
export type QuestView = 'ready' | 'spinning' | 'proposed' | 'assigned' | 'done' | 'skipped' | 'lucky';

/** While the wheel turns, its result is known but not yet shown. */
export function viewOf(state: SnapshotFrom<typeof questMachine>): QuestView {
  if (state.matches({ wheel: 'spinning' })) return 'spinning';
  if (state.matches({ quest: 'proposed' })) return 'proposed';
  if (state.matches({ quest: 'assigned' })) return 'assigned';
  if (state.matches({ quest: 'skipped' })) return 'skipped';
  if (state.matches({ quest: 'completed' })) return isLuckyDay(state.context.day.quest) ? 'lucky' : 'done';
  return 'ready';
}
