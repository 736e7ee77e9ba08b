import { useState } from 'react';
import { css, styled } from 'styled-components';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Grow } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.ts';
import { questId, questTitle } from './quest-place.ts';

/** The member does without the wheel: one line, and the way back. */
export function WheelOff({ onTurnOn }: { onTurnOn: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  async function turnOn(): Promise<void> {
    setPending(true);
    await onTurnOn().catch(tellOfFailure);
    setPending(false);
  }
  return (
    <Card id={questId} aria-label={questTitle}>
      <Line>
        <Icon name="wheel" />
        <Grow>The quest wheel is off.</Grow>
        <Button size="small" disabled={isPending} onClick={() => void turnOn()}>
          Turn the wheel on
        </Button>
      </Line>
    </Card>
  );
}

function tellOfFailure(error: unknown): void {
  if (handledAsUnauthorized(error)) return;
  showToast({
    title: 'Error',
    description: 'Failed to update quest. Please try again.',
    variant: 'destructive',
  });
}

export function QuestUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Card id={questId} title={questTitle}>
      <RetryNote onRetry={onRetry}>Your quest could not be read.</RetryNote>
    </Card>
  );
}

export function QuestSkeleton() {
  return (
    <Card id={questId} aria-label={questTitle}>
      <Blank>
        <Skeleton $height="2rem" $width="60%" />
        <Round>
          <Skeleton $height="auto" $round />
        </Round>
        <Words $height="3rem" />
        <Skeleton $height="6.875rem" />
      </Blank>
    </Card>
  );
}

const Line = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${theme.space.s3};
    font-weight: ${theme.weight.strong};
  `,
);

/* Part for part as high as the wheel that waits for a spin: what stands below does not move when it comes. */
const Blank = styled(SkeletonGroup)(
  ({ theme }) => css`
    ${theme.media.phone} {
      gap: ${theme.space.s3};
    }
  `,
);

const Round = styled.div(
  ({ theme }) => css`
    display: grid;
    align-content: end;
    width: min(100%, 25rem);
    aspect-ratio: 20 / 20.75;
    margin-inline: auto;
    ${theme.media.phone} {
      width: min(100%, 15.25rem);
    }
    && > * {
      aspect-ratio: 1;
    }
  `,
);

const Words = styled(Skeleton)(
  ({ theme }) => css`
    ${theme.media.wide} {
      height: 1.5rem;
    }
    ${theme.media.broad} {
      height: 3rem;
    }
  `,
);
