import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { Figures, InsightsAnswer } from '#service/features/insights/insights-contract.ts';
import { EnergyInsight } from './energy-insight.tsx';
import { InsightCard } from './insight-card.tsx';
import { QuestFunnel, RefusedBars, RetentionMap, StreakBars } from './insight-pictures.tsx';
import { questsTable, refusedTable, retentionTable, streaksTable, useInsights } from './insights.ts';
import { insightsCopy } from './insights-copy.ts';
import { PanelError } from './panel.tsx';
import { RulesEffect } from './rules-effect.tsx';

/** All members together, now or as they were known at a moment, which governs every picture. */
export function InsightsPanel() {
  const [parameters, setParameters] = useSearchParams();
  const asOf = parameters.get('asOf');
  const { data, error, mutate } = useInsights(asOf);
  const latest = useRef<Figures | null>(null);
  if (data?.state === 'ready') latest.current = data.figures;
  if (error)
    return isRefused(error) ? (
      <MomentForm key={asOf} asOf={asOf} onAsk={ask} refusal={serverMessage(error, insightsCopy.unread)} />
    ) : (
      <PanelError error={error} onRetry={() => void mutate()}>
        {insightsCopy.unread}
      </PanelError>
    );
  function ask(moment: string | null): void {
    setParameters((asked) => {
      asked.delete('asOf');
      if (moment !== null) asked.set('asOf', moment);
      return asked;
    });
    if (moment === asOf) void mutate();
  }
  const figures = latest.current;
  return (
    <Stack>
      <MomentForm key={asOf} asOf={asOf} onAsk={ask}>
        <Standing data={data} figures={figures} />
      </MomentForm>
      {figures ? (
        <Pictures figures={figures} isOld={data?.state !== 'ready'} />
      ) : (
        <SkeletonGroup>
          <Skeleton $height="24rem" />
          <Skeleton $height="24rem" />
        </SkeletonGroup>
      )}
      <EnergyInsight key={`energy ${asOf}`} asOf={asOf} />
      <RulesEffect asOf={asOf} />
    </Stack>
  );
}

/** A moment that cannot be asked for. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status === 400;

type FormProps = {
  asOf: string | null;
  onAsk: (asOf: string | null) => void;
  refusal?: string;
  children?: ReactNode;
};

function MomentForm({ asOf, onAsk, refusal, children }: FormProps) {
  const [typed, setTyped] = useState(asOf?.slice(0, 16) ?? '');
  function show(event: FormEvent): void {
    event.preventDefault();
    const time = Date.parse(`${typed}Z`);
    onAsk(Number.isNaN(time) ? null : new Date(time).toISOString());
  }
  return (
    <Head>
      <div>{children}</div>
      <form noValidate onSubmit={show}>
        <TextField
          label={insightsCopy.asOf}
          type="datetime-local"
          hint={insightsCopy.asOfHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refusal}
        />
        <Row $gap="s2">
          <Button type="submit" variant="outline">
            {insightsCopy.show}
          </Button>
          <Button type="button" onClick={() => onAsk(null)}>
            {insightsCopy.now}
          </Button>
        </Row>
      </form>
    </Head>
  );
}

function Standing({ data, figures }: { data: InsightsAnswer | undefined; figures: Figures | null }) {
  return (
    <div role="status">
      {figures && <Text $tone="muted">{insightsCopy.lead(figures.members)}</Text>}
      {data?.state === 'computing' && (
        <SubText>
          {insightsCopy.folding(data.events, data.total)}{' '}
          {data.waitingFor > 0 && insightsCopy.waiting(data.waitingFor)}
        </SubText>
      )}
    </div>
  );
}

/** Dimmed while they are not those of the chosen moment. */
function Pictures({ figures, isOld }: { figures: Figures; isOld: boolean }) {
  const { asOf, schema, sql } = figures;
  const source = (statement: string) => ({
    moment: figures,
    sql: statement,
    commands: [
      `npm run replay -- --as-of ${asOf} --only streak,quest,member`,
      `npm run sql -- -c "set search_path to ${schema}; …"`,
    ],
  });
  return (
    <Grid aria-busy={isOld}>
      <InsightCard
        title={insightsCopy.streaks}
        table={streaksTable(figures)}
        fileName="streaks"
        {...source(sql.streaks)}
      >
        <StreakBars streaks={figures.streaks} />
      </InsightCard>
      <InsightCard
        title={insightsCopy.retention}
        lead={insightsCopy.retentionLead}
        table={retentionTable(figures.retention)}
        fileName="retention"
        {...source(sql.retention)}
      >
        <RetentionMap retention={figures.retention} />
      </InsightCard>
      <Wide>
        <InsightCard
          title={insightsCopy.quests}
          lead={insightsCopy.questsLead}
          table={questsTable(figures.quests)}
          fileName="quests"
          {...source(sql.quests)}
        >
          <QuestFunnel quests={figures.quests} />
        </InsightCard>
      </Wide>
      <Wide>
        <InsightCard
          title={insightsCopy.refused}
          lead={insightsCopy.refusedLead}
          table={refusedTable(figures)}
          fileName="refused-commands"
          {...source(sql.refused)}
          commands={['npm run sql']}
        >
          <RefusedBars refused={figures.refused} asOf={asOf} />
        </InsightCard>
      </Wide>
    </Grid>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  align-items: start;
  & > form {
    display: grid;
    gap: ${theme.space.s3};
  }
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  &[aria-busy='true'] {
    opacity: .5;
  }
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Wide = styled.div`
  ${theme.media.broad} {
    grid-column: 1 / -1;
  }
`;
