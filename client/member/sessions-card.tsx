import { useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR, { mutate } from 'swr';
import { ApiError } from '#client/lib/http/api-error.ts';
import { http } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { type MemberSession, sessionsAnswer, signedOutAnswer } from '#service/sessions/sessions-contract.ts';
import { sessionsCopy, sessionsEnded } from './member-copy.ts';
import { readingOf, WhenRead } from './reading.tsx';
import { sessionLine } from './session-line.ts';
import { SharedDeviceSwitch } from './shared-device-switch.tsx';
import { useSignOut } from './use-sign-out.tsx';

const { proof } = sessionsCopy;
const proofAddress = `${navigations.login}?confirm=1&returnTo=${encodeURIComponent(paths.privacy)}`;

const sessionsKey = '/api/me/sessions';

/** One session by its handle, all others, or those and then this one. */
type Ended = { readonly handle: string } | 'others' | 'everywhere';

/** Not a command of the member's training: nothing else that was read changes by it, and other tabs are not told. Gives how many ended. */
const endSessions: CommandOf<Ended, number> = {
  send: async (ended, idempotencyKey) => {
    const body = { handle: typeof ended === 'string' ? null : ended.handle };
    const content = await http.send({
      method: 'POST',
      path: `${sessionsKey}/sign-out`,
      body,
      idempotencyKey,
    });
    await mutate(sessionsKey);
    return signedOutAnswer.parse(content).signedOut;
  },
  movesOthers: () => false,
};

/** Where the member is signed in, and what ends it. */
export function SessionsCard({ user }: { user: CurrentUser }) {
  // Other devices come and go: what was read at an earlier visit is not enough.
  const reading = readingOf(useSWR(sessionsKey, readAs(sessionsAnswer), { revalidateOnMount: true }));
  const { leave, question } = useSignOut(user);
  const [asked, setAsked] = useState<Ended | null>(null);
  // Only a person can prove by a new sign-in that it is them.
  const [isProving, setProving] = useState(false);
  const { ask, isSending } = useCommand(endSessions, {
    onAnswer: (count, ended) => (ended === 'everywhere' ? leave() : showToast(sessionsEnded(count))),
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'sign-in-again') setProving(true);
      else showToast(sessionsCopy.failed);
    },
  });
  // Buttons keep the focus while they wait, as a disabled one would not; one wish is sent at a time.
  const ending = isSending ? asked : null;
  function end(ended: Ended): void {
    if (isSending) return;
    setAsked(ended);
    ask(ended);
  }
  return (
    <Card title={sessionsCopy.title}>
      <Stack>
        <WhenRead reading={reading} failure={sessionsCopy.unread} height="4rem">
          {(sessions) => (
            <>
              <SessionList sessions={sessions} timeZone={user.timeZone} ending={ending} end={end} />
              {sessions.length < 2 && <Text $tone="muted">{sessionsCopy.alone}</Text>}
              {sessions.length > 2 && (
                <Button isBlock aria-disabled={ending !== null} onClick={() => end('others')}>
                  {ending === 'others' ? sessionsCopy.ending : sessionsCopy.endOthers}
                </Button>
              )}
            </>
          )}
        </WhenRead>
        <Button
          isBlock
          variant="danger"
          icon="logout"
          aria-disabled={ending !== null}
          onClick={() => end('everywhere')}
        >
          {ending === 'everywhere' ? sessionsCopy.ending : sessionsCopy.endAll}
        </Button>
        <SharedDeviceSwitch />
      </Stack>
      <ConfirmDialog
        isOpen={isProving}
        onCancel={() => setProving(false)}
        onConfirm={() => window.location.assign(proofAddress)}
        title={proof.title}
        description={proof.description}
        confirmLabel={proof.confirm}
        icon="lock"
      />
      {question}
    </Card>
  );
}

type SessionListProps = {
  sessions: readonly MemberSession[];
  timeZone: string;
  ending: Ended | null;
  end: (ended: Ended) => void;
};

function SessionList({ sessions, timeZone, ending, end }: SessionListProps) {
  const today = useMemberToday();
  const isEnding = (handle: string): boolean => typeof ending === 'object' && ending?.handle === handle;
  return (
    <Rows>
      {sessions.map(({ handle, device, isCurrent, ...times }) => (
        <Session key={handle}>
          <Grow>
            <strong>{device}</strong>
            <SubText>{sessionLine(times, timeZone, today)}</SubText>
          </Grow>
          {isCurrent ? (
            <Chip tone="good">{sessionsCopy.thisDevice}</Chip>
          ) : (
            <Button
              size="small"
              aria-label={`${sessionsCopy.end} ${device}`}
              aria-disabled={ending !== null}
              onClick={() => end({ handle })}
            >
              {isEnding(handle) ? sessionsCopy.ending : sessionsCopy.end}
            </Button>
          )}
        </Session>
      ))}
    </Rows>
  );
}

const Session = styled.li(
  ({ theme }) => css`
    & strong {
      font-weight: ${theme.weight.bold};
      overflow-wrap: anywhere;
    }
  `,
);
