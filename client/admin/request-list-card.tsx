import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { TextAreaField, TextField } from '#client/ui/field.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { requestLink } from './admin-links.tsx';
import { ageText, requestsShown, type StatusFilter } from './beta-requests.ts';
import { Decisions, rowStates } from './panel.tsx';
import { type BulkReview, bulkReviewCommand, counted, outcomeToast } from './request-review.ts';

const filters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: requestCopy.all },
  { value: 'pending', label: requestCopy.pending },
  { value: 'approved', label: requestCopy.approved },
  { value: 'denied', label: requestCopy.denied },
];

export type MoreRequests = { readonly isLoading: boolean; readonly load: () => void };

type RequestListProps = {
  requests: readonly BetaRequest[];
  /** Loads the next requests; null when all are loaded. */
  more: MoreRequests | null;
  selectedId: string | null;
  today: MemberDay;
};

/** Who asked, to be searched and gone through with the arrow keys. */
export function RequestList({ requests, more, selectedId, today }: RequestListProps) {
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [term, setTerm] = useState('');
  const shown = requestsShown(requests, filter, term);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id, status }) => status === 'pending' && ticked.has(id));
  const hasPending = shown.some(({ status }) => status === 'pending');
  const list = useReturningFocus(selectedId);
  return (
    <Card aria-label={requestCopy.requests}>
      <Stack>
        <TextField
          label={requestCopy.search}
          type="search"
          placeholder={requestCopy.searchPlaceholder}
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Segmented label={requestCopy.status} segments={filters} value={filter} onChoose={setFilter} />
        {chosen.length > 0 && <BulkBar requests={chosen} onDone={() => setTicked(new Set())} />}
        <Hidden role="status">{requestCopy.counted(shown.length)}</Hidden>
        {shown.length > 0 ? (
          <List ref={list} onKeyDown={moveAmongRows}>
            {shown.map((request) => (
              <li key={request.id}>
                {request.status === 'pending' ? (
                  <Tick>
                    <input
                      type="checkbox"
                      aria-label={requestCopy.chooseRequestOf(request.email)}
                      checked={ticked.has(request.id)}
                      onChange={() => setTicked(toggled(ticked, request.id))}
                    />
                  </Tick>
                ) : (
                  hasPending && <NoTick />
                )}
                <RequestRow request={request} isSelected={request.id === selectedId} today={today} />
              </li>
            ))}
          </List>
        ) : (
          <Text $tone="muted">
            {more ? requestCopy.noneOfLoaded(requests.length) : requestCopy.noneFound}
          </Text>
        )}
        {more && (
          <Button disabled={more.isLoading} onClick={more.load}>
            {requestCopy.loadMore}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function toggled(ticked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ticked);
  if (!others.delete(id)) others.add(id);
  return others;
}

type RequestRowProps = { request: BetaRequest; isSelected: boolean; today: MemberDay };

function RequestRow({ request, isSelected, today }: RequestRowProps) {
  const { id, email, askedBy, status, requestedOn, isOverdue } = request;
  return (
    <Row to={requestLink(id)} aria-current={isSelected ? 'true' : undefined}>
      <span>
        <b>{email}</b>
        <SubText>
          {requestCopy.askedOn(ageText(requestedOn, today))}
          {askedBy && requestCopy.by(askedBy)}
        </SubText>
      </span>
      <Chips>
        {isOverdue && <Chip tone="hot">{requestCopy.overdue}</Chip>}
        <StatusChip status={status} />
      </Chips>
    </Row>
  );
}

/** On the way back from a request the focus is where it was: on its row. */
function useReturningFocus(selectedId: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const lastId = useRef(selectedId);
  useEffect(() => {
    const cameFrom = selectedId === null ? lastId.current : null;
    lastId.current = selectedId;
    if (cameFrom) list.current?.querySelector<HTMLElement>(`a[href$="${requestLink(cameFrom)}"]`)?.focus();
  }, [selectedId]);
  return list;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down lead from row to row; Enter opens one, as links do. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('a')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type BulkBarProps = { requests: readonly BetaRequest[]; onDone: () => void };

/** One decision, with one note and the same words to each person, on all requests that are ticked. */
function BulkBar({ requests, onDone }: BulkBarProps) {
  const [notes, setNotes] = useState('');
  const [words, setWords] = useState('');
  const { ask, isSending } = useCommand(bulkReviewCommand, {
    onAnswer: (outcome) => {
      const toast = outcomeToast(outcome);
      if (toast) showToast(toast);
      onDone();
    },
  });
  const decide = (type: BulkReview['type']): void =>
    ask({ type, requests, adminNotes: notes.trim() || null, words: words.trim() || null });

  return (
    <Bar aria-label={requestCopy.chosen(counted(requests))}>
      <Stack $gap="s3">
        <TextAreaField
          label={requestCopy.adminNotesFor(counted(requests))}
          hint={requestCopy.adminNotesHint}
          rows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <TextAreaField
          label={requestCopy.wordsToEach}
          hint={requestCopy.wordsToEachHint}
          rows={2}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Decisions>
          <Button
            variant="outline"
            icon="close"
            disabled={isSending}
            onClick={() => decide('DenyBetaRequest')}
          >
            {requestCopy.denyCount(requests.length)}
          </Button>
          <Button
            variant="primary"
            icon="check"
            disabled={isSending}
            onClick={() => decide('ApproveBetaRequest')}
          >
            {requestCopy.approveCount(requests.length)}
          </Button>
        </Decisions>
      </Stack>
    </Bar>
  );
}

const looks: Readonly<Record<BetaRequest['status'], { tone: ChipTone; icon: IconName }>> = {
  pending: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  denied: { tone: 'plain', icon: 'close' },
};

export function StatusChip({ status }: { status: BetaRequest['status'] }) {
  return <Chip {...looks[status]}>{requestCopy.statuses[status]}</Chip>;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s1};
  margin-inline: calc(-1 * ${theme.space.s3});
  & > li {
    display: flex;
    align-items: center;
  }
`;

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${({ theme }) => theme.space.s2};
`;

/** As large as a finger: the box alone would be too small to hit. */
const Tick = styled.label`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.tap};
  height: ${theme.size.tap};
  cursor: pointer;
  & > input {
    width: ${theme.space.s5};
    height: ${theme.space.s5};
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`;

/** Keeps the rows below each other where some can be ticked. */
const NoTick = styled.span`
  flex: none;
  width: ${({ theme }) => theme.size.tap};
`;

const Row = styled(Link)`
  display: flex;
  flex: 1;
  min-width: 0;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  min-height: ${theme.space.s16};
  padding: ${theme.space.s3};
  border-radius: ${theme.radius.m};
  text-decoration: none;
  & > span:first-child {
    flex: 1 1 24ch;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  ${rowStates}
`;

const Bar = styled.section`
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
`;
