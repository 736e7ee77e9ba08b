import { useRef } from 'react';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { nudgeCopy } from './friends-copy.ts';
import { refusedText } from './refused-text.ts';
import { chooseNudgesCommand, nudgeCommand } from './together-api.ts';

/** The friend's reminder to the member, and a button that reminds the friend. Both need the consent of both. */
export function NudgeLine({ friend: { id, facts, nudges } }: { friend: Friend }) {
  const line = useRef<HTMLDivElement>(null);
  const { ask, isSending } = useCommand(nudgeCommand, {
    onAnswer: () => line.current?.focus({ preventScroll: true }),
    onRefused: (error) => showToast(refusedText(error, nudgeCopy.failed)),
  });
  const { firstName, isAtRisk } = facts;
  if (!(nudges.isReceived || nudges.isMutual)) return null;
  return (
    <div ref={line} tabIndex={-1} role="status">
      {nudges.isReceived && (
        <Chip tone="warn" icon="flame">
          {nudgeCopy.received(firstName)}
        </Chip>
      )}
      {nudges.isMutual && nudges.isSent && (
        <Text $tone="muted" $size="t14">
          {nudgeCopy.sent(firstName)}
        </Text>
      )}
      {nudges.isMutual && !nudges.isSent && isAtRisk && (
        <Button size="small" icon="flame" aria-disabled={isSending} onClick={() => ask(id)}>
          {nudgeCopy.nudge(firstName)}
        </Button>
      )}
    </div>
  );
}

/** Whether the two may nudge each other. What the friend chose shows once both want it. */
export function NudgeSwitch({ friend: { id, facts, nudges } }: { friend: Friend }) {
  const { ask } = useCommand(chooseNudgesCommand, {
    onRefused: (error) => showToast(refusedText(error, nudgeCopy.failedSwitch)),
  });
  return (
    <Switch
      label={nudgeCopy.label}
      description={nudgeCopy.description(facts.firstName)}
      isOn={nudges.isOn}
      onFlip={(isOn) => ask({ id, isOn })}
    />
  );
}
