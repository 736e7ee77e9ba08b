import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { recentDay, shortDate } from '#client/lib/format/format-day.ts';
import { undoCompletion } from '#client/lib/http/undo-completion.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import type { LedgerEntry } from '#service/stats/stats-contract.ts';
import { Bars } from './bars.tsx';
import { pointsByDay, pointsThisWeek } from './count-view-model.ts';
import { progressCopy } from './progress-copy.ts';
import type { LedgerFacts } from './progress-facts.ts';

const daysShown = 28;
const entriesShown = 30;

/** All points: by day as a picture, and one by one. */
export function PointsDialog({ facts, onClose }: { facts: LedgerFacts; onClose: () => void }) {
  const { stats, ledger, today } = facts;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="spark"
      title={progressCopy.pointsByDay}
      description={progressCopy.pointsLead(stats.totalPoints, pointsThisWeek(ledger, today))}
    >
      <TextLink to={paths.achievements}>{progressCopy.pointsLeadTo}</TextLink>
      <PointsChart facts={facts} />
      {ledger.length === 0 ? (
        <Text $tone="muted">{progressCopy.pointsEmpty}</Text>
      ) : (
        <Rows aria-label={progressCopy.ledger}>
          {ledger.slice(0, entriesShown).map((entry) => (
            <EntryRow key={entry.id} entry={entry} facts={facts} />
          ))}
        </Rows>
      )}
    </Dialog>
  );
}

function PointsChart({ facts: { ledger, today } }: { facts: LedgerFacts }) {
  const days = pointsByDay(ledger, today, daysShown);
  const best = Math.max(...days.map(({ count }) => count));
  return (
    <Bars
      summary={progressCopy.pointsChart(daysShown, best)}
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
  const { date, points, text, overlaps } = entry;
  return (
    <li>
      <Grow>
        <b>{text.charAt(0).toUpperCase() + text.slice(1)}</b>
        <SubText>
          {recentDay(date, facts.today)}
          {overlaps && progressCopy.overlaps}
        </SubText>
        {isUndoable(entry, facts) && (
          <NumbersAfter
            stats={facts.stats}
            today={facts.today}
            events={() => [{ event: { type: 'QuestCompletionUndone', date, questId: '', points } }]}
            lead={<b>{progressCopy.ifUndone}</b>}
          />
        )}
      </Grow>
      {isUndoable(entry, facts) && (
        <Button size="small" onClick={() => void undoCompletion(date)}>
          {progressCopy.undo}
        </Button>
      )}
      <b>{points > 0 ? `+${points}` : `−${-points}`}</b>
    </li>
  );
}

/** A quest that was completed today, and not taken back since. */
const isUndoable = ({ id, date, reason }: LedgerEntry, { ledger, today }: LedgerFacts): boolean =>
  reason === 'quest-completed' && date === today && !ledger.some(({ reverses }) => reverses === id);
