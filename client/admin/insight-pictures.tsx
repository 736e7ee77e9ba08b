import { Fragment, useState } from 'react';
import { css, styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { Figures } from '#service/features/insights/insights-contract.ts';
import {
  cohortName,
  inWords,
  leastSpins,
  orderedQuests,
  percentOf,
  type QuestOrder,
  refusedReasons,
  shareSpunAway,
  weeksOf,
} from './insights.ts';
import { insightsCopy } from './insights-copy.ts';
import { rowsAsBlocks } from './panel.tsx';

type Bar = { readonly value: number; readonly isAfter?: boolean };
type BarRow = { readonly name: string; readonly detail?: string; readonly bars: readonly Bar[] };

/** Bars from a common edge, each with its number. A second bar of a row is below the first. */
export function RowBars({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return (
    <BarList>
      {rows.map(({ name, detail, bars }) => (
        <li key={`${name} ${detail ?? ''}`}>
          <span>
            {name}
            {detail && <SubText>{detail}</SubText>}
          </span>
          <Lines>
            {bars.map(({ value, isAfter = false }) => (
              <Fragment key={String(isAfter)}>
                <Groove>
                  <Fill $isAfter={isAfter} style={{ width: `${(100 * value) / most}%` }} />
                </Groove>
                <b>{numberText(value)}</b>
              </Fragment>
            ))}
          </Lines>
        </li>
      ))}
    </BarList>
  );
}

export const StreakBars = ({ streaks }: Pick<Figures, 'streaks'>) => (
  <RowBars
    rows={streaks.map(({ bucket, members }) => ({
      name: insightsCopy.days(bucket),
      bars: [{ value: members }],
    }))}
  />
);

export function RefusedBars(figures: Pick<Figures, 'refused' | 'asOf'>) {
  const reasons = refusedReasons(figures);
  if (reasons.length === 0) return <Text $tone="muted">{insightsCopy.noneRefused}</Text>;
  return (
    <RowBars
      rows={reasons.map(({ reason, command, lastWeek }) => ({
        name: inWords(reason),
        detail: inWords(command),
        bars: [{ value: lastWeek }],
      }))}
    />
  );
}

/** A table whose cells are coloured by their share. On the phone each cohort becomes a block. */
export function RetentionMap({ retention }: Pick<Figures, 'retention'>) {
  if (retention.length === 0) return <Text $tone="muted">{insightsCopy.noCohorts}</Text>;
  const weeks = weeksOf(retention);
  return (
    <Heat>
      <thead>
        <tr>
          <th scope="col">{insightsCopy.joined}</th>
          <th scope="col">{insightsCopy.members}</th>
          {weeks.map((week) => (
            <th key={week} scope="col">
              {week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {retention.map(({ week: joined, members, active }) => (
          <tr key={joined}>
            <th scope="row">{cohortName(joined)}</th>
            <td>
              {numberText(members)} <i aria-hidden>{insightsCopy.memberWord(members)}</i>
            </td>
            {active.map((count, nth) => (
              <HeatCell key={weeks[nth]} week={weeks[nth] ?? ''} active={count} members={members} />
            ))}
          </tr>
        ))}
      </tbody>
    </Heat>
  );
}

function HeatCell({ week, active, members }: { week: string; active: number; members: number }) {
  const share = percentOf(active, members);
  const [, tint = 0] = tints.find(([least]) => share >= least) ?? [];
  return (
    <td
      data-is-strong={tint > 60}
      style={{ '--tint': `${tint}%` } as React.CSSProperties}
      title={insightsCopy.activeOf(active, members)}
    >
      <i aria-hidden>{week}</i> {insightsCopy.percent(share)}
    </td>
  );
}

/** From a share on, how much of the colour a cell has. Between them the letters change from light to dark. */
const tints = [
  [80, 100],
  [60, 78],
  [40, 40],
  [20, 24],
  [1, 12],
] as const;

const shownQuests = 12;

/** The spins of each quest, and inside them the accepted and completed ones. */
export function QuestFunnel({ quests }: Pick<Figures, 'quests'>) {
  const [order, setOrder] = useState<QuestOrder>('spun');
  if (quests.length === 0) return <Text $tone="muted">{insightsCopy.noQuests}</Text>;
  const shown = orderedQuests(quests, order).slice(0, shownQuests);
  const most = Math.max(1, ...shown.map(({ spun }) => spun));
  return (
    <Stack>
      <Segmented
        label={insightsCopy.order}
        value={order}
        onChoose={setOrder}
        segments={[
          { value: 'spun', label: insightsCopy.bySpun },
          { value: 'spun-away', label: insightsCopy.bySpunAway },
        ]}
      />
      {order === 'spun-away' && <SubText>{insightsCopy.spunAwayLead(leastSpins)}</SubText>}
      <Funnel>
        {shown.map((quest) => (
          <li key={quest.questId}>
            <b>{nameText(quest.name)}</b>
            <Nested aria-hidden style={{ width: `${(100 * quest.spun) / most}%` }}>
              <span style={{ width: `${percentOf(quest.accepted, quest.spun)}%` }} />
              <i style={{ width: `${percentOf(quest.completed, quest.spun)}%` }} />
            </Nested>
            <Numbers quest={quest} />
          </li>
        ))}
      </Funnel>
      <Legend
        parts={[
          { look: 'groove', name: insightsCopy.spun },
          { look: 'control', name: insightsCopy.accepted },
          { look: 'ink', name: insightsCopy.completed },
        ]}
      />
      <SubText>{insightsCopy.firstOf(shown.length, quests.length)}</SubText>
    </Stack>
  );
}

function Numbers({ quest }: { quest: Figures['quests'][number] }) {
  const { spun, accepted, completed, spunAway } = quest;
  const parts: readonly (readonly [string, string])[] = [
    [insightsCopy.spun, numberText(spun)],
    [insightsCopy.accepted, numberText(accepted)],
    [insightsCopy.completed, numberText(completed)],
    [insightsCopy.spunAway, `${numberText(spunAway)} (${insightsCopy.percent(shareSpunAway(quest))})`],
  ];
  return (
    <Facts>
      {parts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

type LegendPart = { readonly look: 'ink' | 'control' | 'groove' | 'accent'; readonly name: string };

/** The meaning of each look in a picture. The picture names its numbers itself, so the legend is for the eye alone. */
export const Legend = ({ parts }: { parts: readonly LegendPart[] }) => (
  <LegendList aria-hidden>
    {parts.map(({ look, name }) => (
      <li key={name}>
        <i data-look={look} />
        {name}
      </li>
    ))}
  </LegendList>
);

const BarList = styled.ul`
  display: grid;
  /* As wide as the longest name, so that short names leave the bars their width. */
  grid-template-columns: fit-content(10rem) minmax(0, 1fr);
  gap: ${theme.space.s2} ${theme.space.s3};
  font-size: ${theme.text.t14};
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  & > li > span {
    min-width: 0;
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
  }
  ${theme.media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(2.5rem, auto);
  gap: ${theme.space.s1} ${theme.space.s3};
  align-items: center;
  & > b {
    text-align: end;
    line-height: 1.1;
  }
`;

const Groove = styled.div`
  height: .875rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.groove};
`;

const Fill = styled.div<{ $isAfter: boolean }>(
  ({ theme, $isAfter }) => css`
    height: 100%;
    border-radius: ${theme.radius.full};
    background: ${$isAfter ? theme.color.accent : theme.color.ink};
    ${
      $isAfter &&
      css`
        box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.ink};
      `
    }
  `,
);

const Heat = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: ${theme.text.t13};
  font-variant-numeric: tabular-nums;
  & th {
    font-weight: ${theme.weight.strong};
    text-align: start;
    white-space: nowrap;
    ${theme.media.tight} {
      white-space: normal;
    }
  }
  & thead th {
    color: ${theme.color.ink2};
  }
  & td {
    /* Three months of weeks fit into the card. */
    padding: ${theme.space.s1} 2px;
    border-radius: .35rem;
    text-align: center;
  }
  & td:nth-child(n + 3) {
    background: color-mix(in srgb, ${theme.color.segment4} var(--tint), ${theme.color.well});
  }
  & td[data-is-strong='true'] {
    color: ${theme.color.segmentDarkLabel};
    font-weight: ${theme.weight.bold};
  }
  ${theme.media.wide} {
    & i {
      display: none;
    }
  }
  ${rowsAsBlocks}
  ${theme.media.phone} {
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${theme.space.s1};
    }
    & tbody th {
      grid-column: span 2;
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.bold};
    }
    & td:nth-child(2) {
      grid-column: span 2;
      text-align: end;
    }
    & i {
      font-style: normal;
      font-weight: ${theme.weight.text};
    }
  }
`;

const Funnel = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.s8};
  }
  & > li {
    display: grid;
    gap: ${theme.space.s1};
    align-content: start;
  }
`;

/** Spun, accepted and completed differ in height and lightness, not in colour alone. */
const Nested = styled.div`
  position: relative;
  min-width: 2px;
  height: 1.25rem;
  border-radius: .4rem;
  background: ${theme.color.groove};
  box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.control};
  & > * {
    position: absolute;
    inset-block: .2rem;
    inset-inline-start: .2rem;
    max-width: calc(100% - .4rem);
    border-radius: .25rem;
    background: ${theme.color.control};
  }
  & > i {
    inset-block: .4rem;
    background: ${theme.color.ink};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s4};
  font-size: ${theme.text.t14};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: .35em;
  }
  & dt {
    color: ${theme.color.ink2};
  }
  & dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
  }
`;

const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s4};
  font-size: ${theme.text.t13};
  color: ${theme.color.ink2};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
  }
  & i {
    width: 1.25rem;
    height: .75rem;
    border-radius: .2rem;
    background: ${theme.color.ink};
  }
  & [data-look='groove'] {
    background: ${theme.color.groove};
    box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.control};
  }
  & [data-look='control'] {
    background: ${theme.color.control};
  }
  & [data-look='accent'] {
    background: ${theme.color.accent};
    box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.ink};
  }
`;
