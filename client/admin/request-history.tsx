import { useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type HistoryAnswer, type HistoryEntry, historyAnswer } from '#service/audit/audit-contract.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { auditCopy } from './admin-copy.ts';
import { eventLink } from './admin-tabs.tsx';
import { changeText, doerText, momentText } from './audit-lines.ts';
import { QuietLink } from './quiet-link.tsx';

/** All that ever happened to a request, from its events; as of a moment, if one is chosen. */
export function RequestHistory({ request: { id, revision } }: { request: BetaRequest }) {
  const [moment, setMoment] = useState('');
  const [limit, setLimit] = useState(20);
  const asOf = instantOf(moment);
  const query = new URLSearchParams({ limit: String(limit), ...(asOf && { asOf }) });
  // The revision makes a new decision a new question.
  const { data, error, mutate } = useSWR<HistoryAnswer, Error>(
    [`/api/beta/requests/${id}/history?${query}`, revision],
    ([path]: [string]) => readAs(historyAnswer)(path),
    { keepPreviousData: true },
  );
  return (
    <Section aria-labelledby="history">
      <Stack $gap="s3">
        <Title id="history">{auditCopy.history}</Title>
        <TextField
          label={auditCopy.asOf}
          type="datetime-local"
          hint={auditCopy.asOfHint}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
        {error && isGone(error) ? (
          <Text $tone="muted">{auditCopy.historyEmpty}</Text>
        ) : error ? (
          <RetryNote onRetry={() => void mutate()}>{auditCopy.historyUnread}</RetryNote>
        ) : data ? (
          <>
            {data.asOf && <Text>{auditCopy.statusAt(data.state.status)}</Text>}
            <Steps>
              {data.entries.map((entry) => (
                <Step key={entry.eventId} entry={entry} />
              ))}
            </Steps>
            {data.next !== null && (
              <Button size="small" onClick={() => setLimit(200)}>
                {auditCopy.showMore}
              </Button>
            )}
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton $height="6rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Section>
  );
}

function Step({ entry }: { entry: HistoryEntry }) {
  return (
    <li>
      <Row $wraps $gap="s2">
        <b>{auditCopy.actions[entry.deed]}</b>
        {entry.isReversal && <Chip tone="outline">{auditCopy.takenBack}</Chip>}
      </Row>
      <SubText>{auditCopy.atBy(momentText(entry.at), doerText(entry))}</SubText>
      <Text $size="t14">{changeText(entry)}</Text>
      {entry.note && <Note>{entry.note}</Note>}
      <QuietLink to={eventLink(entry.eventId)}>
        {auditCopy.event}
        <Hidden>
          {auditCopy.ofActionAt(auditCopy.actions[entry.deed].toLowerCase(), momentText(entry.at))}
        </Hidden>
      </QuietLink>
    </li>
  );
}

const isGone = (error: Error): boolean => 'status' in error && error.status === 404;

/** A moment as the device's clock has it. */
function instantOf(local: string): string | null {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const Section = styled.section(
  ({ theme }) => css`
    padding-top: ${theme.space.s4};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  `,
);

const Title = styled.h3(
  ({ theme }) => css`
    font-size: ${theme.heading.card};
  `,
);

/** A line with a dot for each thing that happened. */
const Steps = styled.ol(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    padding-inline-start: ${theme.space.s5};
    border-inline-start: ${theme.border.thick} solid ${theme.color.line};
    overflow-wrap: anywhere;
    & > li {
      position: relative;
    }
    & > li::before {
      content: '';
      position: absolute;
      inset-inline-start: calc(-1 * ${theme.space.s5} - .45rem);
      top: .4rem;
      width: .75rem;
      height: .75rem;
      border-radius: ${theme.radius.full};
      background: ${theme.color.accent};
    }
  `,
);

const Note = styled.p(
  ({ theme }) => css`
    margin-block: ${theme.space.s1};
    padding: ${theme.space.s2} ${theme.space.s3};
    border-radius: ${theme.radius.s};
    background: ${theme.color.well};
    font-size: ${theme.text.t14};
    white-space: pre-wrap;
  `,
);
