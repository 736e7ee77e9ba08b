import { useState } from 'react';
import { dayText } from '#client/lib/format/format-day.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grow, NamedRow, Rows, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { Friends } from '#service/features/together/friends-contract.ts';
import { CodeDialog } from './code-dialog.tsx';
import { inviteCopy } from './friends-copy.ts';
import { refusedText } from './refused-text.ts';
import { inviteCommand, takeBackCommand } from './together-api.ts';

type InviteCardProps = { invitations: Friends['invitations']; timeZone: string };

/** Makes a code for a friend, and lists those that wait for an answer. */
export function InviteCard({ invitations, timeZone }: InviteCardProps) {
  const [code, setCode] = useState<string | null>(null);
  const { ask, isSending } = useCommand(inviteCommand, {
    onAnswer: (answer) => setCode(answer.code),
    onRefused: (error) => showToast(refusedText(error, inviteCopy.failed)),
  });
  return (
    <Card title={inviteCopy.title}>
      <Stack>
        <Text $tone="muted">{inviteCopy.lead}</Text>
        <Button variant="primary" icon="plus" isBlock aria-disabled={isSending} onClick={() => ask()}>
          {isSending ? inviteCopy.making : inviteCopy.make}
        </Button>
        {invitations.length > 0 && <OpenInvitations invitations={invitations} timeZone={timeZone} />}
      </Stack>
      <CodeDialog code={code} onClose={() => setCode(null)} />
    </Card>
  );
}

function OpenInvitations({ invitations, timeZone }: InviteCardProps) {
  const { ask, isSending } = useCommand(takeBackCommand, {
    onAnswer: () => showToast(inviteCopy.takenBack),
    onRefused: (error) => showRefusal(error, inviteCopy.failedBack),
  });
  return (
    <section>
      <Text as="h3">{inviteCopy.open}</Text>
      <Rows>
        {invitations.map(({ id, expiresAt, circleId }) => {
          const what = circleId === null ? inviteCopy.ofFriend : inviteCopy.ofCircle;
          const day = dayText(dayOf(asInstant(expiresAt), timeZone));
          return (
            <NamedRow key={id}>
              <Grow>
                <strong>{what}</strong>
                <SubText>{inviteCopy.until(day)}</SubText>
              </Grow>
              <Button
                size="small"
                variant="outline"
                aria-label={inviteCopy.takeBackOf(what, day)}
                aria-disabled={isSending}
                onClick={() => ask(id)}
              >
                {inviteCopy.takeBack}
              </Button>
            </NamedRow>
          );
        })}
      </Rows>
    </section>
  );
}
