import { type ChangeEvent, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { coveringInput, TextAreaField } from '#client/ui/field.tsx';
import { Columns, Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { Effect, MeasureEffect, MemberChange } from '#service/features/insights/insights-contract.ts';
import { InsightSources } from './insight-card.tsx';
import { Legend, RowBars } from './insight-pictures.tsx';
import { type EffectQuestion, effectTable, useRulesEffect } from './insights.ts';
import { insightsCopy } from './insights-copy.ts';
import { FigureTable } from './panel.tsx';

/** Everybody's numbers under the rules of a file, beside those that they have. */
export function RulesEffect({ asOf }: { asOf: string | null }) {
  const [typed, setTyped] = useState(insightsCopy.example);
  const [rules, setRules] = useState<string | null>(null);
  const asked: EffectQuestion | null = rules === null ? null : { rules, asOf };
  const { data, error } = useRulesEffect(asked);
  const isComputing = asked !== null && !error && data?.state !== 'ready';

  function compare(event: FormEvent): void {
    event.preventDefault();
    setRules(typed);
  }
  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file) setTyped(await file.text());
    target.value = '';
  }
  return (
    <Card title={insightsCopy.effect}>
      <Stack>
        <Text $tone="muted">{insightsCopy.effectLead}</Text>
        <form noValidate onSubmit={compare}>
          <Stack $gap="s3">
            <TextAreaField
              label={insightsCopy.rules}
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={error ? serverMessage(error, insightsCopy.failed) : undefined}
            />
            <Row $gap="s2" $wraps>
              <Button type="submit" variant="outline" disabled={isComputing}>
                {isComputing ? insightsCopy.comparing : insightsCopy.compare}
              </Button>
              <FileChoice>
                {insightsCopy.chooseFile}
                <input
                  type="file"
                  accept=".json,application/json"
                  onChange={(event) => void readFile(event)}
                />
              </FileChoice>
            </Row>
          </Stack>
        </form>
        {data?.state === 'computing' && (
          <SubText role="status">{insightsCopy.folding(data.events, data.total)}</SubText>
        )}
        {data?.state === 'ready' && rules !== null && <Effects effect={data.effect} rules={rules} />}
      </Stack>
    </Card>
  );
}

const Effects = ({ effect, rules }: { effect: Effect; rules: string }) =>
  effect.measures.map((measure) => (
    <MeasureSection key={measure.measure} measure={measure} moment={effect} rules={rules} />
  ));

type MeasureProps = { measure: MeasureEffect; moment: Effect; rules: string };

function MeasureSection({ measure, moment, rules }: MeasureProps) {
  const { buckets, gaining, losing, unchanged, gains, losses } = measure;
  const title = insightsCopy.measures[measure.measure];
  return (
    <section aria-label={title}>
      <Stack>
        <h3>{title}</h3>
        <Text>{insightsCopy.gainLose(gaining, losing, unchanged)}</Text>
        <Legend
          parts={[
            { look: 'ink', name: insightsCopy.before },
            { look: 'accent', name: insightsCopy.after },
          ]}
        />
        <RowBars
          rows={buckets.map(({ bucket, before, after }) => ({
            name: measure.measure === 'points' ? bucket : insightsCopy.days(bucket),
            bars: [{ value: before }, { value: after, isAfter: true }],
          }))}
        />
        <Columns>
          <Changes title={insightsCopy.gains} changes={gains} count={gaining} />
          <Changes title={insightsCopy.losses} changes={losses} count={losing} />
        </Columns>
        <InsightSources
          title={title}
          moment={moment}
          table={effectTable(measure)}
          sql={measure.sql}
          commands={[
            `echo '${rules.replaceAll(/\s+/g, ' ')}' > rules.json`,
            `npm run replay -- --rules rules.json --as-of ${moment.asOf}`,
          ]}
          fileName={`rules-effect-${measure.measure}`}
        />
      </Stack>
    </section>
  );
}

type ChangesProps = { title: string; changes: readonly MemberChange[]; count: number };

function Changes({ title, changes, count }: ChangesProps) {
  return (
    <Stack $gap="s2">
      <h4>{title}</h4>
      {changes.length === 0 ? (
        <Text $tone="muted">{insightsCopy.nobody}</Text>
      ) : (
        <ChangeTable changes={changes} title={title} />
      )}
      {changes.length < count && <SubText>{insightsCopy.listed(changes.length)}</SubText>}
    </Stack>
  );
}

const ChangeTable = ({ changes, title }: Pick<ChangesProps, 'changes' | 'title'>) => (
  <Scroll tabIndex={0} role="region" aria-label={title}>
    <Members>
      <thead>
        <tr>
          {[insightsCopy.member, insightsCopy.before, insightsCopy.after, insightsCopy.change].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ member, before, after }) => (
          <tr key={member}>
            <th scope="row">{member}</th>
            <td>{numberText(before)}</td>
            <td>{numberText(after)}</td>
            <td>
              {after > before ? insightsCopy.gainsBy(after - before) : insightsCopy.losesBy(before - after)}
            </td>
          </tr>
        ))}
      </tbody>
    </Members>
  </Scroll>
);

const Scroll = styled.div`
  max-height: 18rem;
  padding-inline: ${theme.space.s3};
  overflow-y: auto;
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
`;

const Members = styled(FigureTable)`
  white-space: nowrap;
  & tbody tr:last-child :is(th, td) {
    border-bottom: 0;
  }
`;

const FileChoice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s4};
  border-radius: ${theme.radius.full};
  background: ${theme.color.fill};
  font-weight: ${theme.weight.bold};
  cursor: pointer;
  ${coveringInput}
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
