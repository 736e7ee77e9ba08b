import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenFrame } from '#client/ui/screen-frame.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { healthDisclaimer, quickTips } from '#domain/catalogue/content/tips.ts';
import { FaqCard } from './faq-card.tsx';
import { type FaqView, initialView, ledTo } from './faq-view.ts';
import { helpCopy } from './help-copy.ts';
import { HelpTiles } from './help-tiles.tsx';

const gettingStarted = 'getting-started';

/** Open to visitors. */
export function HelpScreen() {
  const user = useCurrentUser().data ?? null;
  const [view, setView] = useState<FaqView>(initialView);
  const faq = useRef<HTMLDivElement>(null);

  function openGettingStarted(): void {
    setView(ledTo(view, gettingStarted));
    faq.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <ScreenFrame member={user}>
      <Head>
        {user ? (
          <BackLink to={paths.profile}>{helpCopy.backToProfile}</BackLink>
        ) : (
          <BackLink to={paths.home}>{helpCopy.backToHome}</BackLink>
        )}
        <ScreenHeading size="section">{helpCopy.title}</ScreenHeading>
      </Head>
      <Stack>
        <HelpTiles onGettingStarted={openGettingStarted} />
        <Halves>
          <div ref={faq}>
            <FaqCard view={view} onView={setView} />
          </div>
          <Stack>
            <Tips />
            <StillNeedHelp />
          </Stack>
        </Halves>
        <Text $tone="soft" $size="t14">
          {healthDisclaimer}
        </Text>
      </Stack>
    </ScreenFrame>
  );
}

function Tips() {
  return (
    <Card tone="sun" title={helpCopy.quickTipsForSuccess}>
      <TipList>
        {quickTips.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={22} />
            {tip}
          </li>
        ))}
      </TipList>
    </Card>
  );
}

function StillNeedHelp() {
  return (
    <Card title={helpCopy.stillNeedHelp}>
      <Stack>
        <Text $tone="muted">{helpCopy.writeToUsLead}</Text>
        <LinkButton to={paths.contact} variant="ink" icon="mail" isBlock>
          {helpCopy.contactSupport}
        </LinkButton>
      </Stack>
    </Card>
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

const Halves = styled.div(
  ({ theme }) => css`
    display: grid;
    align-items: start;
    gap: ${theme.space.s4};
    & > :first-child {
      min-width: 0;
      scroll-margin-top: ${theme.space.s4};
    }
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    }
  `,
);

const TipList = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    & > li {
      display: flex;
      gap: ${theme.space.s3};
      line-height: 1.4;
    }
  `,
);
