import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { navigations } from '#client/ui/paths.ts';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { clearData, deleteAccount } from './erasing.ts';
import { ErasingButton } from './erasing-button.tsx';
import { clearTexts, deleteTexts, exportRequested, withoutAccessTexts } from './preference-texts.ts';
import { TakePanel } from './take-panel.tsx';
import { useMailAddress } from './use-mail-address.ts';

type DataCardProps = {
  /** Null for a visitor. */
  memberId: string | null;
  onCleared?: () => void;
  /** At the beta gate: an account that stays has nothing to be cleared for. */
  isWithoutAccess?: boolean;
};

/** Taking data out, and having it gone. */
export function DataCard({ memberId, onCleared = () => {}, isWithoutAccess = false }: DataCardProps) {
  const [isTaking, setTaking] = useState(false);
  // Known before the button is pressed, which makes no call.
  const mailTo = useMailAddress(memberId);
  const reasonId = useId();
  const asVisitor = memberId === null ? { disabled: true, 'aria-describedby': reasonId } : {};
  return (
    <Card title={isWithoutAccess ? withoutAccessTexts.title : 'Data Management'}>
      <Stack $gap="s3">
        {isWithoutAccess && <Text $tone="muted">{withoutAccessTexts.description}</Text>}
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
        {!isWithoutAccess && (
          <ErasingButton
            texts={clearTexts}
            erase={() => clearData(memberId ?? '')}
            onErased={onCleared}
            {...asVisitor}
          />
        )}
        <ErasingButton
          texts={isWithoutAccess ? { ...deleteTexts, ...withoutAccessTexts.deletion } : deleteTexts}
          erase={() => deleteAccount(memberId ?? '')}
          // The browser forgets who was here, and shows what a visitor sees.
          onErased={() => window.location.assign(navigations.logout)}
          {...asVisitor}
        />
      </Stack>
    </Card>
  );
}
