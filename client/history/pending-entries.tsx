import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { onWaitingChange, waitingNow } from '#client/lib/offline/outbox.ts';
import { Chip } from '#client/ui/chip.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow } from '#client/ui/layout.tsx';
import { historyCopy } from './history-copy.ts';

/** Where an entry of the history is added. */
const adding: Readonly<Record<string, 'dumbbell' | 'scale'>> = {
  '/api/workouts': 'dumbbell',
  '/api/body-metrics': 'scale',
};

/** What was done without a network, and becomes an entry once it was sent; the newest first. */
export function PendingEntries() {
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  const pending = waiting.flatMap(({ method, path, label, idempotencyKey, isHeld, problem }) => {
    const icon = adding[path];
    return method === 'POST' && icon && isHeld && !problem?.isFinal ? [{ icon, label, idempotencyKey }] : [];
  });
  if (pending.length === 0) return null;
  return (
    <List aria-label={historyCopy.waiting}>
      {pending.toReversed().map(({ icon, label, idempotencyKey }) => (
        <li key={idempotencyKey}>
          <IconBadge icon={icon} />
          <Grow>{label}</Grow>
          <Chip icon="clock">{historyCopy.pending}</Chip>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    & > li {
      display: flex;
      align-items: center;
      gap: ${theme.space.s3};
      min-height: 4.25rem;
      padding: ${theme.space.s3} ${theme.space.s4};
      border: ${theme.border.thick} dashed ${theme.color.line};
      border-radius: ${theme.radius.m};
      font-weight: ${theme.weight.bold};
      overflow-wrap: anywhere;
    }
  `,
);
