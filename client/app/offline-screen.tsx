import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Logo } from '#client/ui/logo.tsx';
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

const Middle = styled.main(
  ({ theme }) => css`
    display: grid;
    place-content: center;
    justify-items: start;
    gap: ${theme.space.s6};
    max-width: 34rem;
    min-height: 100dvh;
    margin-inline: auto;
    padding: ${theme.space.gutter};
  `,
);
