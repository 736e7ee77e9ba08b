import { useMachine } from '@xstate/react';
import useSWR from 'swr';
import { readAs } from '#client/api/swr.ts';
import { Button } from '#client/design/button.tsx';
import { Text } from '#client/design/text.tsx';
import { exportMailAnswer } from '#service/member-data/member-data-contract.ts';
import { mailMachine } from './mail-machine.ts';
import { takeTexts } from './preference-texts.ts';

/** The same files by mail, where the service sends mail and knows a verified address. */
export function MailOffer() {
  const { data } = useSWR('/api/me/export/mail', readAs(exportMailAnswer));
  const [state, send] = useMachine(mailMachine);
  const to = data?.to;
  if (!to) return null;
  return (
    <>
      <Button
        isBlock
        icon="mail"
        disabled={!state.matches('offered')}
        onClick={() => send({ type: 'mail.asked' })}
      >
        {state.matches('sending') ? takeTexts.mailing : takeTexts.mail}
      </Button>
      <Text $tone="muted" role="status">
        {state.matches('asked') && takeTexts.mailed(to)}
      </Text>
    </>
  );
}
