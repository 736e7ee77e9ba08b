import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { locale, midSentence } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextAreaField, TextField } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import {
  type HistoryAnswer,
  type HistoryEntry,
  historyAnswer,
} from '#service/features/audit/audit-contract.ts';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import { auditCopy, requestCopy } from './admin-copy.ts';
import { eventLink, QuietLink } from './admin-links.tsx';
import { changeText, doerText, momentText } from './audit-lines.ts';
import {
  ageText,
  failureToast,
  isOvertaken,
  overtakenText,
  rereadBetaRequests,
  showReviewed,
} from './beta-requests.ts';
import { CardPart, CardPartTitle, Decisions, DetailTitle, Facts, ToList } from './panel.tsx';
import { StatusChip } from './request-list-card.tsx';
import { type Review, reviewCommand, reviewMachine, reviewOf, updatedToast } from './request-review.ts';

type RequestDetailProps = { request: BetaRequest; today: MemberDay };

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** One request: what is known of it, notes, and the decision. Notes that are being written outlive a decision of somebody else. */
export function RequestDetail({ request, today }: RequestDetailProps) {
  const { email, status, requestedAt, requestedOn, reviewedAt, reviewedBy, askedBy, isOverdue, revision } =
    request;
  const [typedNotes, setTypedNotes] = useState<string | null>(null);
  const notes = typedNotes ?? request.adminNotes ?? '';
  const [words, setWords] = useState('');
  const [isOvertaken, setOvertaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Card aria-label={requestCopy.request}>
      <Stack>
        <ToList>
          <BackLink to={paths.admin}>{requestCopy.allRequests}</BackLink>
        </ToList>
        <Row $wraps $gap="s2">
          <StatusChip status={status} />
          {isOverdue && <Chip tone="hot">{requestCopy.overdue}</Chip>}
        </Row>
        <DetailTitle ref={heading} tabIndex={-1}>
          {email}
        </DetailTitle>
        <Facts $names="4rem">
          <div>
            <dt>{requestCopy.asked}</dt>
            <dd>{requestCopy.askedAt(moment.format(new Date(requestedAt)), ageText(requestedOn, today))}</dd>
          </div>
          {askedBy && (
            <div>
              <dt>{requestCopy.askedBy}</dt>
              <dd>{requestCopy.askedByAccount(askedBy)}</dd>
            </div>
          )}
          {reviewedAt && (
            <div>
              <dt>{requestCopy.decided}</dt>
              <dd>
                {moment.format(new Date(reviewedAt))}
                {reviewedBy && requestCopy.by(reviewedBy)}
              </dd>
            </div>
          )}
        </Facts>
        {isOvertaken && <Overtaken role="alert">{overtakenText(request)}</Overtaken>}
        <TextAreaField
          label={requestCopy.adminNotes}
          hint={requestCopy.adminNotesHint}
          maxLength={2000}
          value={notes}
          onChange={(event) => setTypedNotes(event.target.value)}
        />
        {status === 'pending' && (
          <TextAreaField
            label={requestCopy.words}
            hint={requestCopy.wordsHint}
            rows={2}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <ReviewActions
          key={revision}
          request={request}
          adminNotes={notes.trim() || null}
          words={words.trim() || null}
          onDecided={() => {
            setWords('');
            setOvertaken(false);
            setTypedNotes(null);
            heading.current?.focus({ preventScroll: true });
          }}
          onOvertaken={() => setOvertaken(true)}
        />
        <RequestHistory request={request} />
      </Stack>
    </Card>
  );
}

type ReviewActionsProps = {
  request: BetaRequest;
  adminNotes: string | null;
  words: string | null;
  onDecided: () => void;
  /** Somebody else has decided; what they did has been read. */
  onOvertaken: () => void;
};

/** The decisions that the request's status admits. Remounted for each revision, so that the machine starts in the server's state. */
function ReviewActions({ request, adminNotes, words, onDecided, onOvertaken }: ReviewActionsProps) {
  const [state, send] = useMachine(reviewMachine, { snapshot: reviewOf(request) });
  const { ask, isSending } = useCommand(reviewCommand, {
    onAnswer: ({ events, request: reviewed }) => {
      for (const event of events) send(event);
      const toast = updatedToast([reviewed]);
      if (toast) showToast(toast);
      onDecided();
      showReviewed(reviewed);
    },
    onRefused: (error) => {
      showToast(failureToast(error));
      if (isOvertaken(error)) void rereadBetaRequests().then(onOvertaken);
    },
  });
  const decide = (type: Review['type']): void =>
    ask({ type, requestId: request.id, revision: request.revision, adminNotes, words });

  return (
    <Decisions>
      {state.hasTag('DenyBetaRequest') && (
        <Button variant="outline" icon="close" disabled={isSending} onClick={() => decide('DenyBetaRequest')}>
          {requestCopy.deny}
        </Button>
      )}
      {state.hasTag('ApproveBetaRequest') && (
        <Button
          variant="primary"
          icon="check"
          disabled={isSending}
          onClick={() => decide('ApproveBetaRequest')}
        >
          {requestCopy.approve}
        </Button>
      )}
      {state.hasTag('ReopenBetaRequest') && (
        <Button
          variant="outline"
          icon="reset"
          disabled={isSending}
          onClick={() => decide('ReopenBetaRequest')}
        >
          {requestCopy.resetToPending}
        </Button>
      )}
    </Decisions>
  );
}

/** All that ever happened to a request, from its events; as of a moment, if one is chosen. */
function RequestHistory({ request: { id, revision } }: { request: BetaRequest }) {
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
    <CardPart aria-labelledby="history">
      <Stack $gap="s3">
        <CardPartTitle id="history">{auditCopy.history}</CardPartTitle>
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
    </CardPart>
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
      {entry.words && <Note>{requestCopy.said(entry.words)}</Note>}
      <QuietLink to={eventLink(entry.eventId)}>
        {auditCopy.event}
        <Hidden>
          {auditCopy.ofActionAt(midSentence(auditCopy.actions[entry.deed]), momentText(entry.at))}
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

const Overtaken = styled.p`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.warnSoft};
  color: ${theme.color.onWarn};
  font-weight: ${theme.weight.strong};
  overflow-wrap: anywhere;
`;

/** A line with a dot for each thing that happened. */
const Steps = styled.ol`
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
`;

const Note = styled.p`
  margin-block: ${theme.space.s1};
  padding: ${theme.space.s2} ${theme.space.s3};
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
  font-size: ${theme.text.t14};
  white-space: pre-wrap;
`;
