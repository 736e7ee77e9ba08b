import { useEffect } from 'react';
import { numberText } from '#client/lib/format/locale.ts';
import { Button } from '#client/ui/button.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Numeral, Text } from '#client/ui/text.tsx';
import { doneCopy } from './import-copy.ts';
import type { ImportContext } from './import-machine.ts';
import { doneFigures } from './import-view-model.ts';

/** The imported entries, with a little confetti. */
export function DoneStep({ context, onAgain }: { context: ImportContext; onAgain: () => void }) {
  const { workouts, weights, known } = doneFigures(context.stored);
  const isNew = workouts + weights > 0;
  const from = context.prepared?.from;
  useEffect(() => {
    // Where it cannot be loaded, only the confetti is missing.
    if (isNew)
      import('#client/lib/confetti.ts').then(({ throwConfetti }) => throwConfetti('medium')).catch(() => {});
  }, [isNew]);
  return (
    <HeroPanel>
      <Stack>
        <h2>{isNew ? doneCopy.title : doneCopy.nothingNew}</h2>
        {isNew && (
          <p role="status">
            <Numeral $size="n2">{numberText(workouts || weights)}</Numeral>{' '}
            {workouts > 0 ? doneCopy.workouts(workouts) : doneCopy.weights(weights)}{' '}
            {from && doneCopy.since(from)}
          </p>
        )}
        {workouts > 0 && weights > 0 && <Text>{doneCopy.also(weights)}</Text>}
        <Text>{isNew ? doneCopy.records : doneCopy.nothingNewLead}</Text>
        {isNew && known > 0 && <Text>{doneCopy.known(known)}</Text>}
        <Row $wraps>
          <LinkButton variant="primary" to={paths.history}>
            {doneCopy.history}
          </LinkButton>
          <Button variant="ghost" onClick={onAgain}>
            {doneCopy.again}
          </Button>
        </Row>
      </Stack>
    </HeroPanel>
  );
}
