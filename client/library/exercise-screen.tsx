import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { Bars } from '#client/charts/bars.tsx';
import { exerciseCopy } from '#client/exercise/exercise-copy.ts';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { ExerciseRecords, type KnownExercise } from '#client/exercise/exercise-records.tsx';
import { amountText } from '#client/exercise/set-texts.ts';
import { figureHeight } from '#client/figure/figure-height.ts';
import { FigurePlace } from '#client/figure/figure-place.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { itemsText } from '#client/lib/format/locale.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import { useBuiltinTemplates, useCurrentUser, useSetLog } from '#client/lib/http/read-models.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { MainAndAside, Row, Rows, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink, LinkButton, TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { LibraryExercise } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { areasIn } from '#domain/catalogue/workouts/injured-areas.ts';
import { swapChoices } from '#domain/catalogue/workouts/swap-choices.ts';
import { exerciseKey } from '#domain/workout/set-log.ts';
import { libraryCopy } from './library-copy.ts';

const loadLibrary = async () => await import('#domain/catalogue/guides/exercise-library.ts');

/** `/library/NAME`: all about one exercise, also about one of the member's own that the library does not have. */
export function ExerciseScreen() {
  const { name = '' } = useParams();
  const { log, entry, known, isRead, isLibraryRead } = useExercise(name);
  const demo = useExerciseDemo();
  if (isRead && !entry && !known) return <Unknown />;
  const title = entry?.name ?? known?.name ?? name;
  return (
    <>
      <ScreenHead>
        <BackLink to={paths.library}>{exerciseCopy.backToLibrary}</BackLink>
        <ScreenHeading size="h2">{nameText(title)}</ScreenHeading>
        {entry && <Facts entry={entry} />}
      </ScreenHead>
      {isLibraryRead ? (
        <MainAndAside>
          <Stack>
            {entry && <FigurePlace exercise={entry.name} />}
            <Read log={log} isRead={isRead} known={known ?? null} />
          </Stack>
          <Aside entry={entry} name={title} onGuide={() => demo.showDemo(title)} />
        </MainAndAside>
      ) : (
        <SkeletonGroup>
          <Skeleton $height={figureHeight()} />
          <Skeleton $height="14rem" />
        </SkeletonGroup>
      )}
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
    </>
  );
}

type AsideProps = { entry: LibraryExercise | undefined; name: string; onGuide: () => void };

/** The guide, the replacements, and the workouts with the exercise. */
const Aside = ({ entry, name, onGuide }: AsideProps) => (
  <Stack>
    {entry && (
      <Button icon="help" isBlock onClick={onGuide}>
        {exerciseCopy.guide}
      </Button>
    )}
    {entry && <InItsPlace name={entry.name} />}
    <InWorkouts name={name} />
  </Stack>
);

/** An exercise in the library and in the member's log. */
function useExercise(name: string) {
  const library = useSWR('exercise-library', loadLibrary);
  const log = useSetLog();
  const isIt = (one: { readonly name: string }): boolean => exerciseKey(one.name) === exerciseKey(name);
  return {
    log,
    entry: library.data?.exerciseLibrary.find(isIt),
    known: log.data?.exercises.find(isIt),
    /** Until then it is not known which parts the screen has. */
    isLibraryRead: library.data !== undefined || library.error !== undefined,
    isRead: library.data !== undefined && (log.data !== undefined || log.error !== undefined),
  };
}

type ReadProps = { log: ReturnType<typeof useSetLog>; isRead: boolean; known: KnownExercise | null };

function Read({ log, isRead, known }: ReadProps) {
  if (log.data) return <Numbers known={known} unit={log.data.unit} />;
  if (isRead) return <RetryNote onRetry={() => void log.mutate()}>{exerciseCopy.numbersUnread}</RetryNote>;
  return (
    <SkeletonGroup>
      <Skeleton $height="14rem" />
    </SkeletonGroup>
  );
}

const Unknown = () => (
  <>
    <BackLink to={paths.library}>{exerciseCopy.backToLibrary}</BackLink>
    <EmptyState
      icon="dumbbell"
      level={1}
      title={exerciseCopy.unknown}
      action={
        <LinkButton to={paths.library} variant="primary">
          {libraryCopy.title}
        </LinkButton>
      }
    >
      {exerciseCopy.unknownLead}
    </EmptyState>
  </>
);

