import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Main, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { Logo, LogoMark } from '#client/ui/logo.tsx';
import { TopBar } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { appCopy } from './app-copy.ts';

/** In the place of the app when it was opened without a network. Goes on by itself when there is one. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Middle>
      <Logo />
      <Card>
        <Stack>
          <ScreenHeading size="h2">{appCopy.youAreOffline}</ScreenHeading>
          <Text $tone="muted">{appCopy.offlineLead}</Text>
          <div>
            <Button variant="primary" icon="reset" onClick={onRetry}>
              {commonCopy.tryAgain}
            </Button>
          </div>
        </Stack>
      </Card>
    </Middle>
  );
}

export function NotFoundScreen() {
  return (
    <PlainScreen heading={appCopy.notFound}>
      <Text $tone="muted">{appCopy.notFoundLead}</Text>
      <LinkButton to={paths.home} variant="primary">
        {appCopy.goHome}
      </LinkButton>
    </PlainScreen>
  );
}

/** Shows that addresses reach the app. Not for search engines. */
export function TestScreen() {
  return (
    <PlainScreen heading={appCopy.routingWorks}>
      <meta name="robots" content="noindex" />
    </PlainScreen>
  );
}

function PlainScreen({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <TopBar />
      <Main $isLast>
        <Card>
          <Centred>
            <LogoMark size={128} />
            <ScreenHeading>{heading}</ScreenHeading>
            {children}
          </Centred>
        </Card>
      </Main>
    </>
  );
}

const Middle = styled.main`
  display: grid;
  place-content: center;
  justify-items: start;
  gap: ${theme.space.s6};
  max-width: 34rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${theme.space.gutter};
`;

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s12};
  text-align: center;
  & > p {
    max-width: 34ch;
  }
`;
