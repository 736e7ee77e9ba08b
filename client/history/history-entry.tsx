import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { useSWRConfig } from 'swr';
import { ChartTable, type TableContent } from '#client/charts/chart-table.tsx';
import { AskedButton } from '#client/lib/day/asked-button.tsx';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { distanceText, unitText } from '#client/lib/format/format-copy.ts';
import { useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { questText } from '#client/lib/words/quest-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import {
  type HistoryEntry,
  historyEntry,
  type WorkoutEntry,
} from '#service/features/history/history-contract.ts';
import { faceOf, isActivity, lineOf, nameOf, pointsOf, sentencesOf, setRows } from './entry-view-model.ts';
import { canDelete, canEdit, deleteEntry, deletionEvents } from './history-api.ts';
import { historyCopy } from './history-copy.ts';

type RowProps = {
  entry: HistoryEntry;
  /** All that is known of the history, for what holds the same day. */
  others: readonly HistoryEntry[];
  onEdit: () => void;
};

/**
 * One entry, which opens in its place.
 * @param isEdited a new date may move the entry to another month, where it is open again
 */
export function HistoryEntryRow({ entry, others, isEdited, onEdit }: RowProps & { isEdited: boolean }) {
  const [startsOpen] = useState(isEdited);
  const [isOpen, setOpen] = useState(startsOpen);
  const summary = useRef<HTMLElement>(null);
  const points = pointsOf(entry);
  useEffect(() => {
    // The button that had the focus went with the entry's former place.
    if (startsOpen && document.activeElement === document.body) summary.current?.focus();
  }, [startsOpen]);
  return (
    <li>
      <Folding
        open={startsOpen}
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      >
        <summary ref={summary}>
          <IconBadge {...faceOf(entry)} />
          <Grow>
            <Name>{nameOf(entry)}</Name>
            <SubText>{lineOf(entry)}</SubText>
          </Grow>
          {points !== null && points > 0 && <Points>{historyCopy.points(points)}</Points>}
        </summary>
        {isOpen && (
          <Body>
            <Details entry={entry} />
            {sentencesOf(entry).map((sentence) => (
              <Text key={sentence} $tone="muted" $size="t14">
                {sentence}
              </Text>
            ))}
            <Actions entry={entry} others={others} onEdit={onEdit} />
          </Body>
        )}
      </Folding>
    </li>
  );
}

function Actions({ entry, others, onEdit }: RowProps) {
  const { cache } = useSWRConfig();
  const today = useMemberToday();
  const { data: stats } = useStats();
  if (!canDelete(entry)) return null;
  const name = nameOf(entry);
  const cost = entry.kind === 'workout' ? costOf(entry, others) : null;
  return (
    <AskedButton
      icon="trash"
      variant="outline"
      label={historyCopy.deleteOf(name)}
      other={
        canEdit(entry) && (
          <Button icon="edit" aria-label={historyCopy.editOf(name)} onClick={onEdit}>
            {historyCopy.edit}
          </Button>
        )
      }
      forecast={
        stats && (
          <NumbersAfter
            stats={stats}
            today={today}
            events={() => deletionEvents(entry)}
            lead={<b>{historyCopy.ifDeleted}</b>}
          >
            {cost}
          </NumbersAfter>
        )
      }
      onConfirm={(button) => {
        focusNeighbour(button);
        void deleteEntry(cache, entry, stats);
      }}
    >
      {historyCopy.delete}
    </AskedButton>
  );
}

/** The button goes with its entry: the focus moves to the next one, or to the one before. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector('summary')?.focus();
}

/** The cost of deleting a workout, in points and for its day. */
function costOf(entry: HistoryEntry, others: readonly HistoryEntry[]): string {
  const points = pointsOf(entry) ?? 0;
  const holder = others.find(
    (other) => other.id !== entry.id && other.date === entry.date && isActivity(other),
  );
  const day = holder ? historyCopy.dayStays(nameOf(holder)) : historyCopy.dayMayFall;
  return [points > 0 ? historyCopy.takesBack(points) : '', isActivity(entry) ? day : '']
    .filter(Boolean)
    .join(' ');
}

