import type { QuestDay } from './quest-day.ts';
import type { QuestView } from './quest-view.ts';

type Hub = { big: string; small?: string };

/** The words in the middle of the wheel. */
export function hubOf(view: QuestView, { quest, remainingSpins, pointsEarned }: QuestDay): Hub {
  switch (view) {
    case 'ready':
      return { big: 'SPIN', small: `${remainingSpins} left` };
    case 'spinning':
      return { big: 'SPIN' };
    case 'proposed':
    case 'assigned':
      return worth(quest?.pointsReward ?? 0);
    case 'done':
    case 'lucky':
      return worth(pointsEarned);
    case 'skipped':
      return { big: '0', small: 'points' };
  }
}

const worth = (points: number): Hub => ({ big: `+${points}`, small: points === 1 ? 'point' : 'points' });
