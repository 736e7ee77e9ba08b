import { type ReactNode, useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { itemsText, midSentence } from '#client/lib/format/locale.ts';
import { useBuiltinTemplates, useCurrentUser, useUserTemplates } from '#client/lib/http/read-models.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { inPlace } from '#client/ui/in-place.ts';
import { Halves, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { LibraryExercise } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { libraryCopy } from './library-copy.ts';
import {
  addressOf,
  filterNames,
  type LibraryPart,
  type LibraryQuery,
  optionsOf,
  queryOf,
} from './library-query.ts';
import { WorkoutDialog } from './workout-dialog.tsx';

const parts = (['exercises', 'workouts'] as const).map((value) => ({
  value,
  label: libraryCopy.parts[value],
}));

/** Where the filters have room next to the list. */
const broad = theme.media.broad.replace('@media ', '');

const noAddress = new URLSearchParams();

/** How many entries are shown at first, and at each press for more. */
const pageSize = 24;

/** The exercises with their guides, which come with the first visit of this screen. */
const loadLibrary = async () => await import('#domain/catalogue/guides/exercise-library.ts');

/** Every exercise and workout. The address holds the query, so that Back leads to it again. */
export function LibraryScreen() {
  const [query, change] = useLibraryQuery();
  const { part, filter } = query;
  const chosen = filterNames.filter((name) => filter[name] !== null).length;
  const [isOpen, setOpen] = useState(chosen > 0 || window.matchMedia(broad).matches);
  const isFiltered = Object.keys(addressOf({ part: 'exercises', filter })).length > 0;
  return (
    <>
      <ScreenHead>
        <ScreenHeading size="h2">{libraryCopy.title}</ScreenHeading>
        <Text $tone="muted" $size="t18">
          {libraryCopy.lead}
        </Text>
      </ScreenHead>
      <Halves $aside="24rem">
        <Stack role="search">
          <Segmented
            label={libraryCopy.show}
            segments={parts}
            value={part}
            onChoose={(chosen: LibraryPart) => change({ part: chosen })}
          />
          <TextField
            label={libraryCopy.search}
            type="search"
            value={filter.search}
            placeholder={libraryCopy.searchExample}
            autoComplete="off"
            onChange={(event) => change({ filter: { ...filter, search: event.target.value } })}
          />
          <details open={isOpen} onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
            <Summary>
              {libraryCopy.filterBy(chosen)}
              <Icon name="down" size={18} />
            </Summary>
            <Filters>
              {filterNames.map((name) => (
                <SelectField
                  key={name}
                  label={libraryCopy.filters[name]}
                  placeholder={libraryCopy.any}
                  options={optionsOf(name)}
                  value={filter[name] ?? ''}
                  onChange={(event) => change({ filter: { ...filter, [name]: event.target.value || null } })}
                />
              ))}
            </Filters>
          </details>
          {isFiltered && (
            <div>
              <Button
                size="small"
                variant="outline"
                icon="close"
                onClick={() => change({ filter: queryOf(noAddress).filter })}
              >
                {libraryCopy.clear}
              </Button>
            </div>
          )}
        </Stack>
        <Found key={JSON.stringify(query)} query={query} />
      </Halves>
    </>
  );
}

type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** The results of the query, a page at a time. */
function Found({ query: { part, filter } }: { query: LibraryQuery }) {
  const library = useSWR('exercise-library', loadLibrary);
  const demo = useExerciseDemo();
  const props = { filter, onHowTo: demo.showDemo };
  const Entries = part === 'exercises' ? Exercises : Workouts;
  return (
    <>
      <WhenRead lookups={[library]}>{library.data && <Entries {...props} library={library.data} />}</WhenRead>
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
    </>
  );
}

type FoundProps = {
  filter: LibraryQuery['filter'];
  library: Library;
  onHowTo: (exercise: string) => void;
};

function useOwned(): readonly string[] {
  return ownedEquipment(useCurrentUser().data?.availableEquipment ?? []);
}

function Exercises({ filter, library: { findExercises }, onHowTo }: FoundProps) {
  const { data: user } = useCurrentUser();
  const excluded = (user?.excludedExercises ?? []).map(({ name }) => name);
  return (
    <List
      entries={findExercises(filter, useOwned(), nameText)}
      found={libraryCopy.exercisesFound}
      row={(exercise) => (
        <ExerciseEntry
          exercise={exercise}
          isExcluded={excluded.includes(exercise.name)}
          onOpen={() => onHowTo(exercise.name)}
        />
      )}
    />
  );
}

function Workouts({ filter, library: { findWorkouts }, onHowTo }: FoundProps) {
  const builtin = useBuiltinTemplates();
  const saved = useUserTemplates();
  const owned = useOwned();
  const [opened, setOpened] = useState<WorkoutTemplate | null>(null);
  return (
    <WhenRead lookups={[builtin, saved]}>
      <List
        entries={findWorkouts([...(saved.data ?? []), ...(builtin.data ?? [])], filter, owned, shownText)}
        found={libraryCopy.workoutsFound}
        row={(workout) => <WorkoutEntry workout={workout} onOpen={() => setOpened(workout)} />}
      />
      {opened && <WorkoutDialog workout={opened} onHowTo={onHowTo} onClose={() => setOpened(null)} />}
    </WhenRead>
  );
}

type WhenReadProps = {
  lookups: readonly {
    readonly data: unknown;
    readonly error: unknown;
    readonly mutate: () => Promise<unknown>;
  }[];
  children: ReactNode;
};

function WhenRead({ lookups, children }: WhenReadProps) {
  const missing = lookups.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children;
  const failed = missing.filter(({ error }) => error !== undefined);
  const retry = (): void => {
    for (const { mutate } of failed) void mutate();
  };
  if (failed.length > 0) return <RetryNote onRetry={retry}>{libraryCopy.unread}</RetryNote>;
  return (
    <SkeletonGroup>
      <Skeleton $height="4.25rem" />
      <Skeleton $height="4.25rem" />
      <Skeleton $height="4.25rem" />
    </SkeletonGroup>
  );
}

type ListProps<Entry> = {
  entries: readonly Entry[];
  found: (count: number) => string;
  row: (entry: Entry) => ReactNode;
};

function List<Entry extends { readonly name: string }>({ entries, found, row }: ListProps<Entry>) {
  const [shown, setShown] = useState(pageSize);
  const left = entries.length - shown;
  return (
    <Stack>
      <Text role="status" $tone="muted" $size="t14">
        {found(entries.length)}
      </Text>
      {entries.length === 0 && (
        <EmptyState icon="dumbbell" title={libraryCopy.nothing}>
          {libraryCopy.nothingLead}
        </EmptyState>
      )}
      <Rows>
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.name}>{row(entry)}</li>
        ))}
      </Rows>
      {left > 0 && (
        <Button isBlock onClick={() => setShown(shown + pageSize)}>
          {libraryCopy.showMore(Math.min(left, pageSize))}
        </Button>
      )}
    </Stack>
  );
}

