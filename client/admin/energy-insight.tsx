import { useState } from 'react';
import { EnergyChart } from '#client/charts/energy-chart.tsx';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { leastMembers } from '#domain/check-in/energy-of-members.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { EnergyFigures } from '#service/features/insights/insights-contract.ts';
import { InsightSources } from './insight-card.tsx';
import { energyTable, useEnergyFigures } from './insights.ts';
import { insightsCopy } from './insights-copy.ts';

/** How energy and mood of all members go with training, once the admin asks. Nothing is shown of fewer than 25 members. */
export function EnergyInsight({ asOf }: { asOf: string | null }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, mutate } = useEnergyFigures(isAsked, asOf);
  const isComputing = isAsked && !error && data?.state !== 'ready';
  function ask(): void {
    if (isAsked) void mutate();
    else setIsAsked(true);
  }
  return (
    <Card title={insightsCopy.energy}>
      <Stack>
        <Text $tone="muted">{insightsCopy.energyLead(leastMembers)}</Text>
        {data?.state === 'ready' ? (
          <EnergyOfAll energy={data.energy} />
        ) : (
          <div>
            <Button variant="outline" disabled={isComputing} onClick={ask}>
              {isComputing ? insightsCopy.readingEnergy : insightsCopy.readEnergy}
            </Button>
          </div>
        )}
        <div role="status">
          {error && <Text>{serverMessage(error, insightsCopy.energyUnread)}</Text>}
          {data?.state === 'computing' && <SubText>{insightsCopy.folding(data.events, data.total)}</SubText>}
        </div>
      </Stack>
    </Card>
  );
}

function EnergyOfAll({ energy }: { energy: EnergyFigures }) {
  const { members, afterTraining, weeks } = energy;
  if (!afterTraining && weeks.length === 0)
    return <Text>{insightsCopy.tooFewMembers(members, energy.leastMembers)}</Text>;
  return (
    <Stack>
      {afterTraining ? (
        <div>
          <Text>{insightsCopy.afterTraining({ ...afterTraining, members })}</Text>
          <SubText>
            {insightsCopy.bySign(afterTraining.higher, afterTraining.same, afterTraining.lower)}
          </SubText>
        </div>
      ) : (
        <Text>{insightsCopy.tooFewMembers(members, energy.leastMembers)}</Text>
      )}
      {weeks.length > 0 ? (
        <EnergyChart
          points={weeks.map(({ week, energy: weekEnergy, mood: weekMood }) => ({
            ...{ date: asMemberDay(week), weekEnergy, weekMood, effort: null },
          }))}
          label={insightsCopy.energyWeeks}
          names={insightsCopy.energyLines}
        />
      ) : (
        <Text $tone="muted">{insightsCopy.noWeeks(energy.leastMembers)}</Text>
      )}
      <InsightSources
        title={insightsCopy.energy}
        moment={energy}
        table={energyTable(energy)}
        fileName="energy"
      />
    </Stack>
  );
}
