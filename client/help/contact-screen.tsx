import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { type SWRResponse } from 'swr';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { theme } from '#client/styles/theme.ts';
import { AnchorButton, Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Columns, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { ScreenFrame } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { type Support, supportAnswer } from '#service/features/help/help-contract.ts';
import { helpCopy } from './help-copy.ts';

/** The spec fixes the subject, also for what is urgent. */
const subject = helpCopy.mailSubject;

const helpful: readonly string[] = [helpCopy.screenshots, helpCopy.whatHappened, helpCopy.stepsToReproduce];

/** Open to visitors. */
export function ContactScreen() {
  const user = useCurrentUser().data ?? null;
  return (
    <ScreenFrame member={user}>
      <ScreenHead>
        <BackLink to={paths.home}>{helpCopy.backToHome}</BackLink>
        <ScreenHeading size="section">{helpCopy.contactSupport}</ScreenHeading>
      </ScreenHead>
      <Columns>
        <Card title={helpCopy.writeToUs}>
          <Write />
        </Card>
        <Card title={helpCopy.whatToInclude}>
          <Stack>
            <List>
              {helpful.map((item) => (
                <li key={item}>
                  <Icon name="check" size={22} />
                  {item}
                </li>
              ))}
            </List>
            <Note>
              <Icon name="clock" size={22} />
              <span>{helpCopy.answerTime}</span>
            </Note>
          </Stack>
        </Card>
      </Columns>
    </ScreenFrame>
  );
}

function Write() {
  const { data: support, error, mutate } = useSupport();
  if (!support && error)
    return <RetryNote onRetry={() => void mutate()}>{helpCopy.supportAddressUnread}</RetryNote>;
  return (
    <Stack>
      <Text $tone="muted">{helpCopy.mailProgramOpens}</Text>
      {support ? (
        <>
          <SupportAddress email={support.email} />
          <AnchorButton
            href={`mailto:${support.email}?subject=${encodeURIComponent(subject)}`}
            variant="primary"
            icon="mail"
            isBlock
          >
            {helpCopy.sendSupportEmail}
          </AnchorButton>
        </>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="4.25rem" />
          <Skeleton $height="3.125rem" />
        </SkeletonGroup>
      )}
    </Stack>
  );
}

/** Where to write to for help. */
const useSupport = (): SWRResponse<Support, Error> =>
  useSWR<Support, Error>('/api/support', readAs(supportAnswer));

/** How long the button says that it has copied. */
const copiedMs = 2000;

/** An address to read, to copy and, where the browser does not let us copy, to have selected. */
function SupportAddress({ email }: { email: string }) {
  const address = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setOutcome(null), copiedMs);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(email);
      setOutcome('copied');
    } catch {
      // The clipboard is refused.
      if (address.current) window.getSelection()?.selectAllChildren(address.current);
      setOutcome('selected');
    }
  }
  return (
    <Stack $gap="s2">
      <Line>
        <Address ref={address}>{email}</Address>
        <Button size="small" variant="outline" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? helpCopy.copied : helpCopy.copy}
        </Button>
      </Line>
      <Hidden role="status">{isCopied && helpCopy.copied}</Hidden>
      {outcome === 'selected' && (
        <SubText as="p" role="status">
          {helpCopy.copyByHand}
        </SubText>
      )}
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s3} ${theme.space.s3} ${theme.space.s5};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
`;

const Address = styled.b`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
  & > li {
    display: flex;
    gap: ${theme.space.s3};
    line-height: 1.4;
  }
  & svg {
    color: ${theme.color.good};
  }
`;

const Note = styled.p`
  display: flex;
  gap: ${theme.space.s3};
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  color: ${theme.color.ink2};
  line-height: 1.4;
`;
