import { useState } from 'react';
import useSWR from 'swr';
import { labelled } from '#client/lib/format/format-copy.ts';
import { dayText, recentDay } from '#client/lib/format/format-day.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Grow, NamedRow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { useOpenings } from '#client/ui/use-openings.ts';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { privacyToggles } from '#domain/catalogue/content/preferences.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import {
  accessTokensAnswer,
  type ShownAccessToken,
  tokenEventsAnswer,
} from '#service/features/integrations/integrations-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { integrationsCopy, tokensCopy, useCopy } from './integrations-copy.ts';
import { privacyCopy, privacyUpdated } from './member-copy.ts';
import { momentText } from './member-dates.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { SaveNote, SettingsLayout, ToggleList, useSwitches } from './preference-toggles.tsx';
import { revokeCommand, tokensKey } from './token-commands.ts';
import { WebhooksCard } from './webhooks-card.tsx';

const ownToggle = privacyToggles.filter(({ id }) => id === 'thirdPartyIntegrations');

export function IntegrationsScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Integrations user={user} /> : null;
}

function Integrations({ user }: { user: CurrentUser }) {
  const { isOn, waiting, change } = useSwitches({
    ...{ group: 'privacy', usual: privacyDefaults },
    ...{ kept: user.keptPrivacy, isMember: true },
  });
  return (
    <SettingsLayout
      back={{ to: paths.profile, label: privacyCopy.backToProfile }}
      title={integrationsCopy.title}
      intro={integrationsCopy.intro}
      aside={<UseCard />}
    >
      <Card aria-label={integrationsCopy.settings}>
        <ToggleList
          toggles={ownToggle}
          isOn={isOn}
          onFlip={({ id, title }, isNowOn) => {
            change({ [id]: isNowOn });
            showToast(privacyUpdated(contentText(title), isNowOn));
          }}
        />
        <SaveNote waiting={waiting} />
      </Card>
      {/* The service refuses a new token until the switch is saved. */}
      <TokensCard timeZone={user.timeZone} isOn={isOn.thirdPartyIntegrations && waiting === 0} />
      <WebhooksCard timeZone={user.timeZone} isOn={isOn.thirdPartyIntegrations && waiting === 0} />
    </SettingsLayout>
  );
}

const UseCard = () => (
  <Card title={useCopy.title}>
    <Stack>
      <Text $tone="muted">{useCopy.lead}</Text>
      <Text $tone="muted">{useCopy.assistant(`${location.origin}/mcp`)}</Text>
      <Text $tone="muted">{useCopy.careful}</Text>
      {/* A page of the service, outside of the router. */}
      <TextAnchor href="/api/docs">{useCopy.calls}</TextAnchor>
    </Stack>
  </Card>
);

function TokensCard({ timeZone, isOn }: { timeZone: string; isOn: boolean }) {
  const tokens = asyncStateOf(useSWR(tokensKey, readAs(accessTokensAnswer), { revalidateOnMount: true }));
  const making = useOpenings();
  return (
    <Card title={tokensCopy.title}>
      <Stack>
        <Text $tone="muted">{isOn ? tokensCopy.lead : integrationsCopy.switchedOff}</Text>
        <WhenLoaded state={tokens} failure={tokensCopy.unread} height="1.5rem">
          {({ tokens: listed }) =>
            listed.length === 0 ? (
              <Text>{tokensCopy.none}</Text>
            ) : (
              <TokenList tokens={listed} timeZone={timeZone} />
            )
          }
        </WhenLoaded>
        {isOn && (
          <Button variant="ink" icon="plus" isBlock onClick={making.open}>
            {tokensCopy.make}
          </Button>
        )}
      </Stack>
      <NewTokenDialog openings={making.openings} />
    </Card>
  );
}

type TokenListProps = { tokens: readonly ShownAccessToken[]; timeZone: string };

function TokenList({ tokens, timeZone }: TokenListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownAccessToken | null>(null);
  const { ask, isSending } = useCommand(revokeCommand, {
    onAnswer: () => showToast(tokensCopy.revoked),
    onRefused: (error) => showRefusal(error, tokensCopy.failedRevoke),
  });
  function revoke(id: string): void {
    if (isSending) return;
    setAsked(id);
    ask(id);
  }
  return (
    <>
      <Rows>
        {tokens.map((token) => (
          <NamedRow $wraps key={token.id}>
            <Grow>
              <strong>{token.name}</strong>
              <TokenLines token={token} timeZone={timeZone} />
            </Grow>
            <Row $wraps>
              <Button
                size="small"
                variant="outline"
                aria-label={labelled(tokensCopy.showUse, token.name)}
                onClick={() => setShown(token)}
              >
                {tokensCopy.showUse}
              </Button>
              {token.status !== 'revoked' && (
                <Button
                  size="small"
                  aria-label={`${tokensCopy.revoke} ${token.name}`}
                  aria-disabled={isSending}
                  onClick={() => revoke(token.id)}
                >
                  {isSending && asked === token.id ? tokensCopy.revoking : tokensCopy.revoke}
                </Button>
              )}
            </Row>
          </NamedRow>
        ))}
      </Rows>
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={shown?.name ?? ''}>
        {shown && <TokenUse id={shown.id} timeZone={timeZone} />}
      </Dialog>
    </>
  );
}

function TokenLines({ token, timeZone }: { token: ShownAccessToken; timeZone: string }) {
  const today = useMemberToday();
  const { scopes, status, issuedAt, expiresAt, lastUsedOn } = token;
  const dayIn = (instant: string): string => dayText(dayOf(asInstant(instant), timeZone));
  const used =
    lastUsedOn === null
      ? tokensCopy.neverUsed
      : tokensCopy.lastUsed(recentDay(asMemberDay(lastUsedOn), today));
  return (
    <>
      <SubText>{tokensCopy.allows(scopes)}</SubText>
      <SubText>
        {tokensCopy.made(dayIn(issuedAt))} {status === 'active' && tokensCopy.until(dayIn(expiresAt))} {used}
      </SubText>
      {status !== 'active' && <Chip tone="outline">{tokensCopy.ended[status]}</Chip>}
    </>
  );
}

/** The changes made with a token, so that its member can correct them after a leak. */
function TokenUse({ id, timeZone }: { id: string; timeZone: string }) {
  const use = asyncStateOf(
    useSWR(`${tokensKey}/${id}/events`, readAs(tokenEventsAnswer), { revalidateOnMount: true }),
  );
  return (
    <WhenLoaded state={use} failure={tokensCopy.useUnread} height="6rem">
      {({ events }) =>
        events.length === 0 ? (
          <Text $tone="muted">{tokensCopy.nothingDone}</Text>
        ) : (
          <Rows>
            {events.map((event) => (
              <li key={event.id}>
                <Grow>
                  {event.words}
                  <SubText>{momentText(event.at, timeZone)}</SubText>
                </Grow>
              </li>
            ))}
          </Rows>
        )
      }
    </WhenLoaded>
  );
}
