import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';

/** While the template is missing. */
export function LoadingTemplate() {
  return (
    <Middle role="status">
      <LogoMark size={72} isTurning />
      <b>Loading Template...</b>
    </Middle>
  );
}

export function RoutineUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack>
      <ScreenHeading>Daily maintenance</ScreenHeading>
      <EmptyState
        icon="calendar"
        title="Your routine did not load"
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The connection or the server did not answer. Ticks on this device are safe.
      </EmptyState>
    </Stack>
  );
}

const Middle = styled.div(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    gap: ${theme.space.s5};
    padding-block: ${theme.space.s24};
  `,
);
