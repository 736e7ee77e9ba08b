import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Main } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { TopBar } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { appCopy } from './app-copy.ts';

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
          <Middle>
            <LogoMark size={128} />
            <ScreenHeading>{heading}</ScreenHeading>
            {children}
          </Middle>
        </Card>
      </Main>
    </>
  );
}

const Middle = styled.div(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    gap: ${theme.space.s5};
    padding-block: ${theme.space.s12};
    text-align: center;
    & > p {
      max-width: 34ch;
    }
  `,
);
