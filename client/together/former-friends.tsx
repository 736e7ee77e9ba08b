import { useId, useState } from 'react';
import { dayText } from '#client/lib/format/format-day.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Grow, NamedRow, Row, Rows } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { formerCopy, friendsCopy, partingCopy } from './friends-copy.ts';
import { PartingDialog, type PartingQuestion } from './parting-dialogs.tsx';
import { type FormerFriend, useFormerFriends } from './together-api.ts';
import { WhenLoaded } from './when-loaded.tsx';

/** Blocks and reports people who are not on the list of friends any more. They are read once somebody asks for them. */
export function FormerFriends() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<PartingQuestion | null>(null);
  const close = (): void => {
    setOpen(false);
    setChosen(null);
  };
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
      <PartingDialog asked={chosen} onClose={close} />
    </>
  );
}

type FormerListProps = { onChoose: (chosen: PartingQuestion) => void };

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
  const asked = { id: friend.id, name: friend.firstName };
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
          onClick={() => onChoose({ ...asked, way: 'block' })}
        >
          {partingCopy.block}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-describedby={id}
          onClick={() => onChoose({ ...asked, way: 'report' })}
        >
          {partingCopy.report}
        </Button>
      </Row>
    </NamedRow>
  );
}
