import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { readAnew } from '#client/api/outdated.ts';
import { sendCommand } from '#client/api/send-command.ts';
import { Button } from '#client/design/button.tsx';
import { Card } from '#client/design/card.tsx';
import { ConfirmDialog } from '#client/design/dialog.tsx';
import { Stack } from '#client/design/layout.tsx';
import { Text } from '#client/design/text.tsx';
import { showToast } from '#client/design/toast.ts';
import { clearingMachine } from './clearing-machine.ts';
import { clearTexts, exportRequested } from './preference-texts.ts';

const clearDataMachine = clearingMachine({
  clear: async () => {
    await sendCommand({ method: 'DELETE', path: '/api/admin/clear-user-data' });
    await readAnew();
  },
  cleared: clearTexts.cleared,
  failed: clearTexts.failed,
});

type DataCardProps = { isMember: boolean; onCleared: () => void };

/** Taking data out, and having it gone. */
export function DataCard({ isMember, onCleared }: DataCardProps) {
  const [state, send] = useMachine(clearDataMachine.provide({ actions: { goOn: onCleared } }));
  const reasonId = useId();
  const asVisitor = isMember ? {} : { disabled: true, 'aria-describedby': reasonId };
  return (
    <Card title="Data Management">
      <Stack $gap="s3">
        {!isMember && (
          <Text $tone="muted" id={reasonId}>
            Sign in to manage your data
          </Text>
        )}
        <Button isBlock icon="download" onClick={() => showToast(exportRequested)} {...asVisitor}>
          Export My Data
        </Button>
        <Button
          isBlock
          variant="destructive"
          icon="trash"
          onClick={() => send({ type: 'dialog.opened' })}
          {...asVisitor}
        >
          {clearTexts.title}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={!state.matches('closed')}
        isPending={state.matches('clearing')}
        onCancel={() => send({ type: 'dialog.cancelled' })}
        onConfirm={() => send({ type: 'clearing.confirmed' })}
        title={clearTexts.title}
        description={clearTexts.description}
        confirmLabel={clearTexts.title}
        pendingLabel={clearTexts.pending}
        isDestructive
        icon="trash"
      />
    </Card>
  );
}
