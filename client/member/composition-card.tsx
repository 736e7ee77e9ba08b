import { useState } from 'react';
import { ChartTable } from '#client/charts/chart-table.tsx';
import { useBodyMetrics } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { addDays } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { CompositionChart } from './composition-chart.tsx';
import { type Composition, compositionOf, compositionTable } from './composition-facts.ts';
import { bodyCopy } from './member-copy.ts';
import { type Reading, readingOf, together, WhenRead } from './reading.tsx';

/** What chart, legend and switch take: nothing moves when they come. */
const height = '22rem';
/** As far back as the chart of the weight goes. */
const days = 90;

type CompositionCardProps = { user: CurrentUser; latest: Reading<LatestMetric> };

/** How the body changed: what it weighs, and how much of that is fat. */
export function CompositionCard({ user, latest }: CompositionCardProps) {
  const metrics = readingOf(useBodyMetrics(addDays(useMemberToday(), 1 - days)));
  return (
    <Card title={bodyCopy.bodyComposition}>
      <WhenRead reading={together(latest, metrics)} failure={bodyCopy.bodyCompositionUnread} height={height}>
        {([metric, logged]) => <View composition={compositionOf(user, metric, logged)} />}
      </WhenRead>
    </Card>
  );
}

function View({ composition }: { composition: Composition }) {
  const [isTable, setTable] = useState(false);
  if (composition.points.length === 0) return <Text $tone="muted">{bodyCopy.compositionEmpty}</Text>;
  return (
    <Stack $gap="s5">
      {isTable ? (
        <ChartTable {...compositionTable(composition)} />
      ) : (
        <CompositionChart composition={composition} />
      )}
      <Switch label={bodyCopy.showAsTable} isOn={isTable} onFlip={setTable} />
    </Stack>
  );
}
