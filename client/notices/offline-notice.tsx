import { useState } from 'react';
import { styled } from 'styled-components';
import { sendWaiting, type Waiting, withdraw } from '#client/lib/offline/outbox.ts';

import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { Rows } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { SubText } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { noticesCopy } from './notices-copy.ts';

type OfflineNoticeProps = {
  line: string;
  note: string;
  /** What waits on this device, or was refused. */
  held: readonly Waiting[];
  isOnline: boolean;
};

/** Says that there is no network, or what waits on this device for it. */
export function OfflineNotice({ line, note, held, isOnline }: OfflineNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const isAnyToSend = held.some(({ problem }) => !problem?.isFinal);
  return (
    <>
      <QuietLine
        label={noticesCopy.connection}
        icon={isOnline ? 'clock' : 'bolt'}
        action={{ label: noticesCopy.details, onPress: () => setOpen(true) }}
      >
        {line}
      </QuietLine>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon={isOnline ? 'clock' : 'bolt'}
        title={noticesCopy.connection}
        description={note}
      >
        {held.length > 0 && (
          <Held aria-label={noticesCopy.keptOnThisDevice}>
            {held.map((one) => (
              <HeldCommand key={one.idempotencyKey} {...one} />
            ))}
          </Held>
        )}
        {isOnline && isAnyToSend && (
          <DialogActions>
            <Button variant="primary" onClick={() => void sendWaiting()}>
              {noticesCopy.sendNow}
            </Button>
          </DialogActions>
        )}
      </Dialog>
    </>
  );
}

/** What the server has refused for good can only be put away; the rest is changed where it was made, or taken back. */
function HeldCommand({ label, problem, screen, idempotencyKey }: Waiting) {
  return (
    <li>
      <What>
        {label}
        {problem && <SubText>{noticesCopy.notTaken(problem.text)}</SubText>}
      </What>
      {screen && !problem?.isFinal ? (
        <LinkButton to={screen} size="small" variant="outline" aria-label={noticesCopy.openEntry(label)}>
          {noticesCopy.open}
        </LinkButton>
      ) : (
        <Button
          size="small"
          variant="outline"
          aria-label={`${problem?.isFinal ? noticesCopy.dismiss : commonCopy.cancel}, ${label}`}
          onClick={() => void withdraw(idempotencyKey)}
        >
          {problem?.isFinal ? noticesCopy.dismiss : commonCopy.cancel}
        </Button>
      )}
    </li>
  );
}

const Held = styled(Rows)`
  max-height: 30dvh;
  overflow-y: auto;
`;

const What = styled.span`
  flex: 1;
  min-width: 0;
`;
