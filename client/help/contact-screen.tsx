import { css, styled } from 'styled-components';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { AnchorButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Columns, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { ScreenFrame } from '#client/ui/screen-frame.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { helpCopy } from './help-copy.ts';
import { SupportAddress } from './support-address.tsx';
import { useSupport } from './use-support.ts';

/** The spec fixes the subject, also for what is urgent. */
const subject = helpCopy.mailSubject;

const helpful: readonly string[] = [helpCopy.screenshots, helpCopy.whatHappened, helpCopy.stepsToReproduce];

/** Open to visitors. */
export function ContactScreen() {
  const user = useCurrentUser().data ?? null;
  return (
    <ScreenFrame member={user}>
      <Head>
        <BackLink to={paths.home}>{helpCopy.backToHome}</BackLink>
        <ScreenHeading size="section">{helpCopy.contactSupport}</ScreenHeading>
      </Head>
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
  if (!support)
    return (
      <SkeletonGroup>
        <Skeleton $height="4rem" />
        <Skeleton $height="3rem" />
      </SkeletonGroup>
    );
  return (
    <Stack>
      <Text $tone="muted">{helpCopy.mailProgramOpens}</Text>
      <SupportAddress email={support.email} />
      <AnchorButton
        href={`mailto:${support.email}?subject=${encodeURIComponent(subject)}`}
        variant="primary"
        icon="mail"
        isBlock
      >
        {helpCopy.sendSupportEmail}
      </AnchorButton>
    </Stack>
  );
}

const Head = styled.header(
  ({ theme }) => css`
    display: grid;
    justify-items: start;
    gap: ${theme.space.s2};
    padding-block: ${theme.space.s2} ${theme.space.s6};
  `,
);

const List = styled.ul(
  ({ theme }) => css`
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
  `,
);

const Note = styled.p(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s3};
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    color: ${theme.color.ink2};
    line-height: 1.4;
  `,
);
