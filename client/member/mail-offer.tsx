import { useMachine } from '@xstate/react';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { mailMachine } from './mail-machine.ts';
import { takeTexts } from './preference-texts.ts';

/** The same files by mail. @param to the member's verified address */
export function MailOffer({ to }: { to: string }) {
  const [state, send] = useMachine(mailMachine);
  return (
    <Stack $gap="s2">
      <Button
        isBlock
        variant="outline"
        icon="mail"
        disabled={!state.matches('offered')}
        onClick={() => send({ type: 'mail.asked' })}
      >
        {state.matches('sending') ? takeTexts.mailing : takeTexts.mail}
      </Button>
      <Text $tone="muted" role="status">
        {state.matches('asked') && takeTexts.mailed(to)}
      </Text>
    </Stack>
  );
}