/** `Push, beginner, no equipment`, and the muscles. */
function Facts({ entry: { pattern, level, equipment, impact, muscles } }: { entry: LibraryExercise }) {
  const things = equipment.length === 0 ? [libraryCopy.noEquipment] : equipment.map(equipmentLabel);
  return (
    <Stack $gap="s2">
      <Row $wraps $gap="s2">
        <Chip>{nameText(libraryCopy.valueLabel('pattern', pattern))}</Chip>
        <Chip>{nameText(levelLabels[level])}</Chip>
        {things.map((thing) => (
          <Chip key={thing}>{nameText(thing)}</Chip>
        ))}
        {impact === 'high' && <Chip tone="warn">{libraryCopy.highImpact}</Chip>}
      </Row>
      <Text $tone="muted">{libraryCopy.works(muscles.map(nameText))}</Text>
    </Stack>
  );
}

type NumbersProps = { known: KnownExercise | null; unit: 'kg' | 'lbs' };

/** Records, weeks and sessions; where there are none yet, how to come by them. */
function Numbers({ known, unit }: NumbersProps) {
  if (!known)
    return (
      <EmptyState icon="trophy" title={exerciseCopy.nothingLogged}>
        {exerciseCopy.nothingLoggedLead}
      </EmptyState>
    );
  const weeks = known.weeks.map(({ week, sets }) => ({ key: week, label: shortDate(week), value: sets }));
  return (
    <>
      <Card title={exerciseCopy.yourNumbers}>
        <ExerciseRecords log={known} unit={unit} />
      </Card>
      <Card title={exerciseCopy.setsPerWeek}>
        <Narrow>
          <Bars
            bars={weeks}
            summary={exerciseCopy.volumeChart(nameText(known.name), weeks.length)}
            isLastOpen
          />
        </Narrow>
      </Card>
      <Card title={exerciseCopy.yourSessions}>
        <Rows>
          {keyed(known.sessions).map(({ key, date, source, sets }) => (
            <li key={key}>
              <b>{source ? exerciseCopy.whenFrom(shortDate(date), appNames[source]) : shortDate(date)}</b>
              <SubText as="span">{itemsText(sets.map(amountText))}</SubText>
            </li>
          ))}
        </Rows>
      </Card>
    </>
  );
}

/** Two sessions may have the same date. */
const keyed = (sessions: KnownExercise['sessions']) =>
  sessions.map((session, place) => ({ ...session, key: `${session.date} ${place}` }));

/** Replacements for the exercise. */
function InItsPlace({ name }: { name: string }) {
  const { data: user } = useCurrentUser();
  const choices = swapChoices(
    { name },
    {
      equipment: user?.availableEquipment ?? [],
      excluded: (user?.excludedExercises ?? []).map((one) => one.name),
      injured: areasIn(user?.injuries ?? ''),
      taken: [],
    },
  );
  if (choices.length === 0) return null;
  return (
    <Links title={exerciseCopy.insteadOfIt} lead={exerciseCopy.insteadLead}>
      {choices.map((choice) => (
        <li key={choice.name}>
          <TextLink to={paths.exercise(choice.name)}>{nameText(choice.name)}</TextLink>
        </li>
      ))}
    </Links>
  );
}

const mostWorkouts = 5;

function InWorkouts({ name }: { name: string }) {
  const { data: templates = [] } = useBuiltinTemplates();
  const found = templates.filter(
    ({ category, exercises }) =>
      category !== 'daily_maintenance' && exercises.some((exercise) => exercise.name === name),
  );
  if (found.length === 0) return null;
  return (
    <Links title={exerciseCopy.inWorkouts}>
      {found.slice(0, mostWorkouts).map((template) => (
        <li key={template.id}>
          <TextLink to={`${paths.workout}?template=${template.id}`}>{nameText(template.name)}</TextLink>
        </li>
      ))}
    </Links>
  );
}

const Links = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Card title={title}>
    {lead && (
      <Text $tone="muted" $size="t14">
        {lead}
      </Text>
    )}
    <Rows>{children}</Rows>
  </Card>
);

/** A single week is no wider than a bar needs. */
const Narrow = styled.div`
  max-width: 32rem;
`;
