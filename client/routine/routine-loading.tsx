import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { routineCopy } from './routine-copy.ts';

/** While the template is missing. */
export function LoadingTemplate() {
  return (
    <Middle role="status">
      <LogoMark size={72} isTurning />
      <b>{routineCopy.loadingTemplate}</b>
    </Middle>
  );
}

export function RoutineUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack>
      <ScreenHeading>{routineCopy.dailyMaintenance}</ScreenHeading>
      <EmptyState
        icon="calendar"
        title={routineCopy.loadFailed}
        action={
          <Button variant="primary" icon="reset" onClick={onRetry}>
            {commonCopy.tryAgain}
          </Button>
        }
      >
        {routineCopy.loadFailedLead}
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
