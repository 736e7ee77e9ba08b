import { css, styled } from 'styled-components';
import { libCopy } from '#client/lib/lib-copy.ts';
import { Icon } from '#client/ui/icon.tsx';
import { usePending } from './pending-overlay.ts';

const streak = ['currentStreak', 'bestStreak', 'skipTokens', 'tokensAtRisk', 'isActiveToday'];
/** Where each number is read, and in which fields. */
const numbers = {
  streak: ['/api/stats', streak],
  workouts: ['/api/stats', ['totalWorkouts']],
  quests: ['/api/stats', ['completedQuests']],
  points: ['/api/stats', ['totalPoints']],
  goal: ['/api/programs/active', ['goalProgress', 'goalProgressFromStart']],
  weight: ['/api/body-metrics/latest', ['weight']],
} as const;
export type PendingNumber = keyof typeof numbers;

/** Follows a number while it counts what was not sent yet. */
export function PendingMark({ of }: { of: PendingNumber }) {
  const [path, fields] = numbers[of];
  if (!usePending(path, fields)) return null;
  return (
    <Mark title={libCopy.pendingLead}>
      <Icon name="clock" size={18} label={libCopy.pending} />
    </Mark>
  );
}

const Mark = styled.span(
  ({ theme }) => css`
    display: inline-flex;
    flex: none;
    margin-inline-start: ${theme.space.s1};
    /* Beside a large numeral too, in the middle of a line of text. */
    vertical-align: middle;
  `,
);
