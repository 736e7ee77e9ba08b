import { lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { unitText } from '#client/lib/format/format-copy.ts';
import { tenths } from '#client/lib/format/typed-quantity.ts';
import { usePhases } from '#client/lib/http/read-models.ts';
import { PendingMark } from '#client/lib/offline/pending-overlay.tsx';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { inPlace } from '#client/ui/in-place.ts';
import { DefinitionRows } from '#client/ui/layout.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { anchors } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralUnit } from '#client/ui/text.tsx';
import { weightCopy } from './progress-copy.ts';
import { type ProgressFacts, useProgressFacts } from './progress-facts.ts';
import { WeightTrend } from './weight-trend.tsx';
import { lastWeight, weightViewModel } from './weight-view-model.ts';

const WeightDialog = lazy(async () => ({ default: (await import('./weight-dialog.tsx')).WeightDialog }));

/** Current Weight, Target Weight and Program Phase, with the way there. */
export function CurrentWeightCard() {
  const { facts, isFailed, retry } = useProgressFacts();
  if (facts) return <CurrentWeight facts={facts} />;
  return (
    <Card title={weightCopy.currentWeight}>
      {isFailed ? (
        <RetryNote onRetry={retry}>{weightCopy.weightUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="11rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function CurrentWeight({ facts }: { facts: ProgressFacts }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  // Also where the address comes to the weight while the card is shown.
  const isLogging = isPressed || hash === anchors.weight;
  const close = (): void => {
    setPressed(false);
    // A reload must not open it again.
    if (hash === anchors.weight) void navigate({ hash: '' }, { replace: true, ...inPlace });
  };
  const weight = weightViewModel(facts);
  const { current, unit, points, targetText } = weight;
  return (
    <Card title={weightCopy.currentWeight}>
      <TwoColumns>
        <Figures>
          <p>
            <Big>{current === null ? '–' : tenths(current)}</Big>
            {current !== null && <NumeralUnit>{unitText(unit)}</NumeralUnit>}
            <PendingMark of="weight" />
          </p>
          <DefinitionRows>
            <div>
              <dt>{weightCopy.targetWeight}</dt>
              <dd>{targetText}</dd>
            </div>
            <div>
              <dt>{weightCopy.programPhase}</dt>
              <dd>{usePhaseName(facts)}</dd>
            </div>
          </DefinitionRows>
          <Button variant="ink" icon="scale" isBlock onClick={() => setPressed(true)}>
            {weightCopy.logTodaysWeight}
          </Button>
        </Figures>
        {points.length > 0 ? <WeightTrend weight={weight} /> : <Blank>{weightCopy.chartLead}</Blank>}
      </TwoColumns>
      {isLogging && (
        <Opening>
          <WeightDialog weight={weight} last={lastWeight(facts)} today={facts.today} onClose={close} />
        </Opening>
      )}
    </Card>
  );
}

/** The phase that holds today. */
function usePhaseName({ program }: ProgressFacts): string {
  const { data: phases } = usePhases(program?.id ?? null);
  return nameText(phases?.find(({ isCurrent }) => isCurrent)?.name ?? '–');
}

const TwoColumns = styled.div`
  display: grid;
  gap: ${theme.space.s6};
  ${theme.media.wide} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    align-items: end;
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${theme.space.s5};
`;

const Big = styled(Numeral)`
  font-size: 4.5rem;
`;

/** Where the line will be. */
const Blank = styled.p`
  display: grid;
  place-items: center;
  align-self: stretch;
  padding: ${theme.space.s6};
  border: ${theme.border.thick} dashed ${theme.color.line};
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink2};
  text-align: center;
  text-wrap: balance;
`;
