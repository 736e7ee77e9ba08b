import { css, styled } from 'styled-components';
import { Button } from '#client/design/button.tsx';
import { EmptyState } from '#client/design/empty-state.tsx';
import { Stack } from '#client/design/layout.tsx';
import { LogoMark } from '#client/design/logo.tsx';
import { ScreenHeading } from '#client/design/screen-heading.tsx';

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
