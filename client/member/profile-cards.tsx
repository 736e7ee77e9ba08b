import { useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { dayText } from '#client/lib/format/format-day.ts';
import { achievementMedals } from '#client/lib/format/icons.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-overlay.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Icon, type IconName, Medal } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Numeral, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import {
  type Achievement,
  achievements,
  profileAchievements,
} from '#domain/catalogue/content/achievements.ts';
import {
  type CalendarAnswer,
  calendarAnswer,
  type NewCalendar,
  newCalendarAnswer,
} from '#service/calendar/calendar-contract.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { type AsyncState, asyncStateOf, WhenLoaded } from './async-state.tsx';
import { calendarCopy, profileCopy } from './member-copy.ts';

const shown = profileAchievements.flatMap((id) =>
  achievements.filter((achievement) => achievement.id === id),
);

const skeletons = shown.map(({ id }) => (
  <li key={id}>
    <Skeleton $round $height="5rem" $width="5rem" />
  </li>
));

/** What was reached, and in outline what comes next. */
export function AchievementsCard({ stats }: { stats: AsyncState<Stats> }) {
  return (
    <Card
      title={profileCopy.recentAchievements}
      aside={<TextLink to={paths.achievements}>{profileCopy.allAchievements}</TextLink>}
    >
      <WhenLoaded
        state={stats}
        failure={profileCopy.achievementsUnread}
        skeleton={<Medals>{skeletons}</Medals>}
      >
        {(counts) => (
          <Medals>
            {shown.map((achievement) => (
              <li key={achievement.id}>
                <Reached achievement={achievement} standing={standingOf(achievement, counts)} />
              </li>
            ))}
          </Medals>
        )}
      </WhenLoaded>
    </Card>
  );
}

type Standing = Stats['achievements'][number];

const standingOf = ({ id }: Achievement, stats: Stats): Standing | undefined =>
  stats.achievements.find((standing) => standing.id === id);

function Reached({ achievement, standing }: { achievement: Achievement; standing: Standing | undefined }) {
  const { id, name, description } = achievement;
  const isEarned = standing?.unlocked ?? false;
  return (
    <Medal {...achievementMedals[id]} isEarned={isEarned}>
      {name}
      <SubText>{isEarned && standing?.reachedOn ? dayText(standing.reachedOn) : description}</SubText>
      {standing?.note && <SubText>{standing.note}</SubText>}
    </Medal>
  );
}

const calendarKey = '/api/me/calendar';

const makeCommand: CommandOf<null, NewCalendar> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'POST', path: calendarKey, idempotencyKey, answer: newCalendarAnswer }),
  models: ({ madeAt }) => [replaced<CalendarAnswer>(calendarKey, { madeAt })],
  movesOthers: () => false,
};

const endCommand: CommandOf<null, CalendarAnswer> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: calendarKey, idempotencyKey, answer: calendarAnswer }),
  models: (answer) => [replaced(calendarKey, answer)],
  movesOthers: () => false,
};

/** The secret address by which other calendars show the member's plan. It is shown when it is made, and never again. */
export function CalendarCard() {
  const calendar = asyncStateOf(useSWR<CalendarAnswer, Error>(calendarKey, readAs(calendarAnswer)));
  return (
    <Card title={calendarCopy.title}>
      <WhenLoaded state={calendar} failure={calendarCopy.unread} height="9rem">
        {({ madeAt }) => <Address madeAt={madeAt} />}
      </WhenLoaded>
    </Card>
  );
}

function Address({ madeAt }: { madeAt: string | null }) {
  const [made, setMade] = useState<NewCalendar | null>(null);
  const onRefused = (error: unknown) => showRefusal(error, calendarCopy.failed);
  const making = useCommand(makeCommand, { onAnswer: setMade, onRefused });
  const ending = useCommand(endCommand, { onAnswer: () => setMade(null), onRefused });
  const isSending = making.isSending || ending.isSending;
  return (
    <Stack>
      <Text $tone="muted">
        {madeAt === null ? calendarCopy.lead : calendarCopy.inUse(dayText(madeAt.slice(0, 10)))}
      </Text>
      {made && made.madeAt === madeAt && <NewAddress url={new URL(made.path, location.origin).href} />}
      <Button isBlock icon="calendar" disabled={isSending} onClick={() => making.ask(null)}>
        {madeAt === null ? calendarCopy.make : calendarCopy.makeNew}
      </Button>
      {madeAt !== null && (
        <Button isBlock variant="danger" icon="close" disabled={isSending} onClick={() => ending.ask(null)}>
          {calendarCopy.end}
        </Button>
      )}
    </Stack>
  );
}

function NewAddress({ url }: { url: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast(calendarCopy.copied);
    } catch {
      showToast(calendarCopy.notCopied);
    }
  }
  return (
    <Stack $gap="s3" role="status">
      <TextField
        label={calendarCopy.address}
        hint={calendarCopy.addressHint}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button isBlock variant="ink" icon="copy" onClick={() => void copy()}>
        {calendarCopy.copy}
      </Button>
    </Stack>
  );
}

const tiles = [
  { label: profileCopy.totalPoints, icon: 'spark', count: 'totalPoints', pending: 'points' },
  { label: profileCopy.dayStreak, icon: 'flame', count: 'currentStreak', pending: 'streak' },
  { label: profileCopy.workouts, icon: 'dumbbell', count: 'totalWorkouts', pending: 'workouts' },
  { label: profileCopy.questsDone, icon: 'wheel', count: 'completedQuests', pending: 'quests' },
] as const satisfies readonly { label: string; icon: IconName; count: keyof Stats; pending: PendingNumber }[];

/** Four numbers, each a tile. */
export function ProfileNumbers({ stats }: { stats: AsyncState<Stats> }) {
  const skeletons = tiles.map(({ label }) => <Skeleton key={label} $height="8.5rem" />);
  return (
    <WhenLoaded state={stats} failure={profileCopy.numbersUnread} skeleton={<Grid>{skeletons}</Grid>}>
      {(counts) => (
        <Grid as="section" aria-label={profileCopy.yourNumbers}>
          {tiles.map(({ label, icon, count, pending }) => (
            <Tile key={label}>
              <h2>
                <Icon name={icon} size={22} />
                {label}
                <PendingMark of={pending} />
              </h2>
              <Numeral>{numberText(counts[count])}</Numeral>
            </Tile>
          ))}
        </Grid>
      )}
    </WhenLoaded>
  );
}

const Medals = styled.ul(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.s3};
    & > li {
      display: grid;
      justify-items: center;
    }
  `,
);

const Grid = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.s3};
    ${theme.media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${theme.space.s4};
    }
  `,
);

const Tile = styled.article(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    min-width: 0;
    padding: ${theme.space.s5};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.sh1};
    & > h2 {
      display: flex;
      align-items: center;
      gap: ${theme.space.s2};
      font: ${theme.weight.strong} ${theme.text.t16} / 1.2 ${theme.font.text};
      letter-spacing: 0;
      color: ${theme.color.ink2};
    }
    & > ${Numeral} {
      overflow: hidden;
      padding-block: ${theme.space.s1};
    }
  `,
);
