import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type DoneToday, useActivityWaits, useDoneToday } from '#client/lib/day/done-today.ts';
import { weekdayName } from '#client/lib/format/format-day.ts';
import { useChoiceBasis, useCurrentUser, useLedger } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dots } from '#client/ui/dots.tsx';
import { Icon, IconBadge, type IconName, type SegmentNumber } from '#client/ui/icon.tsx';
import { Grow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { focusHeading, ScreenHeading } from '#client/ui/screen-heading.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { shortestStretch } from '#domain/catalogue/workouts/template-suggestions.ts';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { doneCopy } from './done-copy.ts';
import { workoutCopy } from './workout-copy.ts';

type DoneForTodayProps = {
  /** The session that ended on this screen just now; null where the day was done before. */
  ended: { readonly name: string } | null;
  onTrainAgain: () => void;
};

/** The day has had its workout: its result, the progress of the week, and links to continue. */
export function DoneForToday({ ended, onTrainAgain }: DoneForTodayProps) {
  const done = useDoneToday();
  const hasEndedHere = ended !== null;
  useEffect(() => {
    if (hasEndedHere) focusHeading();
  }, [hasEndedHere]);
  const isWaiting = useActivityWaits();
  // A workout saved on another date, for example after midnight, does not make this date done.
  const title = done && !done.isDone && !isWaiting ? doneCopy.saved : doneCopy.title;
  return (
    <Column>
      <Pine tone="pine">
        <Tick aria-hidden>
          <Icon name="check" size={40} />
        </Tick>
        <ScreenHeading title={title} size="h2">
          {title}
        </ScreenHeading>
        <p>{ended ? doneCopy.savedName(nameText(ended.name)) : doneCopy.lead}</p>
        {done && <Week {...done.week} />}
        {isWaiting && (
          <Stack $gap="s2" role="status">
            <Row>
              <Chip tone="warn" icon="clock">
                {workoutCopy.waitingToSync}
              </Chip>
            </Row>
            <p>{workoutCopy.savedLater}</p>
          </Stack>
        )}
      </Pine>
      {done && done.workouts.length > 0 && <Today workouts={done.workouts} />}
      <Card title={doneCopy.wayOn}>
        <Ways />
      </Card>
      <Button isBlock onClick={onTrainAgain}>
        {doneCopy.trainAgain}
      </Button>
    </Column>
  );
}

function Week({ done, planned }: DoneToday['week']) {
  return (
    <WeekLine>
      <Dots left={Math.min(done, planned)} of={planned} />
      <b>{doneCopy.week(done, planned)}</b>
    </WeekLine>
  );
}

const Today = ({ workouts }: Pick<DoneToday, 'workouts'>) => (
  <Card title={doneCopy.today}>
    <Rows>
      {workouts.map(({ id, templateName, durationMinutes, pointsEarned }) => (
        <li key={id}>
          <Grow>
            <b>{nameText(templateName)}</b>
            <SubText>{workoutCopy.minutes(durationMinutes)}</SubText>
          </Grow>
          {pointsEarned > 0 && <b>{doneCopy.points(pointsEarned)}</b>}
        </li>
      ))}
    </Rows>
  </Card>
);

/** A stretch, the day's quest, the history, and when the plan goes on. */
function Ways() {
  const { data: user } = useCurrentUser();
  const { basis } = useChoiceBasis();
  const today = useMemberToday();
  const stretch = basis && shortestStretch(basis.shelf.builtin);
  const isQuestOpen = useIsQuestOpen();
  const next =
    basis &&
    weekPlan({
      ...basis,
      today,
      daysPerWeek: user?.daysPerWeek ?? onboardingDefaults.daysPerWeek,
      customExercises: [],
    })
      .slice(1)
      .find(({ isRestDay }) => !isRestDay);
  return (
    <>
      <Links>
        {stretch && (
          <Way to={`${paths.workout}?template=${stretch.id}`} icon="leaf" segment={8}>
            {doneCopy.stretch}
            <SubText>
              {doneCopy.nameAndMinutes(nameText(stretch.name), workoutCopy.minutes(stretch.durationMinutes))}
            </SubText>
          </Way>
        )}
        {user?.questWheelEnabled !== false && isQuestOpen && (
          <Way to={`${paths.dashboard}${anchors.quest}`} icon="wheel" segment={1}>
            {doneCopy.quest}
          </Way>
        )}
        <Way to={paths.history} icon="calendar" segment={5}>
          {doneCopy.history}
        </Way>
      </Links>
      {next?.session && (
        <Text $tone="muted" $size="t14">
          {doneCopy.next(weekdayName(next.day), nameText(next.session.template.name))}
        </Text>
      )}
    </>
  );
}

const questReasons: readonly string[] = ['quest-completed', 'lucky-day'];

/** Whether today's quest has not been completed. False until the ledger is read. */
function useIsQuestOpen(): boolean {
  const { data: ledger } = useLedger();
  const today = useMemberToday();
  if (!ledger) return false;
  const undone = new Set(ledger.map(({ reverses }) => reverses));
  return !ledger.some(
    ({ id, date, reason, reverses }) =>
      date === today && reverses === null && questReasons.includes(reason) && !undone.has(id),
  );
}

type WayProps = { to: string; icon: IconName; segment: SegmentNumber; children: ReactNode };

const Way = ({ to, icon, segment, children }: WayProps) => (
  <li>
    <Link to={to}>
      <IconBadge icon={icon} segment={segment} />
      <span>{children}</span>
      <Icon name="right" size={20} />
    </Link>
  </li>
);

const Column = styled(Stack)`
  max-width: 40rem;
  margin-inline: auto;
`;

const Pine = styled(Card)`
  display: grid;
  gap: ${theme.space.s3};
  justify-items: center;
  padding-block: ${theme.space.s8};
  border-radius: ${theme.radius.xl};
  text-align: center;
  & p,
  & b {
    color: ${theme.color.tileGoalText};
  }
  & > [role='status'] {
    justify-items: center;
  }
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.tileGoalFill};
  color: ${theme.color.tileGoal};
  & > svg {
    stroke-width: 3;
  }
`;

const WeekLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s3};
`;

const Links = styled.ul`
  & > li + li {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${theme.space.s4};
    min-height: 4rem;
    font-weight: ${theme.weight.bold};
    text-decoration: none;
  }
  & a > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;
