import { useId, useState } from 'react';
import { Button } from '#client/design/button.tsx';
import { Card } from '#client/design/card.tsx';
import { Stack } from '#client/design/layout.tsx';
import { navigations } from '#client/design/paths.ts';
import { Text } from '#client/design/text.tsx';
import { showToast } from '#client/design/toast.ts';
import { clearData, deleteAccount } from './erasing.ts';
import { ErasingButton } from './erasing-button.tsx';
import { clearTexts, deleteTexts, exportRequested } from './preference-texts.ts';
import { TakePanel } from './take-panel.tsx';
import { useMailAddress } from './use-mail-address.ts';

type DataCardProps = {
  /** Null for a visitor. */
  memberId: string | null;
  onCleared: () => void;
};

/** Taking data out, and having it gone. */
export function DataCard({ memberId, onCleared }: DataCardProps) {
  const [isTaking, setTaking] = useState(false);
  // Known before the button is pressed, which makes no call.
  const mailTo = useMailAddress(memberId);
  const reasonId = useId();
  const asVisitor = memberId === null ? { disabled: true, 'aria-describedby': reasonId } : {};
  return (
    <Card title="Data Management">
      <Stack $gap="s3">
        {memberId === null && (
          <Text $tone="muted" id={reasonId}>
            Sign in to manage your data
          </Text>
        )}
        <Button
          isBlock
          icon="download"
          onClick={() => {
            showToast(exportRequested);
            setTaking(true);
          }}
          {...asVisitor}
        >
          Export My Data
        </Button>
        {isTaking && memberId !== null && <TakePanel mailTo={mailTo} />}
        <ErasingButton
          texts={clearTexts}
          erase={() => clearData(memberId ?? '')}
          onErased={onCleared}
          {...asVisitor}
        />
        <ErasingButton
          texts={deleteTexts}
          erase={() => deleteAccount(memberId ?? '')}
          // The browser forgets who was here, and shows what a visitor sees.
          onErased={() => window.location.assign(navigations.logout)}
          {...asVisitor}
        />
      </Stack>
    </Card>
  );
}
