import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { AddActivity, AddActivityHost } from '#client/exercise/add-activity.tsx';
import { recentMonth } from '#client/lib/format/format-day.ts';
import { isKeptForLater, onWaitingChange, useOnline, waitingNow } from '#client/lib/offline/outbox.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Grow, Stack } from '#client/ui/layout.tsx';
import { LinkButton, TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import {
  type HistoryEntry,
  type HistoryKind,
  longestSearch,
  shownKinds,
} from '#service/features/history/history-contract.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { byMonth } from './entry-view-model.ts';
import { isDeleted, useHistory } from './history-api.ts';
import { historyCopy } from './history-copy.ts';
import { HistoryEntryRow } from './history-entry.tsx';

/** How long typing rests before the service is asked. */
const typingMs = 300;

export function HistoryList() {
  const [kinds, setKinds] = useState<readonly HistoryKind[]>([]);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { entries, hasMore, isReading, isFailed, showOlder, retry } = useHistory({ kinds, search });
  const [edited, setEdited] = useState<Edited | null>(null);
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  const isOnline = useOnline();
  const shown = entries?.filter((entry) => !isDeleted(entry, waiting));
  const isAll = kinds.length === 0 && search === '';
  const showAll = (): void => {
    setKinds([]);
    setTyped('');
  };
  return (
    <AddActivityHost>
      <Stack>
        <AddActivity />
        <Filters kinds={kinds} onChoose={setKinds} />
        <TextField
          label={historyCopy.search}
          type="search"
          value={typed}
          maxLength={longestSearch}
          placeholder={historyCopy.searchExample}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {!isOnline && entries && (
          <Text role="status" $tone="muted" $size="t14">
            {historyCopy.offline}
          </Text>
        )}
        {isAll && <PendingEntries />}
        {shown && shown.length > 0 && (
          <Months
            entries={shown}
            isWhole={!hasMore}
            edited={edited}
            onEdit={(entry) => setEdited((last) => ({ entry, opening: (last?.opening ?? 0) + 1 }))}
          />
        )}
        {shown?.length === 0 && !hasMore && (isAll ? <Empty /> : <NothingFound onShowAll={showAll} />)}
        {isFailed && <RetryNote onRetry={retry}>{historyCopy.unread}</RetryNote>}
        {isReading && (
          <SkeletonGroup>
            <Skeleton $height="4.25rem" />
            <Skeleton $height="4.25rem" />
            <Skeleton $height="4.25rem" />
          </SkeletonGroup>
        )}
        {hasMore && <Older isReading={isReading} onReached={showOlder} />}
        {edited && <EditEntryDialog key={edited.entry.id} {...edited} />}
      </Stack>
    </AddActivityHost>
  );
}

/** The typed text after a pause in typing. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

type FiltersProps = { kinds: readonly HistoryKind[]; onChoose: (kinds: readonly HistoryKind[]) => void };

/** Pressed buttons with a check: several kinds may be shown together. */
function Filters({ kinds, onChoose }: FiltersProps) {
  const flip = (kind: HistoryKind): void => {
    const isOn = kinds.includes(kind);
    onChoose(isOn ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  };
  return (
    <Line role="group" aria-label={historyCopy.show}>
      <Filter isOn={kinds.length === 0} onPress={() => onChoose([])}>
        {historyCopy.all}
      </Filter>
      {shownKinds.map((kind) => (
        <Filter key={kind} isOn={kinds.includes(kind)} onPress={() => flip(kind)}>
          {historyCopy.kinds[kind]}
        </Filter>
      ))}
    </Line>
  );
}

type FilterProps = { isOn: boolean; onPress: () => void; children: string };

const Filter = ({ isOn, onPress, children }: FilterProps) => (
  <Pressed type="button" aria-pressed={isOn} onClick={onPress}>
    {isOn && <Icon name="check" size={18} />}
    {children}
  </Pressed>
);

type Edited = { readonly entry: HistoryEntry; readonly opening: number };

type MonthsProps = {
  entries: readonly HistoryEntry[];
  isWhole: boolean;
  edited: Edited | null;
  onEdit: (entry: HistoryEntry) => void;
};

/** How many entries a month has is known once an earlier one has begun. */
function Months({ entries, isWhole, edited, onEdit }: MonthsProps) {
  const today = useMemberToday();
  const months = byMonth(entries);
  return (
    <>
      {months.map(({ month, entries: ofMonth }, index) => (
        <Month
          key={month}
          title={recentMonth(ofMonth[0]?.date ?? today, today)}
          count={isWhole || index < months.length - 1 ? ofMonth.length : null}
        >
          {ofMonth.map((entry) => (
            <HistoryEntryRow
              key={entry.id}
              entry={entry}
              others={entries}
              isEdited={entry.id === edited?.entry.id}
              onEdit={() => onEdit(entry)}
            />
          ))}
        </Month>
      ))}
    </>
  );
}

type MonthProps = { title: string; count: number | null; children: React.ReactNode };

function Month({ title, count, children }: MonthProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <MonthHead>
        <h2 id={id}>{title}</h2>
        {count !== null && (
          <Text as="span" $tone="soft" $size="t14">
            {historyCopy.entries(count)}
          </Text>
        )}
      </MonthHead>
      <Entries>{children}</Entries>
    </section>
  );
}

/** Reads the next page when it comes into sight; also a button, for people who do not scroll. */
function Older({ isReading, onReached }: { isReading: boolean; onReached: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReading) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onReached();
      },
      { rootMargin: '400px' },
    );
    if (button.current) watcher.observe(button.current);
    return () => watcher.disconnect();
  });
  return (
    <Button ref={button} isBlock aria-disabled={isReading} onClick={() => isReading || onReached()}>
      {historyCopy.showOlder}
    </Button>
  );
}

