import { useMachine } from '@xstate/react';
import { Button } from '#client/design/button.tsx';
import { Text } from '#client/design/text.tsx';
import { NoticeActions, NoticeCard } from './notice-card.tsx';
import { zoneMachine } from './zone-machine.ts';

type ZonePromptProps = {
  /** Where the device is. */
  zone: string;
  /** Where the days are counted. */
  timeZone: string;
  onDecline: () => void;
};

/** The question, and the sending of a yes. */
export function ZonePrompt({ zone, timeZone, onDecline }: ZonePromptProps) {
  const [state, send] = useMachine(zoneMachine);
  const isSending = state.matches('sending');
  return (
    <NoticeCard label="Time zone" icon="clock">
      <div role="status">
        <p>
          <b>You seem to be in {zone}. Count your days there?</b>
        </p>
        <Text $tone="muted" $size="t14">
          Until now they are counted in {timeZone}. Days that are over stay as they were.
        </Text>
      </div>
      <NoticeActions>
        <Button size="small" onClick={onDecline} disabled={isSending}>
          No, stay with {timeZone}
        </Button>
        <Button
          size="small"
          variant="ink"
          disabled={isSending}
          onClick={() => send({ type: 'command.sent', command: { zone } })}
        >
          Yes, {zone}
        </Button>
      </NoticeActions>
    </NoticeCard>
  );
}
