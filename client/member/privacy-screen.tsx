import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { mutate } from 'swr';
import { ApiError } from '#client/lib/http/api-error.ts';
import { http } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { theme } from '#client/styles/theme.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Grow, NamedRow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { ScreenFrame } from '#client/ui/navigation.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { privacyToggles } from '#domain/catalogue/content/preferences.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  type MemberSession,
  sessionsAnswer,
  signedOutAnswer,
} from '#service/features/sessions/sessions-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { SharedDeviceSwitch } from './clearing-dialog.tsx';
import { DataCard } from './data-card.tsx';
import { deviceText } from './device-text.ts';
import { privacyCopy, privacyUpdated, sessionsCopy, sessionsEnded, switchesCopy } from './member-copy.ts';
import { sessionLine } from './member-dates.ts';
import { SaveNote, SettingsLayout, ToggleList, useSwitches } from './preference-toggles.tsx';
import { policySections } from './privacy-policy-copy.ts';
import { useSignOut } from './use-sign-out.tsx';

const PublicPageCard = lazy(async () => ({
  default: (await import('./public-page-card.tsx')).PublicPageCard,
}));

/** Open to visitors, who can read it and try the switches. */
export function PrivacyScreen() {
  const user = useCurrentUser().data ?? null;
  const { isOn, waiting, change, reset } = useSwitches({
    ...{ group: 'privacy', usual: privacyDefaults },
    ...{ kept: user?.keptPrivacy ?? null, isMember: user !== null },
  });
  return (
    <ScreenFrame member={user}>
      <SettingsLayout
        back={
          user
            ? { to: paths.profile, label: privacyCopy.backToProfile }
            : { to: paths.home, label: privacyCopy.backToHome }
        }
        title={privacyCopy.privacyData}
        intro={privacyCopy.privacyIntro}
        aside={
          <>
            <DataCard memberId={user?.id ?? null} onCleared={reset} />
            <SecureNote />
          </>
        }
        foot={<PrivacyPolicy />}
      >
        <Card aria-label={privacyCopy.privacySettings}>
          <ToggleList
            toggles={privacyToggles}
            isOn={isOn}
            onFlip={({ id, title }, isNowOn) => {
              change({ [id]: isNowOn });
              showToast({
                ...privacyUpdated(contentText(title), isNowOn),
                ...(user && {
                  action: { label: switchesCopy.undo, onSelect: () => change({ [id]: !isNowOn }) },
                }),
              });
            }}
            extra={({ id }) =>
              id === 'shareProgress' &&
              user &&
              isOn[id] && <TextLink to={paths.friends}>{privacyCopy.seeFriends}</TextLink>
            }
          />
          {user && <SaveNote waiting={waiting} />}
        </Card>
        {/* The service knows the switch once it is saved. */}
        {user?.keptPrivacy?.publicProfile && isOn.publicProfile && (
          <Suspense fallback={null}>
            <PublicPageCard />
          </Suspense>
        )}
        {user && <SessionsCard user={user} />}
      </SettingsLayout>
    </ScreenFrame>
  );
}

function SecureNote() {
  return (
    <Card
      tone="pine"
      title={
        <Row>
          <IconBadge icon="lock" segment={8} size="small" />
          {privacyCopy.dataSecure}
        </Row>
      }
    >
      <p>{privacyCopy.dataSecureLead}</p>
    </Card>
  );
}

/** The policy, folded: reading it leads nowhere else. */
function PrivacyPolicy() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card>
      <Unfold type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {privacyCopy.readOurPrivacyPolicy}
        <Icon name={isOpen ? 'up' : 'down'} size={20} />
      </Unfold>
      <Policy id={id} hidden={!isOpen}>
        <Stack $gap="s6">
          <Sections>
            {policySections.map(({ title, paragraphs }) => (
              <Stack key={title} as="section" $gap="s2">
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} $tone="muted">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            ))}
          </Sections>
          <Text $tone="muted">
            {privacyCopy.openQuestion} <TextLink to={paths.contact}>{privacyCopy.contactSupport}</TextLink>
          </Text>
        </Stack>
      </Policy>
    </Card>
  );
}

