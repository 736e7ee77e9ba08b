import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { focusHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { Circle } from '#service/features/together/circles-contract.ts';
import { circlesCopy } from './circles-copy.ts';
import { refusedText } from './refused-text.ts';
import { seeResultCommand } from './together-api.ts';

const { ended } = circlesCopy;

/** Circles that are over, until the member has seen how each ended. */
export const EndedCircles = ({ circles }: { circles: readonly Circle[] }) =>
  circles
    .filter(({ status, isSeen }) => status === 'over' && !isSeen)
    .map((circle) => <EndedCircle key={circle.id} circle={circle} />);

function EndedCircle({ circle }: { circle: Circle }) {
  const { isReached, people, id } = circle;
  const { ask, isSending } = useCommand(seeResultCommand, {
    onAnswer: () => {
      // The card goes, and the focus with it.
      focusHeading();
      if (isReached) celebrate();
    },
    onRefused: (error) => showToast(refusedText(error, circlesCopy.failed)),
  });
  return (
    <Card tone="sun" title={isReached ? ended.title : ended.titleMissed}>
      <Stack>
        <Text $size="t20">{isReached ? ended.reached(circle) : ended.missed(circle)}</Text>
        {people.length > 1 && <Text>{ended.with(people)}</Text>}
        <div>
          <Button variant="ink" aria-disabled={isSending} onClick={() => ask(id)}>
            {isReached ? ended.celebrate : ended.close}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Where it cannot be loaded, the confetti is missing, not the moment. */
function celebrate(): void {
  import('#client/lib/confetti.ts').then(({ throwConfetti }) => throwConfetti('medium')).catch(() => {});
}
