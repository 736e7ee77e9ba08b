import { useId, useState } from 'react';
import { dayText } from '#client/lib/format/format-day.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#client/ui/dialog.tsx';
import { Grow, NamedRow, Row, Rows } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { formerCopy, friendsCopy, partingCopy } from './friends-copy.ts';
import { ReportDialog } from './report-dialog.tsx';
import { type FormerFriend, partCommand, useFormerFriends } from './together-api.ts';
import { WhenLoaded } from './when-loaded.tsx';

type Chosen = { readonly friend: FormerFriend; readonly way: 'block' | 'report' };

/** Blocks and reports people who are not on the list of friends any more. They are read once somebody asks for them. */
export function FormerFriends() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = (): void => {
    setOpen(false);
    setChosen(null);
  };
  const { ask, isSending } = useCommand(partCommand, {
    onAnswer: () => {
      close();
      showToast(partingCopy.blocked);
    },
    onRefused: (error) => {
      close();
      showRefusal(error, partingCopy.failed);
    },
  });
  const friend = chosen?.friend;
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {formerCopy.open}
      </Button>
      <Dialog
        isOpen={isOpen && !chosen}
        onClose={close}
        title={formerCopy.title}
        description={formerCopy.description}
      >
        {isOpen && <FormerList onChoose={setChosen} />}
      </Dialog>
      {friend && chosen.way === 'report' && (
        <ReportDialog id={friend.id} name={friend.firstName} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={chosen?.way === 'block'}
        onCancel={close}
        onConfirm={() => friend && ask({ id: friend.id, way: 'block' })}
        title={partingCopy.blockTitle(friend?.firstName ?? null)}
        description={partingCopy.blockNote}
        confirmLabel={partingCopy.block}
        pendingLabel={partingCopy.pending}
        isPending={isSending}
        isDestructive
        icon="lock"
      />
    </>
  );
}

type FormerListProps = { onChoose: (chosen: Chosen) => void };

/** Reads the list each time that it appears, because others change it. */
function FormerList({ onChoose }: FormerListProps) {
  return (
    <WhenLoaded state={useFormerFriends()} failure={formerCopy.unread}>
      {({ former }) =>
        former.length === 0 ? (
          <Text $tone="muted">{formerCopy.none}</Text>
        ) : (
          <Rows>
            {former.map((friend) => (
              <FormerRow key={friend.id} friend={friend} onChoose={onChoose} />
            ))}
          </Rows>
        )
      }
    </WhenLoaded>
  );
}

function FormerRow({ friend, onChoose }: FormerListProps & { friend: FormerFriend }) {
  const id = useId();
  return (
    <NamedRow $wraps>
      <Grow id={id}>
        <strong>{friendsCopy.nameOr(friend.firstName)}</strong>
        <SubText>{formerCopy.since(dayText(friend.since))}</SubText>
      </Grow>
      <Row>
        <Button
          size="small"
          variant="danger"
          aria-describedby={id}
          onClick={() => onChoose({ friend, way: 'block' })}
        >
          {partingCopy.block}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-describedby={id}
          onClick={() => onChoose({ friend, way: 'report' })}
        >
          {partingCopy.report}
        </Button>
      </Row>
    </NamedRow>
  );
}
