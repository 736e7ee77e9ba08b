import { useId, useState } from 'react';
import useSWR from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { leaveToLogout, showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { useOpenings } from '#client/ui/use-openings.ts';
import { exportMailAnswer } from '#service/features/member-data/member-data-contract.ts';
import { ClearingDialog } from './clearing-dialog.tsx';
import { clearData, deleteAccount } from './forget-device.ts';
import {
  clearDataCopy,
  deleteAccountCopy,
  exportDataCopy,
  exportRequested,
  privacyCopy,
  withoutAccessCopy,
} from './member-copy.ts';

type DataCardProps = {
  /** Null for a visitor. */
  memberId: string | null;
  onCleared?: () => void;
  /** At the beta gate, where only deleting the account is offered. */
  isWithoutAccess?: boolean;
};

/** Export and deletion of the member’s data. */
export function DataCard({ memberId, onCleared = () => {}, isWithoutAccess = false }: DataCardProps) {
  const [isTaking, setTaking] = useState(false);
  // Known before the button is pressed, which makes no call.
  const mailTo = useMailAddress(memberId);
  const reasonId = useId();
  const asVisitor = memberId === null ? { disabled: true, 'aria-describedby': reasonId } : {};
  return (
    <Card title={isWithoutAccess ? withoutAccessCopy.title : privacyCopy.dataManagement}>
      <Stack $gap="s3">
        {isWithoutAccess && <Text $tone="muted">{withoutAccessCopy.description}</Text>}
        {memberId === null && (
          <Text $tone="muted" id={reasonId}>
            {privacyCopy.signInFirst}
          </Text>
        )}
        <Button
          isBlock
          icon="download"
          onClick={() => {
            showToast({ ...exportRequested, action: { label: exportDataCopy.takeNow, onSelect: toFiles } });
            setTaking(true);
          }}
          {...asVisitor}
        >
          {privacyCopy.exportMyData}
        </Button>
        {isTaking && memberId !== null && <TakePanel mailTo={mailTo} />}
        {!isWithoutAccess && (
          <ErasingButton
            texts={clearDataCopy}
            erase={() => clearData(memberId ?? '')}
            onErased={onCleared}
            {...asVisitor}
          />
        )}
        <ErasingButton
          texts={
            isWithoutAccess ? { ...deleteAccountCopy, ...withoutAccessCopy.deletion } : deleteAccountCopy
          }
          erase={() => deleteAccount(memberId ?? '')}
          onErased={leaveToLogout}
          {...asVisitor}
        />
      </Stack>
    </Card>
  );
}

/** To the first of the files, from the toast. */
const toFiles = (): void =>
  document.querySelector<HTMLAnchorElement>(`a[href="${exportDataCopy.files[0].href}"]`)?.focus();

/** Where the member's files can be mailed to; null while that is unknown, and where they cannot. @param memberId null for a visitor */
function useMailAddress(memberId: string | null): string | null {
  const path = memberId === null ? null : '/api/me/export/mail';
  return useSWR(path, readAs(exportMailAnswer)).data?.to ?? null;
}

type TakePanelProps = {
  /** An address that the files can be mailed to. */
  mailTo: string | null;
};

/** Files of the member's own data, which the browser itself fetches. */
function TakePanel({ mailTo }: TakePanelProps) {
  return (
    <Card tone="well" level={3} title={exportDataCopy.title}>
      <Stack>
        <Stack $gap="s2">
          <Text $tone="muted">{exportDataCopy.description(mailTo !== null)}</Text>
          {exportDataCopy.files.map(({ href, label }) => (
            <TextAnchor key={href} href={href} download>
              <Icon name="download" size={20} />
              {label}
            </TextAnchor>
          ))}
        </Stack>
        {mailTo !== null && <MailOffer to={mailTo} />}
      </Stack>
    </Card>
  );
}

/** Has the member's files mailed. */
const mailCommand: CommandOf<null, void> = {
  send: (_, idempotencyKey) => sendCommand({ method: 'POST', path: '/api/me/export/mail', idempotencyKey }),
  movesOthers: () => false,
};

/** The same files by mail. @param to the member's verified address */
function MailOffer({ to }: { to: string }) {
  const [isMailed, setMailed] = useState(false);
  const { ask, isSending } = useCommand(mailCommand, {
    onAnswer: () => setMailed(true),
    onRefused: (error) => showRefusal(error, exportDataCopy.notMailed),
  });
  return (
    <Stack $gap="s2">
      <Button
        isBlock
        variant="outline"
        icon="mail"
        disabled={isSending || isMailed}
        onClick={() => ask(null)}
      >
        {isSending ? exportDataCopy.mailing : exportDataCopy.mail}
      </Button>
      <Text $tone="muted" role="status">
        {isMailed && exportDataCopy.mailed(to)}
      </Text>
    </Stack>
  );
}

type ErasingButtonProps = {
  texts: {
    readonly title: string;
    readonly description: string;
    readonly pending: string;
    readonly cleared: ToastMessage;
    readonly failed: ToastMessage;
    readonly goes?: readonly string[];
    readonly stays?: readonly string[];
    readonly word?: string;
  };
  erase: () => Promise<void>;
  onErased: () => void;
  disabled?: boolean;
  'aria-describedby'?: string;
};

/** Something that cannot be taken back, with the question before it. */
function ErasingButton({ texts, erase, onErased, ...button }: ErasingButtonProps) {
  const { openings, open } = useOpenings();
  const { goes, stays, word } = texts;
  return (
    <>
      <Button isBlock variant="danger" icon="trash" onClick={open} {...button}>
        {texts.title}
      </Button>
      <ClearingDialog
        openings={openings}
        clear={erase}
        cleared={texts.cleared}
        failed={texts.failed}
        onCleared={onErased}
        title={texts.title}
        description={texts.description}
        confirmLabel={texts.title}
        pendingLabel={texts.pending}
        safeguard={goes && stays && word ? { goes, stays, word } : undefined}
        icon="trash"
      />
    </>
  );
}
