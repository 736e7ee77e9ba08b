import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { leaveToLogout, showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { setSharedDevice, useSharedDevice } from '#client/lib/offline/member-storage.ts';
import { onWaitingChange } from '#client/lib/offline/outbox.ts';
import { theme } from '#client/styles/theme.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { deviceLoss, forgetBeforeSignOut } from './forget-device.ts';
import { deleteAccountCopy } from './member-copy.ts';
import { sharedDeviceCopy, signOutCopy } from './sign-out-copy.ts';

type ClearingDialogProps = Openings & {
  /** Clears on the server, and then here. */
  clear: () => Promise<void>;
  /** Null where the screen that follows says it. */
  cleared: ToastMessage | null;
  failed: ToastMessage;
  /** Where it leads once all is cleared. */
  onCleared: () => void;
  /** Facts to know before, and the word to type. */
  safeguard?: Safeguard | undefined;
} & Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'pendingLabel' | 'icon'>;

type Safeguard = {
  readonly goes: readonly string[];
  readonly stays: readonly string[];
  readonly word: string;
};

/** A question before data is cleared. Once confirmed it cannot be stopped; where clearing fails, the question returns. */
export function ClearingDialog({
  openings,
  clear,
  cleared,
  failed,
  onCleared,
  safeguard,
  ...words
}: ClearingDialogProps) {
  const [closings, setClosings] = useState(0);
  const [typed, setTyped] = useState('');
  const { ask, isSending } = useCommand<null, void>(
    // The deletion itself decides which reads are read again.
    { send: clear, movesOthers: () => false },
    {
      onAnswer: () => {
        if (cleared) showToast(cleared);
        setClosings(openings);
        onCleared();
      },
      onRefused: (error) => showRefusal(error, failed),
    },
  );
  return (
    <ConfirmDialog
      isOpen={openings > closings}
      isPending={isSending}
      onCancel={() => {
        if (isSending) return;
        setClosings(openings);
        setTyped('');
      }}
      onConfirm={() => ask(null)}
      isDestructive
      isBlocked={safeguard !== undefined && typed.trim().toUpperCase() !== safeguard.word}
      {...words}
    >
      {safeguard && <SafeguardFields {...safeguard} typed={typed} onType={setTyped} />}
    </ConfirmDialog>
  );
}

type SafeguardFieldsProps = Safeguard & { typed: string; onType: (typed: string) => void };

function SafeguardFields({ goes, stays, word, typed, onType }: SafeguardFieldsProps) {
  return (
    <Stack $gap="s4">
      <Fate title={deleteAccountCopy.whatGoes} lines={goes} />
      <Fate title={deleteAccountCopy.whatStays} lines={stays} />
      <TextAnchor href="/api/me/export" download>
        <Icon name="download" size={20} />
        {deleteAccountCopy.exportFirst}
      </TextAnchor>
      <TextField
        label={deleteAccountCopy.typeToConfirm(word)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </Stack>
  );
}

const Fate = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <b>{title}</b>
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  </div>
);

type SignOutDialogProps = Openings & { user: Pick<CurrentUser, 'id' | 'timeZone'> };

/** Asks before this device forgets the member, and names the data that only this device has. */
export function SignOutDialog({ openings, user }: SignOutDialogProps) {
  const { title, description, confirm, pending, cleared, failed } = signOutCopy;
  const loss = useSyncExternalStore(onWaitingChange, () => deviceLoss(user));
  return (
    <ClearingDialog
      openings={openings}
      clear={() => forgetBeforeSignOut(user.id)}
      cleared={cleared}
      failed={failed}
      onCleared={leaveToLogout}
      title={title}
      description={
        <>
          {description}
          {loss !== '' && <Loss>{loss}</Loss>}
        </>
      }
      confirmLabel={confirm}
      pendingLabel={pending}
      icon="trash"
    />
  );
}

/** Marks this device as one that others use too. */
export function SharedDeviceSwitch() {
  return (
    <Switch
      label={sharedDeviceCopy.label}
      description={sharedDeviceCopy.description}
      isOn={useSharedDevice()}
      onFlip={setSharedDevice}
    />
  );
}

const Lines = styled.ul`
  padding-inline-start: ${theme.space.s5};
  list-style: disc;
  font-size: ${theme.text.t14};
  color: ${theme.color.ink2};
`;

const Loss = styled.strong`
  display: block;
  margin-top: ${theme.space.s3};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.bad};
  overflow-wrap: anywhere;
`;
