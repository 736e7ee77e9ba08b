import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Main } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { TopBar } from '#client/ui/top-bar.tsx';

export function NotFoundScreen() {
  return (
    <PlainScreen heading="404 Page Not Found">
      <Text $tone="muted">
        There is nothing at this address. It may have moved, or lost a letter on the way.
      </Text>
      <LinkButton to={paths.home} variant="primary">
        Go home
      </LinkButton>
    </PlainScreen>
  );
}

/** Shows that addresses reach the app. Not for search engines. */
export function TestScreen() {
  return (
    <PlainScreen heading="Routing Works">
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
