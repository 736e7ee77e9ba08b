import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import {
  onWaitingChange,
  sendWaiting,
  useOnline,
  type Waiting,
  waitingNow,
  withdraw,
} from '#client/lib/offline/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { Rows, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { toasts } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { noticesCopy } from './notices-copy.ts';
import { ZoneQuestion } from './zone-question.tsx';

/** News that concern a member on every screen, one line at a time. A yes to the question about the zone needs the network. */
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

const lookEveryMs = 60_000;

/** Screens on which a reminder would disturb. */
const quietPaths: readonly string[] = [paths.workout, paths.quest, paths.onboarding];

/** Reminds a member, while the app is open, of what is due: one thing a minute at most. Its code comes with the first look. */
function useReminders(user: CurrentUser): void {
  const { cache } = useSWRConfig();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const look = useEffectEvent(async () => {
    const { remind } = await import('./reminders.ts');
    if (!quietPaths.includes(pathname)) await remind(user, cache, (to) => void navigate(to));
  });
  useEffect(() => {
    let lastSeen = toasts.current()?.id;
    const timer = window.setInterval(() => {
      const newest = toasts.current()?.id;
      // The toast of what the member just did comes before a reminder.
      const isBusy = newest !== lastSeen || document.visibilityState === 'hidden';
      // Without a network the code may not come: the next look tries again.
      if (!isBusy) look().catch(() => {});
      lastSeen = toasts.current()?.id;
    }, lookEveryMs);
    return () => window.clearInterval(timer);
  }, []);
}

type OfflineNoticeProps = {
  line: string;
  note: string;
  /** Commands that wait on this device or were refused. */
  held: readonly Waiting[];
  isOnline: boolean;
};

/** Says that there is no network, or what waits on this device for it. What there is to do about it opens below: it must without a network. */
function OfflineNotice({ line, note, held, isOnline }: OfflineNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const below = useRef<HTMLDivElement>(null);
  const isAnyToSend = held.some(({ problem }) => !problem?.isFinal);
  const details = (
    <Below ref={below} tabIndex={-1} $gap="s3">
      <p>{note}</p>
      {held.length > 0 && (
        <Held aria-label={noticesCopy.keptOnThisDevice}>
          {held.map((one) => (
            <HeldCommand
              key={one.idempotencyKey}
              {...one}
              onOpen={() => setOpen(false)}
              onRemove={() => below.current?.focus()}
            />
          ))}
        </Held>
      )}
      {isOnline && isAnyToSend && (
        <Button variant="primary" onClick={() => void sendWaiting()}>
          {noticesCopy.sendNow}
        </Button>
      )}
    </Below>
  );
  return (
    <QuietLine
      label={noticesCopy.connection}
      icon={isOnline ? 'clock' : 'bolt'}
      action={{ label: noticesCopy.details, isExpanded: isOpen, onPress: () => setOpen(!isOpen) }}
      below={isOpen && details}
    >
      {line}
    </QuietLine>
  );
}

type HeldCommandProps = Waiting & {
  onOpen: () => void;
  /** Its button goes with it: the focus needs another place. */
  onRemove: () => void;
};

/** A command that the server has refused for good can only be put away. The rest can be changed where they were made, or taken back. */
function HeldCommand({ label, problem, screen, idempotencyKey, onOpen, onRemove }: HeldCommandProps) {
  const removal = problem?.isFinal ? noticesCopy.dismiss : commonCopy.cancel;
  const remove = () => {
    onRemove();
    void withdraw(idempotencyKey);
  };
  return (
    <li>
      <What>
        {label}
        {problem && <SubText>{noticesCopy.notTaken(problem.text)}</SubText>}
      </What>
      {screen && !problem?.isFinal ? (
        <LinkButton
          to={screen}
          size="small"
          variant="outline"
          aria-label={noticesCopy.openEntry(label)}
          onClick={onOpen}
        >
          {noticesCopy.open}
        </LinkButton>
      ) : (
        <Button size="small" variant="outline" aria-label={`${removal}, ${label}`} onClick={remove}>
          {removal}
        </Button>
      )}
    </li>
  );
}

/** The text of the notice; empty when there is nothing to say. */
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

const Below = styled(Stack)`
  max-width: 30rem;
`;

const Held = styled(Rows)`
  max-height: 30dvh;
  overflow-y: auto;
`;

const What = styled.span`
  flex: 1;
  min-width: 0;
`;
