import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';

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
          <ScreenHeading size="h2">You are offline</ScreenHeading>
          <Text $tone="muted">
            What you logged without a network is kept on this device, and is sent when you are back.
          </Text>
          <div>
            <Button variant="primary" icon="reset" onClick={onRetry}>
              Try again
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
