import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import {
  onWaitingChange,
  sendWaiting,
  useOnline,
  type Waiting,
  waitingNow,
  withdraw,
} from '#client/lib/offline/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { Rows } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { noticesCopy } from './notices-copy.ts';
import { useReminders } from './reminders.ts';
import { ZoneQuestion } from './zone-question.tsx';

/** What concerns a member wherever in the app they are: one line at a time. A yes to the question about the zone needs the network. */
export function Notices({ user }: { user: CurrentUser }) {
  const isOnline = useOnline();
  const all = useSyncExternalStore(onWaitingChange, waitingNow);
  const held = all.filter(({ isHeld, problem }) => isHeld || problem);
  const connection = offlineViewModel(isOnline, held);
  useReminders(user);
  return (
    <>
      <Hidden role="status">{connection.line}</Hidden>
      {connection.line === '' ? (
        <ZoneQuestion user={user} />
      ) : (
        <OfflineNotice {...connection} held={held} isOnline={isOnline} />
      )}
    </>
  );
}

type OfflineNoticeProps = {
  line: string;
  note: string;
  /** What waits on this device, or was refused. */
  held: readonly Waiting[];
  isOnline: boolean;
};

/** Says that there is no network, or what waits on this device for it. */
function OfflineNotice({ line, note, held, isOnline }: OfflineNoticeProps) {
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

/** What the notice says; an empty line: there is nothing to say. */
export function offlineViewModel(
  isOnline: boolean,
  held: readonly Pick<Waiting, 'problem'>[],
): { readonly line: string; readonly note: string } {
  const refused = held.filter(({ problem }) => problem?.isFinal).length;
  const waiting = held.length - refused;
  const parts = [
    ...(isOnline ? [] : [waiting > 0 ? noticesCopy.offlineWaiting(waiting) : noticesCopy.offline]),
    ...(isOnline && waiting > 0 ? [noticesCopy.waitingCount(waiting)] : []),
    ...(refused > 0 ? [noticesCopy.refusedCount(refused)] : []),
  ];
  return { line: parts.join(' '), note: noteOf(isOnline, waiting, refused) };
}

function noteOf(isOnline: boolean, waiting: number, refused: number): string {
  if (!isOnline) return noticesCopy.offlineNote;
  if (waiting === 0 && refused > 0) return noticesCopy.refusedNote;
  return noticesCopy.sentInOrder;
}

const Held = styled(Rows)`
  max-height: 30dvh;
  overflow-y: auto;
`;

const What = styled.span`
  flex: 1;
  min-width: 0;
`;
