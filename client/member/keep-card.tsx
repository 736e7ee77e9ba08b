import { useMachine } from '@xstate/react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';
import { keepMachine } from './keep-machine.ts';
import { keepTexts } from './preference-texts.ts';

type KeepCardProps = {
  /** As they stand on the screen. */
  preferences: { notifications: NotificationPreferences } | { privacy: PrivacyPreferences };
  /** Whether they are on the server like this, as everybody starts, or as they were just changed. */
  standing: 'kept' | 'usual' | 'changed';
};

const notes = { kept: keepTexts.isKept, usual: keepTexts.isUsual, changed: keepTexts.isNotKept };

/** Makes the switches of a screen last. */
export function KeepCard({ preferences, standing }: KeepCardProps) {
  const [state, send] = useMachine(keepMachine);
  const isSending = state.matches('sending');
  return (
    <Card>
      <Stack>
        <Text $tone="muted" role="status">
          {notes[standing]}
        </Text>
        <Button
          variant={standing === 'changed' ? 'primary' : 'quiet'}
          isBlock
          disabled={standing === 'kept' || isSending}
          onClick={() => send({ type: 'command.sent', command: preferences })}
        >
          {isSending ? keepTexts.pending : keepTexts.button}
        </Button>
      </Stack>
    </Card>
  );
}