type ExerciseEntryProps = { exercise: LibraryExercise; isExcluded: boolean; onOpen: () => void };

function ExerciseEntry({ exercise, isExcluded, onOpen }: ExerciseEntryProps) {
  const { name, pattern, level, equipment, muscles, impact } = exercise;
  const line = [
    nameText(libraryCopy.valueLabel('pattern', pattern)),
    midSentence(nameText(levelLabels[level])),
    ...equipmentWords(equipment),
    ...(impact === 'high' ? [libraryCopy.highImpact] : []),
  ];
  return (
    <Entry
      name={nameText(name)}
      lines={[itemsText(line), libraryCopy.works(muscles.map(nameText))]}
      onOpen={onOpen}
    >
      {isExcluded && <Chip tone="warn">{libraryCopy.leftOut}</Chip>}
    </Entry>
  );
}

function WorkoutEntry({ workout, onOpen }: { workout: WorkoutTemplate; onOpen: () => void }) {
  const { name, description, durationMinutes, difficulty, equipment } = workout;
  const line = [
    libraryCopy.minutes(durationMinutes),
    midSentence(nameText(levelLabels[difficulty])),
    ...equipmentWords(ownedEquipment(equipment)),
  ];
  return <Entry name={nameText(name)} lines={[itemsText(line), workoutText(description)]} onOpen={onOpen} />;
}

/** A name, or the description of a workout. */
const shownText = (english: string): string => workoutText(nameText(english));

const equipmentWords = (ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [libraryCopy.noEquipment] : ids.map((id) => midSentence(nameText(equipmentLabel(id))));

/**
 * The query of the library, also in the address: Back leads from workouts to exercises, and to the filters that were set. The fields follow
 * this state, because the router's state comes later than a key press.
 */
function useLibraryQuery(): readonly [LibraryQuery, (change: Partial<LibraryQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const [query, setQuery] = useState(() => queryOf(address));
  useEffect(() => {
    if (navigation === 'POP') setQuery(queryOf(address));
  }, [address, navigation]);
  return [
    query,
    (change) => {
      const next = { ...query, ...change };
      setQuery(next);
      setAddress(addressOf(next), { replace: change.part === undefined, ...inPlace });
    },
  ];
}

type EntryProps = { name: string; lines: readonly string[]; onOpen: () => void; children?: ReactNode };

const Entry = ({ name, lines, onOpen, children }: EntryProps) => (
  <EntryButton type="button" onClick={onOpen}>
    <span>
      <b>{name}</b>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
    {children}
    <Icon name="right" />
  </EntryButton>
);

const Summary = styled.summary(
  ({ theme: { space, size, weight } }) => css`
    display: flex;
    align-items: center;
    gap: ${space.s2};
    width: fit-content;
    min-height: ${size.tap};
    font-weight: ${weight.bold};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    details[open] > & > svg {
      transform: rotate(180deg);
    }
  `,
);

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
`;

const EntryButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  width: 100%;
  min-height: 4rem;
  padding: ${theme.space.s3} ${theme.space.s4};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh1};
  color: inherit;
  font: inherit;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  & > span:first-child {
    flex: 1;
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.bold};
  }
  & small {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink2};
  }
  & > svg {
    flex: none;
  }
`;
