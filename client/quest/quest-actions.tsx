import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Text } from '#client/ui/text.tsx';
import type { Stats } from '#service/stats/stats-contract.ts';
import type { QuestAsk } from './quest-calls.ts';
import { questsDoneText, skipNote, tokensText } from './quest-texts.ts';
import type { QuestView } from './quest-view.ts';

type Ask = QuestAsk['type'];
type QuestActionsProps = {
  view: QuestView;
  remainingSpins: number;
  stats: Stats;
  isSending: boolean;
  /** Whether the quest's status admits the command. */
  can: (command: Ask) => boolean;
  onAsk: (command: Ask) => void;
};

/** What can be done about the quest now; nothing once the day is done. */
export function QuestActions({ view, remainingSpins, stats, isSending, can, onAsk }: QuestActionsProps) {
  switch (view) {
    case 'ready':
    case 'spinning':
      return (
        <SpinAction stats={stats} isSending={isSending} isSpinning={view === 'spinning'} onAsk={onAsk} />
      );
    case 'proposed':
      return (
        <Actions>
          <Button
            variant="primary"
            icon="check"
            isBlock
            disabled={!can('AcceptQuest')}
            onClick={() => onAsk('AcceptQuest')}
          >
            Accept
          </Button>
          <Pair $isSplit={remainingSpins > 0}>
            {remainingSpins > 0 && (
              <Button icon="reset" disabled={!can('RespinWheel')} onClick={() => onAsk('RespinWheel')}>
                Re-spin
              </Button>
            )}
            <SkipButton stats={stats} onSkip={() => onAsk('SkipQuest')} />
          </Pair>
        </Actions>
      );
    case 'assigned':
      return (
        <Actions>
          <Button variant="primary" icon="check" isBlock onClick={() => onAsk('CompleteQuest')}>
            Complete
          </Button>
          <Pair>
            <SkipButton stats={stats} onSkip={() => onAsk('SkipQuest')} />
          </Pair>
        </Actions>
      );
    case 'done':
    case 'skipped':
    case 'lucky':
      return null;
  }
}

type SpinActionProps = {
  stats: Stats;
  isSending: boolean;
  isSpinning: boolean;
  onAsk: (command: Ask) => void;
};

function SpinAction({ stats, isSending, isSpinning, onAsk }: SpinActionProps) {
  const isBusy = isSending || isSpinning;
  return (
    <Actions>
      <Purse>
        <b>
          <Icon name="ticket" />
          {tokensText(stats.skipTokens)}
        </b>
        <span>{questsDoneText(stats.completedQuests)}</span>
      </Purse>
      <Button
        variant="primary"
        icon="wheel"
        isBlock
        aria-disabled={isBusy}
        onClick={() => isBusy || onAsk('SpinWheel')}
      >
        {isSpinning ? 'Spinning...' : 'Spin the Wheel'}
      </Button>
    </Actions>
  );
}

/** Says what it costs before it is pressed; without a token it says why it cannot be. */
function SkipButton({ stats, onSkip }: { stats: Stats; onSkip: () => void }) {
  const noteId = useId();
  const isPayable = stats.skipTokens > 0;
  return (
    <>
      <Button
        variant="outline"
        icon="ticket"
        aria-disabled={!isPayable}
        aria-describedby={noteId}
        onClick={() => isPayable && onSkip()}
      >
        Skip
      </Button>
      <Note $tone="soft" $size="t13" id={noteId}>
        {skipNote(stats)}
      </Note>
    </>
  );
}

const Actions = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
  `,
);

const Pair = styled.div<{ $isSplit?: boolean }>(
  ({ theme, $isSplit = false }) => css`
    display: grid;
    grid-template-columns: ${$isSplit ? '1fr 1fr' : '1fr'};
    gap: ${theme.space.s2} ${theme.space.s3};
  `,
);

const Note = styled(Text)`
  grid-column: 1 / -1;
  justify-self: center;
  text-align: center;
`;

const Purse = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s3};
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    & > b {
      display: flex;
      align-items: center;
      gap: ${theme.space.s2};
    }
    & > span {
      font-size: ${theme.text.t14};
      color: ${theme.color.ink3};
    }
  `,
);
