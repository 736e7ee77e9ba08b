import { useState, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { onWaitingChange, sendWaiting, waitingNow, withdraw } from '#client/lib/offline/device-outbox.ts';
import type { Waiting } from '#client/lib/offline/outbox.ts';
import { useOnline } from '#client/lib/offline/use-online.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Rows } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { NoticeActions, NoticeCard } from './notice-card.tsx';
import { noticesCopy } from './notices-copy.ts';
import { offlineViewModel } from './offline-view-model.ts';

/** Says that there is no network, and what waits on this device for it. Nothing while all is well. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const all = useSyncExternalStore(onWaitingChange, waitingNow);
  const [isOpen, setOpen] = useState(false);
  const held = all.filter(({ isHeld, problem }) => isHeld || problem);
  const words = offlineViewModel(isOnline, held);
  return (
    <>
      <Hidden role="status">{words.line}</Hidden>
      {words.line !== '' && (
        <NoticeCard label={noticesCopy.connection} icon={isOnline ? 'clock' : 'bolt'}>
          <Head>
            <b>{words.line}</b>
            <IconButton
              icon={isOpen ? 'down' : 'up'}
              label={noticesCopy.details}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </Head>
          {isOpen && <Details note={words.note} held={held} isOnline={isOnline} />}
        </NoticeCard>
      )}
    </>
  );
}

type DetailsProps = { note: string; held: readonly Waiting[]; isOnline: boolean };

function Details({ note, held, isOnline }: DetailsProps) {
  const isAnyToSend = held.some(({ problem }) => !problem?.isFinal);
  return (
    <>
      <Text $tone="muted" $size="t14">
        {note}
      </Text>
      {held.length > 0 && (
        <Held aria-label={noticesCopy.keptOnThisDevice}>
          {held.map((one) => (
            <HeldCommand key={one.idempotencyKey} {...one} />
          ))}
        </Held>
      )}
      {isOnline && isAnyToSend && (
        <NoticeActions>
          <Button size="small" variant="ink" onClick={() => void sendWaiting()}>
            {noticesCopy.sendNow}
          </Button>
        </NoticeActions>
      )}
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

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s3};
    min-height: ${theme.size.tap};
  `,
);

const Held = styled(Rows)`
  max-height: 30dvh;
  overflow-y: auto;
`;

const What = styled.span`
  flex: 1;
  min-width: 0;
`;
