import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { ChartTable } from '#client/charts/chart-table.tsx';
import { locale } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { onFirstUse } from '#domain/kernel/words-of.ts';
import { csvText, saveFile } from './audit-lines.ts';
import type { InsightTable } from './insights.ts';
import { insightsCopy } from './insights-copy.ts';
import { positionText } from './system-lines.ts';

const utc = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
);

/** The moment of the figures of a card. */
export type Moment = { readonly asOf: string; readonly position: string | null };

const momentLine = ({ asOf, position }: Moment): string =>
  insightsCopy.ofMoment(utc().format(new Date(asOf)), position && positionText(position));

type InsightProps = {
  title: string;
  lead?: string;
  moment: Moment;
  table: InsightTable;
  /** The statement that gave it. Without one the figures come from encrypted fields. */
  sql?: string;
  /** The commands to run the statement. */
  commands?: readonly string[];
  /** Name of the file, without its ending. */
  fileName: string;
  children: ReactNode;
};

type Shown = 'table' | 'sql' | null;

/** A picture with its figures as a table, the statement they come from, and a file of them. */
export function InsightCard({ title, lead, children, ...rest }: InsightProps) {
  return (
    <Card title={title}>
      <Stack>
        {lead && <Text $tone="muted">{lead}</Text>}
        {children}
        <InsightSources title={title} {...rest} />
      </Stack>
    </Card>
  );
}

type SourcesProps = Omit<InsightProps, 'lead' | 'children'>;

export function InsightSources({ title, moment, table, sql, commands = [], fileName }: SourcesProps) {
  const [shown, setShown] = useState<Shown>(null);
  const id = useId();
  const folding = (what: Exclude<Shown, null>) => ({
    size: 'small' as const,
    'aria-expanded': shown === what,
    'aria-controls': id,
    onClick: () => setShown(shown === what ? null : what),
  });
  return (
    <Stack $gap="s3">
      <Row $gap="s2" $wraps>
        <Button {...folding('table')} aria-label={insightsCopy.tableOf(title)}>
          {insightsCopy.table}
        </Button>
        {sql && (
          <Button {...folding('sql')} aria-label={insightsCopy.sqlOf(title)}>
            {insightsCopy.sql}
          </Button>
        )}
        <Button
          size="small"
          icon="download"
          aria-label={insightsCopy.csvOf(title)}
          onClick={() => saveFile(`${fileName}-${moment.asOf.slice(0, 10)}.csv`, csvText(table.csv), 'csv')}
        >
          {insightsCopy.csv}
        </Button>
      </Row>
      <div id={id}>
        {shown === 'table' && <ChartTable {...table} />}
        {shown === 'sql' && (
          <Stack $gap="s2">
            <Code tabIndex={0} role="region" aria-label={insightsCopy.sqlOf(title)}>
              {sql}
            </Code>
            <SubText>{insightsCopy.repeat}</SubText>
            <Code>{commands.join('\n')}</Code>
          </Stack>
        )}
      </div>
      <SubText>{momentLine(moment)}</SubText>
    </Stack>
  );
}

const Code = styled.pre`
  max-height: 20rem;
  margin: 0;
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
  font-size: ${theme.text.t13};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow-y: auto;
`;
