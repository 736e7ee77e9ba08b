import { useState } from 'react';
import { useBodyMetrics } from '#client/api/use-body-metrics.ts';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { Card } from '#client/design/card.tsx';
import { ChartTable } from '#client/design/chart-table.tsx';
import { Stack } from '#client/design/layout.tsx';
import { Switch } from '#client/design/switch.tsx';
import { Text } from '#client/design/text.tsx';
import { addDays } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { CompositionChart } from './composition-chart.tsx';
import { type Composition, compositionOf, compositionTable } from './composition-facts.ts';
import { compositionHeight, compositionTitle } from './composition-skeleton.tsx';
import { type Reading, readingOf, together, WhenRead } from './reading.tsx';

/** As far back as the chart of the weight goes. */
const days = 90;

type CompositionCardProps = { user: CurrentUser; latest: Reading<LatestMetric> };

/** How the body changed: what it weighs, and how much of that is fat. */
export function CompositionCard({ user, latest }: CompositionCardProps) {
  const metrics = readingOf(useBodyMetrics(addDays(useMemberToday(), 1 - days)));
  return (
    <Card title={compositionTitle}>
      <WhenRead
        reading={together(latest, metrics)}
        failure="Your body composition could not be read."
        height={compositionHeight}
      >
        {([metric, logged]) => <View composition={compositionOf(user, metric, logged)} />}
      </WhenRead>
    </Card>
  );
}

function View({ composition }: { composition: Composition }) {
  const [isTable, setTable] = useState(false);
  if (composition.points.length === 0)
    return (
      <Text $tone="muted">
        Log a weight, and body fat or your height, age and gender: then it shows here what of it is lean.
      </Text>
    );
  return (
    <Stack $gap="s5">
      {isTable ? (
        <ChartTable {...compositionTable(composition)} />
      ) : (
        <CompositionChart composition={composition} />
      )}
      <Switch label="Show as table" isOn={isTable} onFlip={setTable} />
    </Stack>
  );
}
