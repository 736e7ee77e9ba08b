import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grow, NamedRow, Rows, Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { partingCopy } from './friends-copy.ts';
import { unblockCommand, useBlocked } from './together-api.ts';

/** The people whom the member blocked; no card without any. */
export function BlockedCard() {
  const { data } = useBlocked();
  const { ask, isSending } = useCommand(unblockCommand, {
    onAnswer: () => showToast(partingCopy.unblocked),
    onRefused: (error) => showRefusal(error, partingCopy.failed),
  });
  if (!data || data.blocked.length === 0) return null;
  return (
    <Card title={partingCopy.list}>
      <Stack>
        <Text $tone="muted">{partingCopy.listLead}</Text>
        <Rows>
          {data.blocked.map(({ id, firstName }) => {
            const name = firstName ?? partingCopy.noName;
            return (
              <NamedRow key={id}>
                <Grow>
                  <strong>{name}</strong>
                </Grow>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={`${partingCopy.unblock} ${name}`}
                  aria-disabled={isSending}
                  onClick={() => ask(id)}
                >
                  {partingCopy.unblock}
                </Button>
              </NamedRow>
            );
          })}
        </Rows>
      </Stack>
    </Card>
  );
}