function Details({ entry }: { entry: HistoryEntry }) {
  switch (entry.kind) {
    case 'workout':
      return <WorkoutDetails entry={entry} />;
    case 'quest':
      return (
        <>
          {entry.description !== null && <Text>{questText(entry.description)}</Text>}
          {entry.note !== undefined && <Note>{entry.note}</Note>}
        </>
      );
    case 'measurements':
      return <ChartTable {...measurementsTable(entry)} />;
    case 'routine':
    case 'assessment':
      return <ReadDetails id={entry.id} />;
    default:
      return null;
  }
}

/** The sets with the way to each exercise; how far an activity went. */
function WorkoutDetails({ entry }: { entry: WorkoutEntry }) {
  const isMetric = useCurrentUser().data?.unitPreference === 'metric';
  const exercises = [...new Set((entry.sets ?? []).map(({ exercise }) => exercise))];
  return (
    <>
      {entry.distanceMeters !== undefined && <Text>{distanceText(entry.distanceMeters, isMetric)}</Text>}
      {entry.sets && entry.sets.length > 0 && (
        <ChartTable
          caption={historyCopy.sets}
          columns={[historyCopy.exercise, historyCopy.whatYouDid, historyCopy.load]}
          rows={setRows(entry.sets)}
        />
      )}
      {exercises.length > 0 && (
        <Exercises aria-label={historyCopy.exercises}>
          {exercises.map((exercise) => (
            <li key={exercise}>
              <TextLink to={paths.exercise(exercise)}>{nameText(exercise)}</TextLink>
            </li>
          ))}
        </Exercises>
      )}
    </>
  );
}

const readEntry = readAs(historyEntry);

/** Details that the list leaves out, read when the entry is opened. */
function ReadDetails({ id }: { id: string }) {
  const key = `/api/history/${encodeURIComponent(id)}`;
  const { data, error, mutate } = useSWR<HistoryEntry, Error>(key, readEntry);
  if (error && !data) return <RetryNote onRetry={() => void mutate()}>{historyCopy.detailsUnread}</RetryNote>;
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="6rem" />
      </SkeletonGroup>
    );
  if (data.kind === 'assessment')
    return (
      <ChartTable
        caption={nameText(data.title)}
        columns={[historyCopy.exercise, historyCopy.result]}
        rows={(data.results ?? []).map(({ exerciseName, value, type }) => [
          nameText(exerciseName),
          historyCopy.resultOf(value, type),
        ])}
      />
    );
  if (data.kind !== 'routine') return null;
  return (
    <ChartTable
      caption={nameText(data.title)}
      columns={[historyCopy.exercise, historyCopy.sets]}
      rows={(data.exercises ?? []).map(({ name, sets, done }) => [
        nameText(name),
        historyCopy.setsDone(done, sets),
      ])}
    />
  );
}

const measurementsTable = ({
  title,
  values,
}: Extract<HistoryEntry, { kind: 'measurements' }>): TableContent => ({
  caption: title,
  columns: [historyCopy.measurement, historyCopy.value],
  rows: values.map(({ field, value, unit }) => [
    historyCopy.fields[field],
    historyCopy.quantity(value, unitText(unit)),
  ]),
});

const Folding = styled.details`
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh1};
  &[open] {
    box-shadow:
      inset 0 0 0 2px ${theme.color.ink},
      ${theme.shadow.sh2};
  }
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    min-height: 4.25rem;
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: inherit;
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

const Name = styled.b`
  overflow-wrap: anywhere;
`;

/** The member's own words, line by line. */
const Note = styled(Text)`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Points = styled.b`
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  padding: ${theme.space.s1} ${theme.space.s4} ${theme.space.s4};
`;

const Exercises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s4};
  font-size: ${theme.text.t14};
`;