const Empty = () => (
  <EmptyState
    icon="calendar"
    title={historyCopy.empty}
    action={
      <>
        <LinkButton to={paths.workout} variant="primary">
          {historyCopy.startAWorkout}
        </LinkButton>
        <TextLink to={paths.bringHistory}>{historyCopy.bringHistory}</TextLink>
      </>
    }
  >
    {historyCopy.emptyLead}
  </EmptyState>
);

const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    icon="calendar"
    title={historyCopy.nothingFound}
    action={<Button onClick={onShowAll}>{historyCopy.showAll}</Button>}
  >
    {historyCopy.nothingFoundLead}
  </EmptyState>
);

/** Where an entry of the history is added. */
const adding: Readonly<Record<string, 'dumbbell' | 'scale'>> = {
  'POST /api/workouts': 'dumbbell',
  'POST /api/body-metrics': 'scale',
};

const iconOf = (method: string, path: string): 'dumbbell' | 'scale' | 'wheel' | undefined =>
  path.startsWith('/api/user-quests/') ? 'wheel' : adding[`${method} ${path}`];

/** Entries made without a network, which become real entries once they are sent; the newest first. */
function PendingEntries() {
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  const pending = waiting.filter(isKeptForLater).flatMap(({ method, path, label, idempotencyKey }) => {
    const icon = iconOf(method, path);
    return icon ? [{ icon, label, idempotencyKey }] : [];
  });
  if (pending.length === 0) return null;
  return (
    <List aria-label={historyCopy.waiting}>
      {pending.toReversed().map(({ icon, label, idempotencyKey }) => (
        <li key={idempotencyKey}>
          <IconBadge icon={icon} />
          <Grow>{label}</Grow>
          <Chip icon="clock">{historyCopy.pending}</Chip>
        </li>
      ))}
    </List>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space.s2};
  margin: -.25rem;
  padding: .25rem;
  overflow-x: auto;
  scrollbar-width: none;
  ${theme.media.wide} {
    flex-wrap: wrap;
  }
`;

const Pressed = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: .4rem;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s4};
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
  color: ${theme.color.ink};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${theme.color.inverse};
    box-shadow: none;
    color: ${theme.color.onInverse};
  }
`;

const MonthHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin-block: ${theme.space.s2} ${theme.space.s3};
  & > h2 {
    font-size: ${theme.text.t24};
  }
`;

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    min-height: 4.25rem;
    padding: ${theme.space.s3} ${theme.space.s4};
    border: ${theme.border.thick} dashed ${theme.color.line};
    border-radius: ${theme.radius.m};
    font-weight: ${theme.weight.bold};
    overflow-wrap: anywhere;
  }
`;
