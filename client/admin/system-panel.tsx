import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { locale, numberText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { DefinitionRows, Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText } from '#client/ui/text.tsx';
import { onFirstUse } from '#domain/kernel/words-of.ts';
import type { ProjectionEntry, ProjectionsAnswer } from '#service/features/operations/projection-contract.ts';
import { systemCopy } from './admin-copy.ts';
import { momentText } from './audit-lines.ts';
import { DeadLetters } from './dead-letters.tsx';
import { FailingWebhooks } from './failing-webhooks.tsx';
import { FigureTable, PanelError, rowsAsBlocks } from './panel.tsx';
import { conditionLooks, conditionOf, lagText, positionText, systemFacts } from './system-lines.ts';
import { useProjections, useSystem } from './use-system.ts';
import { rereadWebhooks } from './use-webhooks.ts';

const clock = onFirstUse(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));

/**
 * The running processes, the state of each read model, and the events that stop one. Only a press reads it again, so nothing moves under
 * the pointer.
 */
export function SystemPanel() {
  const { data, error, mutate } = useProjections();
  const service = useSystem();
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {systemCopy.unread}
      </PanelError>
    );
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="32rem" />
        <Skeleton $height="8rem" />
      </SkeletonGroup>
    );
  const { projections, leader, division, readAt } = data;
  return (
    <Stack>
      <SystemCard {...service} />
      <Card
        title={systemCopy.readModels}
        aside={
          <Row $gap="s3">
            <SubText role="status">{systemCopy.asOf(clock().format(readAt))}</SubText>
            <Button
              size="small"
              icon="reset"
              onClick={() => void Promise.all([mutate(), service.mutate(), rereadWebhooks()])}
            >
              {systemCopy.refresh}
            </Button>
          </Row>
        }
      >
        <Stack>
          <ProjectionTable projections={projections} />
          <SubText>{leaderText(leader)}</SubText>
          {division?.leaders.map(({ holder, parts, since }) => (
            <SubText key={`${holder} ${parts[0]}`}>
              {systemCopy.leadsParts(
                holder,
                numberText(parts.length),
                numberText(division.parts),
                momentText(since),
              )}
            </SubText>
          ))}
        </Stack>
      </Card>
      <DeadLetters projections={projections} />
      {service.data?.webhooks && <FailingWebhooks counts={service.data.webhooks} />}
    </Stack>
  );
}

const leaderText = (leader: ProjectionsAnswer['leader']): string =>
  leader ? systemCopy.leads(leader.holder, momentText(leader.since)) : systemCopy.noLeader;

const columns = [
  systemCopy.state,
  systemCopy.behind,
  systemCopy.position,
  systemCopy.version,
  systemCopy.rows,
  systemCopy.deadLetters,
] as const;

/** A table; on the phone each row becomes a block in which every value carries its name. */
const ProjectionTable = ({ projections }: Pick<ProjectionsAnswer, 'projections'>) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{systemCopy.readModel}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {projections.map((projection) => (
        <ProjectionRow key={projection.name} projection={projection} />
      ))}
    </tbody>
  </Table>
);

function ProjectionRow({ projection }: { projection: ProjectionEntry }) {
  const condition = conditionOf(projection);
  return (
    <tr>
      <th scope="row">{projection.name}</th>
      <td>
        <Chip {...conditionLooks[condition]}>{systemCopy.states[condition]}</Chip>
      </td>
      <Value name={systemCopy.behind}>{lagText(projection)}</Value>
      <Value name={systemCopy.position}>{positionText(projection.position)}</Value>
      <Value name={systemCopy.version}>{projection.version}</Value>
      <Value name={systemCopy.rows}>{numberText(projection.rows, 0)}</Value>
      <Value name={systemCopy.deadLetters}>{numberText(projection.deadLetters)}</Value>
    </tr>
  );
}

const Value = ({ name, children }: { name: string; children: ReactNode }) => (
  <td>
    <Name aria-hidden>{name}</Name>
    {children}
  </td>
);

/** Version, stores, sessions, the last backup, and what waits in the background. */
function SystemCard({ data, error, mutate }: ReturnType<typeof useSystem>) {
  return (
    <Card title={systemCopy.service}>
      {error && <RetryNote onRetry={() => void mutate()}>{systemCopy.serviceUnread}</RetryNote>}
      {!(data || error) && (
        <SkeletonGroup>
          <Skeleton $height="20rem" />
        </SkeletonGroup>
      )}
      {data && !error && (
        <DefinitionRows>
          {systemFacts(data).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </DefinitionRows>
      )}
    </Card>
  );
}

const Name = styled.span`
  color: ${theme.color.ink3};
  ${theme.media.wide} {
    display: none;
  }
`;

const Table = styled(FigureTable)`
  & tbody th {
    font-size: ${theme.text.t16};
    font-weight: ${theme.weight.bold};
    overflow-wrap: anywhere;
  }
  ${theme.media.wide} {
    & :is(th, td) {
      padding-inline-end: ${theme.space.s3};
    }
    & thead th {
      font-weight: ${theme.weight.strong};
    }
    & :is(th, td):nth-child(n + 4) {
      text-align: end;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
  ${rowsAsBlocks}
  ${theme.media.phone} {
    & :is(th, td) {
      padding: 1px;
      border: 0;
    }
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space.s1} ${theme.space.s4};
    }
    & tbody th {
      flex: 1;
      min-width: 0;
    }
    /* Name and state have the first line for themselves. */
    & tbody tr::before {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    & td:nth-child(n + 3) {
      order: 2;
    }
    & td {
      display: inline-flex;
      gap: .4em;
    }
  }
`;