const { proof } = sessionsCopy;

const proofAddress = `${navigations.login}?confirm=1&returnTo=${encodeURIComponent(paths.privacy)}`;

const sessionsKey = '/api/me/sessions';

/** One session by its handle, all others, or those and then this one. */
type Ended = { readonly handle: string } | 'others' | 'everywhere';

/** Not a command of the member's training: nothing else that was read changes by it, and other tabs are not notified. Gives how many ended. */
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
const passkeysAddress = `${navigations.login}?manage=1&returnTo=${encodeURIComponent(paths.privacy)}`;

const addPasskeyAddress = `${navigations.login}?join=1&returnTo=${encodeURIComponent(paths.privacy)}`;

function SessionsCard({ user }: { user: CurrentUser }) {
  // Other devices sign in and out, so the list of an earlier visit is not enough.
  const sessions = asyncStateOf(useSWR(sessionsKey, readAs(sessionsAnswer), { revalidateOnMount: true }));
  const { leave, question } = useSignOut(user);
  const [asked, setAsked] = useState<Ended | null>(null);
  // Only a person can prove by a new sign-in that it is them.
  const [isProving, setProving] = useState(false);
  const { ask, isSending } = useCommand(endSessions, {
    onAnswer: (count, ended) => (ended === 'everywhere' ? leave() : showToast(sessionsEnded(count))),
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'sign-in-again') setProving(true);
      else showRefusal(error, sessionsCopy.failed);
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
        <WhenLoaded state={sessions} failure={sessionsCopy.unread} height="4rem">
          {(sessions) => (
            <>
              <SessionList sessions={sessions} timeZone={user.timeZone} ending={ending} end={end} />
              {sessions.some(({ hasPasskeys }) => hasPasskeys) && (
                <TextAnchor href={passkeysAddress}>{sessionsCopy.passkeys}</TextAnchor>
              )}
              {sessions.some(({ canAddPasskey }) => canAddPasskey) && (
                <TextAnchor href={addPasskeyAddress}>{sessionsCopy.addPasskey}</TextAnchor>
              )}
              {sessions.length < 2 && <Text $tone="muted">{sessionsCopy.alone}</Text>}
              {sessions.length > 2 && (
                <Button isBlock aria-disabled={ending !== null} onClick={() => end('others')}>
                  {ending === 'others' ? sessionsCopy.ending : sessionsCopy.endOthers}
                </Button>
              )}
            </>
          )}
        </WhenLoaded>
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
        <NamedRow key={handle}>
          <Grow>
            <strong>{deviceText(device)}</strong>
            <SubText>{sessionLine(times, timeZone, today)}</SubText>
          </Grow>
          {isCurrent ? (
            <Chip tone="good">{sessionsCopy.thisDevice}</Chip>
          ) : (
            <Button
              size="small"
              aria-label={`${sessionsCopy.end} ${deviceText(device)}`}
              aria-disabled={ending !== null}
              onClick={() => end({ handle })}
            >
              {isEnding(handle) ? sessionsCopy.ending : sessionsCopy.end}
            </Button>
          )}
        </NamedRow>
      ))}
    </Rows>
  );
}

const Unfold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.tap};
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${theme.weight.bold};
  color: ${theme.color.accentText};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: .2em;
  cursor: pointer;
`;

const Sections = styled.div`
  columns: 2 24rem;
  column-gap: ${theme.space.s12};
  & > section {
    break-inside: avoid;
    padding-bottom: ${theme.space.s6};
  }
`;

const Policy = styled.div`
  padding-top: ${theme.space.s4};
  & h2 {
    font-size: ${theme.heading.h3};
  }
`;
