import { useRef } from 'react';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { cheerKinds } from '#domain/together/together-events.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { cheerCopy } from './friends-copy.ts';
import { refusedText } from './refused-text.ts';
import { cheerCommand } from './together-api.ts';

/** Five cheers, one of them a day. The sentence about the sent one takes their place, and the focus. */
export function CheerLine({ friend: { id, facts, cheeredToday } }: { friend: Friend }) {
  const line = useRef<HTMLDivElement>(null);
  const { ask, isSending } = useCommand(cheerCommand, {
    onAnswer: () => line.current?.focus({ preventScroll: true }),
    onRefused: (error) => showToast(refusedText(error, cheerCopy.failed)),
  });
  return (
    <div ref={line} tabIndex={-1} role="status">
      {cheeredToday ? (
        <Text $tone="muted" $size="t14">
          {cheerCopy.sent(cheeredToday)}
        </Text>
      ) : (
        <Row as="div" role="group" aria-label={cheerCopy.group(facts.firstName)} $wraps $gap="s2">
          {cheerKinds.map((kind) => (
            <Button key={kind} size="small" aria-disabled={isSending} onClick={() => ask({ id, kind })}>
              {cheerCopy.kinds[kind]}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}
