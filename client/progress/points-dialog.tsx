import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { Bars } from '#client/charts/bars.tsx';
import { AskedButton } from '#client/lib/day/asked-button.tsx';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { undoCompletion } from '#client/lib/day/undo-completion.ts';
import { recentDay, shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useRereadWithAll } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { type LedgerEntry, ledgerAnswer } from '#service/features/stats/stats-contract.ts';
import { pointsCopy } from './points-copy.ts';
import type { LedgerFacts } from './progress-facts.ts';
import { pointsByDay, pointsThisWeek, wholeDates } from './progress-view-model.ts';

const daysShown = 28;
const entriesAtOnce = 30;
/** Entries in a page of the ledger; the facts hold the first one. */
const pageSize = 200;

/** All points: by day as a picture, and one by one. */
export function PointsDialog({ facts, onClose }: { facts: LedgerFacts; onClose: () => void }) {
  const { stats, ledger, today } = facts;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="spark"
      title={pointsCopy.pointsByDay}
      description={pointsCopy.pointsLead(stats.totalPoints, pointsThisWeek(ledger, today))}
    >
      <TextLink to={paths.achievements}>{pointsCopy.pointsLeadTo}</TextLink>
      <PointsChart facts={facts} />
      {ledger.length === 0 ? <Text $tone="muted">{pointsCopy.pointsEmpty}</Text> : <Ledger facts={facts} />}
    </Dialog>
  );
}

/** The newest entries, and older ones for as long as there are any. */
function Ledger({ facts }: { facts: LedgerFacts }) {
  const [shown, setShown] = useState(entriesAtOnce);
  const { entries, hasMore, isReading, isFailed, readMore } = useLedgerPages(facts.ledger);
  function showOlder(): void {
    if (shown + entriesAtOnce > entries.length && hasMore) readMore();
    setShown(shown + entriesAtOnce);
  }
  return (
    <>
      <Rows aria-label={pointsCopy.ledger}>
        {entries.slice(0, shown).map((entry) => (
          <EntryRow key={entry.id} entry={entry} facts={facts} />
        ))}
      </Rows>
      {isFailed ? (
        <RetryNote onRetry={readMore}>{pointsCopy.olderUnread}</RetryNote>
      ) : (
        (shown < entries.length || hasMore) && (
          <Button isBlock aria-disabled={isReading} onClick={showOlder}>
            {pointsCopy.showOlder}
          </Button>
        )
      )}
    </>
  );
}

const readLedger = readAs(ledgerAnswer);

/** @param first the newest entries, which the dashboard has read */
function useLedgerPages(first: readonly LedgerEntry[]) {
  const newest = wholeDates(first, pageSize);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<readonly LedgerEntry[], Error>(
    (_: number, before: readonly LedgerEntry[] | null) => {
      const oldest = wholeDates(before ?? first, pageSize).at(-1);
      const isLast = (before ?? first).length < pageSize;
      return isLast || !oldest ? null : `/api/ledger?limit=${pageSize}&before=${oldest.date}`;
    },
    readLedger,
    { initialSize: 0, revalidateFirstPage: false },
  );
  useRereadWithAll(mutate);
  const pages = data ?? [];
  return {
    entries: [...newest, ...pages.flatMap((page) => wholeDates(page, pageSize))],
    hasMore: (pages.at(-1) ?? first).length === pageSize,
    isReading: isValidating && size > pages.length,
    isFailed: error !== undefined,
    readMore: () => void setSize(pages.length + 1),
  };
}

function PointsChart({ facts: { ledger, today } }: { facts: LedgerFacts }) {
  const days = pointsByDay(ledger, today, daysShown);
  const best = Math.max(...days.map(({ count }) => count));
  return (
    <Bars
      summary={pointsCopy.pointsChart(daysShown, best)}
      bars={days.map(({ date, count }, index) => ({
        key: date,
        value: count,
        label: index % 9 === 0 ? shortDate(date) : '',
      }))}
      isLastOpen
    />
  );
}

function EntryRow({ entry, facts }: { entry: LedgerEntry; facts: LedgerFacts }) {
  const { date, points, overlaps } = entry;
  return (
    <li>
      <Grow>
        <b>{reasonOf(entry)}</b>
        <SubText>
          {recentDay(date, facts.today)}
          {overlaps && pointsCopy.overlaps}
        </SubText>
        {isUndoable(entry, facts) && (
          <AskedButton
            size="small"
            forecast={
              <NumbersAfter
                stats={facts.stats}
                today={facts.today}
                events={() => [{ event: { type: 'QuestCompletionUndone', date, questId: '', points } }]}
                lead={<b>{pointsCopy.ifUndone}</b>}
              />
            }
            onConfirm={() => void undoCompletion(date)}
          >
            {pointsCopy.undo}
          </AskedButton>
        )}
      </Grow>
      <b dir="ltr">{points > 0 ? `+${numberText(points)}` : `−${numberText(-points)}`}</b>
    </li>
  );
}

const reasons: Readonly<Partial<Record<string, string>>> = pointsCopy.reasons;

/** A service that is newer than the page may have other reasons. */
const reasonOf = ({ reason, text }: LedgerEntry): string =>
  reasons[reason] ?? text.charAt(0).toUpperCase() + text.slice(1);

/** A quest that was completed today, and not taken back since. */
const isUndoable = ({ id, date, reason }: LedgerEntry, { ledger, today }: LedgerFacts): boolean =>
  reason === 'quest-completed' && date === today && !ledger.some(({ reverses }) => reverses === id);
